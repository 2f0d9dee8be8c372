/** What others did, in scenes: a battle with all that came of it, or what a phase had besides. */

import type { Film, Fought, FoughtLine, Frame, Line } from '../protocol';

/** The frames after the first `from` up to `to`, and the status under which they happened. */
export interface Scene {
  from: number;
  to: number;
  status: string;
  /** Dice were rolled in it. */
  battle: boolean;
  /** The battle that it is, if the game tells of one: all who were in its lines. */
  fought: Fought | null;
  lines: Line[];
}

interface Open extends Scene {
  /** Where the dice were rolled first; a battle elsewhere is another one. */
  site: Set<string>;
  /** All that it has been about. */
  about: Set<string>;
}

const placesOf = (lines: readonly Line[]) => lines.flatMap((line) => line.spaces);
const thingsOf = (lines: readonly Line[]) => [...placesOf(lines), ...lines.flatMap((line) => line.units)];
const rolled = (frame: Frame) => frame.lines.some((line) => line.dice.length > 0);

/** The scenes of a film, in their order; every frame is in one of them. */
export function scenesOf(film: Film): Scene[] {
  const all: Open[] = [];
  film.frames.forEach((frame, n) => {
    const last = all.at(-1);
    if (last && !film.frames[n - 1]?.mark && belongs(last, frame)) join(last, frame, n + 1);
    else all.push(opened(film, frame, n));
  });
  return all.filter((scene) => scene.lines.some((line) => !line.heading));
}

/**
 * Whether a frame goes on with a scene: moves with moves, a battle with what the game says is part of it, or with what
 * is about the same places or units.
 */
function belongs(scene: Open, frame: Frame): boolean {
  if (frame.battle) return scene.fought?.space === frame.battle.space && !scene.fought.over;
  const things = thingsOf(frame.lines);
  if (!scene.battle) return !rolled(frame);
  if (!things.length) return true;
  return rolled(frame)
    ? placesOf(frame.lines).some((place) => scene.site.has(place))
    : things.some((thing) => scene.about.has(thing));
}

function join(scene: Open, frame: Frame, to: number): void {
  scene.to = to;
  if (frame.battle && scene.fought) scene.fought = together(scene.fought, frame.battle);
  scene.lines.push(...frame.lines);
  for (const thing of thingsOf(frame.lines)) scene.about.add(thing);
}

function opened(film: Film, frame: Frame, n: number): Open {
  const status = film.frames[n - 1]?.status ?? film.status;
  const site = new Set(placesOf(frame.lines));
  const about = new Set(thingsOf(frame.lines));
  const fought = frame.battle ?? null;
  const battle = fought !== null || rolled(frame);
  return { from: n, to: n + 1, status, battle, fought, lines: [...frame.lines], site, about };
}

/** A battle that went on, with those who have joined it; each side is known by its colours. */
function together(before: Fought, now: Fought): Fought {
  const others = (line: FoughtLine) => now.lines.find(({ tone }) => tone === line.tone)?.units ?? [];
  const lines = before.lines.map((line) => ({
    ...line,
    units: [...new Set([...line.units, ...others(line)])],
  }));
  return { ...before, lines, over: now.over };
}
