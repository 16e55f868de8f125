/** Everything that can be suggested, from the geography and the catalogue. */
import type { Language } from '../../../site/locales.ts'
import type { DestinationType } from '../../../places/rules/destination-suggestions.ts'
import type { Chain } from '../catalogue/rules/catalogue.ts'
import {
  type SuggestAirport,
  type SuggestEntry,
  SUGGEST_LANGUAGES,
  type SuggestName,
} from '../../../places/memory/suggest-columns.ts'
import type { Geography } from '../../../places/geography/geography.ts'
import { LEVELS } from '../../../places/geography/geography-columns.ts'
import type { NameTable } from '../../../places/geography/name-table.ts'

/** What a suggestion needs of a hotel; 600,000 of them are kept while the index is built. */
export interface SuggestedHotel {
  id: number
  name: string
  cityId: number
  popularity: number
}

const TYPES_BY_LEVEL: Partial<Record<number, DestinationType>> = {
  [LEVELS.country]: 'country',
  [LEVELS.region]: 'region',
  [LEVELS.city]: 'city',
  [LEVELS.district]: 'district',
}

/**
 * A place without a single hotel comes after those that have some. A power keeps such places in
 * their order, and the best of them below a village with rooms.
 */
const WITHOUT_HOTELS = 1 / 8

export function* suggestEntries(
  geography: Geography,
  chains: readonly Chain[],
  hotels: readonly SuggestedHotel[],
): Generator<SuggestEntry> {
  const weighed = weightsBy(geography, hotels)
  yield* places(geography, weighed)
  const { coasts, points } = geography.columns
  const idOf = (index: number) => geography.destinations.id[index] ?? 0
  for (let at = 0; at < coasts.id.length; at++)
    yield {
      type: 'coast',
      id: coasts.id[at]!,
      names: namesIn(geography.coastNames, at),
      weight: weighed(coasts.popularity[at]!, ...geography.coastMembers(at)),
      parentId: idOf(
        geography.ancestorAt(coasts.members[coasts.memberStart[at]!]!, LEVELS.country),
      ),
    }
  for (let at = 0; at < points.id.length; at++)
    yield {
      type: 'point-of-interest',
      id: points.id[at]!,
      names: namesIn(geography.pointNames, at),
      weight: weighed(points.popularity[at]!, points.destination[at]!),
      parentId: idOf(points.destination[at]!),
    }
  for (const { id, name } of chains)
    yield { type: 'chain', id, names: [{ text: name, language: null }], weight: 1, parentId: 0 }
  for (const hotel of hotels) yield hotelEntry(hotel)
}

export function hotelEntry({ id, name, cityId, popularity }: SuggestedHotel): SuggestEntry {
  return {
    type: 'accommodation',
    id,
    names: [{ text: name, language: null }],
    weight: popularity,
    parentId: cityId,
  }
}

export function suggestAirports(geography: Geography): SuggestAirport[] {
  const { airports } = geography.columns
  return Array.from(airports.destination, (destination, at) => ({
    code: geography.airportCodes.name(at),
    names: namesIn(geography.airportNames, at),
    destinationId: geography.destinations.id[destination] ?? 0,
    weight: airports.popularity[at]!,
  }))
}

/** How sought after something is, told in which places it lies. */
type Weigh = (weight: number, ...places: number[]) => number

function weightsBy(geography: Geography, hotels: readonly SuggestedHotel[]): Weigh {
  if (hotels.length === 0) return (weight) => weight
  const { parent, level } = geography.destinations
  const withHotels = new Set<number>()
  for (const { cityId } of hotels)
    for (let up = geography.byId(cityId); up >= 0 && !withHotels.has(up); up = parent[up]!)
      withHotels.add(up)
  // A hotel tells its city only, so districts are as good as that.
  const hasHotels = (place: number) =>
    withHotels.has(place >= 0 && level[place] === LEVELS.district ? parent[place]! : place)
  return (weight, ...places) =>
    places.some(hasHotels) ? weight : Math.max(0, weight) ** WITHOUT_HOTELS
}

function* places(geography: Geography, weighed: Weigh): Generator<SuggestEntry> {
  const { id, level, parent, weight } = geography.destinations
  for (let index = 0; index < geography.count; index++) {
    const type = TYPES_BY_LEVEL[level[index]!]
    if (!type) continue
    const above = parent[index]!
    yield {
      type,
      id: id[index]!,
      names: namesIn(geography.destinationNames, index),
      weight: weighed(weight[index]!, index),
      parentId: above >= 0 && level[above]! >= LEVELS.country ? id[above]! : 0,
    }
  }
}

/** The local name first, then those of the product's languages, then what people may type. */
function namesIn(table: NameTable, at: number): SuggestName[] {
  const local = table.name(at)
  const translated = SUGGEST_LANGUAGES.map((language: Language) => ({
    text: table.name(at, language),
    language,
  })).filter(({ text }) => text !== local)
  const shown = new Set([local, ...translated.map(({ text }) => text)])
  const typed = table.everyName(at).filter((name) => !shown.has(name))
  return [
    { text: local, language: null },
    ...translated,
    ...typed.map((text) => ({ text, language: null })),
  ]
}
