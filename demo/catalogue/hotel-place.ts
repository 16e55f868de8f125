/** Where in its city a demo hotel stands. */
import type { Dice } from '../../src/site/dice.ts'
import { distanceKm } from '../../src/places/geography/distance.ts'
import type { Land, Spot } from '../../src/places/geography/land.ts'
import { pickShare } from './chances.ts'
import type { DemoCity, DemoDistrict } from './demo-city.ts'
import type { Setting } from './place-kinds.ts'

export interface HotelPlace extends Spot {
  setting: Setting
  district: DemoDistrict | null
  centreKm: number
  /** Infinity where the sea is farther than one walks. */
  shoreKm: number
}

/** The strip in which a hotel calls itself one by the sea. */
const SHORE_STRIP_KM = 0.7
/** How far beyond its nearest beach a town still has hotels by the sea. */
const MAX_ALONG_SHORE_KM = 3
const WALK_TO_SHORE_KM = 1.5
/** How many stand in the very centre of a city, in whatever district that is. */
const CENTRE_SHARE = 0.22
const CENTRE_RADIUS_KM = 1.3
const DISTRICT_RADIUS_KM = 0.9
const AIRPORT_RADIUS_KM = 3.5
/** Beyond it a spot is in none of the city's districts. */
const DISTRICT_REACH_KM = 4
/** About one metre. */
const DECIMALS = 100_000

export function hotelPlace(dice: Dice, city: DemoCity, land: Land): HotelPlace {
  const setting = settingOf(dice, city)
  const { spot, district } = spotIn(dice, city, land, setting)
  const latitude = Math.round(spot.latitude * DECIMALS) / DECIMALS
  const longitude = Math.round(spot.longitude * DECIMALS) / DECIMALS
  return {
    setting,
    latitude,
    longitude,
    district: district ?? nearestDistrict(city, spot),
    centreKm: distanceKm(latitude, longitude, city.latitude, city.longitude),
    shoreKm:
      city.shoreKm === Infinity
        ? Infinity
        : land.shoreDistanceKm(latitude, longitude, WALK_TO_SHORE_KM),
  }
}

function settingOf(dice: Dice, city: DemoCity): Setting {
  let left = dice.next()
  for (const [setting, share] of [
    ['airport', city.airportShare],
    ['beach', city.beachShare],
    ['mountain', city.skiShare],
  ] as const) {
    if (left < share) return setting
    left -= share
  }
  return dice.chance(city.countrysideShare) ? 'countryside' : 'city'
}

function spotIn(
  dice: Dice,
  city: DemoCity,
  land: Land,
  setting: Setting,
): { spot: Spot; district?: DemoDistrict } {
  if (setting === 'airport' && city.airport)
    return { spot: land.spotOnLand(city.airport, AIRPORT_RADIUS_KM, dice) }
  if (setting === 'beach') {
    const radius = city.shoreKm + Math.min(MAX_ALONG_SHORE_KM, city.reachKm)
    return { spot: land.spotByTheShore(city.ground, radius, SHORE_STRIP_KM, dice) }
  }
  if (setting === 'mountain')
    return { spot: land.spotOnLand(city.ground, dice.between(0.5, 3), dice) }
  if (setting === 'countryside')
    return { spot: land.spotOnLand(city.ground, dice.between(1, 7), dice) }
  if (city.districts.length > 0 && !dice.chance(CENTRE_SHARE)) {
    const district = city.districts[pickShare(dice, city.districtShares)]!
    return { spot: land.spotOnLand(district, DISTRICT_RADIUS_KM, dice), district }
  }
  // The draw is squared because towns are denser towards their middle.
  const radius = city.districts.length > 0 ? CENTRE_RADIUS_KM : city.reachKm * 0.6
  return { spot: land.spotOnLand(city.ground, 0.3 + radius * dice.next() ** 2, dice) }
}

function nearestDistrict(city: DemoCity, spot: Spot): DemoDistrict | null {
  let nearest: DemoDistrict | null = null
  let least = DISTRICT_REACH_KM
  for (const district of city.districts) {
    const km = distanceKm(spot.latitude, spot.longitude, district.latitude, district.longitude)
    if (km >= least) continue
    least = km
    nearest = district
  }
  return nearest
}
