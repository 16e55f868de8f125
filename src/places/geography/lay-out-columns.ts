/** From drafts to columns: the tree in preorder, everything else by index into it. */
import type { AirportPlace } from './airport-places.ts'
import { zoneColumns } from './airport-zones.ts'
import type { Draft, DraftCity, WrittenCoast } from './draft.ts'
import {
  countryNumber,
  type DestinationColumns,
  type GeographyColumns,
} from './geography-columns.ts'
import { nameColumns } from './name-table.ts'
import type { PointPlace } from './point-grid.ts'

export interface DraftWorld {
  continents: readonly Draft[]
  coasts: readonly { coast: WrittenCoast; members: readonly DraftCity[] }[]
  points: readonly PointPlace[]
  airports: readonly AirportPlace[]
}

export function layOutColumns(world: DraftWorld): GeographyColumns {
  const order: Draft[] = []
  const parents: number[] = []
  const ends: number[] = []
  const walk = (node: Draft, parent: number) => {
    const index = order.push(node) - 1
    parents.push(parent)
    ends.push(0)
    for (const child of node.children) walk(child, index)
    ends[index] = order.length
  }
  for (const continent of world.continents) walk(continent, -1)
  const indexes = new Map(order.map((node, index) => [node, index]))
  const indexOf = (node: Draft) => indexes.get(node)!
  const zones = [...new Set(world.airports.map(({ zone }) => zone))].toSorted()
  return {
    destinations: destinationColumns(order, parents, ends),
    coasts: coastColumns(world, indexOf),
    points: pointColumns(world.points, indexOf),
    airports: airportColumns(world.airports, indexOf, zones),
    zones: zoneColumns(zones),
  }
}

function destinationColumns(
  order: readonly Draft[],
  parents: readonly number[],
  ends: readonly number[],
): DestinationColumns {
  return {
    id: Int32Array.from(order, (node) => node.id),
    level: Uint8Array.from(order, (node) => node.level),
    parent: Int32Array.from(parents),
    end: Int32Array.from(ends),
    population: Uint32Array.from(order, (node) => node.population),
    weight: Float32Array.from(order, (node) => node.weight),
    traits: Uint8Array.from(order, (node) => node.traits),
    ...placeColumns(order),
    names: nameColumns(order),
  }
}

function coastColumns(
  { coasts }: DraftWorld,
  indexOf: (node: Draft) => number,
): GeographyColumns['coasts'] {
  const members = coasts.map(({ members }) =>
    members.toSorted((a, b) => b.weight - a.weight || a.id - b.id),
  )
  const shore = coasts.flatMap(({ coast }) => coast.shore)
  return {
    id: Uint16Array.from(coasts, ({ coast }) => coast.id),
    country: Uint16Array.from(coasts, ({ coast }) => countryNumber(coast.country)),
    popularity: Float32Array.from(coasts, ({ coast }) => coast.popularity),
    memberStart: starts(members),
    members: Int32Array.from(members.flat(), indexOf),
    shoreStart: starts(coasts.map(({ coast }) => coast.shore)),
    shoreLatitude: Float32Array.from(shore, ([latitude]) => latitude),
    shoreLongitude: Float32Array.from(shore, ([, longitude]) => longitude),
    names: nameColumns(
      coasts.map(({ coast: { names } }) => ({ name: names.en ?? Object.values(names)[0]!, names })),
    ),
  }
}

function pointColumns(
  points: readonly PointPlace[],
  indexOf: (node: Draft) => number,
): GeographyColumns['points'] {
  return {
    id: Int32Array.from(points, (point) => point.id),
    kind: Uint8Array.from(points, (point) => point.kind),
    popularity: Float32Array.from(points, (point) => point.popularity),
    destination: Int32Array.from(points, (point) => indexOf(point.city)),
    ...placeColumns(points),
    names: nameColumns(points),
  }
}

function airportColumns(
  airports: readonly AirportPlace[],
  indexOf: (node: Draft) => number,
  zones: readonly string[],
): GeographyColumns['airports'] {
  return {
    popularity: Float32Array.from(airports, (airport) => airport.popularity),
    destination: Int32Array.from(airports, (airport) => indexOf(airport.city)),
    zone: Uint16Array.from(airports, (airport) => zones.indexOf(airport.zone)),
    ...placeColumns(airports),
    codes: nameColumns(airports.map(({ code }) => ({ name: code }))),
    names: nameColumns(airports),
  }
}

function placeColumns(
  places: readonly { latitude: number; longitude: number; country: string }[],
): Pick<DestinationColumns, 'latitude' | 'longitude' | 'country'> {
  return {
    latitude: Float32Array.from(places, (place) => place.latitude),
    longitude: Float32Array.from(places, (place) => place.longitude),
    country: Uint16Array.from(places, (place) => countryNumber(place.country)),
  }
}

/** Where each list begins when all are written one after the other, plus the end. */
function starts(lists: readonly (readonly unknown[])[]): Uint32Array {
  const result = new Uint32Array(lists.length + 1)
  lists.forEach((list, at) => (result[at + 1] = result[at]! + list.length))
  return result
}
