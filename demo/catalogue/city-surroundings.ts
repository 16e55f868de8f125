/** What lies around a city: slopes, beaches, an airport, and the attractions sold with a room. */
import type { SupplementCode } from '../../src/products/hotels/catalogue/rules/supplements.ts'
import type { Geography } from '../../src/places/geography/geography.ts'
import type { Spot } from '../../src/places/geography/land.ts'
import { POINT_KINDS, PointGrid } from '../../src/places/geography/point-grid.ts'

export interface Surroundings {
  around(city: number, latitude: number, longitude: number): NearThings
}

export interface NearThings {
  isOnCoast: boolean
  hasBeach: boolean
  hasSlopes: boolean
  airport: Spot | null
  packets: SupplementCode[]
}

/** Attractions sold under a code of their own, by what their local name holds. */
const NAMED_PACKETS: readonly [name: RegExp, codes: SupplementCode[], withinKm: number][] = [
  [/portaventura/i, ['PA', 'PAI'], 30],
  [/disney/i, ['DN', 'DNI'], 40],
  [/warner/i, ['PW'], 40],
  [/tibidabo/i, ['TB'], 15],
  [/naturland/i, ['NT'], 25],
  [/^caldea$/i, ['CL'], 25],
]

const FARTHEST_KM = 40
const SLOPES_KM = 15
const BEACH_KM = 8
const AIRPORT_KM = 35
/** Tickets for anything else of note within an hour's walk or a short ride. */
const TICKETS_KM = 10
const TICKET_KINDS = new Set(['park', 'museum', 'stadium', 'theatre'])
const NOTABLE = 50
/** Below it no airline lands often enough to fill a hotel at the runway. */
const BUSY_AIRPORT = 30

export function surroundingsOf(geography: Geography): Surroundings {
  const { points, airports, coasts } = geography.columns
  const pointGrid = gridOf(points)
  const airportGrid = gridOf(airports)
  const onCoast = new Set(coasts.members)
  const packetsOf = pointPackets(geography)
  return {
    around(city, latitude, longitude) {
      const packets = new Set<SupplementCode>()
      let [hasSlopes, hasBeach] = [geography.hasTrait(city, 'ski'), false]
      pointGrid.visitWithin(latitude, longitude, FARTHEST_KM, (point, km) => {
        const kind = POINT_KINDS[points.kind[point]!]!
        if (kind === 'ski' && km <= SLOPES_KM) hasSlopes = true
        if (kind === 'beach' && km <= BEACH_KM) hasBeach = true
        const own = packetsOf.get(point)
        if (own && km <= own.withinKm) for (const code of own.codes) packets.add(code)
        if (TICKET_KINDS.has(kind) && km <= TICKETS_KM && points.popularity[point]! >= NOTABLE)
          packets.add('EN')
      })
      const airport = airportGrid.best(latitude, longitude, AIRPORT_KM, (candidate, km) =>
        airports.destination[candidate] === city && airports.popularity[candidate]! >= BUSY_AIRPORT
          ? km
          : Infinity,
      )
      return {
        isOnCoast: onCoast.has(city),
        hasBeach,
        hasSlopes,
        airport: airport < 0 ? null : spotOf(airports, airport),
        packets: [...packets].toSorted(),
      }
    },
  }
}

function pointPackets(geography: Geography) {
  const found = new Map<number, { codes: SupplementCode[]; withinKm: number }>()
  const { points } = geography.columns
  for (let point = 0; point < points.id.length; point++) {
    const name = geography.pointNames.name(point)
    const row = NAMED_PACKETS.find(([pattern]) => pattern.test(name))
    if (row) found.set(point, { codes: row[1], withinKm: row[2] })
  }
  return found
}

interface Places {
  latitude: Float32Array
  longitude: Float32Array
}

function gridOf({ latitude, longitude }: Places): PointGrid {
  return new PointGrid(latitude, longitude, [...latitude.keys()])
}

function spotOf({ latitude, longitude }: Places, at: number): Spot {
  return { latitude: latitude[at]!, longitude: longitude[at]! }
}
