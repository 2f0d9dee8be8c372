/** Which screen an address opens, and the links that lead to one. */

export type Route =
  { screen: 'start' } | { screen: 'about' } | { screen: 'table'; id: string; moment: number | null };

export interface Fragment {
  invite: string | null;
  seat: { seat: number; token: string } | null;
}

/** The screen of an address; anything unknown is the start. */
export function routeOf(path: string, search: string): Route {
  const table = /^\/table\/([\w-]+)\/?$/.exec(path);
  if (table?.[1]) return { screen: 'table', id: table[1], moment: momentOf(search) };
  return path.replace(/\/$/, '') === '/about' ? { screen: 'about' } : { screen: 'start' };
}

function momentOf(search: string): number | null {
  const text = new URLSearchParams(search).get('moment');
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}

/** What a link's fragment carries: an invitation, or a seat brought from another device. */
export function fragmentOf(hash: string): Fragment {
  const invite = /^#invite=([\w-]+)$/.exec(hash)?.[1] ?? null;
  const seat = /^#seat=(\d{1,2}):([\w-]+)$/.exec(hash);
  return { invite, seat: seat?.[2] ? { seat: Number(seat[1]), token: seat[2] } : null };
}

export const tableLink = (id: string): string => `${location.origin}/table/${id}`;
export const inviteLink = (id: string, invite: string): string => `${tableLink(id)}#invite=${invite}`;
export const seatLink = (id: string, seat: number | string, token: string): string =>
  `${tableLink(id)}#seat=${seat}:${token}`;
export const momentLink = (id: string, moment: number): string => `${tableLink(id)}?moment=${moment}`;

/** The screen, and whether it was reached from another one of the page. */
export const here: { route: Route; moved: boolean } = $state({
  route: routeOf(location.pathname, location.search),
  moved: false,
});

/** Reads the fragment and takes it out of the address bar at once: it is a secret. */
export function takeFragment(): Fragment {
  const found = fragmentOf(location.hash);
  if (location.hash) history.replaceState(null, '', location.pathname + location.search);
  return found;
}

export function go(path: string): void {
  history.pushState(null, '', path);
  here.moved = true;
  look();
}

/** Changes the address without another step in the browser's history. */
export function readdress(path: string): void {
  history.replaceState(null, '', path);
}

function look(): void {
  here.route = routeOf(location.pathname, location.search);
}

if (typeof addEventListener === 'function') addEventListener('popstate', look);

/** For links: follows them inside the page unless they are to open elsewhere. */
export function inside(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest('a');
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey)
    return;
  if (link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
