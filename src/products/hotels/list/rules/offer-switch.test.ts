import { expect, test } from 'vitest'
import type { PreFilters } from './filter-state.ts'
import { turnOfferSwitch } from './offer-switch.ts'
import { offerPosition } from './offer-switch.ts'

test.each<[PreFilters, string | null]>([
  [{}, null],
  [{ onlyAccommodations: ['1'] }, 'hotel-only'],
  [{ supplements: ['FF'] }, 'short-break'],
])('pre-filters %j: the switch stands at %s', (preFilters, position) =>
  expect(offerPosition(preFilters)).toBe(position),
)

test('it turns from one position to the other, and off where it stands', () => {
  const hotelOnly = turnOfferSwitch({}, 'hotel-only')
  const shortBreak = turnOfferSwitch(hotelOnly, 'short-break')
  expect(hotelOnly).toEqual({ onlyAccommodations: ['1'] })
  expect(offerPosition(shortBreak)).toBe('short-break')
  expect(shortBreak.onlyAccommodations).toBeUndefined()
  expect(turnOfferSwitch(shortBreak, 'short-break')).toEqual({})
  const area = ['1_2_3_4']
  expect(turnOfferSwitch({ area }, 'hotel-only')).toEqual({ area, onlyAccommodations: ['1'] })
  expect(turnOfferSwitch({ area, onlyAccommodations: ['1'] }, 'hotel-only')).toEqual({ area })
})
