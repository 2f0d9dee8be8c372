import { describe, expect, it } from 'vitest';
import { detailAt, fanScale } from '../counters/detail';
import type { Inset, View } from '../types';
import { between, constrained, extent, fitted, noInset, scaled, showing, type Box } from './view';

const frame: Box = [-20, -30, 1440, 1660];
const size = { width: 1440, height: 900 };
const inset: Inset = { top: 0, right: 340, bottom: 100, left: 0 };

const edges = ({ x, y, k }: View, box: Box) => ({
  left: x + k * box[0],
  top: y + k * box[1],
  right: x + k * (box[0] + box[2]),
  bottom: y + k * (box[1] + box[3]),
});

describe('the view', () => {
  it('fits the whole map beside the panels', () => {
    const shown = edges(fitted(frame, size, inset), frame);
    expect(shown.left).toBeGreaterThanOrEqual(0);
    expect(shown.right).toBeLessThanOrEqual(1100);
    expect(shown.top).toBeGreaterThanOrEqual(0);
    expect(shown.bottom).toBeLessThanOrEqual(800);
  });

  it('cannot be pushed off the map', () => {
    for (const [x, y] of [
      [9999, 9999],
      [-9999, -9999],
    ]) {
      const shown = edges(constrained({ x: x!, y: y!, k: 2 }, frame, size, inset), frame);
      expect(shown.left).toBeLessThanOrEqual(12);
      expect(shown.top).toBeLessThanOrEqual(12);
      expect(shown.right).toBeGreaterThanOrEqual(1088);
      expect(shown.bottom).toBeGreaterThanOrEqual(788);
    }
  });

  it('centres a map that is smaller than its room', () => {
    const k = fitted(frame, size, inset).k;
    const shown = edges(constrained({ x: -3000, y: 10, k }, frame, size, inset), frame);
    expect(shown.left).toBeCloseTo(1100 - shown.right);
  });

  it('stays as it is when a place is in sight already', () => {
    const view = { x: -300, y: -200, k: 1 };
    expect(showing([500, 400, 60, 60], view, size, inset)).toEqual(view);
  });

  it('moves a place out from under a panel, no farther than needed', () => {
    const view = { x: 0, y: 0, k: 1 };
    const shown = showing([1200, 400, 60, 60], view, size, inset);
    expect(shown.k).toBe(1);
    expect(shown.y).toBe(0);
    expect(edges(shown, [1200, 400, 60, 60]).right).toBeLessThanOrEqual(1100);
  });

  it('steps back when places are too far apart', () => {
    const box: Box = [0, 0, 1400, 1600];
    const shown = showing(box, { x: 0, y: 0, k: 2 }, size, noInset);
    expect(shown.k).toBeLessThan(1);
    expect(edges(shown, box).bottom).toBeLessThanOrEqual(900);
  });

  it('never comes nearer: in the low room over a phone’s sheet what fills it would', () => {
    const [phone, sheet] = [
      { width: 390, height: 844 },
      { top: 90, right: 0, bottom: 600, left: 0 },
    ];
    const box: Box = [500, 400, 80, 80];
    const shown = showing(box, { x: 0, y: 0, k: 1 }, phone, sheet);
    expect(shown.k).toBe(1);
    expect(edges(shown, box).top).toBeGreaterThanOrEqual(90);
    expect(edges(shown, box).bottom).toBeLessThanOrEqual(244);
  });

  it('does not step back from an ocean: its heart is enough', () => {
    const [view, ocean]: [View, Box] = [{ x: 0, y: 0, k: 1 }, [-4000, -4000, 9000, 9000]];
    expect(showing(ocean, view, size, noInset, [700, 400, 36, 36])).toEqual(view);
    const moved = showing(ocean, view, size, noInset, [2000, 400, 36, 36]);
    expect(moved.k).toBe(1);
    expect(edges(moved, [2000, 400, 36, 36]).right).toBeLessThanOrEqual(1440);
    const apart = showing(ocean, view, size, noInset, [0, 0, 1400, 1600]);
    expect(apart.k).toBeCloseTo(876 / 1600);
  });

  it('zooms about the middle and within its limits', () => {
    const limits = extent(frame, size, noInset, 36);
    const nearer = scaled({ x: 0, y: 0, k: 1 }, 2, limits, size, noInset);
    expect(nearer).toEqual({ x: -720, y: -450, k: 2 });
    expect(scaled(nearer, 100, limits, size, noInset).k).toBe(limits[1]);
    expect(scaled(nearer, 0.001, limits, size, noInset).k).toBe(limits[0]);
  });

  it('glides from one view to the other', () => {
    const [a, b] = [
      { x: 0, y: 10, k: 1 },
      { x: 100, y: 20, k: 3 },
    ];
    expect(between(a, b, 0)).toEqual(a);
    expect(between(a, b, 1)).toEqual(b);
    expect(between(a, b, 0.5)).toEqual({ x: 50, y: 15, k: 2 });
  });
});

describe('detail', () => {
  it('shows everything from 32 pixels on, then the figures, then the symbol, then a square', () => {
    expect(detailAt(32 / 36, 36)).toBe('full');
    expect(detailAt(31 / 36, 36)).toBe('figures');
    expect(detailAt(20 / 36, 36)).toBe('figures');
    expect(detailAt(19 / 36, 36)).toBe('symbol');
    expect(detailAt(14 / 36, 36)).toBe('symbol');
    expect(detailAt(13 / 36, 36)).toBe('plain');
  });

  it('keeps the counters of a fan readable from afar and never shrinks them', () => {
    expect(fanScale(0.5, 36) * 0.5 * 36).toBeCloseTo(40);
    expect(fanScale(3, 36)).toBe(1);
  });
});
