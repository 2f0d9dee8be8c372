/** Where the labels of zones stand: as far apart on the screen at any zoom, and over no name and no counter. */
import type { ZoneCard } from '../../protocol';
import { labelScale, LETTER, overlap, type Rectangle } from './labels';

export type Zone = Pick<ZoneCard, 'name' | 'spots'> & { text: string };

export interface ZoneLabel<Of extends Zone> {
  key: string;
  zone: Of;
  size: number;
  /** The middle of the label. */
  x: number;
  y: number;
  room: Rectangle;
}

/** What is there already, at a scale of names. */
export type Full = (scale: number) => readonly Rectangle[];

const SIZE = 9;
const PAD = 5;
/** Between a line and the label on one of its sides. */
const GAP = 3.5;
/** Pixels between two labels of a zone. */
const APART = 330;

/** The best places of each zone that leave room for all that is there and for each other. */
export function zoneLabels<Of extends Zone>(zones: readonly Of[], full: Full, k: number): ZoneLabel<Of>[] {
  if (!zones.length) return [];
  const scale = labelScale(k);
  const taken = [...full(scale)];
  return zones.flatMap((zone) => {
    const laid: ZoneLabel<Of>[] = [];
    zone.spots.forEach((spot, n) => {
      const label = { key: `${zone.name} ${n}`, zone, ...lay(spot, zone.text, scale) };
      const near = laid.some(({ x, y }) => Math.hypot(x - label.x, y - label.y) * k < APART);
      if (near || taken.some((other) => overlap(other, label.room))) return;
      laid.push(label);
      taken.push(label.room);
    });
    return laid;
  });
}

/** A label beside a spot, just clear of the line that the spot lies on. */
function lay(
  [x0, y0, dx, dy]: ZoneCard['spots'][number],
  text: string,
  scale: number,
): { size: number; x: number; y: number; room: Rectangle } {
  const size = SIZE * scale;
  const wide = (text.length * size * LETTER) / 2 + PAD * scale;
  const high = size * 0.7;
  const away = Math.abs(dx) * wide + Math.abs(dy) * high + GAP * scale;
  const [x, y] = [x0 + dx * away, y0 + dy * away];
  return { size, x, y, room: [x - wide, y - high, x + wide, y + high] };
}
