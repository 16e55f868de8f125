/** The page with the flight form, and what it is sent to. */
import { todayIn } from '../../../../http/clock.ts'
import type { Handler, Visit } from '../../../../http/visit.ts'
import { brandOf } from '../../../../site/brands.ts'
import { alternatesOf, canonicalOf } from '../../../../site/edition-links.ts'
import { fieldReader, type FormValues, MAX_FIELD_LENGTH } from '../../../../site/form-values.ts'
import { pathOf } from '../../../../site/routes.ts'
import { formValues, shownProblems } from '../../../../search/routes/search-submit-values.ts'
import type { SearchPage } from '../../../../search/rules/search-page.ts'
import { Failure } from '../../../../http/failures.tsx'
import {
  FLIGHT_FORM_FIELDS,
  readFlightSearch,
  withWrittenDays,
  writeFlightSearch,
} from '../../search/rules/read-flight-search.ts'
import { placeWords, unknownPlaces, withPlaces } from '../../search/routes/place-words.ts'
import {
  type FlightParts,
  onlyWhereSold,
  type ShowFlightForm,
} from '../../list/routes/asked-flights.ts'
import { cheapestPlaces, usualTrip } from '../../list/routes/flight-anywhere.tsx'
import { linkTo } from '../../list/routes/shown-journeys.ts'
import { dayWithMonth } from '../../list/rules/flight-words.ts'
import { FlightHomePage, type FlightIdeas } from '../pages/flight-home-page.tsx'

/** The form as a link fills it in; codes get their names as soon as the world is there. */
export function flightHome(show: ShowFlightForm): Handler {
  return (visit) => {
    onlyWhereSold(visit, 'flightHome')
    return show(visit, visit.query, [])
  }
}

export function flightSubmit({ world }: FlightParts, show: ShowFlightForm): Handler {
  return (visit) => {
    onlyWhereSold(visit, 'flightHome')
    const { site, body } = visit
    const places = world()
    const values = withPlaces(withWrittenDays(formValues(body)), places, site)
    const today = todayIn(site.edition.timeZone)
    const read = readFlightSearch(values, { today, domainId: site.edition.domainId })
    if (!read.ok) return show(visit, values, read.problems)
    const unknown = unknownPlaces(read.value, placeWords(places, site))
    if (unknown.length > 0) return show(visit, values, unknown)
    return visit.redirect(linkTo(pathOf(site, 'flightResults'), writeFlightSearch(read.value)), 303)
  }
}

export function flightForms(parts: FlightParts, publicUrl: URL): ShowFlightForm {
  const known: KnownIdeas = new Map()
  return (visit, sent, problems) => {
    const { site, text, page } = visit
    const world = presentOrNull(parts.world)
    const values = world ? withPlaces(withWrittenDays(sent), world, site) : sent
    const search: SearchPage = {
      tab: 'flights',
      today: todayIn(site.edition.timeZone),
      values: keptFlightValues(values),
      problems: shownProblems(problems),
      choices: [],
    }
    const head = {
      title: `${text('flights.home.head')} · ${brandOf(site).name}`,
      description: text('flights.home.description'),
      canonical: canonicalOf(site, 'flightHome', publicUrl),
      alternates: alternatesOf('flightHome', publicUrl),
    }
    const ideas = presentOrNull(() => ideasOn(visit, parts, known))
    return page(
      <FlightHomePage search={search} ideas={ideas} />,
      head,
      problems.length > 0 ? 422 : 200,
    )
  }
}

const MAX_IDEAS = 8

/** Where one gets for little money, from where most people of the country leave. */
function ideasOn(visit: Visit, parts: FlightParts, kept: KnownIdeas): FlightIdeas | null {
  const { site } = visit
  const { geography } = parts.world()
  const trip = usualTrip(site, geography)
  if (trip.from === '') return null
  const key = `${site.edition.id} ${site.prefixed} ${trip.out}`
  const known = kept.get(key)
  if (known && known.askedAt > Date.now() - IDEAS_KEPT_MS) return known.ideas
  const { conventions } = site.edition
  const places = cheapestPlaces(visit, parts, trip).slice(0, MAX_IDEAS)
  const ideas = {
    fromCity: placeWords({ geography }, site).city(trip.from),
    dates: `${dayWithMonth(trip.out, conventions)} – ${dayWithMonth(trip.back, conventions)}`,
    places: places.map(({ code, city, country, total, href }) => ({
      code,
      city,
      country,
      total,
      href,
    })),
    anywhereHref: pathOf(site, 'flightAnywhere'),
  }
  kept.set(key, { askedAt: Date.now(), ideas })
  return ideas
}

/** Prices of ideas may be some minutes old: the list behind them has today's. */
const IDEAS_KEPT_MS = 300_000
type KnownIdeas = Map<string, { askedAt: number; ideas: FlightIdeas }>

/** The form is there from the first moment on, the world it searches in a little later. */
function presentOrNull<T>(part: () => T): T | null {
  try {
    return part()
  } catch (error) {
    if (error instanceof Failure) return null
    throw error
  }
}

/** Texts of known fields, cut to what a field may hold; of a repeated one the first. */
function keptFlightValues(values: FormValues): Record<string, string> {
  const kept: Record<string, string> = {}
  for (const field of FLIGHT_FORM_FIELDS) {
    if (!Object.hasOwn(values, field)) continue
    const value = Array.isArray(values[field]) ? values[field][0] : values[field]
    if (typeof value !== 'string') continue
    kept[field] = fieldReader({ [field]: value.slice(0, MAX_FIELD_LENGTH) }).text(field)
  }
  return kept
}
