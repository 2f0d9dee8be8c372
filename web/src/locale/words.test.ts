import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import english from './en.ftl?raw';
import french from './fr.ftl?raw';
import { KEYS } from '../settings/keys';
import { clock, wordsIn } from './words';

const keys = (text: string) => [...new FluentResource(text).body].map((entry) => entry.id).sort();
const sources = import.meta.glob(['../**/*.svelte', '../**/*.ts', '!../**/*.test.ts', '!../map/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
}) as Record<string, string>;

const used = new Set(KEYS.map(([, key]) => key));
for (const text of Object.values(sources))
  for (const [, key] of text.matchAll(/\bt\(\s*'([\w-]+)'/g)) used.add(key as string);

describe('the words of the page', () => {
  it('are the same in both languages', () => {
    expect(keys(french)).toEqual(keys(english));
  });

  it('exist wherever they are used, and are used wherever they exist', () => {
    expect(Object.keys(sources).length).toBeGreaterThan(20);
    expect([...used].sort()).toEqual(keys(english));
  });

  it('take the same figures in both languages', () => {
    const figures = (text: string) => text.match(/\$\w+/g) ?? [];
    const byKey = (text: string) =>
      Object.fromEntries(
        text.split(/\n(?=[\w-]+ =)/).map((part) => [part.split(' =')[0], [...new Set(figures(part))].sort()]),
      );
    expect(byKey(french.slice(french.indexOf('home =')))).toEqual(
      byKey(english.slice(english.indexOf('home ='))),
    );
  });

  it('keep French typography', () => {
    const lines = french.split('\n').filter((line) => !line.startsWith('#') && line.includes(' = '));
    for (const line of lines) {
      const text = line.slice(line.indexOf(' = ') + 3).replace(/\{[^}]*\}/g, 'x');
      expect(text, line).not.toMatch(/ [?!;:»]|« |[^\s\u00a0\u202f][?!;»]|'/);
      expect(text, line).not.toMatch(/[\p{L}x]:(?!\/)/u);
    }
  });
});

describe('figures in words', () => {
  it('counts', () => {
    expect(wordsIn('en', 'units-left', { count: 1 })).toBe('1 unit could still do something.');
    expect(wordsIn('fr', 'units-left', { count: 0 })).toBe('0 unité peut encore agir.');
    expect(wordsIn('fr', 'no-such-key')).toBe('no-such-key');
  });

  it('shows clocks', () => {
    expect(clock(65)).toBe('1:05');
    expect(clock(7384)).toBe('2:03:04');
    expect(clock(-3)).toBe('0:00');
    expect(clock(3 * 86_400 + 3_600)).toMatch(/3 [dj] 1 h/);
  });
});
