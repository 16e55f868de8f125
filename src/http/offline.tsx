/** The page that browsers keep for when there is no network; `rendering/public/service-worker.js`. */
import { OfflinePage } from '../rendering/pages/offline-page.tsx'
import { brandOf } from '../site/brands.ts'
import type { Handler } from './visit.ts'

export const offline: Handler = ({ site, text, page }) =>
  page(<OfflinePage />, {
    title: `${text('offline.title')} · ${brandOf(site).name}`,
    description: text('offline.text'),
  })
