/** Which stack is fanned out: one that is pointed at for a moment, tapped, or under the keyboard's cursor. */
const OPENS_AFTER = 160;
const CLOSES_AFTER = 140;

export class Fan {
  space = $state<string | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private wanted: string | null = null;
  /** Who lay there when a finger has fanned it out: nothing else closes it again but another tap. */
  private tapped: string | null = null;

  /** The pointer is over a counter of this stack, or over none. */
  hover(space: string | null): void {
    if (space === this.wanted) return;
    this.wanted = space;
    clearTimeout(this.timer);
    const wait = space ? OPENS_AFTER : CLOSES_AFTER;
    this.timer = setTimeout(() => (this.space = space), wait);
  }

  open(space: string | null): void {
    clearTimeout(this.timer);
    this.wanted = this.space = space;
    this.tapped = null;
  }

  /** A finger has tapped a stack of these counters, or has closed it. */
  tap(space: string | null, counters: readonly string[]): void {
    this.open(space);
    this.tapped = space && counters.join();
  }

  /** These are there now: a stack that a finger has fanned out closes when others have come or some have gone. */
  follow(counters: readonly string[]): void {
    if (this.tapped !== null && this.tapped !== counters.join()) this.open(null);
  }
}
