/** A search form as it was sent, with everything in it that the world can tell more about. */
import type { Day } from '../../../../site/calendar-day.ts'
import type { DestinationSuggestion } from '../../../../places/rules/destination-suggestions.ts'
import type { FormValues } from '../../../../site/form-values.ts'
import type { SearchContext } from '../rules/hotel-search.ts'
import { languageOf } from '../../../../site/locales.ts'
import { isPartnerBrand, type Site } from '../../../../site/site.ts'
import { todayIn } from '../../../../http/clock.ts'
import { chosenByText, withPressedChoice } from './destination-by-text.ts'
import { withKnownDestination } from './destinations.ts'
import { originByText } from '../../../packages/routes/flight-hotel-origin.ts'
import type { SearchMemory } from '../../service/search-memory.ts'
import { formValues } from '../../../../search/routes/search-submit-values.ts'

export interface SentSearch {
  values: FormValues
  choices: DestinationSuggestion[]
  today: Day
}

export function sentSearch(body: unknown, memory: SearchMemory, site: Site): SentSearch {
  const today = todayIn(site.edition.timeZone)
  const language = languageOf(site.edition.locale)
  const told = withKnownDestination(withPressedChoice(formValues(body)), memory, site, today)
  const { values, choices } = chosenByText(told, memory, language)
  return { values: originByText(values, memory, language), choices, today }
}

export function searchContext({ edition, type }: Site, today: Day): SearchContext {
  return { today, domainId: edition.domainId, flightAllowed: !isPartnerBrand(type) }
}
