/** Names of towns and areas: how large they are set at a zoom, and which of them have room. */
import type { PlaceCard, TownCard } from '../../protocol';
import type { Spaces } from './geometry';

/** What a name and a badge need to know of a town. */
export type Town = Pick<TownCard, 'space' | 'name' | 'points' | 'capital' | 'garrison'>;

export interface Label {
  town: Town;
  size: number;
  radius: number;
  /** Middle of the badge, and where the name begins, on a common line. */
  badge: number;
  name: number;
  y: number;
  /** Whether there is room for the name; the badge is always shown. */
  named: boolean;
  /** What the label takes up. */
  room: Rectangle;
}

export interface PlaceLabel {
  place: PlaceCard;
  size: number;
  /** Where the signs begin, and the name after them. */
  left: number;
  name: number;
  y: number;
  named: boolean;
  room: Rectangle;
}

export type Rectangle = [left: number, top: number, right: number, bottom: number];

/** In pixels: the least size of a town's name, and how much larger than on the map it is set for that at most. */
const LEAST_SIZE = 9;
const LARGEST_SCALE = 3;
const LARGEST_TEXT = 1.8;
const NAME_SIZE = 10.4;
const CAPITAL_SIZE = 13;
const PLACE_SIZE = 9.4;
const SEA_SIZE = 12;
/** How far below the middle of its space the name of a place stands. */
const PLACE_FOOT = 25;
/** The room that a sign of a place takes in a row, at the size of the map. */
export const SIGN = 10.4;
/** Half of what the figure of a beach takes up, at the size of the map. */
export const SHORE_RADIUS = 5.6;
/** A letter of the bold condensed face is about half as wide as high. */
export const LETTER = 0.5;
const GAP = 2.4;

/** Steps of a tenth, so that a little zooming sets nothing anew. */
export function labelScale(k: number): number {
  const wanted = LEAST_SIZE / (NAME_SIZE * k);
  return Math.round(Math.min(LARGEST_SCALE, Math.max(1, wanted)) * 10) / 10;
}

/** The same for texts of overlays, which have to stay inside their space. */
export function textScale(k: number): number {
  return Math.min(LARGEST_TEXT, labelScale(k));
}

/** Labels below houses or counters; where two would overlap the town of more worth keeps its name. */
export function labels(
  towns: readonly Town[],
  spaces: Spaces,
  occupied: (space: string) => boolean,
  scale: number,
): Label[] {
  const taken: Rectangle[] = [];
  return [...towns]
    .sort((a, b) => b.points - a.points)
    .flatMap((town) => {
      const space = spaces.get(town.space);
      if (!space) return [];
      const label = lay(town, space.x, space.y, occupied(town.space), scale);
      const room = rectangle(label);
      label.named = scale === 1 || !taken.some((other) => overlap(other, room));
      if (label.named) taken.push(room);
      else label.badge = space.x;
      return [{ ...label, room: label.named ? room : badgeRoom(label) }];
    });
}

/** Names of places with signs before them; where two would overlap the higher rank keeps its name. */
export function placeLabels(places: readonly PlaceCard[], spaces: Spaces, scale: number): PlaceLabel[] {
  const taken: Rectangle[] = [];
  return [...places]
    .sort((a, b) => b.rank - a.rank)
    .flatMap((place) => {
      const space = spaces.get(place.space);
      if (!space) return [];
      const size = (space.sea ? SEA_SIZE : PLACE_SIZE) * scale;
      const signs = place.signs.length * SIGN * scale;
      const wide = place.name.length * size * LETTER;
      const y = space.y + PLACE_FOOT + (scale - 1) * 5 + (size / scale - PLACE_SIZE);
      const left = space.x - (signs + wide) / 2;
      const room: Rectangle = [left, y - size, left + signs + wide, y + size * 0.25];
      const named = scale === 1 || !taken.some((other) => overlap(other, room));
      if (named) taken.push(room);
      const start = named ? left : space.x - signs / 2;
      const all: Rectangle = [start, room[1], start + signs + (named ? wide : 0), room[3]];
      return [{ place, size, left: start, name: left + signs, y, named, room: all }];
    });
}

function lay(town: Town, x: number, y: number, occupied: boolean, scale: number): Omit<Label, 'room'> {
  const size = (town.capital ? CAPITAL_SIZE : NAME_SIZE) * scale;
  const radius = (town.capital ? 7.6 : 5.8) * scale;
  const left = x - (length(town, size) + 2 * radius + GAP) / 2;
  const foot = (occupied ? 26 : town.capital ? 24 : 20) + (scale - 1) * 5;
  return {
    town,
    size,
    radius,
    badge: left + radius,
    name: left + 2 * radius + GAP,
    y: y + foot,
    named: true,
  };
}

function length(town: Town, size: number): number {
  return town.name.length * size * LETTER;
}

function rectangle({ town, size, radius, badge, name, y }: Omit<Label, 'room'>): Rectangle {
  return [badge - radius, y - size, name + length(town, size), y + size * 0.25];
}

function badgeRoom({ size, radius, badge, y }: Omit<Label, 'room'>): Rectangle {
  return [badge - radius, y - size, badge + radius, y + size * 0.25];
}

export function overlap(a: Rectangle, b: Rectangle): boolean {
  return a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
}

/** A square round a point, `half` to each side. */
export function around(x: number, y: number, half: number): Rectangle {
  return [x - half, y - half, x + half, y + half];
}
