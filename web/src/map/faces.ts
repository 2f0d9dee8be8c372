/** What can be told from a counter's drawing. */

/** The colour of its back: the one that the blank counter in it is painted with. */
export function backOf(face: string): string {
  return /#map-blank"[^>]*color="([^"]+)"/.exec(face)?.[1] ?? 'currentColor';
}
