/** Asks the browser to keep the page that is shown when there is no network. */

/** Begins when the page has loaded: it must not take bandwidth from what the visitor came for. */
export function keepOfflinePage(scope: string): void {
  if (!('serviceWorker' in navigator)) return
  const keep = () => {
    // A browser may forbid it, as in private windows; then there is no such page.
    navigator.serviceWorker.register(SERVICE_WORKER, { scope }).catch(() => undefined)
  }
  if (document.readyState === 'complete') keep()
  else window.addEventListener('load', keep, { once: true })
}

const SERVICE_WORKER = '/service-worker.js'
