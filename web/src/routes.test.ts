import { describe, expect, it } from 'vitest';
import { fragmentOf, inviteLink, momentLink, routeOf, seatLink, takeFragment } from './routes.svelte';

describe('addresses', () => {
  it('open screens', () => {
    expect(routeOf('/', '')).toEqual({ screen: 'start' });
    expect(routeOf('/nowhere', '')).toEqual({ screen: 'start' });
    expect(routeOf('/about/', '')).toEqual({ screen: 'about' });
    expect(routeOf('/table/Ab3_-x', '')).toEqual({ screen: 'table', id: 'Ab3_-x', moment: null });
    expect(routeOf('/table/Ab3', '?moment=57')).toEqual({ screen: 'table', id: 'Ab3', moment: 57 });
    expect(routeOf('/table/Ab3', '?moment=-1')).toEqual({ screen: 'table', id: 'Ab3', moment: null });
  });

  it('carry invitations and seats in the fragment only', () => {
    expect(fragmentOf('#invite=abc-_1')).toEqual({ invite: 'abc-_1', seat: null });
    expect(fragmentOf('#seat=1:tok_en')).toEqual({ invite: null, seat: { seat: 1, token: 'tok_en' } });
    expect(fragmentOf('#seat=x:tok')).toEqual({ invite: null, seat: null });
    expect(fragmentOf('')).toEqual({ invite: null, seat: null });
    expect(new URL(inviteLink('t', 'abc')).hash).toBe('#invite=abc');
    expect(fragmentOf(new URL(seatLink('t', 2, 'x-y')).hash).seat).toEqual({ seat: 2, token: 'x-y' });
    expect(momentLink('t', 5)).toMatch(/\/table\/t\?moment=5$/);
  });

  it('lose the fragment as soon as it is read', () => {
    history.replaceState(null, '', '/table/t?moment=3#invite=abc');
    expect(takeFragment().invite).toBe('abc');
    expect(location.pathname + location.search + location.hash).toBe('/table/t?moment=3');
  });
});
