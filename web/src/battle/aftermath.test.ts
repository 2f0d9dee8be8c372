import { SvelteSet } from 'svelte/reactivity';
import { describe, expect, it } from 'vitest';
import type { BattleCard, LoggedLine, Update } from '../protocol';
import type { Game } from '../table/game.svelte';
import { Aftermath } from './aftermath.svelte';

const METZ = { title: 'Combat in Metz', rule: '6.2', since: ['declared'] } as BattleCard;
const line = (n: number, kind: string, heading = false) => ({ n, kind, heading, text: kind }) as LoggedLine;
const LOG = ['declared', 'dice', 'fired'].map((kind, n) => line(n, kind));

function setUp(mine = [0]) {
  const seen = { eyes: 0, mine, status: null, projector: { film: null } };
  const game = { ...seen, chooser: { selection: new SvelteSet() } } as unknown as Game;
  const aftermath = new Aftermath(game);
  const follow = (lines: LoggedLine[], more: Partial<Update> = {}, before: BattleCard | null = METZ) => {
    const update = { by: 0, undoes: null, lines, status: { battle: null }, ...more } as unknown as Update;
    game.status = update.status;
    aftermath.follow(update, before, LOG);
  };
  const told = () => aftermath.shown?.lines.map(({ kind }) => kind) ?? null;
  return { game, aftermath, follow, told };
}

const LAST = [line(3, 'destroyed'), line(4, 'taken'), line(5, 'phase', true), line(6, 'produced')];

describe('how a battle came out', () => {
  it('is told to its end, and nothing of the next phase', () => {
    const { follow, told, aftermath } = setUp();
    expect(told()).toBeNull();
    follow(LAST);
    expect(told()).toEqual(['dice', 'fired', 'destroyed', 'taken']);
    expect(aftermath.shown?.title).toBe('Combat in Metz');
  });

  it('stays while others act, until one acts oneself', () => {
    const { follow, told } = setUp();
    follow(LAST, { by: 1 });
    follow([line(7, 'moved')], { by: 1 }, null);
    expect(told()).not.toBeNull();
    follow([line(8, 'moved')], { by: 0 }, null);
    expect(told()).toBeNull();
  });

  it('goes for a spectator with the phase', () => {
    const { follow, told } = setUp([]);
    follow(LAST);
    follow([line(7, 'moved')], {}, null);
    expect(told()).not.toBeNull();
    follow([line(8, 'phase', true)], {}, null);
    expect(told()).toBeNull();
  });

  it('gives way to a battle that goes on or begins, and to what is taken back', () => {
    const { follow, told } = setUp();
    follow([line(3, 'fired')], { status: { battle: METZ } } as Partial<Update>);
    expect(told()).toBeNull();
    follow(LAST);
    follow([line(9, 'declared')], { by: 1, status: { battle: METZ } } as Partial<Update>, null);
    expect(told()).toBeNull();
    follow(LAST);
    follow([], { undoes: 3 }, null);
    expect(told()).toBeNull();
  });

  it('is told beside a unit that goes on after it', () => {
    const { follow, told, game } = setUp();
    game.question = { under_way: 'a' } as Game['question'];
    (game.chooser.selection as Set<string>).add('unit:a');
    follow(LAST);
    expect(told()).not.toBeNull();
    (game.chooser.selection as Set<string>).add('unit:x');
    expect(told()).toBeNull();
  });

  it('leaves the map to what is picked', () => {
    const { follow, told, game } = setUp();
    follow(LAST);
    (game.chooser.selection as Set<string>).add('unit:a');
    expect(told()).toBeNull();
    (game.chooser.selection as Set<string>).clear();
    expect(told()).not.toBeNull();
  });

  it('is for the eyes that saw it', () => {
    const { follow, told, game } = setUp([0, 1]);
    follow(LAST);
    game.eyes = 1;
    expect(told()).toBeNull();
  });
});
