import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Game } from '../table/game.svelte';
import { mapInputOf } from '../mapframe/mapInput';
import Board from '../map/Board.svelte';
import { news } from '../controls/news.svelte';
import { NOTHING, type Selection } from './offers';
import { lacking } from './offersOnDemand.svelte';
import { LONG, PICTURE, Server, scene, settled, table } from '../testing/asking';
import { SHEET } from '../testing/sheet';

let server: Server;
beforeEach(() => (server = new Server()));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const picked = (game: Game) => [...game.chooser.selection];
const lights = (game: Game) => [...game.chooser.lights].sort();

describe('before anything is picked', () => {
  it('who can act and what can be attacked is lit, and nothing has been asked for', () => {
    const game = table();
    expect(lights(game)).toEqual(['space:3', 'unit:a', 'unit:b']);
    expect([...game.chooser.actors]).toEqual(['unit:a', 'unit:b']);
    expect(game.chooser.instant.map(({ line }) => line)).toEqual(['end']);
    expect(server.sent).toEqual([]);
  });

  it('a phase with units left is not ended without a warning', async () => {
    const game = table();
    await game.chooser.press(game.chooser.instant[0]!);
    expect([game.chooser.pressing.doubt?.offer.line, server.acted]).toEqual(['end', []]);
  });

  it('nor without a line to the server, which could say what it leaves; it can be ended all the same', async () => {
    const game = table();
    server.trouble = 'broken';
    await game.chooser.press(game.chooser.instant[0]!);
    expect(game.chooser.pressing.doubt?.lost).toMatchObject([{ rule: '', units: ['a', 'b'] }]);
    await game.chooser.confirm();
    expect(server.acted).toEqual(['end']);
  });
});

describe('a unit first', () => {
  it('is chosen at once, and its places light up when they have come', async () => {
    const game = table();
    server.hold();
    game.chooser.pick({ unit: 'a', space: '1' });
    expect([picked(game), lights(game), game.chooser.asking]).toEqual([['unit:a'], [], true]);
    server.letThrough();
    await settled();
    expect(lights(game)).toEqual(['space:2', 'space:3', 'unit:b']);
    expect([game.chooser.asking, server.asked]).toEqual([false, ['unit:a']]);
    expect(server.sent[0]).toMatchObject({ body: { after: 1 }, token: 'Bearer secret' });
    game.chooser.pick({ space: '2' });
    await settled();
    expect(server.acted).toEqual(['move a 2']);
    expect(server.asked).toEqual(['unit:a']);
  });

  it('nothing is done before it is known what else could be meant', async () => {
    const game = table();
    server.hold();
    game.chooser.pick({ unit: 'a' });
    await settled();
    expect(game.chooser.preview).toBeNull();
    server.letThrough();
    await settled();
    expect(server.acted).toEqual([]);
    expect(game.chooser.options).toMatchObject({ exact: [{ line: 'evacuate a' }], open: true });
  });

  it('a place that is picked before the answers have come is not lost', async () => {
    const game = table();
    server.hold();
    game.chooser.pick({ unit: 'a' });
    game.chooser.pick({ space: '2' });
    server.letThrough();
    await settled();
    expect(server.acted).toEqual(['move a 2']);
    expect(server.asked).toEqual(['unit:a']);
  });

  it('a reason that comes after something else was picked disturbs nothing', async () => {
    const game = table();
    game.picture = { ...game.picture, 'unit:a': ['3', 'f', ''] };
    game.chooser.pick({ unit: 'b' });
    await settled();
    server.holdAnswers();
    game.chooser.pick({ space: '1' });
    await settled();
    game.chooser.pick({ space: '2' });
    await settled();
    server.letEarlierThrough();
    await settled();
    server.letThrough();
    await settled();
    expect([server.acted, game.chooser.refusal]).toEqual([['move b 2'], null]);
  });

  it('another one takes its place, and what is known is not asked for again', async () => {
    const game = table();
    game.chooser.pick({ unit: 'a' });
    await settled();
    game.chooser.pick({ unit: 'x', space: '3' });
    expect(picked(game)).toEqual(['unit:a', 'space:3']);
    game.chooser.clear();
    game.chooser.pick({ unit: 'b', space: '1' });
    await settled();
    game.chooser.clear();
    game.chooser.pick({ unit: 'a' });
    expect(lights(game)).toEqual(['space:2', 'space:3', 'unit:b']);
    expect(server.asked).toEqual(['unit:a', 'unit:b']);
  });

  it('is let go of while it is asked about: what comes decides nothing any more', async () => {
    const game = table();
    server.hold();
    game.chooser.pick({ unit: 'a' });
    game.chooser.clear();
    server.letThrough();
    await settled();
    expect([picked(game), game.chooser.asking, game.chooser.preview]).toEqual([[], false, null]);
    expect(lights(game)).toEqual(['space:3', 'unit:a', 'unit:b']);
  });

  it('why not is asked without asking for anything else', async () => {
    const game = table();
    game.picture = { ...game.picture, 'unit:a': ['3', 'f', ''] };
    game.chooser.pick({ unit: 'b' });
    await settled();
    game.chooser.pick({ space: '1' });
    await settled();
    expect(game.chooser.refusal?.reasons).toMatchObject([{ rule: '5-1', text: 'Too far.' }]);
    expect(server.asked).toEqual(['unit:b']);
  });

  it('goes by way of a point that was named before the answers had come', async () => {
    const game = table();
    const input = mapInputOf(game);
    server.hold();
    input.onpick({ unit: 'a', space: '1' });
    input.onpick({ space: '2', by: true });
    server.letThrough();
    await settled();
    expect([game.chooser.points, server.acted]).toEqual([['2'], []]);
  });
});

