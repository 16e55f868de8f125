import { expect, test } from 'vitest'
import {
  type ExtraPrices,
  extraPrices,
  PRICED_EXTRAS,
  priceOfExtras,
  readExtras,
  writeExtras,
} from './extras.ts'
import { type Brand, brandExtra, type FareModel } from './fares.ts'

const MODEL: FareModel = {
  fixed: 2_000,
  perThousandKm: 5_000,
  oneWayPermille: 1_300,
  brands: {
    light: { fixed: 0, perThousandKm: 0 },
    standard: { fixed: 2_200, perThousandKm: 900 },
    flex: { fixed: 6_000, perThousandKm: 3_600 },
  },
}
const FREE: FareModel = { ...MODEL, brands: { ...MODEL.brands, standard: MODEL.brands.light } }

const euros = (prices: ExtraPrices) => PRICED_EXTRAS.map((extra) => prices[extra] / 100).join(' ')

/** Cabin bag, checked bag, seat, seat in front. */
test.each([
  ['500 km with a network airline', 'light', [[MODEL, false, 500]], '12 20 7 11'],
  ['with a low-cost airline', 'light', [[MODEL, true, 500]], '15 25 8 14'],
  ['5,800 km', 'light', [[MODEL, false, 5_800]], '25 42 14 22'],
  ['two tickets', 'light', [[MODEL, false, 500] as const, [MODEL, true, 500]], '27 45 15 25'],
  ['where brands cost nothing more', 'light', [[FREE, false, 500]], '8 14 4 7'],
  ['with a brand that has bags and seats', 'standard', [[MODEL, false, 500]], '0 20 0 0'],
  ['with the dearest brand', 'flex', [[MODEL, true, 500]], '0 25 0 0'],
] as [string, Brand, [FareModel, boolean, number][], string][])(
  '%s, %s',
  (_, brand, tickets, expected) => {
    const asked = tickets.map(([model, isLowCost, km]) => ({ model, isLowCost, km }))
    expect(euros(extraPrices(brand, asked))).toBe(expected)
  },
)

test.each([100, 500, 2_000, 9_000])('all of it costs more than the brand with it, %i km', (km) => {
  for (const isLowCost of [false, true]) {
    const { cabinBag, checkedBag, seat } = extraPrices('light', [{ model: MODEL, isLowCost, km }])
    expect(cabinBag + checkedBag + seat).toBeGreaterThan(brandExtra(MODEL, 'standard', km))
  }
})

const TRIP = { journeys: 2, seats: 2, brand: 'light' } as const

test('what is chosen is read, priced by its journey, and written again', () => {
  const fields = {
    extra_1_1_cabin_bag: '1',
    extra_1_1_seat: 'window',
    extra_1_2_checked_bags: '2',
    extra_2_2_seat: 'front',
  }
  const read = readExtras({ ...fields, checkout_token: 'x', extra_2_1_seat: '' }, TRIP)!
  expect(read).toEqual([
    [
      { cabinBag: true, checkedBags: 0, seat: 'window' },
      { cabinBag: false, checkedBags: 2, seat: null },
    ],
    [
      { cabinBag: false, checkedBags: 0, seat: null },
      { cabinBag: false, checkedBags: 0, seat: 'front' },
    ],
  ])
  expect(writeExtras(read)).toEqual(fields)
  const prices = { cabinBag: 1, checkedBag: 10, seat: 100, frontSeat: 1_000 }
  expect(priceOfExtras(read, [prices, { ...prices, frontSeat: 5_000 }])).toBe(5_121)
})

test.each([
  ['nothing', {}, undefined],
  ['nothing but empty fields', { extra_1_1_seat: '', extra_1_1_checked_bags: '0' }, undefined],
  ['three bags', { extra_1_1_checked_bags: '3' }, null],
  ['less than none', { extra_1_1_checked_bags: '-1' }, null],
  ['a number in other signs', { extra_1_1_checked_bags: '1e0' }, null],
  ['a seat that there is not', { extra_1_1_seat: 'cockpit' }, null],
  ['a passenger who does not fly', { extra_1_3_seat: 'aisle' }, null],
  ['a journey too many', { extra_3_1_seat: 'aisle' }, null],
  ['another field', { extra_1_1_meal: '1' }, null],
  ['a field twice', { extra_1_1_seat: ['aisle', 'window'] }, null],
  ['a tick that says something else', { extra_1_1_cabin_bag: 'on' }, null],
])('%s is read as %j: %j', (_, fields, expected) => {
  expect(readExtras(fields, TRIP)).toBe(expected)
})

test('a brand takes no second cabin bag, and two bags in all', () => {
  const trip = { ...TRIP, brand: 'standard' } as const
  expect(readExtras({ extra_1_1_cabin_bag: '1' }, trip)).toBeNull()
  expect(readExtras({ extra_1_1_checked_bags: '2' }, trip)).toBeNull()
  expect(readExtras({ extra_1_1_checked_bags: '1' }, trip)).toHaveLength(2)
})
