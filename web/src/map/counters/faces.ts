/** What can be told from a counter's drawing, and how a block lies. */

/** The colour of its back: the one that the blank counter, block or marker in it is painted with. */
export function backOf(face: string): string {
  return /#map-blank[\w-]*"[^>]*color="([^"]+)"/.exec(face)?.[1] ?? 'currentColor';
}

/** The colour in which it is printed. */
export function inkOf(face: string): string {
  return /^<g[^>]* color="([^"]+)"/.exec(face)?.[1] ?? 'currentColor';
}

/** Degrees by which a block is turned so that the number of its steps is on top. */
export function turnOf(steps: number, most: number): number {
  return steps ? 90 * (steps - most) : 0;
}
