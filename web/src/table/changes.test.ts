import { describe, expect, it } from 'vitest';
import { applied, chapters, logged, partsOf, pictureAt, stopAt } from './changes';
import type { Film, Frame, LoggedLine } from '../protocol';

const line = (n: number, ply: number, more: Partial<LoggedLine> = {}): LoggedLine => ({
  kind: 'moved',
  part: '',
  text: `line ${n}`,
  rule: '',
  spaces: [],
  units: [],
  dice: [],
  heading: false,
  ply,
  n,
  ...more,
});

describe('the picture', () => {
  it('takes changes and lets go of what is gone, leaving the old one as it was', () => {
    const before = { 'unit:a': ['1', 'f', ''], 'score:x': 3 };
    expect(applied(before, { 'unit:a': null, 'score:x': 4, track: 2 })).toEqual({ 'score:x': 4, track: 2 });
    expect(before).toEqual({ 'unit:a': ['1', 'f', ''], 'score:x': 3 });
  });
});

describe('the log', () => {
  it('grows, and loses what was taken back', () => {
    const log = [line(1, 1), line(2, 2), line(3, 2)];
    expect(logged(log, [line(4, 3)], 3, false).map(({ n }) => n)).toEqual([1, 2, 3, 4]);
    expect(logged(log, [], 1, true).map(({ n }) => n)).toEqual([1]);
  });

  it('has parts of a phase under headings of their own', () => {
    const war = { part: 'Strategic war' };
    const log = [line(1, 1), line(2, 2, war), line(3, 2, war), line(4, 3), line(5, 4, war)];
    expect(partsOf(log).map(({ title, lines }) => [title, lines.map(({ n }) => n)])).toEqual([
      ['', [1]],
      ['Strategic war', [2, 3]],
      ['', [4]],
      ['Strategic war', [5]],
    ]);
  });

  it('has chapters; a phase without events gives way, a turn does not', () => {
    const heading = (n: number, kind: string) => line(n, n, { heading: true, kind });
    const log = [line(1, 1), heading(2, 'turn'), heading(3, 'phase'), heading(4, 'phase'), line(5, 5)];
    expect(chapters(log).map((part) => [part.heading?.n ?? null, part.lines.map(({ n }) => n)])).toEqual([
      [null, [1]],
      [2, []],
      [4, [5]],
    ]);
  });
});

describe('a film', () => {
  const frame = (ply: number, mark: Frame['mark'], changes: object = {}): Frame => ({
    ply,
    moment: ply,
    mark,
    changes: changes as Frame['changes'],
    seat: 0,
    line: '',
    lines: [],
    status: '',
    battle: null,
  });
  const film: Film = {
    first: 10,
    picture: { a: 0 },
    status: frame(0, '').status,
    frames: [
      frame(11, '', { a: 1 }),
      frame(12, 'phase', { b: 1 }),
      frame(13, ''),
      frame(14, 'turn', { a: null }),
    ],
  };

  it('shows any moment', () => {
    expect(pictureAt(film, 0)).toEqual({ a: 0 });
    expect(pictureAt(film, 2)).toEqual({ a: 1, b: 1 });
    expect(pictureAt(film, 4)).toEqual({ b: 1 });
  });

  it('goes by action, phase and turn, and stays inside', () => {
    expect(stopAt(film, 0, 1, 'action')).toBe(1);
    expect(stopAt(film, 0, 1, 'phase')).toBe(2);
    expect(stopAt(film, 2, 1, 'phase')).toBe(4);
    expect(stopAt(film, 0, 1, 'turn')).toBe(4);
    expect(stopAt(film, 4, 1, 'turn')).toBe(4);
    expect(stopAt(film, 4, -1, 'phase')).toBe(2);
    expect(stopAt(film, 2, -1, 'phase')).toBe(0);
    expect(stopAt(film, 0, -1, 'action')).toBe(0);
  });
});
