/** Long lines in pieces: what is drawn stays the same, and near what it is drawn for. */
import { describe, expect, it } from 'vitest';
import { drawing, pieces } from './pieces';

/** Every point that a path of pieces comes to, each from its own beginning. */
function points(path: string): string[] {
  let [x, y] = [0, 0];
  return [...path.matchAll(/([MLlhv])([^MLlhvz]*)/g)].map(([, letter, text]) => {
    const [a = 0, b = 0] = [...text!.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(Number);
    if (letter === 'M' || letter === 'L') [x, y] = [a, b];
    else [x, y] = letter === 'h' ? [x + a, y] : letter === 'v' ? [x, y + a] : [x + a, y + b];
    return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
  });
}

describe('a long line', () => {
  it('is cut where it comes from one cell into another, without a gap', () => {
    const found = pieces('M10 10l100 0 100 0 100 0 100 .5v90.5', true, 256);
    expect(found).toEqual(['M10 10l100 0l100 0l100 0', 'M310 10l100 0.5v90.5']);
    expect(points(found[1]!)).toEqual(['310 10', '410 10.5', '410 101']);
  });

  it('is closed where it began, though it begins elsewhere by then', () => {
    const found = pieces('M10 10h300v300h-300z', true, 256);
    expect(found.join('')).toContain('L10 10');
    expect(found.join('')).not.toContain('z');
  });

  it('is left whole if it may not be cut, and lies with others of its cell', () => {
    const found = pieces('M10 10h300zm0 5h3m500 0q1 2 3 4t1-1', false, 256);
    expect(found).toEqual(['M10 10h300zM10 15h3', 'M513 15q1 2 3 4t1 -1']);
  });
});

describe('a drawing', () => {
  const long = `M0 0${'l10 5'.repeat(500)}`;
  const show = (upper: string) => {
    document.body.innerHTML = `<svg viewBox="0 0 4096 2500"><defs><path id="coast" d="${long}" stroke-linejoin="round"/></defs><g/></svg>`;
    const group = document.querySelector<SVGGElement>('svg > g')!;
    drawing(group, upper);
    return [...group.querySelectorAll('path')];
  };

  it('has its long lines in pieces, drawn as they were', () => {
    const found = show('<g fill="none"><use href="#coast" stroke="red"/></g>');
    expect(found.length).toBeGreaterThan(10);
    for (const path of found) {
      expect(path.getAttribute('stroke')).toBe('red');
      expect(path.getAttribute('stroke-linejoin')).toBe('round');
      expect(path.id).toBe('');
    }
    expect(found.flatMap((path) => points(path.getAttribute('d')!)).at(-1)).toBe('5000 2500');
  });

  it('has in pieces what is kept elsewhere with what it is drawn with, and the signs of relief', () => {
    const line = `<path id="line" d="${long}" fill="none"/>`;
    expect(show(`<defs>${line}</defs><use href="#line" stroke="red"/>`).length).toBeGreaterThan(10);
    expect(
      show(`<defs>${line}</defs><use href="#line" stroke-opacity=".75" stroke-width="7"/>`),
    ).toHaveLength(2);
    const signs = Array.from({ length: 300 }, (_, n) => `M${n * 20} 0l2-6l2 6z`);
    const found = show(`<path d="${signs.join('')}" fill="var(--map-relief-forest)" fill-opacity=".45"/>`);
    expect(found.length).toBeGreaterThan(10);
    const drawn = found.map((path) => path.getAttribute('d')).join('');
    expect(drawn.match(/M[^M]+z/g)).toHaveLength(300);
  });

  it('keeps whole what would look different: surfaces, dashes, wide lines with flat ends that the ground shines through', () => {
    expect(show(`<path d="${long}" fill="red"/>`)).toHaveLength(1);
    expect(show(`<path d="${long}" fill="none" stroke-opacity=".3" stroke-width="5"/>`)).toHaveLength(1);
    expect(show(`<path d="${long}" fill="none" stroke-dasharray="4"/>`)).toHaveLength(1);
  });

  it('has pieces that the ground shines through in one group, no darker where they meet', () => {
    const wide = 'stroke="red" stroke-opacity=".3" stroke-width="5"';
    const found = show(`<g fill="none" stroke-linecap="round"><path d="${long}" ${wide}/></g>`);
    expect(found.length).toBeGreaterThan(10);
    expect(found[0]!.parentElement!.getAttribute('opacity')).toBe('0.3');
    expect(found.every((path) => path.getAttribute('stroke-opacity') === '1')).toBe(true);
  });

  it('has the edge of a surface in pieces, over the surface', () => {
    const [surface, ...edge] = show(`<path d="${long}z" fill="red" stroke="blue" stroke-opacity=".35"/>`);
    expect(surface!.getAttribute('d')).toBe(`${long}z`);
    expect([surface!.getAttribute('fill'), surface!.getAttribute('stroke')]).toEqual(['red', 'none']);
    expect(edge.length).toBeGreaterThan(10);
    expect(edge.every((path) => path.getAttribute('fill') === 'none')).toBe(true);
    expect(edge[0]!.parentElement!.getAttribute('opacity')).toBe('0.35');
  });

  it('has dashed lines each for itself, as long as they are', () => {
    const dashes = Array.from({ length: 60 }, (_, n) => `M${n * 60} 0l30-6`).join('');
    expect(show(`<path d="${dashes}" fill="none" stroke-dasharray="1 4"/>`).length).toBeGreaterThan(10);
  });
});
