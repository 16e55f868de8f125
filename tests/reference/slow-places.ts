/** Where things lie, for the slow reference. */
import type { CatalogueHotel } from '../../src/products/hotels/catalogue/rules/catalogue.ts'
import { distanceKm, type GeoPoint } from '../../src/places/rules/distance.ts'
import { isOnMap } from '../../src/products/hotels/list/rules/map-view.ts'
import type { SlowPlace, SlowWorld } from './slow-world.ts'

export function isWithin(hotel: CatalogueHotel, point: GeoPoint, km: number): boolean {
  return isOnMap(hotel) && distanceKm(point, hotel) <= km
}

/** Its district (or city) and everything around it, by id. */
export function placesOf(world: SlowWorld, hotel: CatalogueHotel): number[] {
  const own =
    world.places.find(({ id }) => id === hotel.districtId && hotel.districtId !== 0) ??
    world.places.find(({ id }) => id === hotel.cityId)
  return own ? ancestry(world, own) : []
}

export function ancestry(world: SlowWorld, place: SlowPlace): number[] {
  const parent = world.places.find(({ id }) => id === place.parentId)
  return [place.id, ...(parent ? ancestry(world, parent) : [])]
}

export function placeById(world: SlowWorld, id: number): SlowPlace | null {
  return world.places.find((place) => place.id === id) ?? null
}

export function cityIdOf(world: SlowWorld, hotel: CatalogueHotel): number {
  return placesOf(world, hotel).find((id) => placeById(world, id)?.level === 4) ?? 0
}
