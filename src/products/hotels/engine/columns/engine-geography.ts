/**
 * The geography as the engine needs it: plain columns, destinations in preorder of their tree, so
 * that the descendants of destination i are the indexes i + 1 … end[i] − 1. The world's geography
 * has this shape; the engine declares it itself, because it knows nothing of the world.
 */
export interface EnginePlaces {
  id: Int32Array
  level: Uint8Array
  parent: Int32Array
  end: Int32Array
  latitude: Float32Array
  longitude: Float32Array
}

export interface EngineCoasts {
  /** The n of `cid{n}`. */
  id: Uint16Array
  memberStart: Uint32Array
  /** Indexes of destinations. */
  members: Int32Array
}

export interface EnginePoints {
  id: Int32Array
  latitude: Float32Array
  longitude: Float32Array
  popularity: Float32Array
  /** Index of the destination in which it lies. */
  destination: Int32Array
}

export interface EngineGeography {
  destinations: EnginePlaces
  coasts: EngineCoasts
  points: EnginePoints
}

export const CITY_LEVEL = 4

/** The place itself or the ancestor of it that is a city; −1 when there is none. */
export function cityOf({ level, parent }: EnginePlaces, place: number): number {
  let up = place
  while (up >= 0 && level[up]! > CITY_LEVEL) up = parent[up]!
  return up >= 0 && level[up] === CITY_LEVEL ? up : -1
}

export function childrenOf({ end }: EnginePlaces, place: number): number[] {
  return siblings(end, place + 1, end[place]!)
}

export function continents({ end }: EnginePlaces): number[] {
  return siblings(end, 0, end.length)
}

/** The smallest place that contains both, or −1 for the world. */
export function commonAncestor({ parent, end }: EnginePlaces, one: number, other: number): number {
  let up = one
  while (up >= 0 && !(other >= up && other < end[up]!)) up = parent[up]!
  return up
}

/** Tells whether columns that hold indexes were made with this very geography. */
export function geographyStamp({ destinations, points }: EngineGeography): number {
  let stamp = Math.imul(destinations.id.length, 0x9e3779b1) ^ points.id.length
  for (const ids of [destinations.id, destinations.end, points.id])
    for (let index = 0; index < ids.length; index++)
      stamp = Math.imul(stamp ^ ids[index]!, 0x01000193)
  return stamp
}

function siblings(end: Int32Array, first: number, last: number): number[] {
  const found: number[] = []
  for (let index = first; index < last; index = end[index]!) found.push(index)
  return found
}
