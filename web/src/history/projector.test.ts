import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Game } from '../table/game.svelte';
import type { Film } from '../protocol';

const frame = (ply: number, mark = '', moment = ply) => ({
  ply,
  moment,
  mark,
  changes: { track: ply },
  lines: [],
  status: null,
});
const film = {
  first: 10,
  picture: { track: 10 },
  status: null,
  frames: [frame(11), frame(12, 'turn'), frame(13)],
};

describe('a film on the screen', () => {
  let game: Game;
  beforeEach(() => {
    vi.useFakeTimers();
    history.replaceState(null, '', '/table/t');
    game = new Game('t');
    vi.spyOn(game.api, 'film').mockResolvedValue(film as unknown as Film);
  });
  afterEach(() => {
    game.projector.close();
    vi.useRealTimers();
  });

  it('opens a replay at a moment, which is in the address', async () => {
    await game.projector.replay(12);
    expect([game.projector.at, location.search]).toEqual([2, '?moment=12']);
    game.projector.step(1, 'action');
    expect([game.projector.picture.track, location.search]).toEqual([13, '?moment=13']);
    game.projector.close();
    expect([game.projector.film, location.search]).toEqual([null, '']);
  });

  it('names moments by what everybody knows of, so that a link leads all to the same', async () => {
    const frames = [frame(1, '', 0), frame(2, '', 1), frame(3, '', 2), frame(4, '', 2), frame(5, '', 3)];
    vi.mocked(game.api.film).mockResolvedValue({ ...film, first: 0, frames } as unknown as Film);
    const found: [number, number, string][] = [];
    for (const moment of [0, 1, 2, 3, 9]) {
      await game.projector.replay(moment);
      found.push([moment, game.projector.at, location.search]);
    }
    expect(found).toEqual([
      [0, 0, '?moment=0'],
      [1, 2, '?moment=1'],
      [2, 3, '?moment=2'],
      [3, 5, '?moment=3'],
      [9, 5, '?moment=3'],
    ]);
    game.projector.go(4);
    expect([game.projector.ply, location.search]).toEqual([4, '?moment=2']);
  });

  it('stops a replay at its end', async () => {
    await game.projector.replay(0);
    game.projector.play();
    await vi.advanceTimersByTimeAsync(10_000);
    expect([game.projector.at, game.projector.playing]).toEqual([3, false]);
  });

  it('shows what happened since my action, and gives way to the game', async () => {
    game.seen = 10;
    game.ply = 13;
    expect(game.projector.since).toBe(3);
    await game.projector.sinceMine();
    expect(game.api.film).toHaveBeenCalledWith(10, null, null);
    expect([game.projector.playing, location.search]).toEqual([true, '']);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(game.projector.film).toBeNull();
  });

  it('tells when it can’t be had', async () => {
    vi.spyOn(game.api, 'film').mockRejectedValue(new Error('No film.'));
    await game.projector.replay(0);
    expect([game.projector.film, game.projector.loading]).toEqual([null, false]);
  });
});