describe('a place first', () => {
  it('asks who can go there', async () => {
    const game = table();
    game.chooser.pick({ space: '2' });
    expect(picked(game)).toEqual([]);
    await settled();
    expect([picked(game), lights(game)]).toEqual([['space:2'], ['unit:a', 'unit:b']]);
    game.chooser.pick({ unit: 'b', space: '1' });
    await settled();
    expect(server.acted).toEqual(['move b 2']);
    expect(server.asked).toEqual(['space:2']);
  });

  it('that can be attacked is chosen at once', async () => {
    const game = table();
    game.chooser.pick({ unit: 'x', space: '3' });
    expect(picked(game)).toEqual(['space:3']);
    await settled();
    expect(lights(game)).toEqual(['unit:a', 'unit:b']);
    game.chooser.pick({ unit: 'b' });
    await settled();
    expect(game.chooser.options).toMatchObject({ exact: [{ line: 'attack 3 b' }], open: true });
    game.chooser.takeMost();
    await settled();
    expect(server.acted).toEqual(['attack 3 a+b']);
    expect(server.asked).toEqual(['space:3']);
  });

  it('where nobody can go is told why', async () => {
    const game = table();
    game.chooser.pick({ space: '1' });
    await settled();
    expect(server.asked).toEqual(['space:1']);
    expect(game.chooser.refusal?.reasons[0]?.text).toBe('Too far.');
  });

  it('changed for another one, with the unit: the unit is asked about', async () => {
    const game = table();
    game.chooser.pick({ space: '3' });
    await settled();
    game.chooser.pick({ unit: 'a' });
    await settled();
    expect(server.asked).toEqual(['space:3']);
    game.chooser.pick({ space: '2' });
    await settled();
    expect(server.asked).toEqual(['space:3', 'unit:a']);
    expect(server.acted).toEqual(['move a 2']);
  });

  it('under a unit that can do nothing is not asked about: it is told why', async () => {
    const game = table();
    game.chooser.pick({ unit: 'x', space: '1' });
    await settled();
    expect(server.sent.map(({ path, body }) => [path, body])).toEqual([
      ['/api/tables/t/reasons', { unit: 'x', space: '1', picked: [] }],
    ]);
  });

  it('that is no space of the map is not asked about', async () => {
    const game = table();
    game.chooser.pick({ space: 'box' });
    await settled();
    expect(server.asked).toEqual([]);
  });
});

describe('dragging', () => {
  it('lights up where to while the counter is in the hand', async () => {
    const game = table();
    const input = mapInputOf(game);
    expect(['a', 'b', 'x'].map((unit) => input.draggable(unit))).toEqual([true, true, false]);
    input.ondrag('a');
    expect(picked(game)).toEqual(['unit:a']);
    await settled();
    expect(lights(game)).toContain('space:2');
    input.ondrop('a', '2');
    await settled();
    expect(server.acted).toEqual(['move a 2']);
  });

  it('a counter put down before the answers have come goes there all the same', async () => {
    const game = table();
    const input = mapInputOf(game);
    server.hold();
    input.ondrag('b');
    input.ondrop('b', '2');
    input.ondrag(null);
    server.letThrough();
    await settled();
    expect(server.acted).toEqual(['move b 2']);
  });

  it('or it is told why not', async () => {
    const game = table();
    game.picture = { ...game.picture, 'unit:a': ['3', 'f', ''], 'unit:b': ['3', 'f', ''] };
    server.hold();
    game.chooser.drag('b');
    game.chooser.drop('b', '1');
    server.letThrough();
    await settled();
    expect([server.acted, game.chooser.refusal?.reasons[0]?.text]).toEqual([[], 'Too far.']);
  });

  it('over a place, what it costs is shown as soon as it is known', async () => {
    const game = table();
    server.hold();
    game.chooser.drag('a');
    game.chooser.hover({ space: '2' });
    expect(game.chooser.glances).toEqual([]);
    server.letThrough();
    await settled();
    expect(game.chooser.glances.map(({ line }) => line)).toEqual(['move a 2']);
  });
});

