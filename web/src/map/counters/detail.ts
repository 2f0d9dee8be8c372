/** How much of a counter and of the names can be read at a zoom. */

/** full: everything; figures: factors under a small symbol; symbol: that alone; plain: a coloured square. */
export type Detail = 'full' | 'figures' | 'symbol' | 'plain';

/** A counter's side in pixels from which all of it, its factors, its symbol can be read. */
export const FULL_FROM = 32;
export const FIGURES_FROM = 20;
const SYMBOL_FROM = 14;
/** In a fan counters are to be read and hit, whatever the zoom. */
const FAN_SIDE = 40;

export function detailAt(k: number, side: number): Detail {
  const pixels = Math.round(k * side);
  if (pixels >= FULL_FROM) return 'full';
  return pixels >= FIGURES_FROM ? 'figures' : pixels >= SYMBOL_FROM ? 'symbol' : 'plain';
}

/** How much larger than the map the counters of a fan are drawn. */
export function fanScale(k: number, side: number): number {
  return Math.max(1, FAN_SIDE / (k * side));
}
