import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Game } from './game.svelte';
import { like } from '../settings/preferences.svelte';
import { keepToken } from './deviceMemory';
import { news } from '../controls/news.svelte';
import type { Asked, LoggedLine, Scene, TableCard, Update } from '../protocol';
import { SHEET } from '../testing/sheet';
import { placesOf, highlightsOf } from '../mapframe/highlights';

const seat = (n: number, more = {}) => ({
  seat: n,
  name: `Seat ${n}`,
  player: '',
  kind: 'person' as const,
  bot: '',
  online: true,
  waiting: n === 0,
  clock_left: null,
  host: n === 0,
  away: false,
  ...more,
});
const card = {
  id: 't',
  mine: [0],
  seats: [seat(0), seat(1)],
  over: false,
  outcome: null,
} as unknown as TableCard;
const status = {
  turn: '1',
  phase: 'move',
  whose: [],
  outcome: '',
  text: 'Turn 1',
  brief: 'T1',
  battle: null,
};
const choices = { move: { a: ['2', '3'] }, end: [] };
const about = { spaces: [] as string[], units: [] as string[], group: '', order: '', under_way: '' };
const question = {
  seat: 0,
  text: 'Move?',
  rule: '5-0',
  undo: true,
  choices,
  more: {},
  closed: {},
  left: ['a'],
  ...about,
};
const picture = { 'unit:a': ['1', 'f', ''] };
const scene = (more: Partial<Scene> = {}): { type: 'scene' } & Scene => ({
  type: 'scene',
  card,
  seat: 0,
  seq: 1,
  ply: 1,
  picture,
  log: [{ ply: 1, n: 1, text: 'one' } as LoggedLine],
  chat: [],
  status,
  question,
  ...more,
});
const update = (seq: number, more: Partial<Update> = {}): Update => ({
  type: 'update',
  seq,
  ply: seq,
  by: 0,
  line: 'move a 2',
  undoes: null,
  changes: { 'unit:a': ['2', 'f', ''] },
  lines: [
    { ply: seq, n: seq, text: 'moved', dice: [], rule: '', spaces: [], units: [] } as unknown as LoggedLine,
  ],
  status,
  waiting: [1],
  over: false,
  ...more,
});
const asked = (seq: number, more: Partial<Asked> = {}): Asked => ({
  type: 'question',
  seq,
  ...question,
  ...more,
});

interface Sent {
  path: string;
  body: Record<string, unknown>;
  token: string | null;
}
let sent: Sent[];
let reply: (path: string, body: Record<string, unknown>) => { status?: number; json: unknown };

function table(): Game {
  const game = new Game('t');
  game.sheet = SHEET;
  game.receive(scene());
  return game;
}
const settled = () => new Promise((done) => setTimeout(done, 5));
const answer = (line: string, final: boolean) => ({
  json: { line, text: line, refusal: null, final, path: [], figures: [], chances: [], unknown: [], lost: [] },
});

