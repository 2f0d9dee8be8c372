import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Game } from '../table/game.svelte';
import { keepToken } from '../table/deviceMemory';
import { highlightsOf } from '../mapframe/highlights';
import { mapInputOf } from '../mapframe/mapInput';
import { news } from '../controls/news.svelte';
import type { Question, Scene, Sheet } from '../protocol';
import { SHEET, VERBS, verb } from '../testing/sheet';
import { hands } from './touch';
import QuestionPanel from './QuestionPanel.svelte';

const unit = (label: string) => ({ label, side: 'red', about: '', rank: 0 });
const TOGETHER: Sheet = {
  ...SHEET,
  units: { ...SHEET.units, c: unit('Army C'), d: unit('Wing D') },
  verbs: { ...VERBS, move: { ...verb('Move', 'unit', 'path'), together: true } },
};

/**
 * Three armies and a wing in 1. All go to 2, where there is room for `room`; armies go to 3, too, and the wing once
 * one of them is there. `between`: after so many actions somebody else is asked something.
 */
class Referee {
  at: Record<string, string> = { a: '1', b: '1', c: '1', d: '1' };
  room = 9;
  between = Infinity;
  final = false;
  /** After so many actions the next one is final. */
  lastly = Infinity;
  acted: string[] = [];
  /** What happens while an action is on its way. */
  heard = (): void => {};
  private seq = 1;
  private undone: [string, string][] = [];
  game!: Game;

  private ends(unit: string): string[] {
    if (this.at[unit] !== '1') return [];
    const there = (place: string) => Object.values(this.at).filter((one) => one === place).length;
    return [
      ...(there('2') < this.room ? ['2'] : []),
      ...(unit !== 'd' || there('3') ? ['2-3'] : []), // aircraft only follow
    ];
  }

  question(): Question {
    const move = Object.fromEntries(
      Object.keys(this.at)
        .map((unit) => [unit, this.ends(unit)] as const)
        .filter(([, ends]) => ends.length),
    );
    const choices: Question['choices'] = this.acted.length >= this.between ? { stay: [] } : { move, end: [] };
    const text = this.acted.length >= this.between ? 'Do you stay?' : 'Where to?';
    return {
      seat: 0,
      text,
      rule: '5',
      undo: this.acted.length > 0,
      choices,
      more: {},
      closed: {},
      left: [],
    } as never;
  }

  get picture() {
    return Object.fromEntries(
      Object.entries(this.at).map(([unit, place]) => [`unit:${unit}`, [place, 'f', '']]),
    );
  }

  private tell(changes: Record<string, unknown>): void {
    this.seq += 1;
    const { seq } = this;
    const rest = { lines: [], waiting: [0], by: 0, over: false, status: null, undoes: null };
    this.game.receive({ type: 'update', seq, ply: seq, changes, ...rest } as never);
    this.game.receive({ type: 'question', seq, ...this.question() } as never);
  }

  async answer(path: string, init: RequestInit): Promise<Response> {
    const json = (body: unknown) => new Response(JSON.stringify(body));
    const { line = '', picked = [] } = JSON.parse(String(init.body ?? '{}'));
    const [, unit = '', way = ''] = line.split(' ');
    if (path.endsWith('/answer')) {
      const refusal = this.ends(unit).includes(way) ? null : { rule: '5.6', text: 'No room.' };
      const rest = { path: way.split('-'), figures: [], chances: [], unknown: [], lost: [] };
      return json({
        line,
        text: line,
        refusal,
        final: this.final || this.acted.length >= this.lastly,
        ...rest,
      });
    }
    if (path.endsWith('/reasons')) {
      const text = picked[0] === 'unit:d' ? 'Wings only follow.' : 'No room.';
      return json({
        reasons: [{ verb: 'move', what: '', rule: '5.6', text }],
        path: [],
        unit: 'a',
        leads: [],
      });
    }
    if (path.endsWith('/undo')) {
      const [back, from] = this.undone.pop()!;
      this.at[back] = from;
      this.acted.pop();
      setTimeout(() => this.tell({ [`unit:${back}`]: [from, 'f', ''] }));
      return json({ seq: this.seq + 1 });
    }
    if (!path.endsWith('/actions')) return json({});
    this.acted.push(line);
    this.heard();
    this.undone.push([unit, this.at[unit]!]);
    this.at[unit] = way.split('-').at(-1)!;
    setTimeout(() => this.tell({ [`unit:${unit}`]: [this.at[unit], 'f', ''] }));
    return json({ seq: this.seq + 1 });
  }
}

let referee: Referee;
let game: Game;

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
  hands.touch = false;
  vi.stubGlobal('WebSocket', class {});
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => referee.answer(path, init));
  localStorage.clear();
  keepToken('t', 0, 'secret');
  referee = new Referee();
  game = referee.game = new Game('t');
  game.sheet = TOGETHER;
  const card = { mine: [0], seats: [{ seat: 0, name: 'Red', waiting: true }], over: false };
  const rest = { seat: 0, seq: 1, ply: 1, log: [], chat: [], status: null };
  game.receive({
    type: 'scene',
    card,
    ...rest,
    picture: referee.picture,
    question: referee.question(),
  } as unknown as { type: 'scene' } & Scene);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const march = () => game.chooser.march;
const click = (unit: string | undefined, space: string, by = false) =>
  mapInputOf(game).onpick({ space, ...(unit ? { unit } : {}), ...(by ? { by } : {}) });
const reported = () => vi.waitFor(() => expect(march().report).not.toBeNull());

