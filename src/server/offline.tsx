/** The page that browsers keep for when there is no network; `web/public/service-worker.js`. */
import { OfflinePage } from '../web/offline/offline-page.tsx'
import { brandOf } from '../web/shell/brands.ts'
import type { Handler } from './visit.ts'

export const offline: Handler = ({ site, text, page }) =>
  page(<OfflinePage />, {
    title: `${text('offline.title')} · ${brandOf(site).name}`,
    description: text('offline.text'),
  })
