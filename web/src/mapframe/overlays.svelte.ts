/** Which overlays lie on the map, fetched anew for each position. */

import type { Game } from '../table/game.svelte';
import type { Overlay, OverlayCard } from '../protocol';

export class Overlays {
  shown: Overlay[] = $state.raw([]);
  /** What was switched on, or off if it lies on the map from the start. */
  private switched: string[] = $state.raw([]);
  private fetched = new Map<string, Promise<Overlay>>();
  private at = '';

  constructor(private readonly game: Game) {}

  private get cards(): OverlayCard[] {
    return (this.game.sheet?.overlays ?? []).filter(
      ({ name, guide }) => guide !== this.switched.includes(name),
    );
  }

  get chosen(): string[] {
    return this.cards.map(({ name }) => name);
  }

  toggle(name: string): void {
    this.switched = this.switched.includes(name)
      ? this.switched.filter((other) => other !== name)
      : [...this.switched, name];
  }

  /** Brings what is shown up to date with the position and the unit pointed at or chosen; a guide minds the latter. */
  async follow(pointed: string | null, picked: string | null = null): Promise<void> {
    const { at } = this.game;
    const wanted = this.cards.flatMap(({ name, takes, guide }) => {
      const unit = guide ? picked : (pointed ?? picked);
      if (takes === 'unit' && !unit) return [];
      return [this.fetch(name, takes === 'unit' ? (unit ?? '') : '')];
    });
    const found = await Promise.allSettled(wanted);
    if (at === this.game.at)
      this.shown = found.flatMap((one) =>
        one.status === 'fulfilled' && (one.value.marks.length || !this.isGuide(one.value)) ? [one.value] : [],
      );
  }

  /** A guide with nothing to point out keeps quiet. */
  private isGuide({ name }: Overlay): boolean {
    return this.cards.some((card) => card.name === name && card.guide);
  }

  private fetch(name: string, unit: string): Promise<Overlay> {
    const now = `${this.game.at} ${this.game.sheet?.title}`;
    if (this.at !== now) this.fetched.clear();
    this.at = now;
    const key = `${name} ${unit}`;
    const known = this.fetched.get(key) ?? this.game.api.overlay(name, unit, this.game.token());
    known.catch(() => this.fetched.delete(key));
    this.fetched.set(key, known);
    return known;
  }
}
