/** Sends a valid hotel search the way its kind goes. */
import type { HotelSearch } from '../../core/hotel-search.ts'
import { pathOf } from '../../core/routes.ts'
import type { Site } from '../../core/site.ts'
import { metaSearchTarget, submissionOf } from '../../core/submission.ts'
import { requestJson } from '../browser/requests.ts'
import { leaveFailureNotice } from './failure-notice.ts'
import { submitFields } from './submit-fields.ts'

export async function sendHotelSearch(
  site: Site,
  search: HotelSearch,
  metaSearch: boolean,
): Promise<void> {
  const { mode, fields } = submissionOf(search, metaSearch, Math.random)
  const hotelHome = pathOf(site, 'hotelHome')
  if (mode === 'flight-hotel') return submitFields(pathOf(site, 'flightHotelHome'), fields)
  if (mode !== 'meta-search') return submitFields(hotelHome, fields)
  const answer = await requestJson(hotelHome, { method: 'POST', fields })
  const target = metaSearchTarget(answer.ok ? answer.value : null, hotelHome)
  if (target === hotelHome) leaveFailureNotice()
  location.assign(target)
}
