import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Game } from '../table/game.svelte';
import type { Question, Scene } from '../protocol';
import { Server, table as manyAnswers } from '../testing/asking';
import { MANY, PICTURE, RICH } from '../testing/rich';
import QuestionPanel from './QuestionPanel.svelte';
import SidesPanel from '../sides/SidesPanel.svelte';

let acted: string[];

function table(question: Question = MANY): Game {
  const game = new Game('t');
  game.sheet = RICH;
  const card = { mine: [0], seats: [{ seat: 0, name: 'Red', waiting: true }], over: false };
  const scene = {
    card,
    seat: 0,
    seq: 1,
    ply: 1,
    picture: PICTURE,
    log: [],
    chat: [],
    status: null,
    question,
  };
  game.receive({ type: 'scene', ...scene } as unknown as { type: 'scene' } & Scene);
  return game;
}
function setUp(question?: Question): Game {
  const game = table(question);
  render(QuestionPanel, { game, onshow: vi.fn() });
  return game;
}
const undo = () => screen.getByRole('button', { name: 'Undo' }) as HTMLButtonElement;
const settled = () => new Promise((done) => setTimeout(done, 5));
const options = () => screen.queryAllByRole('option').map((one) => one.firstElementChild?.textContent);
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const which = () =>
  within(screen.getByRole('group', { name: /Which of these/ }))
    .getAllByRole('button')
    .map((one) => [one.textContent?.trim(), one.nextElementSibling?.textContent]);

