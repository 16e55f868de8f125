/** Asks the server for what is on the map, unless this session knows it already. */
import { type MapQuestion, writeMapQuestion } from '../../rules/map-question.ts'
import { locationTypeAt } from '../../../../../places/rules/results-destination.ts'
import type { ResultsPage } from '../../rules/results-page.ts'
import { pathOf } from '../../../../../site/routes.ts'
import type { Site } from '../../../../../site/site.ts'
import { requestJson } from '../../../../../ui/browser/requests.ts'
import { sessionCache } from './session-cache.ts'

export type MapSearch = Pick<ResultsPage, 'place' | 'query' | 'rights'>

export function mapCallUrl(
  site: Site,
  { place, query, rights }: MapSearch,
  question: MapQuestion,
): string {
  const kind = locationTypeAt(place.level)
  const path = pathOf(site, 'hotelMapData', { kind, destination: place.id })
  const fields = new URLSearchParams(query)
  for (const [name, value] of Object.entries(writeMapQuestion(question))) fields.set(name, value)
  // The server knows it by itself; what is kept under this address is for such visitors only.
  if (rights.length > 0) fields.set('prices', rights.join('-'))
  return `${path}?${fields}`
}

/** Null when the server cannot be reached, or the answer is not what `read` expects. */
export async function askForMap<Answer>(
  url: string,
  read: (answer: unknown) => Answer | null,
  signal: AbortSignal,
): Promise<Answer | null> {
  const known = read(sessionCache.recall(url))
  if (known) return known
  const answer = await requestJson(url, { signal })
  const found = answer.ok ? read(answer.value) : null
  if (answer.ok && found) sessionCache.keep(url, answer.value)
  return found
}
