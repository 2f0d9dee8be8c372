/** Where in its space the text of an overlay stands, so that it neither covers a name nor is covered by one. */
import { overlap, type Rectangle } from '../ground/labels';
import type { Spot } from '../camera/opening';

/** From the middle of a space: above its counters, and below them. */
const ABOVE = -23;
const BELOW = 24;
/** Where names are in the way of all three: a little higher or lower, the least first. */
const ASIDE = Array.from({ length: 12 }, (_, step) => (step % 2 ? 1 : -1) * 4 * (1 + Math.floor(step / 2)));

/** In the middle of an empty space, else above the counters; where a name is in the way, below or upon them, or
 * a little aside. */
export function textHeight(
  at: Spot,
  half: number,
  size: number,
  alone: boolean,
  names: readonly Rectangle[],
): number {
  const tried = [...(alone ? [0, ABOVE, BELOW] : [ABOVE, BELOW, 0]), ...ASIDE];
  const free = tried.find((shift) => {
    const room: Rectangle = [
      at.x - half,
      at.y + shift - 0.65 * size,
      at.x + half,
      at.y + shift + 0.65 * size,
    ];
    return !names.some((name) => overlap(name, room));
  });
  return at.y + (free ?? 0);
}
