import { beforeEach, describe, expect, it } from 'vitest';
import {
  forget,
  invitesOf,
  keepCreated,
  keepToken,
  remember,
  sawUpTo,
  seenAt,
  tables,
  tokensOf,
} from './deviceMemory';

describe('what this device holds', () => {
  beforeEach(() => localStorage.clear());

  it('keeps tokens and invitations of a new table apart', () => {
    keepCreated({
      table: 't',
      seats: [
        { seat: 0, kind: 'person', token: 'mine', invite: null },
        { seat: 1, kind: 'open', token: null, invite: 'yours' },
      ],
    });
    keepToken('t', 2, 'more');
    expect(tokensOf('t')).toEqual({ 0: 'mine', 2: 'more' });
    expect(invitesOf('t')).toEqual({ 1: 'yours' });
    expect(tokensOf('other')).toEqual({});
  });

  it('lists tables, the last one first, each once', () => {
    remember('a', 'A', 1);
    remember('b', 'B', 2);
    remember('a', 'A again', 3);
    expect(tables().map(({ id, title }) => [id, title])).toEqual([
      ['a', 'A again'],
      ['b', 'B'],
    ]);
    forget('a');
    expect(tables().map(({ id }) => id)).toEqual(['b']);
  });

  it('does not grow without end', () => {
    for (let i = 0; i < 80; i++) remember(`t${i}`, '', i);
    expect(tables()).toHaveLength(50);
  });

  it('knows how far I have looked, and survives nonsense', () => {
    expect(seenAt('t')).toBeNull();
    sawUpTo('t', 12);
    expect(seenAt('t')).toBe(12);
    localStorage.setItem('grognard.seats', '{broken');
    expect(tokensOf('t')).toEqual({});
  });
});
