/** What a link makes the search forms begin with: "change search", a chain, a place, a text. */
import { languageOf } from '../../../../site/locales.ts'
import type { SearchPage } from '../../../../search/rules/search-page.ts'
import { todayIn } from '../../../../http/clock.ts'
import { chosenByText } from '../../search/routes/destination-by-text.ts'
import { withKnownDestination } from '../../search/routes/destinations.ts'
import type { SearchMemory } from '../../service/search-memory.ts'
import { keptValues } from '../../../../search/routes/search-submit-values.ts'
import type { Visit } from '../../../../http/visit.ts'

/** Without a world yet, ids keep the names that the link gives them and a text stays a text. */
export function prefilled(
  { site: { edition }, site, query }: Pick<Visit, 'site' | 'query'>,
  memory: SearchMemory | null,
): Pick<SearchPage, 'values' | 'choices'> {
  const values = keptValues(query, [])
  if (!memory) return { values, choices: [] }
  const told = withKnownDestination(values, memory, site, todayIn(edition.timeZone))
  const chosen = chosenByText(told, memory, languageOf(edition.locale))
  return { values: keptValues(chosen.values, []), choices: chosen.choices }
}
