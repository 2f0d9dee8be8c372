/** The small decisions: edges, colours, hatchings. */
import { describe, expect, it } from 'vitest';
import { pull } from './camera/edgeScroll';
import { backOf, inkOf, turnOf } from './counters/faces';
import { rules } from './ground/palette';
import { groundColour, hatching, toneColour, toneId } from './overlays/hatching';

describe('the edge of the board', () => {
  it('pulls the map in from where a counter is held, and only there', () => {
    expect(pull(10, 1000)).toBeGreaterThan(0);
    expect(pull(990, 1000)).toBeLessThan(0);
    expect(pull(500, 1000)).toBe(0);
    expect(pull(-5, 1000)).toBe(0);
  });
});

describe('colours', () => {
  it('of a counter are those of its blank', () => {
    const face = '<g color="#ffffff"><use href="#map-blank" color="#8a4b2d"/></g>';
    expect(backOf(face)).toBe('#8a4b2d');
    expect(backOf('<g/>')).toBe('currentColor');
    const block = '<g class="lying" fill="#fff" color="#fff"><use href="#map-blank-lying" color="#444"/></g>';
    expect([backOf(block), inkOf(block), inkOf(face)]).toEqual(['#444', '#fff', '#ffffff']);
  });

  it('of the sheet are given for both themes', () => {
    const css = rules({ light: { '--map-sea': '#aaa' }, dark: { '--map-sea': '#222' } });
    expect(css).toBe(":root{--map-sea:#aaa}:root[data-theme='dark']{--map-sea:#222}");
  });

  it('of an overlay are the flag that holds it, or a word for a side', () => {
    const flags = { soviet: { colour: '#a00', ink: '#fff', title: 'Soviet' } };
    expect(toneColour('soviet', flags)).toBe('#a00');
    expect(toneColour('enemy', flags)).toContain('--tone-enemy');
    expect(groundColour('soviet', flags)).toContain('#a00 var(--tone-keep)');
    expect(groundColour('enemy', flags)).toBe(toneColour('enemy', flags));
    expect(toneId('a b')).toBe('map-hatch-a-b');
  });

  it('come with lines that differ too', () => {
    const flag = { colour: '#a00', ink: '#fff', title: '' };
    const flags = { red: flag, green: flag, grey: flag };
    const lines = ['own', 'enemy', 'contested', ...Object.keys(flags)].map((tone) =>
      JSON.stringify(hatching(tone, flags)),
    );
    expect(new Set(lines).size).toBe(6);
  });
});

it('a block is turned by a quarter for each step it has lost, if that is known', () => {
  expect([4, 3, 2, 1].map((steps) => turnOf(steps, 4))).toEqual([0, -90, -180, -270]);
  expect(turnOf(2, 3)).toBe(-90);
  expect(turnOf(0, 4)).toBe(0);
});
