import { cleanup, render } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import Control from './Control.svelte';
import { area, littleSheet } from '../testing';

afterEach(cleanup);

const flag = (colour: string) => ({ colour, ink: '#fff', title: colour });
const sheet = {
  ...littleSheet(),
  spaces: [area('isles', 0, 0, 40), area('cape', 300, 0, 40)],
  flags: { red: flag('#a00'), blue: flag('#00a') },
};
const shown = (picture: Record<string, unknown>) => render(Control, { sheet, picture }).container;

describe('who holds the land', () => {
  it('is not shown in a game that does not say', () => {
    expect(shown({ track: 1 }).querySelector('.control')).toBeNull();
  });

  it('colours a space, islands and all', () => {
    const held = shown({ 'space:isles': 'red' }).querySelectorAll('.held');
    expect(held).toHaveLength(1);
    expect(held[0]!.getAttribute('d')!.match(/M/g)).toHaveLength(2);
  });

  it('hatches a space that is not at home under its holder', () => {
    const drawn = shown({ 'space:isles': 'blue', 'space:cape': 'red' });
    const hatched = [...drawn.querySelectorAll('[fill^="url"]')];
    expect(hatched.map((path) => path.getAttribute('fill'))).toEqual(['url(#map-held-blue)']);
    const pattern = drawn.querySelector('pattern')!;
    expect([pattern.id, pattern.getAttribute('width')]).toEqual(['map-held-blue', String(sheet.held.step)]);
  });

  it('is never shown at sea', () => {
    const spaces = sheet.spaces.map((space) => ({ ...space, sea: space.name === 'isles' }));
    const picture = { 'space:isles': 'red', 'space:cape': 'red' };
    const drawn = render(Control, { sheet: { ...sheet, spaces }, picture }).container;
    expect([...drawn.querySelectorAll('.held')].map((path) => path.getAttribute('data-area'))).toEqual([
      'cape',
    ]);
  });

  it('leaves out a holder without a flag', () => {
    expect(shown({ 'space:isles': 'nobody' }).querySelectorAll('.held')).toHaveLength(0);
  });

  it('is cut to the coast where no water lies over the land, and hatched in small as in large', () => {
    const picture = { 'space:isles': 'blue', 'space:cape': 'red' };
    const drawn = render(Control, { sheet, picture, small: true }).container;
    expect(drawn.querySelector('.control')!.getAttribute('clip-path')).toBe('url(#map-land)');
    expect(drawn.querySelector('pattern')).toBeNull();
    expect(drawn.querySelector('.held')!.getAttribute('fill')).toBe('url(#map-held-blue)');
    expect(drawn.querySelector('[data-area]')).toBeNull();
    const covered = render(Control, { sheet, picture, under: true }).container;
    expect(covered.querySelector('.control')!.getAttribute('clip-path')).toBe('url(#map-frame)');
  });
});
