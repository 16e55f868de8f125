/**
 * Keeps one page, and what it needs to be shown, for when there is no network. Nothing else is
 * kept: prices and rooms are only true while they are fresh.
 *
 * A new version of this file begins at once and throws away what older ones kept; a server without
 * this file makes browsers forget it.
 */
const KEPT = 'offline-1'
const OFFLINE_PAGE = new URL('offline', self.registration.scope).href

self.addEventListener('install', (event) => {
  self.skipWaiting()
  event.waitUntil(keepOfflinePage())
})

self.addEventListener('activate', (event) => {
  event.waitUntil(begin())
})

self.addEventListener('fetch', (event) => {
  const { request, preloadResponse } = event
  if (request.mode === 'navigate' && request.method === 'GET')
    event.respondWith(fromNetwork(request, preloadResponse).catch(offlinePage))
  else if (isBuiltFile(request)) event.respondWith(keptOrFetched(request))
})

async function keepOfflinePage() {
  const answer = await fetch(OFFLINE_PAGE, { credentials: 'omit', cache: 'reload' })
  if (!answer.ok) throw new Error(`The page for no network answered ${answer.status}`)
  const text = await answer.clone().text()
  const files = [...text.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, file]) => file)
  const kept = await caches.open(ownCache())
  await kept.addAll([...new Set(files)])
  await kept.put(OFFLINE_PAGE, answer)
}

async function begin() {
  const own = self.registration.scope
  const names = await caches.keys()
  const old = names.filter((name) => name.endsWith(` ${own}`) && name !== ownCache())
  await Promise.all(old.map((name) => caches.delete(name)))
  // The network is asked while this worker still starts, so that pages are not slower with it.
  await self.registration.navigationPreload?.enable()
}

async function fromNetwork(request, preloadResponse) {
  return (await preloadResponse) ?? fetch(request)
}

async function offlinePage() {
  const kept = await caches.open(ownCache())
  return (await kept.match(OFFLINE_PAGE, { ignoreVary: true })) ?? Response.error()
}

/** Built files carry a hash of their content in their names: what is kept is never out of date. */
function isBuiltFile({ url, method }) {
  const { origin, pathname } = new URL(url)
  return method === 'GET' && origin === self.location.origin && pathname.startsWith('/assets/')
}

async function keptOrFetched(request) {
  const kept = await caches.open(ownCache())
  return (await kept.match(request.url, { ignoreVary: true })) ?? fetch(request)
}

/** Editions that share a host have a worker and a store each. */
function ownCache() {
  return `${KEPT} ${self.registration.scope}`
}
