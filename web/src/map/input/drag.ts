/** Taking up a counter with mouse, pen or finger and putting it down somewhere else. */
import { placeAt } from './dropPlace';

/** Pixels that a press may wander and still be a click. */
const STILL = 5;
/** Milliseconds that a finger rests on a counter before it takes it up instead of moving the map. */
const LONG_PRESS = 200;
/** The least side in pixels of the counter under a finger. */
const GHOST_SIDE = 44;

export interface Handlers {
  may: (unit: string) => boolean;
  /** Whether a finger takes the counter up without waiting. */
  eager: (unit: string) => boolean;
  /** How many go where it is put down. */
  count?: (unit: string) => number;
  taken: (unit: string) => void;
  over: (place: string | null, x: number, y: number) => void;
  dropped: (unit: string, place: string) => void;
  ended: () => void;
}

interface Press {
  unit: string;
  element: HTMLElement;
  pointer: number;
  x: number;
  y: number;
  /** Whether moving away takes the counter up (a mouse, or a chosen counter); else only resting does. */
  ready: boolean;
  timer?: ReturnType<typeof setTimeout>;
}

/** The counter under an event, if any. */
export function counterOf(event: Event): HTMLElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLElement>('[data-unit]') : null;
}

export class Drag {
  private press: Press | null = null;
  private ghost: HTMLElement | null = null;
  private readonly listeners = new AbortController();
  private watching: AbortController | null = null;

  constructor(
    root: HTMLElement,
    private readonly handlers: Handlers,
  ) {
    const { signal } = this.listeners;
    root.addEventListener('pointerdown', (event) => this.pressed(event), { signal });
    // a finger that has taken up a counter must not move the map as well
    const hold = (event: TouchEvent) => {
      if (!this.ghost) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    root.addEventListener('touchmove', hold, { signal, capture: true, passive: false });
  }

  get active(): boolean {
    return this.ghost !== null;
  }

  stop(): void {
    this.finish();
    this.listeners.abort();
  }

  private pressed(event: PointerEvent): void {
    const element = counterOf(event);
    const unit = element?.dataset.unit;
    if (this.press && event.pointerId !== this.press.pointer && !this.ghost) this.finish(); // a pinch begins
    if (!element || !unit || event.button !== 0 || this.press || !this.handlers.may(unit)) return;
    const touch = event.pointerType === 'touch';
    const ready = !touch || this.handlers.eager(unit);
    this.press = { unit, element, pointer: event.pointerId, x: event.clientX, y: event.clientY, ready };
    if (!ready) this.press.timer = setTimeout(() => this.take(event.clientX, event.clientY), LONG_PRESS);
    this.watch();
  }

  private watch(): void {
    this.watching = new AbortController();
    const { signal } = this.watching;
    window.addEventListener('pointermove', (event) => this.moved(event), { signal });
    window.addEventListener('pointerup', (event) => this.released(event), { signal });
    window.addEventListener('pointercancel', () => this.finish(), { signal });
    window.addEventListener('keydown', (event) => event.key === 'Escape' && this.finish(), { signal });
  }

  private moved(event: PointerEvent): void {
    const { press } = this;
    if (!press || event.pointerId !== press.pointer) return;
    if (!this.ghost) {
      if (Math.hypot(event.clientX - press.x, event.clientY - press.y) < STILL) return;
      if (!press.ready) return this.finish();
      this.take(event.clientX, event.clientY);
    }
    this.carry(event.clientX, event.clientY);
    this.handlers.over(placeAt(event.clientX, event.clientY), event.clientX, event.clientY);
  }

  private released(event: PointerEvent): void {
    const { press, ghost } = this;
    if (!press || event.pointerId !== press.pointer) return;
    const place = ghost && placeAt(event.clientX, event.clientY);
    if (ghost) swallowClick();
    if (place) this.handlers.dropped(press.unit, place);
    this.finish();
  }

  private take(x: number, y: number): void {
    if (!this.press) return;
    const { element, unit } = this.press;
    const face = element.querySelector('svg')!;
    this.ghost = document.createElement('div');
    this.ghost.className = 'counter-ghost';
    const count = this.handlers.count?.(unit) ?? 1;
    if (count > 1) this.ghost.dataset.count = String(count);
    const side = Math.max(GHOST_SIDE, face.getBoundingClientRect().width);
    this.ghost.style.setProperty('--side', `${side}px`);
    this.ghost.append(face.cloneNode(true));
    document.body.append(this.ghost);
    this.carry(x, y);
    this.handlers.taken(unit);
  }

  private carry(x: number, y: number): void {
    this.ghost?.style.setProperty('transform', `translate(${x}px, ${y}px)`);
  }

  private finish(): void {
    const taken = this.ghost;
    clearTimeout(this.press?.timer);
    this.watching?.abort();
    taken?.remove();
    this.press = this.watching = this.ghost = null;
    if (taken) this.handlers.ended();
  }
}

/** The click that follows the release of a counter is none. */
function swallowClick(): void {
  const once = new AbortController();
  const swallow = (event: Event) => event.stopPropagation();
  window.addEventListener('click', swallow, { capture: true, signal: once.signal });
  setTimeout(() => once.abort());
}
