/** Finds the city of a hotel, by its coordinates or by the city's name. */
import { distanceKm } from '../../core/distance.ts'
import type { CatalogueSink, PlacedHotel } from './catalogue-sink.ts'
import type { HotelRecord } from './hotel-rows.ts'
import { reason, type Reason } from './reasons.ts'

type Cities = Pick<CatalogueSink, 'findCity' | 'findCityByName'>

/** Of a hotel far from any city; farther than this its coordinates or its city are wrong. */
const FARTHEST_NAMED_KM = 200

export async function placeHotel(
  hotel: HotelRecord,
  cities: Cities,
): Promise<{ ok: true; value: PlacedHotel } | { ok: false; reason: Reason }> {
  const { coordinates, countryCode, cityName } = hotel
  const named = () => (cityName ? cities.findCityByName(cityName, countryCode) : null)
  if (!coordinates) {
    const city = await named()
    if (!city) return notFound([cityName, countryCode].filter(Boolean).join(', '))
    const { latitude, longitude } = city
    return placed(city.cityId, { latitude, longitude })
  }
  const { latitude, longitude } = coordinates
  const near = await cities.findCity(latitude, longitude, countryCode)
  if (near) return placed(near.cityId, coordinates)
  if (countryCode && (await cities.findCity(longitude, latitude, countryCode)))
    return { ok: false, reason: reason('coordinates-swapped', 'coordinates') }
  if (countryCode && (await cities.findCity(latitude, longitude, '')))
    return { ok: false, reason: reason('country-disagrees', 'coordinates', countryCode) }
  const city = await named()
  return city && distanceKm(city, coordinates) <= FARTHEST_NAMED_KM
    ? placed(city.cityId, coordinates)
    : notFound(`${latitude}, ${longitude}`)

  function placed(cityId: number, at: PlacedHotel['coordinates']) {
    return { ok: true as const, value: { ...hotel, cityId, coordinates: at } }
  }
}

function notFound(what: string) {
  return { ok: false as const, reason: reason('place-not-found', 'coordinates', what) }
}
