import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Game } from '../table/game.svelte';
import type { Film, Question, Scene } from '../protocol';
import { SHEET } from '../testing/sheet';
import { placesOf, highlightsOf, wayOf } from './highlights';

const picture = {
  'unit:a': ['1', 'f', ''],
  'unit:b': ['1', 'f', ''],
  'unit:x': ['2', 'f', ''],
  'unit:fleet': ['3', 'f', ''], // a marker: of no side, so nobody's target
};

function asked(choices: object): Game {
  const game = new Game('t');
  game.sheet = SHEET;
  const question = {
    seat: 0,
    text: '?',
    rule: '',
    undo: false,
    left: [],
    choices,
    more: {},
    closed: {},
  } as unknown as Question;
  const card = { mine: [0], seats: [], over: false };
  const scene = { seat: 0, seq: 1, ply: 1, picture, log: [], chat: [], status: null, card, question };
  game.receive({ type: 'scene', ...scene } as unknown as { type: 'scene' } & Scene);
  return game;
}

describe('what stands out', () => {
  beforeEach(() => {
    vi.stubGlobal('fetch', () => new Promise(() => {}));
  });

  it('is what can act, then where it can go', () => {
    const game = asked({ move: { a: ['3'] } });
    expect([...highlightsOf(game).units]).toEqual([['a', 'legal']]);
    expect(placesOf(game)).toEqual(['1']);
    game.chooser.pick({ unit: 'a' });
    expect([...highlightsOf(game).units]).toEqual([['a', 'selected']]);
    expect([...highlightsOf(game).spaces]).toEqual([['3', 'legal']]);
  });

  it('is an enemy as a target', () => {
    expect([...highlightsOf(asked({ attack: { '2': ['a'] } })).spaces]).toEqual([['2', 'target']]);
  });

  it('is what the log points at, unless it already means something', () => {
    const game = asked({ move: { a: ['3'] } });
    game.lit = { spaces: ['2'], units: ['a', 'x'] };
    expect([...highlightsOf(game).units]).toEqual([
      ['a', 'legal'],
      ['x', 'lit'],
    ]);
    expect([...highlightsOf(game).spaces]).toEqual([['2', 'lit']]);
  });

  it('is in a film what the action was about', () => {
    const game = asked({ move: { a: ['3'] } });
    const frame = { ply: 2, changes: { 'unit:a': ['3', 'f', ''] }, lines: [{ spaces: ['1', '3'] }] };
    game.projector.film = { first: 1, picture, frames: [frame] } as unknown as Film;
    game.projector.go(1);
    expect([...highlightsOf(game).spaces.keys()]).toEqual(['1', '3']);
    expect(highlightsOf(game).units.size).toBe(0);
    expect(game.shown['unit:a']).toEqual(['3', 'f', '']);
    expect(game.picture['unit:a']).toEqual(['1', 'f', '']);
    game.projector.close();
    expect(game.shown).toBe(game.picture);
  });
});

it('the way is drawn as soon as a destination is pointed at', () => {
  const game = asked({ move: { a: ['2-3'] } });
  game.chooser.pick({ unit: 'a' });
  expect(wayOf(game)).toBeNull();
  game.chooser.hover({ space: '3' });
  expect(wayOf(game)).toEqual({ from: '1', spaces: ['2', '3'], kind: 'move' });
  game.chooser.hover(null);
  expect(wayOf(game)).toBeNull();
});
