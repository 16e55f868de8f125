/** The list call: one search, answered from memory as data. */
import type { ProblemCode } from '../core/problems.ts'
import { isPartnerBrand } from '../core/site.ts'
import { todayIn } from './clock.ts'
import { foundHotel, inWords } from './found-results.ts'
import { foundList } from './hotel-metadata/found-list.ts'
import type { SearchMemory } from './search-memory.ts'
import type { Handler } from './visit.ts'
import { pricedFor } from './visitor-discounts.ts'
import { listAnswer } from './wire/list-answer.ts'
import { readListRequest } from './wire/list-request.ts'

export function hotelList(memory: () => SearchMemory): Handler {
  return (visit) => {
    const { site, text, body, data, problems } = visit
    const { edition, type } = site
    const today = todayIn(edition.timeZone)
    const flightAllowed = !isPartnerBrand(type)
    const read = readListRequest(body, { today, domainId: edition.domainId, flightAllowed })
    if (!read.ok) return problems(read.problems)
    const { search, state } = read.value
    const world = pricedFor(memory(), visit)
    const { found, metadata } = foundList(world, visit, search, state, today)
    const results = inWords(found, visit, world, foundHotel)
    const words = { problem: (code: string) => text(`problem.${code as Fallback}`) }
    return data(listAnswer(results, metadata, words))
  }
}

/** The reasons for which a list is not the one asked for. */
type Fallback = Extract<
  ProblemCode,
  | '12_904_3'
  | 'chain-without-match'
  | 'filters-without-match'
  | 'zero-result-combination'
  | 'no-getaway-offer'
  | 'empty-area'
>
