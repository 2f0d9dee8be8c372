/** Puts off what can wait until the browser has nothing else to do. */

/** In milliseconds: it is done by then, whatever else there is. */
const LATEST = 1500;

/** Gives what calls it off. */
export function whenIdle(then: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(then); // Safari
    return () => clearTimeout(timer);
  }
  const waiting = requestIdleCallback(then, { timeout: LATEST });
  return () => cancelIdleCallback(waiting);
}
