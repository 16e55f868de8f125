/** The list call: one search, answered from memory as data. */
import { problem, type ProblemCode } from '../../../../site/problems.ts'
import { calledPlace } from './results-place.ts'
import { todayIn } from '../../../../http/clock.ts'
import { Failure } from '../../../../http/failures.tsx'
import { inWords, lastPageOf, listRefusal } from './found-results.ts'
import { foundList } from './found-list.ts'
import type { SearchMemory } from '../../service/search-memory.ts'
import { searchContext } from '../../search/routes/submitted-form.ts'
import type { Handler } from '../../../../http/visit.ts'
import { pricedFor } from '../../rates/routes/priced-for.ts'
import { accommodation } from './wire/accommodation.ts'
import { listAnswer } from './wire/list-answer.ts'
import { PAGE_FIELD, readListRequest } from './wire/list-request.ts'

export function hotelList(memory: () => SearchMemory): Handler {
  return (visit) => {
    const { site, text, body, data, problems } = visit
    const today = todayIn(site.edition.timeZone)
    const world = pricedFor(memory(), visit)
    const read = readListRequest(body, {
      ...searchContext(site, today),
      placeOf: (type, id) => calledPlace(world.geography, site.edition, type, id),
    })
    if (!read.ok) return problems(read.problems)
    const { search, state } = read.value
    const { found, metadata } = foundList(world, visit, search, state, today)
    const refusal = listRefusal(state, [], found.summary)
    if (refusal) return problems([problem(refusal, PAGE_FIELD, lastPageOf(found.summary))])
    const results = inWords(found, state.filters, visit, world, accommodation)
    const words = { problem: (code: string) => text(`problem.${code as Fallback}`) }
    return data(listAnswer(results, metadata, search.stay, words))
  }
}

/** Somebody has followed the call's address like a link. */
export const onlyPosted: Handler = ({ reply }) => {
  reply.header('allow', 'POST')
  throw new Failure('method-not-allowed')
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
