import { describe, expect, it } from 'vitest';

/** Which folders the files of a folder may import from, besides their own; those not named here may do as they like. */
const BASE = ['protocol', 'settings', 'locale'];
const MAY_IMPORT: Record<string, readonly string[]> = {
  protocol: [],
  settings: BASE,
  locale: BASE,
  connection: BASE,
  map: ['protocol', 'locale', 'styles'],
  controls: [...BASE, 'connection', 'rules'],
  rules: [...BASE, 'connection', 'controls'],
  sides: [...BASE, 'table'],
  charts: [...BASE, 'rules', 'table'],
  battle: [...BASE, 'controls', 'map', 'mapframe', 'rules', 'table'],
  question: [...BASE, 'connection', 'controls', 'rules', 'sides', 'table'],
  history: [...BASE, 'connection', 'controls', 'rules', 'map', 'table', ''],
  start: [...BASE, 'connection', 'controls', 'table', ''],
};
const MOST_LINES = 500;

const files = import.meta.glob(['./**/*.ts', './**/*.svelte', './**/*.css'], {
  query: '?raw',
  import: 'default',
  eager: true,
}) as Record<string, string>;

/** The folder of a path such as "./map/ground/labels.ts": "map"; "" for the files of src itself. */
function folderOf(path: string): string {
  const [first = '', ...rest] = path.replace(/^\.\//, '').split('/');
  return rest.length ? first : '';
}

function imported(path: string, text: string): string[] {
  const here = new URL(path, 'file:///');
  return [...text.matchAll(/(?:from|import)\s*['"](\.[^'"]+)['"]/g)].map(([, to = '']) => {
    const [, inside = ''] = new URL(to, here).pathname.split(/^\//);
    return inside === 'protocol' ? 'protocol' : folderOf(inside);
  });
}

describe('the house', () => {
  it('has its folders', () => {
    const folders = new Set(Object.keys(files).map(folderOf));
    expect(Object.keys(MAY_IMPORT).filter((folder) => !folders.has(folder))).toEqual([]);
  });

  it.each(Object.entries(MAY_IMPORT))('lets %s import from %j alone', (folder, allowed) => {
    const own = Object.entries(files).filter(
      ([path]) => folderOf(path) === folder && !/\.test\.ts$|\/testing\b/.test(path),
    );
    const wrong = own.flatMap(([path, text]) =>
      imported(path, text)
        .filter((other) => other !== folder && !allowed.includes(other))
        .map((other) => `${path} imports from ${other || 'src'}`),
    );
    expect(own.length).toBeGreaterThan(0);
    expect(wrong).toEqual([]);
  });

  it('has no long files', () => {
    const lines = (text: string) => text.split('\n').length - 1;
    const byHand = Object.entries(files).filter(([, text]) => !text.includes('not to be\n * edited'));
    const long = byHand.filter(([, text]) => lines(text) > MOST_LINES);
    expect(long.map(([path, text]) => `${path}: ${lines(text)}`)).toEqual([]);
  });
});