describe('keys on the map', () => {
  it('the cursor asks ahead for what it rests on, Enter picks it, and then where to', async () => {
    vi.useFakeTimers();
    const idle = class {
      observe() {}
      disconnect() {}
    };
    vi.stubGlobal('ResizeObserver', idle);
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    const game = table();
    const tones = { units: new Map(), spaces: new Map() };
    const look = { sheet: SHEET, picture: PICTURE, overlays: [], numbers: false, label: 'The map' };
    render(Board, { ...look, ...tones, ...mapInputOf(game) });
    const press = (key: string) => fireEvent.keyDown(screen.getByRole('application'), { key });
    for (const key of ['ArrowLeft', 'ArrowLeft', 'PageDown']) await press(key);
    await vi.advanceTimersByTimeAsync(200);
    expect(server.asked).toEqual(['unit:a']);
    await press('Enter');
    expect(lights(game)).toContain('space:2');
    await press('ArrowRight');
    await press('Enter');
    await vi.advanceTimersByTimeAsync(200);
    expect([server.asked, server.acted]).toEqual([['unit:a'], ['move a 2']]);
    cleanup();
  });
});

describe('pointing', () => {
  it('asks before the click, when the pointer rests', async () => {
    vi.useFakeTimers();
    const game = table();
    game.chooser.hover({ unit: 'a', space: '1' });
    await vi.advanceTimersByTimeAsync(60);
    game.chooser.hover({ unit: 'b', space: '1' });
    await vi.advanceTimersByTimeAsync(60);
    expect(server.asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(100);
    expect(server.asked).toEqual(['unit:b']);
    game.chooser.hover({ unit: 'x', space: '3' });
    await vi.advanceTimersByTimeAsync(500);
    expect([server.asked, game.chooser.asking]).toEqual([['unit:b'], false]);
    game.chooser.pick({ unit: 'b', space: '1' });
    expect(lights(game)).toEqual(['space:2', 'space:3', 'unit:a']);
    expect(server.asked).toEqual(['unit:b']);
  });

  it('asks for nothing more once something has been picked, or while an action is on its way', async () => {
    vi.useFakeTimers();
    const game = table();
    game.chooser.hover({ unit: 'a', space: '1' });
    game.chooser.pick({ space: '2' });
    await vi.advanceTimersByTimeAsync(500);
    expect(server.asked).toEqual(['space:2']);
    game.chooser.hover({ unit: 'b', space: '1' });
    game.sending = 0;
    await vi.advanceTimersByTimeAsync(500);
    expect(server.asked).toEqual(['space:2']);
  });

  it('a click while it is being asked for asks no second time', async () => {
    vi.useFakeTimers();
    const game = table();
    server.hold();
    game.chooser.hover({ unit: 'a', space: '1' });
    await vi.advanceTimersByTimeAsync(200);
    game.chooser.pick({ unit: 'a', space: '1' });
    server.letThrough();
    await vi.advanceTimersByTimeAsync(10);
    expect(lights(game)).toContain('space:2');
    expect(server.asked).toEqual(['unit:a']);
  });
});

describe('what takes long or goes wrong', () => {
  it('is said to be looked up, after a moment', async () => {
    vi.useFakeTimers();
    const game = table();
    server.hold();
    game.chooser.pick({ unit: 'a' });
    await vi.advanceTimersByTimeAsync(140);
    expect(game.chooser.slow).toBe(false);
    await vi.advanceTimersByTimeAsync(20);
    expect(game.chooser.slow).toBe(true);
    server.letThrough();
    await vi.advanceTimersByTimeAsync(10);
    expect([game.chooser.slow, game.chooser.asking]).toEqual([false, false]);
  });

  it('out of reach: it is told, the unit stays chosen, and the next pick asks again', async () => {
    const game = table();
    news.toasts = [];
    server.trouble = 'broken';
    game.chooser.pick({ unit: 'a' });
    await settled();
    expect([picked(game), game.chooser.asking, news.toasts.length]).toEqual([['unit:a'], false, 1]);
    server.trouble = null;
    game.chooser.pick({ space: '2' });
    await settled();
    expect(server.acted).toEqual(['move a 2']);
  });

  it('a position that is gone: the news of it will say so', async () => {
    const game = table();
    news.toasts = [];
    server.trouble = { status: 409, error: 'stale' };
    game.chooser.pick({ unit: 'a' });
    await settled();
    expect([game.chooser.asking, news.toasts.length]).toEqual([false, 0]);
  });

  it('what came of an earlier position counts for nothing', async () => {
    const game = table();
    server.hold();
    game.chooser.pick({ unit: 'a' });
    game.receive(scene({ seq: 2 }));
    server.letThrough();
    await settled();
    expect([picked(game), lights(game)]).toEqual([[], ['space:3', 'unit:a', 'unit:b']]);
    game.chooser.pick({ unit: 'a' });
    await settled();
    expect(server.askedAt).toEqual([1, 2]);
  });

  it('the same position in another language keeps what is known', async () => {
    const game = table();
    game.chooser.pick({ unit: 'a' });
    await settled();
    game.receive(scene({ question: { ...LONG, text: 'Et maintenant ?' } }));
    expect(lights(game)).toContain('space:2');
    expect(server.asked).toEqual(['unit:a']);
  });

  it('more than is told: the picks narrow it', async () => {
    const game = table();
    server.told = (tokens) =>
      tokens.length > 1
        ? { choices: { attack: { '3': ['a+b'] } }, whole: true }
        : { choices: { attack: { '3': ['a'] } }, whole: false };
    game.chooser.pick({ unit: 'a' });
    await settled();
    expect(game.chooser.options.open).toBe(true);
    game.chooser.pick({ space: '3' });
    await settled();
    expect(server.asked).toEqual(['unit:a', 'unit:a space:3']);
    expect(lights(game)).toEqual(['unit:b']);
  });
});

describe('a question with few answers', () => {
  it('has nothing to be asked for', async () => {
    const game = table();
    const choices = { move: { a: ['2'] }, end: [] };
    game.receive(scene({ seq: 2, question: { ...LONG, choices, more: {} } }));
    game.chooser.hover({ unit: 'a', space: '1' });
    game.chooser.pick({ space: '3' });
    game.chooser.pick({ unit: 'a' });
    expect([picked(game), lights(game)]).toEqual([['unit:a'], ['space:2']]);
    expect(server.asked).toEqual([]);
  });
});

describe('what must be known before a pick is understood', () => {
  const set = (...tokens: string[]): Selection => new Set(tokens);
  const needs = (readings: Selection[], tokens: string[], next: Selection[], known: string[]) =>
    lacking(readings, tokens, next, (one) => !one.size || known.some((token) => one.has(token))).map((one) =>
      [...one].join(' '),
    );

  it.each([
    ['a unit that can act', [NOTHING], ['unit:a', 'space:1'], [set('unit:a')], [], []],
    ['a place', [NOTHING], ['space:2'], [], [], ['space:2']],
    ['a place to begin with', [NOTHING], ['space:3'], [set('space:3')], [], []],
    ['who stands there comes before it', [NOTHING], ['unit:x', 'space:3'], [set('space:3')], [], ['unit:x']],
    ['unless it can do nothing', [NOTHING], ['unit:x', 'space:3'], [set('space:3')], ['unit:x'], []],
    ['what was picked before', [set('unit:a')], ['space:2'], [], [], ['unit:a']],
    ['added to what is known', [set('unit:a')], ['space:2'], [set('unit:a', 'space:2')], ['unit:a'], []],
    ['taken back', [set('unit:a', 'space:2')], ['space:2'], [set('unit:a')], ['unit:a'], []],
    ['another unit', [set('unit:a')], ['unit:b', 'space:1'], [set('unit:b')], ['unit:a'], []],
    ['nowhere for a unit', [set('unit:a')], ['space:1'], [], ['unit:a'], []],
    ['from place to place', [set('space:2')], ['space:1'], [], ['space:2'], ['space:1']],
    ['elsewhere', [set('space:2', 'unit:a')], ['space:1'], [], ['space:2'], ['unit:a']],
  ] as [string, Selection[], string[], Selection[], string[], string[]][])(
    '%s',
    (_, readings, tokens, next, known, wanted) => {
      expect(needs(readings, tokens, next, known)).toEqual(wanted);
    },
  );
});
