/**
 * What the home page of an edition tells of the catalogue. It is put together in short steps
 * between which visitors are answered, kept for ten minutes, and renewed while the old one is still
 * shown. Nobody waits long for it: the forms are what people come for.
 */
import { setTimeout as wait, setImmediate as turn } from 'node:timers/promises'
import type { Day } from '../../../../site/calendar-day.ts'
import type { Edition } from '../../../../site/editions/edition.ts'
import { languageOf } from '../../../../site/locales.ts'
import { withPrefix } from '../../../../site/routes.ts'
import type { HomeContent, PricedPlace } from '../../../../search/rules/search-page.ts'
import type { Site } from '../../../../site/site.ts'
import { LEVELS } from '../../../../places/geography/geography-columns.ts'
import { todayIn } from '../../../../http/clock.ts'
import { type KnownDestination, knownCoast, knownPlace } from '../../search/routes/destinations.ts'
import { type HomePlaces, homePlaces } from './home-content-places.ts'
import {
  cheapestNight,
  cheapestWeekend,
  pricedPlace,
  type PricedStay,
} from './home-content-prices.ts'
import type { SearchMemory } from '../../service/search-memory.ts'

const KEEP_MS = 600_000
const LONGEST_WAIT_MS = 30
/** After so long a run of steps others get their turn. */
const STEPS_MS = 8

const POPULAR = { all: 8, own: 5 }
const COASTS = 8
const GETAWAYS = 4

export const NO_CONTENT: HomeContent = { popular: [], coasts: [], getaways: [] }

export class HomeContents {
  /** Gives null until there is one. */
  private readonly memory: () => SearchMemory | null
  private readonly kept = new Map<string, Kept>()
  /** One after the other, or visitors would wait for the steps of all. */
  private queue: Promise<void> = Promise.resolve()

  constructor(memory: () => SearchMemory | null) {
    this.memory = memory
  }

  /** What there is; a little is waited for what is being made for the first time. */
  async on(site: Site): Promise<HomeContent> {
    const kept = this.renewed(site.edition)
    if (kept && !kept.content)
      await Promise.race([kept.renewal, wait(LONGEST_WAIT_MS, null, { ref: false })])
    return kept?.content ? linkedOn(site, kept.content) : NO_CONTENT
  }

  /** Waits as long as it takes, so that later visitors need not; false while there is no world. */
  async prepare(edition: Edition): Promise<boolean> {
    const kept = this.renewed(edition)
    await kept?.renewal
    return kept !== null
  }

  private renewed(edition: Edition): Kept | null {
    const memory = this.memory()
    if (!memory) return null
    let kept = this.kept.get(edition.id)
    if (!kept)
      this.kept.set(edition.id, (kept = { content: null, until: 0, day: 0, renewal: this.queue }))
    const today = todayIn(edition.timeZone)
    // Nights that have passed are worse than nothing.
    if (kept.day !== today) Object.assign(kept, { content: null, until: 0, day: today })
    const now = performance.now()
    if (now < kept.until) return kept
    kept.until = now + KEEP_MS
    kept.renewal = this.queue = this.queue.then(() => renew(kept, memory, edition))
    return kept
  }
}

interface Kept {
  content: HomeContent | null
  renewal: Promise<void>
  /** When it is old. */
  until: number
  /** The first of its nights follows this day. */
  day: Day
}

async function renew(kept: Kept, memory: SearchMemory, edition: Edition): Promise<void> {
  const site: Site = { type: 'web', edition, prefixed: false }
  try {
    kept.content = await inTurns(homeContent(memory, site, kept.day))
  } catch {
    // The page is whole without it; the next visitor tries again.
    kept.until = 0
  }
}

/** Links are made without a country prefix; whoever is under one gets it. */
function linkedOn(site: Site, content: HomeContent): HomeContent {
  if (!site.prefixed) return content
  const linked = <Place extends PricedPlace>(place: Place) => ({
    ...place,
    href: withPrefix(place.href, site),
  })
  return {
    popular: content.popular.map(linked),
    coasts: content.coasts.map(linked),
    getaways: content.getaways.map(linked),
  }
}

/** Runs all steps, letting others have their turn now and then. */
async function inTurns<Result>(steps: Generator<undefined, Result>): Promise<Result> {
  for (let since = performance.now(); ;) {
    const { done, value } = steps.next()
    if (done) return value
    if (performance.now() - since < STEPS_MS) continue
    await turn()
    since = performance.now()
  }
}

function* homeContent(
  memory: SearchMemory,
  site: Site,
  today: Day,
): Generator<undefined, HomeContent> {
  const { geography } = memory
  const places = homePlaces(geography, site.edition.country, memory.engine.placesOnSale())
  yield
  const cities = (indexes: readonly number[]) => indexes.map((index) => city(memory, site, index))
  const own = cities(places.ownCities)
  const popularOwn = yield* sold(own, POPULAR.own)
  const abroad = yield* sold(cities(places.citiesAbroad), POPULAR.all - popularOwn.length)
  const coasts = yield* sold(coastsOf(memory, site, places), COASTS)
  const shown = new Set(popularOwn.map(({ name }) => name))
  const others = [...own, ...cities(places.citiesAbroad)].filter(({ name }) => !shown.has(name))
  const weekends = yield* priced(others, GETAWAYS, cheapestWeekend)
  return {
    popular: [...popularOwn, ...abroad],
    coasts,
    getaways: weekends.map(({ card, stay }) => ({ ...card, ...stay })),
  }

  function* sold(candidates: readonly HomePlace[], most: number) {
    return (yield* priced(candidates, most, cheapestNight)).map(({ card }) => card)
  }

  function* priced(candidates: readonly HomePlace[], most: number, priceOf: typeof cheapestNight) {
    const found: { card: PricedPlace; stay: PricedStay['stay'] }[] = []
    for (const place of candidates) {
      if (found.length === most) break
      const cheapest = yield* priceOf(memory, site, place, today)
      if (cheapest) {
        const card = pricedPlace(memory, site, place, today, cheapest)
        found.push({ card: { ...card, country: place.country }, stay: cheapest.stay })
      }
      yield
    }
    return found
  }
}

type HomePlace = KnownDestination & { country: string }

function city(memory: SearchMemory, site: Site, index: number): HomePlace {
  return { ...knownPlace(memory, site, index)!, country: countryOf(memory, site, index) }
}

function coastsOf(memory: SearchMemory, site: Site, { coasts }: HomePlaces): HomePlace[] {
  const { geography } = memory
  return coasts.map((id) => {
    const town = geography.coastMembers(geography.coastById(id))[0] ?? -1
    return { ...knownCoast(memory, site, id)!, country: countryOf(memory, site, town) }
  })
}

function countryOf({ geography }: SearchMemory, site: Site, index: number): string {
  const country = index < 0 ? -1 : geography.ancestorAt(index, LEVELS.country)
  return country < 0 ? '' : geography.name(country, languageOf(site.edition.locale))
}