beforeEach(() => {
  acted = [];
  Element.prototype.scrollIntoView = () => {};
  vi.stubGlobal('WebSocket', class {});
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const { line = '' } = JSON.parse(String(init.body ?? '{}')) as { line?: string };
    if (path.endsWith('/actions')) acted.push(line);
    const figures = [{ name: 'cost', title: 'Cost', text: String(line.split(' ').length) }];
    if (['stay', 'plan'].includes(line))
      figures.push({ name: 'fuel', title: 'Fuel', text: line === 'stay' ? '2' : '5' });
    const chances = line === 'stay' ? [{ result: 'hit', title: 'Hit', chance: 0.5, fraction: '1/2' }] : [];
    const final = line === 'plan' || line.startsWith('assault') || line.startsWith('invent jets');
    const secret = line.startsWith('invent jets');
    const answer = {
      line,
      text: line,
      refusal: null,
      final,
      secret,
      path: [],
      figures,
      chances,
      unknown: [],
    };
    if (path.endsWith('/undo')) acted.push('undo');
    return new Response(JSON.stringify(path.endsWith('/answer') ? answer : { seq: 2, ply: 2, again: false }));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('a question with many verbs', () => {
  it('tells why an answer is closed while the mouse points at it, also where that moves the button away', async () => {
    const { end: _, ...choices } = MANY.choices as Record<string, never>;
    setUp({ ...MANY, choices, closed: { end: { rule: '5-0', text: 'Not yet.' } } });
    const end = button('End the phase');
    const mouse = (type: string, clientX: number) =>
      fireEvent(end, new PointerEvent(type, { pointerType: 'mouse', clientX, clientY: 5, bubbles: true }));
    await mouse('pointerenter', 10);
    await mouse('pointermove', 12);
    expect(screen.queryByText(/Not yet/)).not.toBeNull();
    await mouse('pointerleave', 12);
    expect(screen.queryByText(/Not yet/)).not.toBeNull();
    await mouse('pointerleave', 90);
    expect(screen.queryByText(/Not yet/)).toBeNull();
  });

  it('opens a heading that is the only one; it can be closed', async () => {
    setUp({ ...MANY, choices: { march: { a: ['2', '2-3'] }, rest: ['a'], end: [] } });
    const heading = button(/In the field/);
    expect(heading.getAttribute('aria-expanded')).toBe('true');
    await fireEvent.click(heading);
    expect(heading.getAttribute('aria-expanded')).toBe('false');
  });

  it('is calm: units and plain buttons first, what else there is behind headings', async () => {
    setUp();
    expect(options()).toEqual(['Army A', 'Army B']);
    expect(button('Plan')).toBeTruthy();
    // what is taken from a list stands among its siblings
    await fireEvent.click(button('Invent…'));
    expect(options()).toEqual(['Radar', 'Jets']);
    await fireEvent.click(screen.getAllByRole('option')[0]!);
    await settled();
    expect(acted).toEqual(['invent radar']);
  });

  it('keeps an answer that is not legal where it is, and tells why', async () => {
    const closed = {
      plan: { rule: '4-1', text: 'Too late.' },
      end: { rule: '8-2', text: 'An attack is due.' },
    };
    const { end: _, plan: __, ...choices } = MANY.choices as Record<string, never>;
    const game = setUp({ ...MANY, choices, closed });
    const end = button('End the phase');
    expect([end.getAttribute('aria-disabled'), end.hasAttribute('disabled')]).toEqual(['true', false]);
    expect(screen.queryByTestId('closed')).toBeNull();
    await fireEvent.click(end);
    expect(screen.getByTestId('closed').textContent).toContain('An attack is due.');
    expect(end.getAttribute('aria-describedby')).toBe('closed-end');
    expect(acted).toEqual([]);
    game.chooser.clear();
    await settled();
    expect(screen.queryByTestId('closed')).toBeNull();
  });

  it('offers the verbs that fit with what each costs, and never guesses', async () => {
    const game = setUp();
    game.chooser.pick({ unit: 'a', space: '1' });
    await settled();
    const more = within(screen.getByRole('group', { name: 'Continue with:' })).getAllByRole('button');
    expect(more.map((one) => one.textContent?.trim())).toEqual([
      'Rest',
      'March…',
      'Rail…',
      'Assault…',
      'Deselect',
    ]);
    game.chooser.pick({ space: '2' });
    await settled();
    expect(which()).toEqual([
      ['March', 'Cost 3'],
      ['Rail', 'Cost 3'],
    ]);
    expect(acted).toEqual([]);
    await fireEvent.click(button('Rail'));
    await settled();
    expect(acted).toEqual(['rail a 2']);
  });

  it('a verb picked first lights only its units', async () => {
    const game = setUp();
    await fireEvent.click(button('In the field'));
    await fireEvent.click(button('March…'));
    expect([...game.chooser.lights]).toEqual(['unit:a']);
    game.chooser.pick({ unit: 'a' });
    game.chooser.pick({ space: '2' });
    await settled();
    expect(acted).toEqual(['march a 2']);
  });

  it('says which part each unit has, and what may be added', async () => {
    const game = setUp();
    game.chooser.pickVerb('assault');
    game.chooser.pick({ unit: 'a' });
    game.chooser.pick({ unit: 'x', space: '3' });
    await settled();
    const told = () => screen.getByTestId('roles').textContent?.replace(/\s+/g, ' ');
    expect(told()).toBe('Leads Army A ×Target Corps X ×Supports none yet: add some, or go on without');
    game.chooser.pick({ unit: 'b', space: '1' });
    await settled();
    expect(told()).toContain('Supports Army B ×');
    await fireEvent.click(within(screen.getByTestId('preview')).getByRole('button', { name: 'Assault' }));
    expect(acted).toEqual(['assault a x b']);
  });

  it('takes a place for the one unit there that can be meant', () => {
    const game = setUp();
    game.chooser.pickVerb('assault');
    game.chooser.drag('a');
    game.chooser.drop('a', '3');
    expect([...game.chooser.selection]).toEqual(['unit:a', 'unit:x']);
    expect([...game.chooser.actors]).toEqual(['unit:a']);
  });

  it('shows what is at stake before a button does what can’t be taken back', async () => {
    setUp();
    await fireEvent.click(button('Plan'));
    await settled();
    expect(acted).toEqual([]);
    await fireEvent.click(within(screen.getByTestId('preview')).getByRole('button', { name: 'Plan' }));
    await settled();
    expect(acted).toEqual(['plan']);
  });

  it('tells what the side asked has to spend', () => {
    setUp();
    const purse = screen.getByRole('list', { name: 'The Reds' });
    expect(purse.textContent?.replace(/\s+/g, ' ')).toContain('Fuel 5Wings 2');
  });
});

it('of a yes or no it is told side by side where they differ', async () => {
  setUp({ ...MANY, choices: { stay: [], plan: [] }, left: [] });
  await settled();
  await tick();
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(screen.getByRole('row', { name: 'Fuel 2 5' })).toBeTruthy();
  expect(screen.queryByRole('row', { name: /Cost/ })).toBeNull();
  expect(screen.getByRole('row', { name: 'Hit 50% –' })).toBeTruthy();
});

describe('the sides', () => {
  it('are lists with names for everything', async () => {
    const game = table();
    const onshow = vi.fn();
    render(SidesPanel, { game, onshow });
    const reds = screen.getByRole('region', { name: 'The Reds' });
    const gauges = within(reds).getByRole('list', { name: 'Tracks and markers' });
    expect(within(gauges).getAllByRole('listitem')).toHaveLength(2);
    expect(gauges.textContent).toContain('5 of 12');
    expect(within(reds).getByRole('list', { name: 'Ready' }).textContent).toContain('sees farther');
    const blues = screen.getByRole('region', { name: 'The Blues' });
    expect(within(blues).getByRole('list', { name: 'In development' }).textContent).toContain('face down');
    await fireEvent.click(button('Ruritania'));
    expect(onshow).toHaveBeenCalledWith(['2']);
  });
});

describe('a question with many answers', () => {
  it('says that it looks up what takes long', async () => {
    vi.useFakeTimers();
    const server = new Server(RICH);
    const game = manyAnswers(RICH);
    render(QuestionPanel, { game, onshow: vi.fn() });
    server.hold();
    game.chooser.pick({ unit: 'a' });
    await vi.advanceTimersByTimeAsync(100);
    expect(screen.queryByTestId('asking')).toBeNull();
    await vi.advanceTimersByTimeAsync(100);
    expect(screen.getByTestId('asking').textContent).toBe('Looking up what is possible…');
    server.letThrough();
    await vi.advanceTimersByTimeAsync(10);
    await tick();
    expect(screen.queryByTestId('asking')).toBeNull();
    expect(options()).toEqual(['Army A', 'Army B', 'Hex 2', 'Hex 3']);
    vi.useRealTimers();
  });

  it('goes to a unit that has can still act', async () => {
    const server = new Server(RICH);
    const game = manyAnswers(RICH);
    render(QuestionPanel, { game, onshow: vi.fn() });
    await fireEvent.click(button('Army B'));
    await settled();
    expect([[...game.chooser.selection], server.asked]).toEqual([['unit:b'], ['unit:b']]);
  });
});

describe('an answer given in secret', () => {
  it('is confirmed first, since everybody else may have answered', async () => {
    setUp();
    await fireEvent.click(button('Invent…'));
    await fireEvent.click(screen.getAllByRole('option')[1]!);
    await settled();
    expect(acted).toEqual([]);
    expect(screen.getByTestId('preview').textContent).toContain(
      'This can’t be taken back once everyone has answered.',
    );
  });

  it('can be taken back while one waits for the others', async () => {
    const game = setUp({ ...MANY, choices: {}, undo: true, text: 'Waiting for Blue.' });
    expect(screen.getByTestId('question').textContent?.trim()).toBe('Waiting for Blue.');
    expect(screen.getByTestId('answered').textContent).toBe(
      'You have answered; you can change your mind until everyone has.',
    );
    expect(screen.queryByRole('listbox')).toBeNull();
    await fireEvent.click(undo());
    await settled();
    expect(acted).toEqual(['undo']);
    await tick();
    expect(screen.queryByTestId('answered')).toBeNull();
    expect([game.pending, undo().disabled]).toEqual([true, true]);
  });

  it('can’t be once all is open', () => {
    setUp({ ...MANY, choices: {}, undo: false, text: 'Waiting for Blue.' });
    expect(screen.queryByTestId('answered')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});

describe('a set that may be empty', () => {
  it('can be left so', async () => {
    const game = table({ ...MANY, choices: { escort: ['none', 'a'] } });
    game.sheet = { ...RICH, verbs: { escort: { ...RICH.verbs.rest!, label: 'Escort', kinds: ['units?'] } } };
    render(QuestionPanel, { game, onshow: vi.fn() });
    expect(options()).toEqual(['Army A']);
    await fireEvent.click(button('Escort: none'));
    await settled();
    expect(acted).toEqual(['escort none']);
  });
});
