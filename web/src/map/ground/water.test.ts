/** Water over the land: the same picture as land cut to the coast, from what is near by alone. */
import { describe, expect, it } from 'vitest';
import type { Point } from '../../protocol';
import { area } from './cutting';
import { inside } from './geometry';
import { linesOf } from './paths';
import { cellSide } from './pieces';
import { coastOf, longCoastOf, parted, SHORT } from './water';

/** A land with a bay from the east, and a frame in the water that lies over a cape. */
const LAND = 'M200 200L200 1000L1000 1000L1000 700L600 600L1000 500L1000 200Z';
const FRAME = 'M950 150L950 300L1100 300L1100 150Z';
const SHELF = 'M150 150L1050 150L1050 1050L150 1050Z';
const DEFINITIONS = `<clipPath id="map-frame"/><path id="map-coast" d="${LAND}${FRAME}" stroke-linejoin="round"/>`;
const GROUND =
  '<g clip-path="url(#map-frame)"><g class="water"><rect x="0" y="0" width="2400" height="2000" fill="sea"/>' +
  `<path d="${SHELF}" fill="shelf"/><g fill="none"><path class="seas" d="M0 400L2400 400" stroke="line"/></g></g>` +
  '<use class="land" href="#map-coast" fill="land"/>' +
  '<g clip-path="url(#map-land)"><path class="hills" d="M0 0L500 0L500 500Z" fill="hills"/></g></g>';

const [land, water] = parted(GROUND, coastOf(DEFINITIONS));
const ringsOf = (part: Element) =>
  [...part.querySelectorAll('path')].map((path) => linesOf(path.getAttribute('d')!));
type Rings = ReturnType<typeof ringsOf>;
/** Whether a point is covered by any path of a part, by the rule of even and odd. */
const covered = (part: Rings, [x, y]: Point) =>
  part.some((rings) => rings.filter((ring) => inside(ring, x, y)).length % 2);
const surface = (fill: string) => water.querySelector(`[fill="${fill}"]`)!;
const [sea, shelf] = [ringsOf(surface('sea')), ringsOf(surface('shelf'))];
const seen = (point: Point) => (covered(shelf, point) ? 'shelf' : covered(sea, point) ? 'sea' : 'land');

describe('water over the land', () => {
  it('lies up to the coast and nowhere on the land', () => {
    const rings = [...linesOf(LAND), ...linesOf(FRAME)];
    const wrong: Point[] = [];
    for (let x = 7; x < 1200; x += 31)
      for (let y = 3; y < 1200; y += 29) {
        const dry = rings.some((ring) => inside(ring, x, y));
        if ((seen([x, y]) === 'land') !== dry) wrong.push([x, y]);
      }
    expect(wrong).toEqual([]);
  });

  it('has its surfaces one in the other, with no gap between them', () => {
    expect([seen([800, 600]), seen([1049, 600]), seen([1051, 600])]).toEqual(['shelf', 'shelf', 'sea']);
    expect(covered(sea, [1048, 600])).toBe(true);
  });

  it('is drawn near the coast, as far as colours of the land run, and not on the open sea', () => {
    expect(covered(sea, [1150, 1150])).toBe(true);
    expect(covered(sea, [2300, 1900])).toBe(false);
  });

  it('is told cell by cell, each from its own corners', () => {
    const cells = [...surface('shelf').querySelectorAll('path')];
    expect(cells.length).toBeGreaterThan(10);
    for (const cell of cells)
      for (const ring of linesOf(cell.getAttribute('d')!))
        expect(Math.abs(area(ring))).toBeLessThanOrEqual(166 ** 2);
  });

  it('leaves lines of the sea where no land is', () => {
    const line = linesOf(water.querySelector('.seas')!.getAttribute('d')!);
    expect(line.map((points) => points.map(([x]) => x))).toEqual([
      [0, 200],
      [1000, 2400],
    ]);
  });

  it('lets land and terrain run on below it, uncut, over the sea as it is far off', () => {
    expect(land.querySelector('[clip-path="url(#map-land)"]')).toBeNull();
    expect(land.querySelector('.hills')).not.toBeNull();
    expect([...land.querySelector('.water')!.children].map(({ tagName }) => tagName)).toEqual(['rect']);
    expect(land.querySelector('use')).toBeNull();
    expect(covered(ringsOf(land), [300, 300])).toBe(true);
  });

  it('is made where the coast is long enough to pay, and in cells that are not too many', () => {
    const long = LAND.repeat(Math.ceil(SHORT / LAND.length));
    expect(longCoastOf(DEFINITIONS)).toBe('');
    expect(longCoastOf(DEFINITIONS.replace(LAND, long))).toBe(long + FRAME);
    expect(cellSide(3, 3)).toBeGreaterThan(3);
  });

  it('leaves a drawing without a coast as it is', () => {
    const [same, none] = parted(GROUND, '');
    expect(same.querySelector('use')).not.toBeNull();
    expect(none.children).toHaveLength(0);
  });
});
