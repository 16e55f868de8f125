/** The towns of a coast, from which a visitor may pick one after choosing the coast. */
import { COAST_ID } from '../rules/destination.ts'
import { languageOf } from '../../site/locales.ts'
import { Failure } from '../../http/failures.tsx'
import type { SearchMemory } from '../../products/hotels/service/search-memory.ts'
import type { Handler } from '../../http/visit.ts'
import { coastAnswer } from './wire/coast-answer.ts'

/** Towns do not move from coast to coast. */
const KEEP_SECONDS = 86_400

export function coastDestinations(memory: () => SearchMemory): Handler {
  return ({ site, parameters, reply, data }) => {
    const { geography } = memory()
    const id = parameters['coast'] ?? ''
    const coast = COAST_ID.test(id) ? geography.coastById(Number(id.slice('cid'.length))) : -1
    if (coast < 0) throw new Failure('page-not-found')

    const { locale, conventions } = site.edition
    const towns = Array.from(geography.coastMembers(coast), (town) => ({
      id: geography.destinations.id[town]!,
      name: geography.name(town, languageOf(locale)),
    }))
    // A visitor looks for a name, so the list is in the order of names.
    towns.sort((one, other) => one.name.localeCompare(other.name, conventions))
    reply.type('application/xml; charset=utf-8')
    return data(coastAnswer(towns), KEEP_SECONDS)
  }
}
