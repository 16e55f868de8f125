import { expect, test } from 'vitest'
import { hotelOfHiddenOffer } from './hidden-hotel.ts'
import { hiddenOfferId } from './hotel-ids.ts'

test.each([1, 2, 8_191, 8_193, 123_456_789, 2_147_483_647])(
  'the hidden offer of hotel %i leads back to it',
  (hotelId) => expect(hotelOfHiddenOffer(hiddenOfferId(hotelId))).toBe(hotelId),
)

test('so does that of any hotel', () => {
  for (let hotelId = 1; hotelId < 2_147_483_647; hotelId += 1_000_003)
    expect(hotelOfHiddenOffer(hiddenOfferId(hotelId))).toBe(hotelId)
})
