import { describe, expect, it } from 'vitest';
import type { Film, Fought, Frame, Line } from '../protocol';
import { scenesOf } from './scenes';

const line = (text: string, spaces: string[] = [], units: string[] = [], dice: number[] = []): Line =>
  ({ kind: 'x', text, rule: '', spaces, units, dice, heading: text === text.toUpperCase() }) as Line;
const frame = (lines: Line[], mark: Frame['mark'] = '', status = 'combat') =>
  ({ ply: 0, moment: 0, seat: 1, line: '', mark, changes: {}, lines, status }) as Frame;
const film = (...frames: Frame[]) => ({ first: 5, picture: {}, status: 'movement', frames }) as Film;
const told = (of: Film) =>
  scenesOf(of).map((scene) => [scene.battle, scene.from, scene.to, ...scene.lines.map((one) => one.text)]);

const a = frame([line('a moves', ['1'], ['a'])]);
const b = frame([line('b moves', ['2'], ['b'])], 'phase');
const fight = frame([line('a attacks', ['3'], ['a', 'x']), line('die', [], [], [4])]);

const battle = (space: string, over: boolean, ...units: string[]): Fought => ({
  title: `Battle in ${space}`,
  rule: '6.2',
  space,
  lines: [
    { title: 'Attacker', tone: 'red', units: ['a'] },
    { title: 'Defender', tone: 'blue', units },
  ],
  over,
});

describe('scenes of what others did', () => {
  it('has a battle that the game tells of as one scene, with all who joined it', () => {
    const begun = { ...frame([line('a attacks', ['3'])]), battle: battle('rome', false, 'x') };
    const joined = { ...frame([line('y joins', ['8'], ['y'])]), battle: battle('rome', false, 'x', 'y') };
    const ended = { ...frame([line('dice', [], [], [6])]), battle: battle('rome', true, 'y') };
    const bought = { ...frame([line('a again', ['3'])]), battle: battle('rome', true, 'y') };
    const found = scenesOf(film(a, begun, joined, ended, bought));
    expect(found.map((scene) => [scene.battle, scene.from, scene.to])).toEqual([
      [false, 0, 1],
      [true, 1, 4],
      [true, 4, 5],
    ]);
    expect(found[1]?.fought?.lines.map((one) => one.units)).toEqual([['a'], ['x', 'y']]);
  });

  it('has the moves of a phase together, and each battle with what came of it', () => {
    const retreat = frame([line('x retreats', ['4'], ['x'])]);
    const advance = frame([line('a advances', ['3'], ['a'])]);
    const other = frame([line('b attacks', ['9'], ['b', 'y']), line('die', [], [], [1])]);
    expect(told(film(a, b, fight, retreat, advance, other))).toEqual([
      [false, 0, 2, 'a moves', 'b moves'],
      [true, 2, 5, 'a attacks', 'die', 'x retreats', 'a advances'],
      [true, 5, 6, 'b attacks', 'die'],
    ]);
  });

  it('keeps the rounds of a battle together, and what says no place', () => {
    const round = frame([line('again', ['3'], [], [2, 2])]);
    const pass = frame([line('no losses')]);
    expect(told(film(fight, pass, round))).toHaveLength(1);
  });

  it('begins another battle where an attack follows from a place just won', () => {
    const next = frame([line('a attacks on', ['7'], ['a', 'z']), line('die', [], [], [3])]);
    expect(told(film(fight, next))).toHaveLength(2);
  });

  it('ends a scene with its phase, says under what status it happened, and leaves out what told nothing', () => {
    const empty = frame([line('TURN 2')], 'turn', 'movement of turn 2');
    const found = scenesOf(film(b, empty, a));
    expect(found.map((scene) => [scene.from, scene.to, scene.status])).toEqual([
      [0, 1, 'movement'],
      [2, 3, 'movement of turn 2'],
    ]);
  });
});
