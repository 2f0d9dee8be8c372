/** Moves the map while a counter is held near its edge. */
const NEAR = 40;
const PIXELS_A_FRAME = 9;

export class Edge {
  private frame = 0;
  private step: [number, number] = [0, 0];

  constructor(private readonly pan: (dx: number, dy: number) => void) {}

  /** A counter is held at this point of a board this large. */
  held(x: number, y: number, width: number, height: number): void {
    this.step = [pull(x, width), pull(y, height)];
    if (this.step[0] || this.step[1]) this.frame ||= requestAnimationFrame(() => this.go());
  }

  stop(): void {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
    this.step = [0, 0];
  }

  private go(): void {
    this.frame = 0;
    if (!this.step[0] && !this.step[1]) return;
    this.pan(...this.step);
    this.frame = requestAnimationFrame(() => this.go());
  }
}

/** How fast the map comes in from an edge: 0 away from both, and outside. */
export function pull(at: number, length: number): number {
  if (at < 0 || at > length) return 0;
  if (at < NEAR) return PIXELS_A_FRAME;
  return at > length - NEAR ? -PIXELS_A_FRAME : 0;
}
