/**
 * What somebody may take along beside what the fare includes: bags and a seat of their choice, for
 * each passenger with a seat and each journey. Prices are parts of what the airline's own brand with
 * bags and seat costs more, so that whoever wants all of it is better off with that brand.
 */
import type { FormValues } from '../../../../site/form-values.ts'
import type { MinorUnits } from '../../../../site/money.ts'
import { type Brand, BRAND_TERMS, brandExtra, type FareModel } from './fares.ts'

/** There is no plan of the cabin to choose from: the airline gives a seat of that kind. */
export const SEAT_WISHES = ['window', 'aisle', 'front'] as const
export type SeatWish = (typeof SEAT_WISHES)[number]

/** Of one passenger on one journey. */
export interface TakenExtras {
  cabinBag: boolean
  /** Beside those that the brand includes. */
  checkedBags: number
  seat: SeatWish | null
}

/** By journey, then by passengers with a seat, adults first. */
export type TripExtras = TakenExtras[][]

export const PRICED_EXTRAS = ['cabinBag', 'checkedBag', 'seat', 'frontSeat'] as const
/** Each on one journey; 0 for what the brand includes. */
export type ExtraPrices = Readonly<Record<(typeof PRICED_EXTRAS)[number], MinorUnits>>

/** Bags in the hold, with those that the brand includes. */
export const MAX_CHECKED_BAGS = 2

/** Of what the brand "standard" adds, and never less than so many cents. */
const RULES: Readonly<Record<keyof ExtraPrices, { permille: number; least: MinorUnits }>> = {
  cabinBag: { permille: 450, least: 800 },
  checkedBag: { permille: 750, least: 1_400 },
  seat: { permille: 250, least: 400 },
  frontSeat: { permille: 400, least: 700 },
}

/** Those who sell the bare seat cheapest ask more for the rest. */
const LOW_COST_PERMILLE = 1250

export interface ExtrasTicket {
  /** Of the airline of the longest leg. */
  model: FareModel
  isLowCost: boolean
  /** Between its ends, as the crow flies. */
  km: number
}

/** In cents, whole euros. A journey on several tickets pays for its bags on each of them. */
export function extraPrices(brand: Brand, tickets: readonly ExtrasTicket[]): ExtraPrices {
  const { cabinBag, seatChoice } = BRAND_TERMS[brand]
  const priceOf = (extra: keyof ExtraPrices) =>
    tickets.reduce((sum, ticket) => sum + ticketPrice(extra, ticket), 0)
  return {
    cabinBag: cabinBag ? 0 : priceOf('cabinBag'),
    checkedBag: priceOf('checkedBag'),
    seat: seatChoice ? 0 : priceOf('seat'),
    frontSeat: seatChoice ? 0 : priceOf('frontSeat'),
  }
}

function ticketPrice(extra: keyof ExtraPrices, { model, isLowCost, km }: ExtrasTicket): MinorUnits {
  const { permille, least } = RULES[extra]
  const share = (brandExtra(model, 'standard', km) * permille) / 1000
  const price = (Math.max(share, least) * (isLowCost ? LOW_COST_PERMILLE : 1000)) / 1000
  return Math.round(price / 100) * 100
}

/** What can be added to a brand: a seat can be wished for also where that costs nothing. */
export function addableTo(brand: Brand): { cabinBag: boolean; checkedBags: number } {
  const { cabinBag, checkedBags } = BRAND_TERMS[brand]
  return { cabinBag: !cabinBag, checkedBags: MAX_CHECKED_BAGS - checkedBags }
}

/** In the money of the prices. */
export function priceOfExtras(extras: TripExtras, prices: readonly ExtraPrices[]): MinorUnits {
  return extras
    .flatMap((passengers, journey) =>
      passengers.map((taken) => priceOfTaken(taken, prices[journey]!)),
    )
    .reduce((sum, price) => sum + price, 0)
}

function priceOfTaken({ cabinBag, checkedBags, seat }: TakenExtras, prices: ExtraPrices) {
  const seatPrice = seat === null ? 0 : prices[seat === 'front' ? 'frontSeat' : 'seat']
  return (cabinBag ? prices.cabinBag : 0) + checkedBags * prices.checkedBag + seatPrice
}

export function isNothing({ cabinBag, checkedBags, seat }: TakenExtras): boolean {
  return !cabinBag && checkedBags === 0 && seat === null
}

// The fields of the form in which they are chosen. Nothing is ticked before somebody ticks it.

const FIELD_PREFIX = 'extra_'

/** Both counted from 0, and written from 1 on. */
export function extraFields(journey: number, passenger: number) {
  const own = `${FIELD_PREFIX}${journey + 1}_${passenger + 1}`
  return { cabinBag: `${own}_cabin_bag`, checkedBags: `${own}_checked_bags`, seat: `${own}_seat` }
}

/** Null when something was sent that the form cannot send; undefined when nothing was chosen. */
export function readExtras(
  fields: FormValues,
  { journeys, seats, brand }: { journeys: number; seats: number; brand: Brand },
): TripExtras | undefined | null {
  const sent = new Map(Object.entries(fields).filter(([name]) => name.startsWith(FIELD_PREFIX)))
  const addable = addableTo(brand)
  const choices = {
    cabinBag: addable.cabinBag ? ['', '1'] : [''],
    checkedBags: ['', ...Array.from({ length: addable.checkedBags + 1 }, (_, count) => `${count}`)],
    seat: ['', ...SEAT_WISHES],
  }
  let isReadable = true
  const take = (name: string, allowed: readonly string[]): string => {
    const value = sent.get(name) ?? ''
    sent.delete(name)
    if (typeof value === 'string' && allowed.includes(value)) return value
    isReadable = false
    return ''
  }
  const extras = Array.from({ length: journeys }, (_, journey) =>
    Array.from({ length: seats }, (__, passenger): TakenExtras => {
      const names = extraFields(journey, passenger)
      return {
        cabinBag: take(names.cabinBag, choices.cabinBag) === '1',
        checkedBags: Number(take(names.checkedBags, choices.checkedBags)),
        seat: (take(names.seat, choices.seat) || null) as SeatWish | null,
      }
    }),
  )
  if (!isReadable || sent.size > 0) return null
  return extras.flat().every(isNothing) ? undefined : extras
}

/** As the form would send them again. */
export function writeExtras(extras: TripExtras): Record<string, string> {
  const written: [string, string][] = extras.flatMap((passengers, journey) =>
    passengers.flatMap(({ cabinBag, checkedBags, seat }, passenger) => {
      const names = extraFields(journey, passenger)
      return [
        [names.cabinBag, cabinBag ? '1' : ''],
        [names.checkedBags, checkedBags > 0 ? `${checkedBags}` : ''],
        [names.seat, seat ?? ''],
      ] as [string, string][]
    }),
  )
  return Object.fromEntries(written.filter(([, value]) => value !== ''))
}
