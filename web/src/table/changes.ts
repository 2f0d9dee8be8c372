/** How the picture and the log follow what the server tells. */

import type { Changes, Film, LoggedLine, Picture } from '../protocol';

/** The picture after some changes; null takes a key away. */
export function applied(picture: Picture, ...all: Changes[]): Picture {
  const next = { ...picture };
  for (const changes of all) change(next, changes);
  return next;
}

function change(next: Picture, changes: Changes): void {
  for (const [key, value] of Object.entries(changes)) {
    if (value === null) delete next[key];
    else next[key] = value;
  }
}

/** The log after an entry: an undo drops the lines of actions that no longer stand. */
export function logged(log: LoggedLine[], lines: LoggedLine[], ply: number, undone: boolean): LoggedLine[] {
  const standing = undone ? log.filter((line) => line.ply <= ply) : log;
  return [...standing, ...lines];
}

export interface Chapter {
  heading: LoggedLine | null;
  lines: LoggedLine[];
}

/** Lines under the headings they belong to; a phase in which nothing happened has given way to the next. */
export function chapters(log: readonly LoggedLine[]): Chapter[] {
  const all: Chapter[] = [];
  for (const line of log) {
    if (line.heading) {
      const last = all.at(-1);
      if (last?.heading && last.heading.kind !== 'turn' && !last.lines.length) all.pop();
      all.push({ heading: line, lines: [] });
    } else if (all.length) all[all.length - 1]?.lines.push(line);
    else all.push({ heading: null, lines: [line] });
  }
  return all;
}

export interface Part {
  title: string;
  lines: LoggedLine[];
}

/** The lines of a chapter, those together that stand under a heading of their own; without one the title is empty. */
export function partsOf(lines: readonly LoggedLine[]): Part[] {
  const all: Part[] = [];
  for (const line of lines) {
    const last = all.at(-1);
    if (last && last.title === line.part) last.lines.push(line);
    else all.push({ title: line.part, lines: [line] });
  }
  return all;
}

/** The picture of a film after its first n frames. */
export function pictureAt(film: Film, n: number): Picture {
  return applied(film.picture, ...film.frames.slice(0, n).map((frame) => frame.changes));
}

/** The frame before which to stop when going on or back by phase or turn. */
export function stopAt(film: Film, from: number, step: 1 | -1, by: 'action' | 'phase' | 'turn'): number {
  const last = film.frames.length;
  let at = from + step;
  const stops = (n: number) => {
    const mark = film.frames[n - 1]?.mark;
    return by === 'action' || mark === 'turn' || (by === 'phase' && mark === 'phase');
  };
  while (at > 0 && at < last && !stops(at)) at += step;
  return Math.max(0, Math.min(last, at));
}
