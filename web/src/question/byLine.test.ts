import { describe, expect, it, vi } from 'vitest';
import type { Game } from '../table/game.svelte';
import { ByLine } from './byLine';
import { offersIn } from './offers';
import { verb } from '../testing/sheet';

const VERBS = { buy: verb('Buy', 'marker'), mobilize: verb('Mobilize', 'unit', 'space'), draw: verb('Draw') };
const CHOICES = { buy: ['radar'], mobilize: { a: ['1', '2'], b: ['1'] }, draw: [] };

function asked(more = {}) {
  const chooser = {
    all: offersIn(CHOICES, VERBS),
    clear: vi.fn(),
    consider: vi.fn(),
    press: vi.fn(),
    pickToken: vi.fn(),
    ...more,
  };
  return { chooser, byLine: new ByLine({ chooser, sending: null } as unknown as Game) };
}

describe('a row that names an action', () => {
  it('can be chosen where the question takes it', () => {
    const { byLine } = asked();
    expect(['buy radar', 'mobilize a', 'draw'].map((line) => byLine.can(line))).toEqual([true, true, true]);
    expect(['buy jets', 'mobilize c', 'restore a'].map((line) => byLine.can(line))).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('does a whole action as its button would', () => {
    const { byLine, chooser } = asked();
    byLine.begin('buy radar');
    expect(chooser.consider.mock.calls[0]?.[0].line).toBe('buy radar');
    byLine.begin('draw');
    expect(chooser.press.mock.calls[0]?.[0].line).toBe('draw');
  });

  it('picks what it names where something is left to choose', () => {
    const { byLine, chooser } = asked();
    byLine.begin('mobilize a');
    expect(chooser.pickToken.mock.calls).toEqual([['unit:a']]);
    expect(chooser.consider).not.toHaveBeenCalled();
  });
});
