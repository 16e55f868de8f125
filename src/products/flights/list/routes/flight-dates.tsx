/** When it is cheapest: three days around those of the search, and the next two months. */
import { brandOf } from '../../../../site/brands.ts'
import type { Day } from '../../../../site/calendar-day.ts'
import { partsOf } from '../../../../site/calendar-day.ts'
import type { MinorUnits } from '../../../../site/money.ts'
import { pathOf } from '../../../../site/routes.ts'
import type { Handler, Visit } from '../../../../http/visit.ts'
import { forServerOnly } from '../../../../ui/as-written.tsx'
import type { FlightSearch } from '../../search/rules/flight-search.ts'
import { lastFlightDay, writeFlightSearch } from '../../search/rules/read-flight-search.ts'
import { FlightDatesPage } from '../pages/flight-dates-page.tsx'
import { GRAPH_DAYS } from '../rules/flight-searcher.ts'
import { dayWithMonth, monthName } from '../rules/flight-words.ts'
import type { DatesData, ShownDayPrice } from '../rules/shown-flights.ts'
import {
  type AskedFlights,
  askedFlights,
  type FlightParts,
  onlyWhereSold,
  type ShowFlightForm,
} from './asked-flights.ts'
import { linkTo, shownSearch } from './shown-journeys.ts'

export function flightDates(parts: FlightParts, showForm: ShowFlightForm): Handler {
  return (visit) => {
    onlyWhereSold(visit, 'flightDates')
    const asked = askedFlights(visit, parts)
    if (Array.isArray(asked)) return showForm(visit, visit.query, asked)
    const { site, text } = visit
    const { search, places } = asked
    const data: DatesData = {
      search: shownSearch(site, search, places),
      // Several cities have no two days that a table could be of.
      matrix: search.kind === 'several' ? null : matrixOf(visit, asked),
      graph: search.kind === 'several' ? [] : graphOf(visit, asked),
      backHref: hrefFor(visit, search),
    }
    const [way] = data.search.ways
    const title = text('flights.dates.title', { from: way!.fromCity, to: way!.toCity })
    const head = { title: `${title} · ${brandOf(site).name}`, description: title }
    return visit.page(<FlightDatesPage data={forServerOnly(data)} />, head)
  }
}

function hrefFor({ site }: Visit, search: FlightSearch): string {
  return linkTo(pathOf(site, 'flightResults'), writeFlightSearch(search))
}

/** The same search on other days. */
function onDays(search: FlightSearch, out: Day, back: Day | null): FlightSearch {
  const days = [out, back]
  const ways = search.ways.map((way, index) => ({ ...way, day: days[index] ?? way.day }))
  return { ...search, ways }
}

function matrixOf(visit: Visit, { search, trip, prices, memory }: AskedFlights) {
  const { conventions } = visit.site.edition
  const { outDays, backDays, totals } = memory.engine.matrix(trip)
  const [out, back] = search.ways.map(({ day }) => day)
  const columns: (Day | null)[] = backDays.length > 0 ? backDays : [null]
  const least = cheapest(totals.flat())
  return {
    outDays: outDays.map((day) => dayWithMonth(day, conventions)),
    backDays: backDays.map((day) => dayWithMonth(day, conventions)),
    cells: outDays.map((day, row) =>
      columns.map((backDay, column) => {
        const total = totals[row]?.[column] ?? null
        return {
          total: total === null ? '' : prices.text(total),
          href: total === null ? '' : hrefFor(visit, onDays(search, day, backDay)),
          isAsked: day === out && (backDay === null || backDay === back),
          isCheapest: total !== null && total === least,
        }
      }),
    ),
  }
}

function graphOf(
  visit: Visit,
  { search, trip, prices, memory, today }: AskedFlights,
): ShownDayPrice[] {
  const { conventions } = visit.site.edition
  const [out, back] = search.ways.map(({ day }) => day)
  const nights = back === undefined ? 0 : back - out!
  // Some days before the one that was asked for, so that it stands among others.
  const first = Math.max(
    today + 1,
    Math.min(out! - 7, lastFlightDay(today) - GRAPH_DAYS + 1 - nights),
  )
  const days = memory.engine.calendar(trip, first, GRAPH_DAYS)
  const known = days.map(({ total }) => total)
  const least = cheapest(known)
  const most = Math.max(1, ...known.map((total) => total ?? 0))
  return days.map(({ day, total }, index) => {
    const { dayOfMonth } = partsOf(day)
    return {
      day: dayWithMonth(day, conventions),
      number: dayOfMonth,
      month: index === 0 || dayOfMonth === 1 ? monthName(day, conventions) : '',
      total: total === null ? '' : prices.text(total),
      height: total === null ? 0 : Math.max(4, Math.round((total / most) * 100)),
      href:
        total === null
          ? ''
          : hrefFor(visit, onDays(search, day, back === undefined ? null : day + nights)),
      isAsked: day === out,
      isCheapest: total !== null && total === least,
    }
  })
}

function cheapest(totals: readonly (MinorUnits | null)[]): MinorUnits | null {
  const known = totals.filter((total) => total !== null)
  return known.length > 0 ? Math.min(...known) : null
}
