/** What each of my seats has ordered in advance, as far as this page has asked. */

import { insist } from '../connection/request';
import type { Order } from '../protocol';
import type { Game } from '../table/game.svelte';

export class OrdersKept {
  /** By seat. */
  list: Record<number, Order[]> = $state({});

  constructor(private readonly game: Game) {}

  /** Fetches the orders of a seat, in the language of now. */
  async look(seat: number): Promise<void> {
    const { game } = this;
    await game.try(async () => this.keep(seat, (await game.api.orders(game.token(seat) ?? '')).orders));
  }

  /** From now on questions of a kind are answered so, the one that is open too. */
  async give(seat: number, kind: string, choice: string): Promise<void> {
    const { game } = this;
    const token = game.token(seat) ?? '';
    await game.try(async () => {
      const told = await insist((request) => game.api.giveOrder(kind, choice, request, token));
      this.keep(seat, told.orders);
      // What I am asked may be asked no more, or be asked again.
      game.refresh();
    });
  }

  private keep(seat: number, orders: Order[]): void {
    this.list = { ...this.list, [seat]: orders };
  }
}
