/** What a new table is to be; the defaults are a game at one click: first scenario, first seat, the best bot. */

import { likes } from '../settings/preferences.svelte';
import type { ClockWish, GameCard, ScenarioCard, SeatCard, SeatWish, Wish } from '../protocol';

export type Pace = 'none' | 'hour' | 'evening' | 'day' | 'week';

const CLOCKS: Record<Pace, ClockWish | null> = {
  none: null,
  hour: { minutes: 30, seconds: 20 },
  evening: { minutes: 90, seconds: 30 },
  day: { days: 1 },
  week: { days: 7 },
};
export const PACES = Object.keys(CLOCKS) as Pace[];

export class Order {
  game = $state('');
  scenario = $state('');
  options: NonNullable<Wish['options']> = $state({});
  seats: SeatWish[] = $state([]);
  pace: Pace = $state('none');
  spectators = $state(true);
  title = $state('');

  readonly card: GameCard | undefined = $derived.by(() => this.games.find((game) => game.name === this.game));
  readonly plan: ScenarioCard | undefined = $derived.by(() =>
    this.card?.scenarios.find((scenario) => scenario.name === this.scenario),
  );
  /** The seats there are with the options chosen. */
  readonly places: SeatCard[] = $derived.by(() => {
    const fits = this.plan?.seatings.find(({ options }) =>
      Object.entries(options).every(([name, value]) => this.options[name] === value),
    );
    return fits?.seats ?? this.plan?.seats ?? [];
  });
  readonly friends = $derived(this.seats.some((seat) => seat.kind === 'friend'));
  /** Bots among themselves: a game to watch. */
  readonly watched = $derived(this.seats.every((seat) => seat.kind === 'bot'));

  constructor(private readonly games: GameCard[]) {
    const first = games[0];
    if (first) this.chooseGame(first.name);
  }

  chooseGame(name: string): void {
    this.game = name;
    const first = this.games.find((game) => game.name === name)?.scenarios[0];
    if (first) this.chooseScenario(first.name);
  }

  chooseScenario(name: string): void {
    this.scenario = name;
    const card = this.games.find((game) => game.name === this.game);
    const plan = card?.scenarios.find((scenario) => scenario.name === name);
    this.options = Object.fromEntries((plan?.options ?? []).map((option) => [option.name, option.default]));
    this.seats = [];
    this.seat();
  }

  setOption(name: string, value: boolean | number | string): void {
    this.options = { ...this.options, [name]: value };
    this.seat();
  }

  /** As many as there are seats: who sat stays, bots take new ones, and somebody of us has to play. */
  private seat(): void {
    const bot = this.card?.bots.at(-1)?.name ?? '';
    this.seats = this.places.map((_, i) => this.seats[i] ?? { kind: i ? 'bot' : 'me', bot, name: '' });
  }

  /** I sit here, whoever sat here takes my place. */
  sitAt(seat: number): void {
    const bot = this.card?.bots.at(-1)?.name ?? '';
    this.seats = this.seats.map((one, i) =>
      i === seat
        ? { ...one, kind: 'me' }
        : one.kind === 'me'
          ? { ...one, kind: 'bot', bot: one.bot || bot }
          : one,
    );
  }

  wish(): Wish {
    const seats = this.seats.map((seat) => ({
      kind: seat.kind,
      bot: seat.kind === 'bot' ? seat.bot : '',
      name: seat.kind === 'me' ? likes.name : '',
    }));
    const clock = this.friends ? CLOCKS[this.pace] : null;
    const { game, scenario, spectators } = this;
    return {
      game,
      scenario,
      options: { ...this.options },
      seats,
      clock,
      spectators,
      title: this.title.trim(),
    };
  }
}
