/** What became of those who were in a battle, as far as the viewer saw it. */

import { applied } from '../table/changes';
import type { Film, Picture, PieceCard, UnitPicture } from '../protocol';
import type { Scene } from './scenes';

export interface Fate {
  /** How it was seen last; null if it never was. */
  shown: UnitPicture | null;
  /** It has been destroyed. */
  gone: boolean;
  /** Where it has gone, if it is no longer where it was. */
  left: string | null;
  /** The steps that it was seen to lose. */
  steps: number;
}

type Pieces = Record<string, Pick<PieceCard, 'kind'>>;

/** The fates of the units of a line in a scene, after the film's frames up to number `at`. */
export function fatesOf(
  film: Film,
  scene: Scene,
  at: number,
  units: readonly string[],
  pieces: Pieces,
): Map<string, Fate> {
  const pictures = picturesOf(film, scene.from, at);
  const known = mixed(pictures, units, pieces) ? pictures.slice(0, -1) : pictures;
  return new Map(units.map((unit) => [unit, fateOf(pictures, known, unit)]));
}

function fateOf(pictures: readonly Picture[], known: readonly Picture[], unit: string): Fate {
  const there = pictures.map((picture) => look(picture, unit));
  const seen = known.map((picture) => look(picture, unit)).filter((one) => one !== undefined);
  const steps = seen.map(([, , , steps]) => steps).filter((one) => one !== undefined);
  const [first, last] = [there.find(Boolean), there.at(-1)];
  return {
    shown: seen.at(-1) ?? first ?? null,
    gone: first !== undefined && last === undefined,
    left: first && last && first[0] !== last[0] ? last[0] : null,
    steps: (steps[0] ?? 0) - (steps.at(-1) ?? 0),
  };
}

/**
 * Whether blocks have been mixed at the end: one has more steps or is of another kind than just before. Then nobody can
 * say which of them is which, and how they looked before says more.
 */
function mixed(pictures: readonly Picture[], units: readonly string[], pieces: Pieces): boolean {
  const [before, after] = [pictures.at(-2), pictures.at(-1)];
  return units.some((unit) => {
    const [, face = '', , steps] = (before && look(before, unit)) ?? [];
    const [, newFace = '', , newSteps] = (after && look(after, unit)) ?? [];
    if (steps === undefined || newSteps === undefined) return false;
    return newSteps > steps || pieces[newFace]?.kind !== pieces[face]?.kind;
  });
}

const look = (picture: Picture, unit: string) => picture[`unit:${unit}`] as UnitPicture | undefined;

/** The picture before a scene, and those after each of its frames up to number `at`. */
function picturesOf(film: Film, from: number, at: number): Picture[] {
  const all = [applied(film.picture, ...film.frames.slice(0, from).map((frame) => frame.changes))];
  for (const frame of film.frames.slice(from, at)) all.push(applied(all.at(-1) ?? {}, frame.changes));
  return all;
}
