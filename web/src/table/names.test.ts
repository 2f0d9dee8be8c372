import { describe, expect, it } from 'vitest';
import { like } from '../settings/preferences.svelte';
import type { TableCard } from '../protocol';
import { invitation, partOf, recordName } from './names';

const card = {
  id: 'abc_-1',
  kind: 'game',
  game: 'battle-for-germany',
  scenario: 'historical',
  seats: [
    { seat: 0, name: 'Joueur soviétique' },
    { seat: 1, name: 'Joueur occidental' },
  ],
} as unknown as TableCard;

describe('names', () => {
  it('says who one is', () => {
    like({ language: 'en' });
    expect(partOf(card, [1])).toBe('Joueur occidental');
    expect(partOf(card, [0, 1])).toBe('Joueur soviétique, Joueur occidental');
    expect(partOf(card, [])).toBe('watching');
  });

  it('invites in the name of whoever has one', () => {
    const to = { ...card, game_title: 'Chess', scenario_title: 'Blitz' };
    const by = (player: string) =>
      invitation({ ...to, seats: [{ kind: 'person', player }] } as unknown as TableCard, 'White');
    expect(by('Ada')).toBe('Ada invites you to Chess, Blitz. You will play: White.');
    expect(by('')).toBe('You are invited to Chess, Blitz. You will play: White.');
  });

  it('gives files names that every system takes', () => {
    expect(recordName(card, [0])).toBe('battle-for-germany_historical_Joueur-sovietique_abc_-1.record');
    expect(recordName({ ...card, kind: 'record' }, [])).toBe('battle-for-germany_historical_abc_-1.record');
  });
});
