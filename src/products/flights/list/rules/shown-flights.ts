/** Flights as pages show them: in the visitor's words and currency, with links where they lead. */
import type { Day } from '../../../../site/calendar-day.ts'
import type { CurrencyCode } from '../../../../site/money.ts'
import type { ExtraPrices } from '../../fares/rules/extras.ts'
import type { Brand, Passengers } from '../../fares/rules/fares.ts'
import type { TripKind } from '../../search/rules/flight-search.ts'
import type { Cabin } from '../../timetable/rules/timetable.ts'
import type { FilterGroup, LimitGroup } from './flight-list-state.ts'
import type { FlightSort } from './found-journeys.ts'

export interface ShownEnd {
  code: string
  city: string
  /** The airport's own name. */
  airport: string
  /** 0 for an airport without numbers. */
  terminal: number
  time: string
  day: string
}

export interface ShownLayover {
  minutes: number
  city: string
  /** Where one lands, and where the next flight leaves: mostly the same. */
  lands: string
  leaves: string
  /** The next leg is another ticket. */
  isSelfTransfer: boolean
}

export interface ShownLeg {
  number: string
  airline: string
  /** Who flies it, when that is somebody else; otherwise empty. */
  operator: string
  aircraft: string
  cabin: Cabin
  from: ShownEnd
  to: ShownEnd
  minutes: number
  /** After it. */
  layover: ShownLayover | null
}

export interface ShownJourney {
  legs: ShownLeg[]
  from: ShownEnd
  to: ShownEnd
  daysLater: number
  minutes: number
  /** Names, each once. */
  airlines: string[]
  operators: string[]
  co2Kg: number
  isSelfTransfer: boolean
  seatsLeft: number
}

export interface ShownBrandPrice {
  brand: Brand
  /** Of the whole trip for everybody. */
  total: string
  perPerson: string
  href: string
}

export interface ShownRow {
  key: string
  journey: ShownJourney
  brands: ShownBrandPrice[]
}

/** What was searched, above every page of it. */
export interface ShownSearch {
  kind: TripKind
  ways: { from: string; to: string; fromCity: string; toCity: string; day: string; date: Day }[]
  passengers: Passengers
  cabin: Cabin
  /** Back to the form, filled in. */
  changeHref: string
}

export interface ShownOption {
  value: string
  label: string
  count: number
  /** The cheapest, empty for none. */
  from: string
  isTicked: boolean
}

export interface ShownFilterGroup {
  group: FilterGroup
  /** As it is sent. */
  name: string
  options: ShownOption[]
}

export interface ShownLimit {
  group: LimitGroup
  name: string
  /** The greatest first is "any", which is not among them. */
  options: { value: string; label: string }[]
  value: string
}

export interface ShownChoice {
  /** From 0 on. */
  way: number
  journey: ShownJourney
  changeHref: string
}

export interface FlightResultsData {
  search: ShownSearch
  /** From 0 on: which way is chosen now. */
  way: number
  chosen: ShownChoice[]
  rows: ShownRow[]
  all: number
  total: number
  sort: FlightSort
  /** With what each would give: "from 49 €, 1 h 15". */
  sorts: { sort: FlightSort; href: string; price: string; minutes: number | null }[]
  filters: ShownFilterGroup[]
  limits: ShownLimit[]
  filterCount: number
  /** Everything but the filters, sent along with them. */
  hidden: [name: string, value: string][]
  clearHref: string
  page: number
  pages: number
  previousHref: string
  nextHref: string
  datesHref: string
  /** Switches that widen the search. */
  nearby: { isOn: boolean; href: string }
  selfTransfer: { isOn: boolean; href: string }
  split: { first: number; second: number; saves: string } | null
  /** What the best order adds to a price, as money. */
  weights: { hour: string; stop: string; transfer: string }
  /** A journey that was chosen is gone. */
  isGone: boolean
}

export interface TripData {
  search: ShownSearch
  journeys: ShownChoice[]
  brand: Brand
  brands: { brand: Brand; total: string; href: string }[]
  total: string
  perPerson: string
  people: { kind: keyof Passengers; count: number; sum: string }[]
  split: { first: number; second: number; saves: string } | null
  extras: ShownExtras
  rightsHref: string
}

/** What can be added to each journey, for whom. */
export interface ShownExtras {
  brand: Brand
  passengers: { kind: 'adult' | 'child'; number: number }[]
  journeys: { from: string; to: string; prices: ExtraPrices }[]
  currency: CurrencyCode
}

export interface DatesData {
  search: ShownSearch
  matrix: {
    outDays: string[]
    backDays: string[]
    cells: { total: string; href: string; isAsked: boolean; isCheapest: boolean }[][]
  } | null
  graph: ShownDayPrice[]
  backHref: string
}

export interface ShownDayPrice {
  day: string
  /** Of the month. */
  number: number
  /** Where one begins, and of the first day; otherwise empty. */
  month: string
  total: string
  /** Of the dearest, in percent; 0 without flights. */
  height: number
  href: string
  isAsked: boolean
  isCheapest: boolean
}

export interface AnywhereData {
  fromCity: string
  /** As fields hold them. */
  fromText: string
  departure: string
  return: string
  dates: string
  countries: { name: string; cheapest: string; places: ShownPlace[] }[]
  count: number
}

export interface ShownPlace {
  code: string
  city: string
  country: string
  total: string
  href: string
}
