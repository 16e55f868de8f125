/** Sends a valid hotel search the way its kind goes. */
import type { HotelSearch } from '../rules/hotel-search.ts'
import { pathOf } from '../../../../site/routes.ts'
import type { Site } from '../../../../site/site.ts'
import { metaSearchFailure, metaSearchTarget, submissionOf } from '../rules/submission.ts'
import { requestJson } from '../../../../ui/browser/requests.ts'
import { leaveFailureNotice } from './failure-notice.ts'
import { submitFields } from '../../../../search/pages/submit-fields.ts'

export async function sendHotelSearch(
  site: Site,
  search: HotelSearch,
  metaSearch: boolean,
): Promise<void> {
  const { mode, fields } = submissionOf(search, metaSearch, Math.random)
  const hotelHome = pathOf(site, 'hotelHome')
  if (mode === 'flight-hotel') return submitFields(pathOf(site, 'flightHotelHome'), fields)
  if (mode !== 'meta-search') return submitFields(hotelHome, fields)
  const sent = await requestJson(hotelHome, { method: 'POST', fields })
  const answer = sent.ok ? sent.value : refusalIn(sent.body)
  const target = metaSearchTarget(answer, hotelHome)
  if (target === hotelHome) leaveFailureNotice(metaSearchFailure(answer))
  location.assign(target)
}

/** A refusal says why as JSON; a proxy's error page does not. */
function refusalIn(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}
