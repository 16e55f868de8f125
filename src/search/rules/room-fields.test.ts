import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyRooms } from '../../../tests/fixtures/arbitrary-search.ts'
import { fieldReader, type FormValues } from '../../site/form-values.ts'
import { readRooms, roomsToBeginWith, writeRooms, writeRoomsBriefly } from './room-fields.ts'
import { rooms } from '../../../tests/fixtures/written-rooms.ts'

describe('reading', () => {
  test.each<[string, string, string]>([
    ['nothing is two adults', '', '2'],
    ['totals alone', 'num_customers=4_0_0:2', '2 2'],
    ['fields win over a stale total', 'num_customers=2_0_0:1&num_adultos_1=3', '3'],
    ['ages', 'num_adultos_1=2&num_ninos_1=2&edad_1_1=0&edad_1_2=12', '2+0,12'],
    ['rooms are counted when no count is sent', 'num_adultos_1=1&num_adultos_2=2', '1 2'],
    ['only so many rooms count', 'num_habitaciones=1&num_adultos_1=1&num_adultos_2=2', '1'],
    ['only so many slots count', 'num_adultos_1=1&num_ninos_1=1&edad_1_1=3&edad_1_2=x', '1+3'],
    ['a room without adults has two', 'num_habitaciones=2&num_adultos_1=1', '1 2'],
    ['rooms without any adults have two each', 'num_habitaciones=3', '2 2 2'],
    ['a count that agrees with the totals', 'num_habitaciones=2&num_customers=3_0_0:2', '2 1'],
    ['a child without adults', 'num_ninos_1=1&edad_1_1=5', '2+5'],
    ['a child without a count of children', 'num_adultos_1=1&edad_1_1=5', '1+5'],
    ['an age alone', 'edad_2_1=5', '2 2+5'],
    ['slots left at "--"', 'num_adultos_1=1&edad_1_1=--&edad_1_2=--', '1'],
    ['fields win over a total of as many rooms', 'num_customers=2_0_0:1&num_ninos_1=0', '2'],
  ])('%s', (_rule, sent, expected) => {
    expect(read(sent)).toEqual({ ok: true, value: rooms(expected) })
  })

  test.each<[string, string]>([
    ['num_customers=many', 'num_customers customers-unreadable'],
    ['num_customers=2_1_0:1', 'edad_1_1 12_999_13'],
    ['num_habitaciones=99', 'num_habitaciones rooms-out-of-range'],
    ['num_habitaciones=0', 'num_habitaciones rooms-out-of-range'],
    ['num_habitaciones=many', 'num_habitaciones rooms-out-of-range'],
    ['num_habitaciones=9&num_customers=6_0_0:3', 'num_habitaciones rooms-out-of-range'],
    ['num_habitaciones=1&num_customers=6_0_0:3', 'num_customers customers-unreadable'],
    ['num_habitaciones=3&num_customers=2_0_0:1', 'num_customers customers-unreadable'],
    ['num_adultos_1=2&num_customers=6_0_0:3', 'num_customers customers-unreadable'],
    ['num_adultos_6=1', 'num_habitaciones rooms-out-of-range'],
    ['num_ninos_1=1', 'edad_1_1 12_999_13'],
    ['edad_1_4=5', 'num_ninos_1 children-out-of-range'],
    ['num_habitaciones=6&num_adultos_1=1', 'num_habitaciones rooms-out-of-range'],
    ['num_habitaciones=0&num_adultos_1=1', 'num_habitaciones rooms-out-of-range'],
    ['num_adultos_1=9', 'num_adultos_1 adults-out-of-range'],
    ['num_adultos_1=two', 'num_adultos_1 adults-out-of-range'],
    ['num_adultos_1=1&num_ninos_1=4', 'num_ninos_1 children-out-of-range'],
    ['num_adultos_1=1&num_ninos_1=x', 'num_ninos_1 children-out-of-range'],
    ['num_adultos_1=1&num_ninos_1=1', 'edad_1_1 12_999_13'],
    ['num_adultos_1=1&num_ninos_1=1&edad_1_1=--', 'edad_1_1 12_999_13'],
    ['num_adultos_1=1&num_ninos_1=1&edad_1_1=13', 'edad_1_1 12_999_13'],
  ])('%s: %s', (sent, expected) => {
    const result = read(sent)
    const found = result.ok ? [] : result.problems.map(({ code, field }) => `${field} ${code}`)
    expect(found.join(', ')).toBe(expected)
  })
})

describe('a form begins within what it can offer', () => {
  test.each<[string, string, string]>([
    ['more rooms than there may be', 'num_habitaciones=6&num_adultos_1=1', '1 2 2 2 2'],
    ['a sixth room', 'num_adultos_1=1&num_adultos_6=3', '1 2 2 2 2'],
    ['no room', 'num_habitaciones=0', '2'],
    ['no room beside rooms', 'num_habitaciones=0&num_adultos_1=1&num_adultos_2=3', '1 3'],
    ['no room beside totals', 'num_habitaciones=0&num_customers=6_0_0:3', '2 2 2'],
    ['rooms that are no number', 'num_habitaciones=many&num_adultos_1=1', '1'],
    ['rooms and totals that differ', 'num_habitaciones=3&num_customers=2_0_0:1', '2 2 2'],
    ['totals of nobody', 'num_customers=0_0_0:0', '2'],
    ['too many adults', 'num_adultos_1=99', '8'],
    ['no adults', 'num_adultos_1=0', '1'],
    ['adults that are no number', 'num_adultos_1=two', '2'],
    ['too many children', 'num_ninos_1=4&edad_1_1=5&edad_1_3=7&edad_1_4=9', '2+5,?,7'],
    ['children that are no number', 'num_ninos_1=x&edad_1_1=5', '2+5'],
    ['a child that is too old', 'num_ninos_1=1&edad_1_1=13', '2+?'],
  ])('%s', (_what, sent, expected) => {
    expect(roomsToBeginWith(fieldReader(valuesOf(sent)))).toEqual(rooms(expected))
  })

  test('what needs no mending stays as it is', () => {
    fc.assert(
      fc.property(anyRooms, (some) => {
        expect(roomsToBeginWith(fieldReader(writeRooms(some)))).toEqual(some)
      }),
    )
  })
})

test('a link is short where the totals say everything', () => {
  expect(writeRoomsBriefly(rooms('2 2'))).toEqual({ num_customers: '4_0_0:2' })
})

test.each(['1 3', '2+5'])('a link carries every room of %s', (written) => {
  expect(writeRoomsBriefly(rooms(written))).toEqual(writeRooms(rooms(written)))
})

test('every field of a family is written', () => {
  expect(writeRooms(rooms('2+5,1'))).toEqual({
    num_customers: '2_1_1:1',
    num_habitaciones: '1',
    num_adultos_1: '2',
    num_ninos_1: '2',
    edad_1_1: '5',
    edad_1_2: '1',
  })
})

test.each([
  ['in full', writeRooms],
  ['briefly', writeRoomsBriefly],
])('what is written %s is read back', (_how, write) => {
  fc.assert(
    fc.property(anyRooms, (some) => {
      expect(readValues(write(some))).toEqual({ ok: true, value: some })
    }),
  )
})

function read(query: string) {
  return readValues(valuesOf(query))
}

function valuesOf(query: string): FormValues {
  return Object.fromEntries(new URLSearchParams(query))
}

function readValues(values: FormValues) {
  const reader = fieldReader(values)
  return reader.finish(readRooms(reader))
}