beforeEach(() => {
  localStorage.clear();
  keepToken('t', 0, 'secret');
  sent = [];
  reply = () => ({ json: {} });
  vi.stubGlobal('WebSocket', class {});
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const body = JSON.parse(String(init.body ?? '{}'));
    sent.push({ path, body, token: (init.headers as Record<string, string>).Authorization ?? null });
    const { status = 200, json } = reply(path, body);
    return new Response(JSON.stringify(json), { status });
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('following a table', () => {
  it('shows the dice of one action together', () => {
    const game = table();
    const line = (text: string, dice: number[]) =>
      ({ ply: 2, n: 2, text, dice, rule: '16.4', spaces: [], units: [] }) as unknown as LoggedLine;
    game.receive(update(2, { lines: [line('attack', [3]), line('defence', [5]), line('both lose', [])] }));
    expect(news.toasts.at(-1)).toMatchObject({ text: 'both lose', dice: [3, 5] });
    const battle = { where: 'Kiev' } as unknown as typeof status.battle;
    game.receive(update(3, { lines: [line('fire', [6])], status: { ...status, battle } }));
    expect(news.toasts.at(-1)).toMatchObject({ text: 'both lose' }); // its screen has the dice
  });

  it('takes updates in their order, each once', () => {
    const game = table();
    game.receive(update(2));
    game.receive(update(2));
    expect(game.log.map(({ text }) => text)).toEqual(['one', 'moved']);
    expect(game.picture['unit:a']).toEqual(['2', 'f', '']);
    expect(game.seats.map(({ waiting }) => waiting)).toEqual([false, true]);
    expect(game.seen).toBe(2);
  });

  it('counts what happened from the last phase of mine, not from an answer in another one', () => {
    const game = table();
    const phase = { ...update(2), lines: [{ ...update(2).lines[0]!, heading: true }], waiting: [1] };
    game.receive(phase);
    expect(game.seen).toBe(2);
    game.receive({ ...update(3), by: 1, lines: [], waiting: [0] });
    game.receive({ ...update(4), by: 0, lines: [], waiting: [1] });
    expect(game.seen).toBe(2);
    game.receive({ ...phase, seq: 5, ply: 5, by: 1, waiting: [0] });
    game.receive({ ...update(6), by: 0, lines: [], waiting: [0] });
    expect(game.seen).toBe(6);
  });

  it('counts from a phase of mine also if others had to answer first in it', () => {
    const game = table();
    const phase = { ...update(2), lines: [{ ...update(2).lines[0]!, heading: true }], waiting: [1] };
    game.receive(phase);
    game.receive({ ...update(3), by: 1, lines: [], waiting: [0] });
    news.toasts = [];
    game.receive(asked(3));
    expect(news.toasts).toEqual([]);
    game.receive({ ...update(4), by: 0, lines: [], waiting: [0] });
    expect(game.seen).toBe(4);
  });

  it('starts over when an update is missing', () => {
    const game = table();
    const refresh = vi.spyOn(game, 'refresh').mockImplementation(() => {});
    game.receive(update(4));
    expect(refresh).toHaveBeenCalledOnce();
    expect(game.seq).toBe(1);
  });

  it('drops the lines of what was taken back', () => {
    const game = table();
    game.receive(update(2));
    game.receive(update(3, { ply: 1, undoes: 2, lines: [], changes: picture }));
    expect(game.log.map(({ text }) => text)).toEqual(['one']);
    expect(game.picture).toEqual(picture);
  });

  it('takes only the question of the present position', () => {
    const game = table();
    game.receive(update(2));
    expect(game.question).toBeNull();
    game.receive(asked(1));
    expect(game.question).toBeNull();
    game.receive(asked(2));
    expect(game.question?.text).toBe('Move?');
    game.receive(update(3));
    game.receive(asked(3, { seat: null, text: 'Waiting for Blue.', choices: undefined }));
    expect([game.question, game.waiting, game.myTurn]).toEqual([null, 'Waiting for Blue.', false]);
  });

  it('keeps the picks when the same position comes again, in another language', () => {
    const game = table();
    game.chooser.pick({ unit: 'a' });
    game.receive(scene({ question: { ...question, text: 'Bougez ?' } }));
    expect(game.question?.text).toBe('Bougez ?');
    expect([...game.chooser.selection]).toEqual(['unit:a']);
    game.receive(scene({ seq: 2 }));
    expect(game.chooser.selection.size).toBe(0);
  });

  it('counts what others said', () => {
    const game = table();
    const line = { id: 1, at: 0, seat: 1, name: 'Bob', text: 'Hello' };
    game.receive({ type: 'chat', ...line });
    game.receive({ type: 'chat', ...line });
    game.receive({ type: 'chat', ...line, id: 2, seat: 0 });
    expect([game.chat.length, game.unread]).toEqual([2, 1]);
  });
});

describe('asked in somebody else’s phase', () => {
  const theirs = { ...update(2), lines: [{ ...update(2).lines[0]!, heading: true }], waiting: [1] };

  it('is announced, and not in my own', () => {
    const game = table();
    news.toasts = [];
    game.receive(asked(1));
    expect(news.toasts).toEqual([]);
    game.receive(theirs);
    game.receive({ ...update(3), by: 1, waiting: [0] });
    game.receive(asked(3, { text: 'Cancel?', choices: { stay: [] }, spaces: ['2'], units: ['a'] }));
    expect(news.toasts.map(({ text }) => text)).toEqual(['You are asked: Cancel?']);
    expect([...highlightsOf(game).spaces]).toEqual([['2', 'lit']]);
    expect(placesOf(game)).toEqual(['2']);
  });
});

describe('several asked at once, in secret', () => {
  const both = { ...card, seats: [seat(0), seat(1, { waiting: true })] };
  const answeredSecretly = { choices: {}, rule: '', left: [], text: 'Waiting for Blue.' };

  it('may take an answer back as long as it is not asked anything else', async () => {
    const game = table();
    game.receive(scene({ card: both, question: { ...question, undo: false } }));
    expect(game.mayUndo).toBe(false);
    reply = () => ({ json: { seq: 2, ply: 2, again: false } });
    expect(await game.act('move a 2')).toBe(true);
    game.receive(update(2));
    expect([game.mayUndo, game.pending]).toEqual([false, true]);
    game.receive(asked(2, answeredSecretly));
    expect([game.question, game.waiting, game.mayUndo]).toEqual([null, 'Waiting for Blue.', true]);
    reply = () => ({ json: { seq: 3, ply: 1, again: false } });
    expect(await game.undo()).toBe(true);
    expect(sent.at(-1)).toMatchObject({
      path: '/api/tables/t/undo',
      body: { after: 2 },
      token: 'Bearer secret',
    });
    game.receive(update(3, { ply: 1, undoes: 2, lines: [] }));
    expect(game.mayUndo).toBe(false);
    game.receive(asked(3, { undo: false }));
    expect([game.question?.text, game.mayUndo]).toEqual(['Move?', false]);
  });

  it('is told so by the whole scene, too, and no more when all is open', () => {
    const game = table();
    game.receive(scene({ card: both, seq: 2, question: { ...question, choices: {}, text: 'Waiting.' } }));
    expect([game.question, game.mayUndo]).toEqual([null, true]);
    game.receive(update(3, { by: null, line: null }));
    expect([game.mayUndo, game.seen]).toEqual([false, 1]);
    game.receive(asked(3, { seat: null, text: 'Waiting for Blue.', choices: undefined, undo: undefined }));
    expect(game.mayUndo).toBe(false);
  });
});

describe('two at one screen with secrets', () => {
  const mine = { ...card, mine: [0, 1] };

  it('see nothing before they have sat down', () => {
    const game = table();
    game.sheet = { ...SHEET, secrets: true };
    game.receive(scene({ card: mine }));
    expect(game.curtained).toBe(true);
    game.sitDown();
    expect(game.curtained).toBe(false);
    game.receive(scene({ card: mine, seat: 1, seq: 2, question: null }));
    expect(game.curtained).toBe(true);
    game.receive(scene({ card: { ...mine, over: true }, seat: 1, seq: 3, question: null }));
    expect(game.curtained).toBe(false);
  });

  it('do not take one another’s question for their own, though both count the same', async () => {
    const game = table();
    game.sheet = { ...SHEET, secrets: true };
    game.receive(scene({ card: mine, seq: 0, question: null }));
    game.receive(asked(0));
    game.sitDown();
    reply = (path) =>
      path.endsWith('/answer') ? answer('move a 2', true) : { json: { seq: 1, ply: 1, again: false } };
    await game.chooser.answer('move a 2');
    const refresh = vi.spyOn(game, 'refresh').mockImplementation(() => {});
    vi.useFakeTimers();
    const acting = game.act('move a 2');
    game.receive(scene({ card: mine, seat: 1, seq: 0, question: null }));
    expect([game.question, game.pending, game.curtained]).toEqual([null, true, true]);
    game.receive(asked(0, { seat: 1, text: 'And you?' }));
    expect(await acting).toBe(true);
    expect(game.question?.text).toBe('And you?');
    await vi.advanceTimersByTimeAsync(10_000);
    vi.useRealTimers();
    expect(refresh).not.toHaveBeenCalled();
    const before = sent.length;
    await game.chooser.answer('move a 2');
    expect(sent.length).toBe(before + 1);
  });

  it('need no curtain if nothing is hidden, or one sits there alone', () => {
    const game = table();
    expect(game.curtained).toBe(false);
    game.sheet = { ...SHEET, secrets: true };
    expect(game.curtained).toBe(false);
  });
});

describe('answering', () => {
  it('does at once what can be taken back', async () => {
    const game = table();
    reply = (path) =>
      path.endsWith('/answer') ? answer('move a 2', false) : { json: { seq: 2, ply: 2, again: false } };
    game.chooser.pick({ unit: 'a' });
    game.chooser.pick({ space: '2' });
    await settled();
    expect(sent.map(({ path }) => path)).toEqual(['/api/tables/t/answer', '/api/tables/t/actions']);
    expect(sent[1]).toMatchObject({ body: { line: 'move a 2', after: 1 }, token: 'Bearer secret' });
    expect(game.sending).toBeNull();
  });

  it('asks once more before what can’t', async () => {
    const game = table();
    reply = (path) =>
      path.endsWith('/answer') ? answer('move a 2', true) : { json: { seq: 2, ply: 2, again: false } };
    game.chooser.pick({ unit: 'a' });
    game.chooser.pick({ space: '2' });
    await settled();
    expect(game.chooser.preview).toMatchObject({ firm: true, answer: { final: true } });
    await game.chooser.confirm();
    expect(sent.at(-1)?.path).toBe('/api/tables/t/actions');
  });

  it('picks what a place stands for, such as the country that it lies in', async () => {
    const game = table();
    reply = () => ({ json: { reasons: [], path: [], unit: null, leads: [], stands_for: 'unit:a' } });
    game.chooser.pick({ space: '9' });
    await settled();
    expect([...game.chooser.selection]).toEqual(['unit:a']);
    expect(game.chooser.refusal).toBeNull();
  });

  it('asks the referee why not, for what was clicked', async () => {
    const game = table();
    const reason = { verb: 'move', what: 'A → 9', rule: '5-1', text: 'Too far.' };
    const found = { reasons: [reason], path: ['2', '9'], unit: 'a', leads: [] };
    reply = () => ({ json: found });
    game.chooser.pick({ unit: 'a' });
    game.chooser.pick({ space: '9' });
    await settled();
    expect(game.chooser.refusal).toEqual(found);
    expect(sent.map(({ path, body }) => [path, body])).toEqual([
      ['/api/tables/t/reasons', { picked: ['unit:a'], space: '9' }],
    ]);
  });

  it('says before an ending what it would leave unused', async () => {
    const game = table();
    const end = game.chooser.instant[0]!;
    const lost = [{ rule: '4.4', text: '4 recruitment points would be lost.', units: [] }];
    reply = (path) =>
      path.endsWith('/answer')
        ? { json: { ...answer('end', false).json, lost } }
        : { json: { seq: 2, ply: 2, again: false } };
    await game.chooser.press(end);
    expect([game.chooser.pressing.doubt?.offer.line, game.chooser.pressing.doubt?.lost]).toEqual([
      'end',
      lost,
    ]);
    await game.chooser.confirm();
    expect(sent.map(({ path }) => path)).toEqual(['/api/tables/t/answer', '/api/tables/t/actions']);
  });

  it('ends at once if nothing would be left, or if nobody wants to know', async () => {
    const game = table();
    const end = game.chooser.instant[0]!;
    reply = (path) =>
      path.endsWith('/answer') ? answer('end', false) : { json: { seq: 2, ply: 2, again: false } };
    await game.chooser.press(end);
    expect(sent.map(({ path }) => path)).toEqual(['/api/tables/t/answer', '/api/tables/t/actions']);
    like({ warn: false });
    sent = [];
    const other = table();
    await other.chooser.press(other.chooser.instant[0]!);
    expect(sent.map(({ path }) => path)).toEqual(['/api/tables/t/actions']);
    like({ warn: true });
  });

  it('looks again quietly when somebody was faster', async () => {
    const game = table();
    const refresh = vi.spyOn(game, 'refresh').mockImplementation(() => {});
    reply = () => ({ status: 409, json: { error: 'stale', message: 'Stale.', rule: '', seq: 5 } });
    expect(await game.act('end')).toBe(false);
    expect(refresh).toHaveBeenCalledOnce();
    expect(news.toasts.at(-1)?.tone).toBe('trouble');
  });

  it('shows an overlay of the unit and lets go of an old one', async () => {
    const game = table();
    game.sheet = { ...SHEET, overlays: [{ name: 'reach', title: 'Reach', takes: 'unit', guide: false }] };
    reply = (path) => ({ json: { name: 'reach', title: path, marks: [], legend: [] } });
    game.overlays.toggle('reach');
    await game.overlays.follow(null);
    expect(game.overlays.shown).toEqual([]);
    await game.overlays.follow('a');
    await game.overlays.follow('a');
    expect(game.overlays.shown.map(({ title }) => title)).toEqual(['/api/tables/t/overlays/reach?unit=a']);
    expect(sent).toHaveLength(1);
  });
});
