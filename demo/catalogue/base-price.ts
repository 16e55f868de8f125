/** What a plain double of a demo hotel costs in a night of ordinary demand, in euros. */
import type { Dice } from '../dice.ts'
import { bell } from './chances.ts'
import type { DemoCity } from './demo-city.ts'
import type { HotelClass } from './hotel-class.ts'
import type { HotelPlace } from './hotel-place.ts'
import type { PlaceKind, Setting } from './place-kinds.ts'

/** Without stars, kitchens and keys. */
const KIND_PRICES: Record<HotelClass['kind'], number> = {
  hotel: 1,
  apartment: 1.05,
  hostel: 0.95,
  house: 0.95,
}
/** A bed where all want to be in the same weeks costs more than one in town. */
const SETTING_PRICES: Record<Setting, number> = {
  city: 1,
  airport: 1,
  beach: 1.12,
  mountain: 1.35,
  countryside: 1,
}
/** A guest's tenth of a point is worth about a hundredth of the price. */
const PRICE_PER_QUALITY = 0.065
const PRICE_DEVIATION = 0.16
const CENTRE_PREMIUM = 0.1
const LOSS_PER_KM = 0.03
const FARTHEST_LOSS_KM = 10
const SEAFRONT_PREMIUM = 0.12

export function basePriceEuros(
  dice: Dice,
  city: DemoCity,
  {
    hotelClass,
    place,
    placeKind,
    quality,
  }: {
    hotelClass: HotelClass
    place: HotelPlace
    placeKind: PlaceKind
    quality: number
  },
): number {
  // The quality is that among houses of the same stars, so stars are not paid for twice.
  const taste = Math.exp(PRICE_PER_QUALITY * quality + PRICE_DEVIATION * bell(dice))
  return (
    city.euros *
    SETTING_PRICES[place.setting] *
    placeKind.starPrices[hotelClass.stars - 1]! *
    KIND_PRICES[hotelClass.kind] *
    locationFactor(place) *
    taste
  )
}

function locationFactor({ setting, centreKm, shoreKm }: HotelPlace): number {
  if (setting === 'beach') return shoreKm < 0.3 ? 1 + SEAFRONT_PREMIUM : 1
  return 1 + CENTRE_PREMIUM - LOSS_PER_KM * Math.min(FARTHEST_LOSS_KM, centreKm)
}
