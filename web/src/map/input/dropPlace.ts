/** Where on the page a counter would land: a box that says so, or a space of a map. */

type Finder = (x: number, y: number) => string | null;

const finders = new WeakMap<Element, Finder>();

/** A map says how to find its spaces under a point of the window. */
export function findsSpaces(board: Element, finder: Finder): void {
  finders.set(board, finder);
}

export function placeAt(x: number, y: number): string | null {
  const under = document.elementFromPoint(x, y);
  const box = under?.closest<HTMLElement>('[data-place]');
  if (box) return box.dataset.place ?? null;
  const board = under?.closest('.map-board');
  return (board && finders.get(board)?.(x, y)) ?? null;
}
