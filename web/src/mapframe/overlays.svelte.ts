/** Which overlays lie on the map, fetched anew for each position. */

import type { Game } from '../table/game.svelte';
import type { Overlay } from '../protocol';

export class Overlays {
  chosen: string[] = $state.raw([]);
  shown: Overlay[] = $state.raw([]);
  private fetched = new Map<string, Promise<Overlay>>();
  private at = '';

  constructor(private readonly game: Game) {}

  toggle(name: string): void {
    this.chosen = this.chosen.includes(name)
      ? this.chosen.filter((other) => other !== name)
      : [...this.chosen, name];
  }

  /** Brings what is shown up to date with the position and the unit pointed at or chosen. */
  async follow(unit: string | null): Promise<void> {
    const { sheet, at } = this.game;
    const wanted = this.chosen.flatMap((name) => {
      const card = sheet?.overlays.find((one) => one.name === name);
      if (!card || (card.takes === 'unit' && !unit)) return [];
      return [this.fetch(name, card.takes === 'unit' ? (unit ?? '') : '')];
    });
    const found = await Promise.allSettled(wanted);
    if (at === this.game.at)
      this.shown = found.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
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
