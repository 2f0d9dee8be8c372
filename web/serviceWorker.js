/**
 * Keeps the shell of this build (the page's own files, nothing of any table), so that the page opens without a
 * network. A page is always asked for at the server first: after an upgrade nobody sees an old one.
 */
const BUILD = '__BUILD__';
const SHELL = __SHELL__;
const CACHE = `grognard-${BUILD}`;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(SHELL)));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOthers().then(() => self.clients.claim()));
});

async function forgetOthers() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => kept('/')));
  else if (pathname.startsWith('/assets/') && SHELL.includes(pathname))
    event.respondWith(kept(pathname).then((found) => found ?? fetch(request)));
});

async function kept(path) {
  return (await caches.open(CACHE)).match(path);
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openTable(event.notification.data ?? '/'));
});

async function openTable(path) {
  const open = await self.clients.matchAll({ type: 'window' });
  const there = open.find((client) => new URL(client.url).pathname === path);
  return there ? there.focus() : self.clients.openWindow(path);
}