describe('several units of a stack', () => {
  it('are chosen with Shift, one after the other, and let go of in the same way', () => {
    click('a', '1');
    click('b', '1', true);
    click('c', '1', true);
    expect(march().members).toEqual(['a', 'b', 'c']);
    expect([...highlightsOf(game).units].filter(([, tone]) => tone === 'selected')).toHaveLength(3);
    click('a', '1', true);
    expect(march().members).toEqual(['b', 'c']);
    click('c', '1');
    expect([march().members, [...game.chooser.selection]]).toEqual([[], ['unit:b']]);
  });

  it('go one after the other to the place that is clicked', async () => {
    click('a', '1');
    click('b', '1', true);
    click(undefined, '3');
    await reported();
    expect(referee.acted).toEqual(['move a 2-3', 'move b 2-3']);
    expect(march().report).toMatchObject({ place: '3', went: ['a', 'b'], stay: [] });
  });

  it('also go by a drag of one of them', async () => {
    click('a', '1');
    game.chooser.takeMost();
    expect(mapInputOf(game).along('b')).toBe(4);
    mapInputOf(game).ondrag('b');
    mapInputOf(game).ondrop('b', '2');
    await reported();
    expect(referee.acted).toEqual(['move a 2', 'move b 2', 'move c 2', 'move d 2']);
  });

  it('light up every place where one of them may go, and are told how many may', () => {
    click('a', '1');
    click('d', '1', true);
    expect([...game.chooser.lights].sort()).toEqual(['space:2', 'space:3']);
    expect([march().count('2'), march().count('3')]).toEqual([2, 1]);
  });

  it('let those follow who could not go before the others', async () => {
    click('d', '1');
    click('a', '1', true);
    click(undefined, '3');
    await reported();
    expect(referee.acted).toEqual(['move a 2-3', 'move d 2-3']);
  });

  it('stop where one is refused: it is told who has gone, who has not and why, and those stay chosen', async () => {
    referee.room = 2;
    click('a', '1');
    game.chooser.takeMost();
    click(undefined, '2');
    await reported();
    expect(referee.acted).toEqual(['move a 2', 'move b 2']);
    expect(march().report?.stay).toEqual([
      { units: ['c'], text: 'No room.', rule: '5.6' },
      { units: ['d'], text: 'Wings only follow.', rule: '5.6' },
    ]);
    expect([...game.chooser.selection]).toEqual(['unit:c']);
    await vi.waitFor(() => expect(news.spoken).toContain('2 units have gone to Hex 2'));
  });

  it('stop where something else is asked between them', async () => {
    referee.between = 1;
    click('a', '1');
    click('b', '1', true);
    click(undefined, '2');
    await reported();
    expect(referee.acted).toEqual(['move a 2']);
    expect(march().report).toMatchObject({ went: ['a'], stay: [{ units: ['b'] }] });
    expect(march().report?.stay[0]?.text).toContain('Do you stay?');
  });

  it('stop when somebody wants them to', async () => {
    click('a', '1');
    game.chooser.takeMost();
    click(undefined, '2');
    referee.heard = () => march().halt();
    await reported();
    expect(referee.acted).toEqual(['move a 2']);
    expect(march().report?.stay.flatMap(({ units }) => units)).toEqual(['b', 'c', 'd']);
  });

  it('are shown first if it is final, and go when it is confirmed', async () => {
    referee.final = true;
    click('a', '1');
    click('b', '1', true);
    click(undefined, '2');
    await vi.waitFor(() => expect(march().aim).not.toBeNull());
    expect(referee.acted).toEqual([]);
    await game.chooser.confirm();
    expect(referee.acted).toEqual(['move a 2', 'move b 2']);
  });

  it.each([2, 3])('stop before what is final, which is shown then: %i are chosen', async (count) => {
    referee.lastly = 1;
    click('a', '1');
    for (const unit of ['b', 'c'].slice(0, count - 1)) click(unit, '1', true);
    click(undefined, '2');
    await reported();
    expect([referee.acted, march().report?.stay[0]?.text]).toEqual([
      ['move a 2'],
      expect.stringMatching('confirm'),
    ]);
    await vi.waitFor(() => expect(march().aim ?? game.chooser.preview?.answer?.final).toBeTruthy());
    await game.chooser.confirm();
    expect(referee.acted).toHaveLength(count);
  });

  it('are let go of with everything else', () => {
    click('a', '1');
    game.chooser.takeMost();
    game.chooser.clear();
    expect(march().members).toEqual([]);
  });

  it('can be taken back one by one, or all of them at once', async () => {
    click('a', '1');
    click('b', '1', true);
    click('c', '1', true);
    click(undefined, '2');
    await reported();
    await game.undo();
    await vi.waitFor(() => expect(referee.at).toMatchObject({ a: '2', b: '2', c: '1' }));
    await vi.waitFor(() => expect(game.question).not.toBeNull());
    expect(await game.undoAll(2)).toBe(2);
    expect(referee.at).toMatchObject({ a: '1', b: '1', c: '1' });
  });

  it('have buttons, and a list for those who see no map', async () => {
    render(QuestionPanel, { game, onshow: vi.fn() });
    await fireEvent.click(screen.getByRole('option', { name: /Army A/ }));
    await fireEvent.click(screen.getByRole('button', { name: 'Several…' }));
    await fireEvent.click(screen.getByRole('option', { name: /Army C/ }));
    expect(screen.getAllByRole('option', { selected: true })).toHaveLength(2);
    expect(screen.getByTestId('march').textContent).toContain('2 of 4 from Hex 1');
    await fireEvent.click(screen.getByRole('option', { name: /Hex 3.*2 of 2 can go/ }));
    await vi.waitFor(() =>
      expect(screen.getByTestId('march-report').textContent).toContain('2 units have gone'),
    );
    await fireEvent.click(screen.getByRole('button', { name: 'Take back all 2' }));
    await vi.waitFor(() => expect(referee.acted).toEqual([]));
  });
});
