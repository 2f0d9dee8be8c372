import { cleanup, render } from '@testing-library/svelte';
import { afterEach, expect, it } from 'vitest';
import { Spaces } from './geometry';
import Towns from './Towns.svelte';
import { area, littleSheet } from '../testing';

afterEach(cleanup);

it('has the colours of its holder, and is pale with dark figures if nobody holds it', () => {
  const sheet = {
    ...littleSheet(),
    flags: { red: { colour: '#a00', ink: '#fff', title: 'Red' } },
    towns: ['ford', 'mill'].map((space) => ({
      space,
      name: space,
      points: 2,
      capital: false,
      garrison: false,
    })),
  };
  const spaces = new Spaces([area('ford', 0, 0, 40), area('mill', 300, 0, 40)]);
  const props = { sheet, picture: { 'town:ford': 'red' }, spaces, occupied: () => false, k: 1 };
  const { container } = render(Towns, props);
  const fills = (what: string) =>
    [...container.querySelectorAll(what)].map((one) => one.getAttribute('fill'));
  expect(fills('.badge')).toEqual(['#a00', 'var(--map-land)']);
  expect(fills('.worth')).toEqual(['#fff', 'var(--map-ink)']);
});
