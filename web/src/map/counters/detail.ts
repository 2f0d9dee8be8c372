/** How much of a counter and of the names can be read at a zoom. */

/** full: factors and all; symbol: the unit's symbol alone; plain: a coloured square. */
export type Detail = 'full' | 'symbol' | 'plain';

/** A counter's side in pixels from which its factors, and its symbol, can be read. */
export const FACTORS_FROM = 32;
const SYMBOL_FROM = 14;
/** In a fan counters are to be read and hit, whatever the zoom. */
const FAN_SIDE = 40;

export function detailAt(k: number, side: number): Detail {
  const pixels = Math.round(k * side);
  return pixels >= FACTORS_FROM ? 'full' : pixels >= SYMBOL_FROM ? 'symbol' : 'plain';
}

/** How much larger than the map the counters of a fan are drawn. */
export function fanScale(k: number, side: number): number {
  return Math.max(1, FAN_SIDE / (k * side));
}
