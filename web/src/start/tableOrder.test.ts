import { describe, expect, it } from 'vitest';
import type { GameCard, OptionCard, Seating } from '../protocol';
import { Order } from './tableOrder.svelte';

const seats = ['red', 'blue'].map((name) => ({ name, label: name }));
const scenario = (name: string, options: OptionCard[] = []) => ({
  name,
  title: name,
  summary: '',
  seats,
  seatings: [] as Seating[],
  options,
});
const games: GameCard[] = [
  {
    name: 'game',
    short: 'g',
    title: 'Game',
    summary: '',
    scenarios: [
      scenario('first', [{ name: 'rain', summary: '', default: true, values: [] }]),
      scenario('second'),
    ],
    bots: [
      { name: 'random', summary: '' },
      { name: 'captain', summary: '' },
    ],
  },
];

describe('a new table', () => {
  it('is the first scenario against the best bot if nothing is said', () => {
    const wish = new Order(games).wish();
    expect(wish).toMatchObject({ game: 'game', scenario: 'first', options: { rain: true }, clock: null });
    expect(wish.seats.map(({ kind, bot }) => [kind, bot])).toEqual([
      ['me', ''],
      ['bot', 'captain'],
    ]);
  });

  it('lets me take another seat', () => {
    const order = new Order(games);
    order.sitAt(1);
    expect(order.seats.map(({ kind }) => kind)).toEqual(['bot', 'me']);
  });

  it('starts afresh with another scenario', () => {
    const order = new Order(games);
    order.sitAt(1);
    order.chooseScenario('second');
    expect(order.seats.map(({ kind }) => kind)).toEqual(['me', 'bot']);
    expect(order.options).toEqual({});
  });

  it('has as many seats as the options ask for', () => {
    const plan = scenario('big', [{ name: 'third', summary: '', default: false, values: [] }]);
    plan.seatings = [
      { options: { third: false }, seats },
      { options: { third: true }, seats: [...seats, { name: 'green', label: 'green' }] },
    ];
    const order = new Order([{ ...games[0]!, scenarios: [plan] }]);
    order.sitAt(1);
    order.setOption('third', true);
    expect(order.places.map(({ name }) => name)).toEqual(['red', 'blue', 'green']);
    expect(order.wish()).toMatchObject({ options: { third: true } });
    expect(order.seats.map(({ kind, bot }) => [kind, bot])).toEqual([
      ['bot', 'captain'],
      ['me', 'captain'],
      ['bot', 'captain'],
    ]);
    order.setOption('third', false);
    expect(order.seats.map(({ kind }) => kind)).toEqual(['bot', 'me']);
  });

  it('has a clock only with friends, and is watched if bots play alone', () => {
    const order = new Order(games);
    order.pace = 'day';
    expect(order.wish().clock).toBeNull();
    order.seats = order.seats.map((seat) => ({ ...seat, kind: 'friend' }));
    expect([order.watched, order.wish().clock]).toEqual([false, { days: 1 }]);
    order.seats = order.seats.map((seat) => ({ ...seat, kind: 'bot' }));
    expect(order.watched).toBe(true);
  });

  it('has as many seats as are said to play', () => {
    const values = [2, 3].map((value) => ({ value, label: String(value) }));
    const plan = scenario('war', [{ name: 'players', summary: '', default: 2, values }]);
    plan.seatings = [
      { options: { players: 2 }, seats },
      { options: { players: 3 }, seats: [...seats, { name: 'green', label: 'green' }] },
    ];
    const order = new Order([{ ...games[0]!, scenarios: [plan] }]);
    expect(order.places).toHaveLength(2);
    order.setOption('players', 3);
    expect(order.places).toHaveLength(3);
    expect(order.wish()).toMatchObject({ options: { players: 3 } });
  });
});
