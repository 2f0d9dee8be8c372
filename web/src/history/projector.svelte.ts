/** Shows what happened, action by action: a replay, or what others did since my last turn. */

import { pictureAt, stopAt } from '../table/changes';
import type { Game } from '../table/game.svelte';
import { show } from '../controls/news.svelte';
import { t } from '../locale/words';
import { likes } from '../settings/preferences.svelte';
import { calm } from '../map/camera/reducedMotion';
import type { Film, Frame, Line, Picture } from '../protocol';
import { momentLink, readdress } from '../routes.svelte';
import { scenesOf, type Scene } from './scenes';

/** How long one action is looked at, at speed 1. */
const BEAT = 900;
/** Longer than this no scene is waited for: many moves go by faster. */
const LONGEST = 4_000;

export class Projector {
  film: Film | null = $state.raw(null);
  at = $state(0);
  playing = $state(false);
  loading = $state(false);
  /** A replay is the whole game; what others did since my action goes by scenes, each until I go on. */
  kind: 'replay' | 'since' = $state('replay');
  /** The number of the scene that is shown, from 0. */
  number = $state(0);
  private timer: ReturnType<typeof setTimeout> | undefined;

  readonly last = $derived(this.film?.frames.length ?? 0);
  readonly picture: Picture = $derived(this.film ? pictureAt(this.film, this.at) : {});
  readonly frame: Frame | null = $derived(this.film?.frames[this.at - 1] ?? null);
  readonly scenes: Scene[] = $derived(this.film && this.kind === 'since' ? scenesOf(this.film) : []);
  /** The scene that is shown. */
  readonly scene: Scene | null = $derived(this.scenes[this.number] ?? null);
  /** What is told of the moment: of the action, or of the scene as far as it is shown. */
  readonly told: Line[] = $derived(
    this.kind === 'since'
      ? (this.film?.frames.slice(this.scenes[this.number]?.from ?? 0, this.at).flatMap((one) => one.lines) ??
          [])
      : (this.frame?.lines ?? []),
  );
  readonly ply = $derived((this.film?.first ?? 0) + this.at);
  readonly status = $derived(this.frame?.status ?? this.film?.status ?? null);

  constructor(private readonly game: Game) {}

  /** How many actions others have done since mine. */
  get since(): number {
    return this.game.seen === null ? 0 : Math.max(0, this.game.ply - this.game.seen);
  }

  /** Opens the whole game at a moment. */
  async replay(moment: number | null = null): Promise<void> {
    if (!(await this.load(0, 'replay'))) return;
    this.at = moment === null ? this.last : this.frameAt(moment);
    this.address();
  }

  /** The first frame at which everybody knows of so many actions. */
  private frameAt(moment: number): number {
    const before = this.film?.frames.findIndex((frame) => frame.moment >= moment) ?? 0;
    return moment <= 0 ? 0 : before < 0 ? this.last : before + 1;
  }

  async sinceMine(): Promise<void> {
    if (!(await this.load(this.game.seen ?? 0, 'since'))) return;
    if (this.scenes.length) return this.show(0);
    this.close();
    show(t('since-nothing'), { tone: 'good' }); // a press without an answer would look broken
  }

  /** Shows a scene: going on, action by action; going back, or where nothing may move, as it ended. */
  show(number: number): void {
    const scene = this.scenes[number];
    if (!scene) return;
    clearTimeout(this.timer);
    const whole = number < this.number || calm();
    this.number = number;
    this.at = whole ? scene.to : scene.from + 1;
    this.goOn(scene);
  }

  private goOn(scene: Scene): void {
    this.playing = this.at < scene.to;
    if (!this.playing) return;
    const beat = Math.min(BEAT / likes.speed, LONGEST / (scene.to - scene.from));
    this.timer = setTimeout(() => {
      this.at += 1;
      this.goOn(scene);
    }, beat);
  }

  private async load(first: number, kind: 'replay' | 'since'): Promise<boolean> {
    this.close();
    this.loading = true;
    try {
      const film = await this.game.api.film(first, null, this.game.token());
      Object.assign(this, { film, kind, at: 0, number: 0 });
      return true;
    } catch (error) {
      show(error instanceof Error ? error.message : String(error), { tone: 'trouble' });
      return false;
    } finally {
      this.loading = false;
    }
  }

  async translate(): Promise<void> {
    const film = this.film;
    if (film)
      this.film = await this.game.api.film(film.first, film.first + film.frames.length, this.game.token());
  }

  close(): void {
    this.playing = false;
    clearTimeout(this.timer);
    // Not if it is closed because another screen has been opened: that one has the address.
    const table = `/table/${this.game.id}`;
    if (this.film && this.kind === 'replay' && location.pathname === table) readdress(table);
    this.film = null;
  }

  go(at: number): void {
    this.at = Math.max(0, Math.min(this.last, at));
    if (!this.playing) this.address();
  }

  step(step: 1 | -1, by: 'action' | 'phase' | 'turn'): void {
    this.pause();
    if (this.film) this.go(stopAt(this.film, this.at, step, by));
  }

  play(): void {
    if (this.at >= this.last) this.at = 0;
    this.playing = true;
    this.timer = setTimeout(() => this.tick(), BEAT / 2);
  }

  pause(): void {
    clearTimeout(this.timer);
    this.playing = false;
    this.address();
  }

  private tick(): void {
    this.go(this.at + 1);
    if (this.at < this.last) this.timer = setTimeout(() => this.tick(), BEAT / likes.speed);
    else this.pause();
  }

  private address(): void {
    if (this.film && this.kind === 'replay')
      readdress(new URL(this.link()).pathname + new URL(this.link()).search);
  }

  link(): string {
    return momentLink(this.game.id, this.frame?.moment ?? 0);
  }
}
