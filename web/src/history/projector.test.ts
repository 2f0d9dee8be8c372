import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Game } from '../table/game.svelte';
import { news } from '../controls/news.svelte';
import { t } from '../locale/words';
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
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    history.replaceState(null, '', '/table/t');
    game = new Game('t');
    vi.spyOn(game.api, 'film').mockResolvedValue(film as unknown as Film);
  });
  afterEach(() => {
    game.projector.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
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

  describe('of what happened since my action', () => {
    const told = (text: string, spaces: string[], dice: number[] = []) => ({ text, spaces, units: [], dice });
    const shown = () => [game.projector.number, game.projector.at, game.projector.playing];
    beforeEach(() => {
      const lines = [[told('moves', ['1'])], [told('moves', ['2'])], [told('attacks', ['3'], [4])]];
      const frames = lines.map((each, n) => ({ ...frame(11 + n), lines: each }));
      vi.mocked(game.api.film).mockResolvedValue({ ...film, frames } as unknown as Film);
      Object.assign(game, { seen: 10, ply: 13 });
    });

    it('shows a scene action by action, then waits', async () => {
      expect(game.projector.since).toBe(3);
      await game.projector.sinceMine();
      expect(game.api.film).toHaveBeenCalledWith(10, null, null);
      expect([...shown(), location.search]).toEqual([0, 1, true, '']);
      await vi.advanceTimersByTimeAsync(60_000);
      expect(shown()).toEqual([0, 2, false]);
      expect(game.projector.told.map((line) => line.spaces[0])).toEqual(['1', '2']);
    });

    it('goes on to a battle and back, without waiting for what was seen', async () => {
      await game.projector.sinceMine();
      game.projector.show(1);
      expect([shown(), game.projector.scenes[1]?.battle]).toEqual([[1, 3, false], true]);
      game.projector.show(0);
      expect([shown(), game.projector.picture.track]).toEqual([[0, 2, false], 12]);
      game.projector.show(7);
      expect(shown()).toEqual([0, 2, false]);
      game.projector.close();
      expect(game.projector.film).toBeNull();
    });

    it('has nothing to show where nothing was told, and says so', async () => {
      vi.mocked(game.api.film).mockResolvedValue(film as unknown as Film);
      await game.projector.sinceMine();
      expect(game.projector.film).toBeNull();
      expect(news.toasts.map((toast) => toast.text)).toEqual([t('since-nothing')]);
    });
  });

  it('tells when it can’t be had', async () => {
    vi.spyOn(game.api, 'film').mockRejectedValue(new Error('No film.'));
    await game.projector.replay(0);
    expect([game.projector.film, game.projector.loading]).toEqual([null, false]);
  });
});
