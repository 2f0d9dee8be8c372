/** Panning and zooming: d3-zoom bound to the board, and the layers moved without any other work. */
import { select } from 'd3-selection';
import { zoom as d3zoom, zoomIdentity, zoomTransform, type ZoomTransform } from 'd3-zoom';
import { calm } from './reducedMotion';
import { opening, type Sight } from './opening';
import type { Inset, Size, View } from '../types';
import { between, centredOn, constrained, extent, fitted, scaled, showing, type Box } from './view';

/** Milliseconds that a change of view made by a key or a button takes. */
const GLIDE = 220;
/** After the last movement, how long until the map is drawn sharp again. */
const SETTLE = 140;

export interface Setting {
  frame: () => Box;
  side: () => number;
  inset: () => Inset;
  /** What the map opens with. */
  sight: () => Sight;
  /** Whether a gesture that starts with this event belongs to the map. */
  mine: (event: Event) => boolean;
  /** Called at most once a frame, and once more when the movement has come to rest. */
  moved: (view: View, settled: boolean) => void;
  /** Somebody has moved the map by a gesture or a key. */
  steered: () => void;
}

export class Zoom {
  private readonly behaviour = d3zoom<HTMLElement, unknown>();
  private readonly watcher: ResizeObserver;
  private size: Size = { width: 0, height: 0 };
  private settling: ReturnType<typeof setTimeout> | undefined;
  private drawing = 0;
  private gliding = 0;
  /** What the map goes back to when the room changes, unless somebody has moved it. */
  private rest: 'opening' | 'whole' | null = 'opening';

  constructor(
    private readonly element: HTMLElement,
    private readonly setting: Setting,
  ) {
    this.behaviour
      .clickDistance(4)
      .duration(calm() ? 0 : GLIDE)
      .filter((event: Event) => this.listens(event))
      .constrain((transform) => this.held(transform))
      .on('start', ({ sourceEvent }: { sourceEvent: Event | null }) => sourceEvent && this.taken())
      .on('zoom', ({ sourceEvent }: { sourceEvent: Event | null }) => {
        if (sourceEvent) this.setting.steered();
        this.draw();
      });
    select(element).call(this.behaviour);
    this.watcher = new ResizeObserver(() => this.resized());
    this.watcher.observe(element);
    this.resized();
  }

  get view(): View {
    return zoomTransform(this.element);
  }

  stop(): void {
    this.watcher.disconnect();
    clearTimeout(this.settling);
    cancelAnimationFrame(this.drawing);
    cancelAnimationFrame(this.gliding);
    select(this.element).on('.zoom', null);
  }

  fit(): void {
    this.setting.steered();
    this.glide(fitted(this.setting.frame(), this.size, this.setting.inset()));
    this.rest = 'whole';
  }

  by(factor: number): void {
    this.setting.steered();
    this.glide(scaled(this.view, factor, this.behaviour.scaleExtent(), this.size, this.setting.inset()));
  }

  /** Moves the map by so many pixels, at once. */
  pan(dx: number, dy: number): void {
    const { x, y, k } = this.view;
    this.taken();
    this.setting.steered();
    this.set({ x: x + dx, y: y + dy, k });
  }

  /** Brings a box of the map into sight, or its heart where all of it would take a step back; never less than the map. */
  show(box: Box, heart: Box): void {
    const inset = this.setting.inset();
    const shown = showing(box, this.view, this.size, inset, heart);
    const whole = fitted(this.setting.frame(), this.size, inset);
    const view = shown.k < whole.k ? whole : shown;
    if (!same(view, this.view)) this.glide(view);
  }

  /** Shows again what was shown before. */
  back(view: View): void {
    this.glide(view);
  }

  /** Puts a point of the map into the middle, at once. */
  centre(x: number, y: number): void {
    this.taken();
    this.set(centredOn(x, y, this.view.k, this.size, this.setting.inset()));
  }

  /** The room or the panels have changed. */
  resized(): void {
    this.size = { width: this.element.clientWidth, height: this.element.clientHeight };
    if (!this.size.width || !this.size.height) return;
    const inset = this.setting.inset();
    const [least, most] = extent(this.setting.frame(), this.size, inset, this.setting.side());
    this.behaviour.scaleExtent([least, most]);
    this.set(this.resting(least));
  }

  private resting(least: number): View {
    const { frame, inset, side, sight } = this.setting;
    if (this.rest === 'opening') return opening(sight(), frame(), this.size, inset(), side());
    if (this.rest === 'whole' || this.view.k < least) return fitted(frame(), this.size, inset());
    return this.view;
  }

  /** Somebody moves the map by hand. */
  private taken(): void {
    cancelAnimationFrame(this.gliding);
    this.rest = null;
  }

  private listens(event: Event): boolean {
    const wrongButton = event instanceof MouseEvent && event.type === 'mousedown' && event.button > 1;
    return !wrongButton && this.setting.mine(event);
  }

  private held(transform: ZoomTransform): ZoomTransform {
    return transformOf(constrained(transform, this.setting.frame(), this.size, this.setting.inset()));
  }

  private glide(view: View): void {
    this.taken();
    const from = this.view;
    const start = performance.now();
    const step = (now: number) => {
      const part = calm() ? 1 : Math.min(1, Math.max(0, now - start) / GLIDE);
      this.set(between(from, view, 1 - (1 - part) ** 3));
      if (part < 1) this.gliding = requestAnimationFrame(step);
    };
    this.gliding = requestAnimationFrame(step);
  }

  private set(view: View): void {
    this.behaviour.transform(select(this.element), this.held(transformOf(view)));
  }

  private draw(): void {
    this.drawing ||= requestAnimationFrame(() => {
      this.drawing = 0;
      this.setting.moved(this.view, false);
    });
    clearTimeout(this.settling);
    this.settling = setTimeout(() => this.setting.moved(this.view, true), SETTLE);
  }
}

function same(a: View, b: View): boolean {
  return Math.abs(a.x - b.x) + Math.abs(a.y - b.y) + Math.abs(a.k - b.k) * 1000 < 1;
}

function transformOf({ x, y, k }: View): ZoomTransform {
  return zoomIdentity.translate(x, y).scale(k);
}
