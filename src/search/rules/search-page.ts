/** What a page with search forms begins with, made by the server and taken over by the browser. */
import type { Day } from '../../site/calendar-day.ts'
import type { DestinationSuggestion } from '../../places/rules/destination-suggestions.ts'
import type { SearchTab } from '../../site/sections.ts'
import type { Problem } from '../../site/problems.ts'

export interface SearchPage {
  /** The tab that is open; values, problems and choices belong to its form. */
  tab: SearchTab
  today: Day
  /**
   * By field name: as they were sent, or as a link gives them, so that nothing typed is lost.
   * Only names of form fields, plain texts without tags, of limited length. A field that is not
   * there has its default.
   */
  values: Record<string, string>
  problems: Problem[]
  /** Destinations that a typed text may mean, when nobody chose one: offered without scripts too. */
  choices: DestinationSuggestion[]
}

/** A place worth a visit, with what it costs there at least. */
export interface PricedPlace {
  name: string
  /** The country's name in the visitor's language. */
  country: string
  /** To its hotels, for the very stay that the price is for. */
  href: string
  /** A photo of a good hotel there, of the size of a card; empty where none has any. */
  photo: string
  /** Per room and night for two adults, in minor units; null when it is not known. */
  price: number | null
  /** As the edition writes it, without decimals; empty when it is not known. */
  priceText: string
}

export interface GetawayIdea extends PricedPlace {
  /** The weekend that the price is for; the price is for the whole of it. */
  checkIn: Day
  checkOut: Day
}

/** What the home page shows below its forms; each list may be empty. */
export interface HomeContent {
  /** The cheapest night of the next thirty days, first the edition's own country. */
  popular: PricedPlace[]
  coasts: PricedPlace[]
  /** Cities near at hand, for one of the next weekends. */
  getaways: GetawayIdea[]
}
