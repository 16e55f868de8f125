/** How the system is: the database, the memory that searches, the jobs, and what runs it all. */
import { changesAfter, storeHealth } from '../store/admin-health.ts'
import { HealthPage } from '../pages/health-page.tsx'
import type { OfficeHandler, OfficeParts, OfficeVisit } from './office-parts.ts'
import { momentsOn } from '../../site/text/moments.ts'
import { officePage } from './office-page.tsx'

export function showHealth(parts: OfficeParts): OfficeHandler {
  return async (visit) => {
    const { site, staff, text } = visit
    const moment = momentsOn(site)
    const store = await storeHealth(parts.store(), Date.now())
    const page = (
      <HealthPage
        staff={staff}
        store={store}
        node={await nodeHealth(parts, visit)}
        hasMailServer={parts.hasMailServer}
        nodeVersion={process.versions.node}
        now={moment(Date.now())}
      />
    )
    return officePage(visit, page, text('admin.section.health'))
  }
}

async function nodeHealth({ status, store }: OfficeParts, { site }: OfficeVisit) {
  const told = status()
  if (!told) return null
  const { place, engineBytes, processBytes, startedAt } = told
  return {
    place: `${place.transactionId} · ${place.id}`,
    changesBehind: await changesAfter(store(), place),
    engineBytes,
    processBytes,
    startedOn: momentsOn(site)(startedAt),
  }
}
