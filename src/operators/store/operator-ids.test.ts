import { expect, test } from 'vitest'
import { operatorHotelId, operatorRoomNumber, operatorRoomTypeId } from './operator-catalogue.ts'

const GREATEST_INT4 = 2 ** 31 - 1

test('the first quarter of a million can be no demo hotel', () => {
  const ids = Array.from({ length: 262_143 }, (_, number) => operatorHotelId(number))
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.every((id) => id > 0 && id % 8_192 === 0 && id <= GREATEST_INT4)).toBe(true)
})

test('later ones are still different, and fit', () => {
  const ids = [262_143, 262_144, 524_285, 524_286, 1_000_000, 5_000_000].map(operatorHotelId)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.every((id) => Number.isInteger(id) && id <= GREATEST_INT4)).toBe(true)
  expect(ids.slice(0, 2)).toEqual([8_192 + 8_191, 2 * 8_192 + 8_191])
  expect(() => operatorHotelId(2 ** 31)).toThrow('no more ids')
})

test('room types of the last hotel are exact numbers above every demo room type', () => {
  const id = operatorRoomTypeId(GREATEST_INT4, 4_095)!
  expect(Number.isSafeInteger(id)).toBe(true)
  expect(operatorRoomNumber(id)).toBe(4_095)
  expect(operatorRoomTypeId(8_192, 1)).toBeGreaterThan((GREATEST_INT4 + 1) * 8)
  expect(operatorRoomTypeId(8_192, 4_096)).toBeNull()
})
