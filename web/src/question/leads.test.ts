import { afterEach, describe, expect, it, vi } from 'vitest';
import { Game } from '../table/game.svelte';
import type { Asked, Click, LeadCard, Scene, Sheet, Update } from '../protocol';
import { leadsOf, wayOf } from '../mapframe/highlights';
import { settled } from '../testing/asking';
import { SHEET } from '../testing/sheet';
import { items } from './choiceLabels';
import { offersIn } from './offers';

const verb = (kinds: string[]) => ({ ...SHEET.verbs.move!, kinds });
const LED: Sheet = {
  ...SHEET,
  leads: true,
  verbs: { ...SHEET.verbs, strike: verb(['unit', 'unit']), siege: verb(['unit', 'space']) },
};
const PICTURE = { 'unit:a': ['1', 'f', ''], 'unit:b': ['1', 'f', ''], 'unit:x': ['3', 'f', ''] };
const lead = (place: string, after: string): LeadCard =>
  ({ line: `move a ${place}`, place, path: [place], verb: after, hope: 0.5 }) as LeadCard;

/** Army A stands beside X; the server knows two hexes that are better to strike from. */
function setUp(leads = [lead('2', 'strike'), lead('4', 'other')], sheet = LED) {
  const asked: Click[] = [];
  vi.stubGlobal('WebSocket', class {});
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const body = JSON.parse(String(init.body ?? '{}'));
    if (path.endsWith('/reasons')) asked.push(body);
    const answer = {
      line: body.line,
      text: '',
      refusal: null,
      final: false,
      path: [],
      figures: [],
      chances: [],
    };
    return new Response(JSON.stringify({ ...answer, reasons: [], unit: 'a', leads, lost: [] }));
  });
  const game = new Game('t');
  game.sheet = sheet;
  const choices = { move: { a: ['2'] }, strike: { a: ['x'] }, siege: { a: ['3'] } };
  const question = { seat: 0, text: '?', rule: '', undo: false, more: {}, closed: {}, left: [], choices };
  const card = { mine: [0], seats: [], over: false };
  game.receive({
    ...{ type: 'scene', card, seat: 0, seq: 1, ply: 1, picture: PICTURE, log: [], chat: [], status: null },
    question,
  } as unknown as { type: 'scene' } & Scene);
  return { game, asked };
}

describe('an enemy that can be attacked at once', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is asked about once both are picked: where the chance is better is shown, beside what can be done', async () => {
    const { game, asked } = setUp();
    game.chooser.pick({ unit: 'a' });
    await settled();
    expect(asked).toEqual([]);
    game.chooser.pick({ unit: 'x', space: '3' });
    await settled();
    expect(asked).toEqual([{ picked: ['unit:a'], unit: 'x' }]);
    expect(game.chooser.leads.list.map(({ place }) => place)).toEqual(['2']);
    expect(leadsOf(game)[0]?.marks.map(({ space }) => space)).toEqual(['2']);
    expect(game.chooser.leads.lookedAt).toBeNull();
  });

  it('has the way to the hex that is pointed at', async () => {
    const { game } = setUp();
    game.chooser.take([new Set(['unit:a', 'unit:x'])]);
    await settled();
    game.chooser.preview = null;
    game.chooser.leads.lookedAt = game.chooser.leads.list[0]!;
    expect(wayOf(game)).toEqual({ from: '1', spaces: ['2'], kind: 'move' });
    game.chooser.letGo();
    expect(game.chooser.leads.list).toEqual([]);
    expect(wayOf(game)).toBeNull();
  });

  it('is not asked about in a game without first steps, nor about a way', async () => {
    const plain = setUp([], { ...LED, leads: false });
    plain.game.chooser.take([new Set(['unit:a', 'unit:x'])]);
    await settled();
    expect(plain.asked).toEqual([]);
    const led = setUp();
    led.game.chooser.take([new Set(['unit:a', 'space:2'])]);
    await settled();
    expect(led.asked).toEqual([]);
  });
});

describe('a first step that has been taken', () => {
  afterEach(() => vi.unstubAllGlobals());

  const asked = (seq: number, unit: string): Asked =>
    ({
      type: 'question',
      seq,
      seat: 0,
      text: '?',
      under_way: unit,
      choices: { strike: { a: ['x', 'y'] } },
    }) as Asked;
  const moved = { type: 'update', seq: 2, ply: 2, by: 0, undoes: null, changes: {}, lines: [] };
  const update = { ...moved, status: { battle: null }, waiting: [0], over: false } as unknown as Update;

  it.each([true, false])('picks what it was for once the unit goes on: %s', async (goesOn) => {
    const { game } = setUp();
    game.chooser.take([new Set(['unit:a', 'unit:x'])]);
    await settled();
    const taking = game.chooser.leads.take(game.chooser.leads.list[0]!);
    await settled();
    game.receive(update);
    game.receive(asked(2, goesOn ? 'a' : ''));
    await taking;
    await settled();
    expect([...game.chooser.selection]).toEqual(goesOn ? ['unit:a', 'unit:x'] : []);
  });
});

describe('units in the list', () => {
  it('say what each would do, where they have one thing to do each, and not the same', () => {
    const of = (choices: Parameters<typeof offersIn>[0]) =>
      items(LED, PICTURE, ['unit:a', 'unit:b'], offersIn(choices, LED.verbs)).map(({ detail }) => detail);
    const told = `${LED.verbs.move!.label} · Hex 1`;
    expect(of({ move: { a: ['2'] }, siege: { b: ['3'] } })).toEqual([
      told,
      `${LED.verbs.siege!.label} · Hex 1`,
    ]);
    expect(of({ move: { a: ['2'], b: ['2'] } })).toEqual(['Hex 1', 'Hex 1']);
    expect(of({ move: { a: ['2'], b: ['2'] }, siege: { b: ['3'] } })).toEqual(['Hex 1', 'Hex 1']);
  });
});
