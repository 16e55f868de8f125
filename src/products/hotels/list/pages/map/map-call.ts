/** Asks the server for what is on the map, unless this session knows it already. */
import { writeMapQuestion } from '../../rules/map-question.ts'
import type { MapQuestion } from '../../rules/map-question.ts'
import { locationTypeAt } from '../../../../../places/rules/results-destination.ts'
import type { ResultsPage } from '../../rules/results-page.ts'
import { pathOf } from '../../../../../site/routes.ts'
import type { Site } from '../../../../../site/site.ts'
import { requestJson } from '../../../../../ui/browser/requests.ts'
import { type StoredData, storedDataIn } from '../../../../../ui/browser/stored-data.ts'

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

/**
 * Answers of the map's call, kept as long as the session and no longer than prices stay true. Only
 * the last few are kept, and none so large that it would crowd out everything else.
 */
const FRESH_MS = 300_000
const MAX_ANSWERS = 12
const MAX_CHARACTERS = 700_000

const INDEX = 'map:index'

export interface SessionCache {
  keep(url: string, answer: unknown): void
  recall(url: string): unknown
}

export function sessionCacheIn(stored: StoredData): SessionCache {
  const urls = (): string[] => {
    const index = stored.recall(INDEX)
    return Array.isArray(index) ? index.filter((url) => typeof url === 'string') : []
  }
  return {
    keep(url, answer) {
      if (JSON.stringify(answer).length > MAX_CHARACTERS) return
      const kept = [...urls().filter((other) => other !== url), url]
      for (const old of kept.splice(0, Math.max(0, kept.length - MAX_ANSWERS)))
        stored.forget(nameOf(old))
      stored.keep(nameOf(url), answer, FRESH_MS)
      stored.keep(INDEX, kept)
    },
    recall: (url) => stored.recall(nameOf(url)),
  }
}

const sessionCache = sessionCacheIn(storedDataIn(() => window.sessionStorage))

function nameOf(url: string): string {
  return `map:${url}`
}
