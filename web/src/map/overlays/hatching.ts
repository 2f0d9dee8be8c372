/** Colours and hatchings of overlays, so that each tone differs in its lines as well as in its colour. */
import type { FlagCard, Mark, Overlay, Space } from '../../protocol';
import type { Spot } from '../camera/opening';
import { at, type Spaces } from '../ground/geometry';

const LINES = 'M0 0v7';
const CROSSED = 'M0 0v7M0 0h7';

/** A flag's colour, or one of the stylesheet's for own, enemy and contested. */
export function toneColour(tone: string, flags: Record<string, FlagCard>): string {
  return flags[tone]?.colour ?? `var(--tone-${tone}, var(--tone-other))`;
}

/** The same for lines and tints on the ground: a flag's colour is paler there when the ground is dark. */
export function groundColour(tone: string, flags: Record<string, FlagCard>): string {
  const colour = toneColour(tone, flags);
  return flags[tone] ? `color-mix(in srgb, ${colour} var(--tone-keep), #fff)` : colour;
}

export function toneId(tone: string): string {
  return `map-hatch-${tone.replace(/\W/g, '-')}`;
}

export function hatching(tone: string, flags: Record<string, FlagCard>): { turn: number; path: string } {
  if (tone === 'contested') return { turn: 45, path: CROSSED };
  if (tone === 'own') return { turn: 45, path: LINES };
  if (tone === 'enemy') return { turn: -45, path: LINES };
  // flags one after another differ by as much as two directions can
  return { turn: (20 + 55 * Math.max(0, Object.keys(flags).indexOf(tone))) % 180, path: LINES };
}

/** The marks of overlays with the spaces where they lie, each under a name of its own. */
export function placed(overlays: Overlay[], spaces: Spaces): (Mark & { at: Space; key: string })[] {
  return overlays.flatMap((overlay) =>
    overlay.marks.flatMap((mark, n) => {
      const at = spaces.get(mark.space);
      return at ? [{ ...mark, at, key: `${overlay.name} ${n}` }] : [];
    }),
  );
}

/** A line from the space of a mark by the places of its way, and where it ends. */
export function polyline(mark: Mark & { at: Space }, spaces: Spaces): { path: string; end: Spot } {
  const points = [mark.at, ...mark.way.flatMap((name) => spaces.get(name) ?? [])];
  return { path: `M${points.map(({ x, y }) => at(x, y)).join('L')}`, end: points.at(-1)! };
}
