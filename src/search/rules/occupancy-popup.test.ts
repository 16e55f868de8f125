import { describe, expect, test } from 'vitest'
import {
  addRoom,
  applyPopup,
  canAddRoom,
  cancelPopup,
  changeRoom,
  closedPopup,
  deleteRoom,
  isOpen,
  type OccupancyPopup,
  openPopup,
} from './occupancy-popup.ts'
import { rooms } from '../../../tests/fixtures/written-rooms.ts'

test('opening keeps a copy and holds the form back; cancel restores the copy', () => {
  const open = openPopup(closedPopup(rooms('2'), false))
  expect(isOpen(open)).toBe(true)

  const cancelled = cancelPopup(changeRoom(open, 0, { adults: 4, childAges: [] }))
  expect([cancelled.rooms, isOpen(cancelled)]).toEqual([rooms('2'), false])
})

test('apply keeps the changes and closes', () => {
  const changed = changeRoom(hotel('2'), 0, { adults: 3, childAges: [7] })
  expect(applyPopup(changed)).toEqual(closedPopup(rooms('3+7'), false))
})

test('apply without a child’s age stays open and marks the slot', () => {
  const refused = applyPopup(hotel('2+?'))
  expect(isOpen(refused)).toBe(true)
  expect(refused.problems).toEqual([{ code: '12_999_13', field: 'edad_1_1' }])
})

describe('rooms', () => {
  test('a new one has two adults', () => {
    expect(addRoom(hotel('1')).rooms).toEqual(rooms('1 2'))
  })

  test('there are at most five', () => {
    const full = hotel('1 1 1 1 1')
    expect(canAddRoom(full)).toBe(false)
    expect(addRoom(full)).toEqual(full)
  })

  test('any can go but the last', () => {
    expect(deleteRoom(hotel('1 2 3'), 1).rooms).toEqual(rooms('1 3'))
    expect(deleteRoom(hotel('2'), 0).rooms).toEqual(rooms('2'))
  })
})

describe('nine passengers', () => {
  test('with a flight a tenth place is refused when adding a room', () => {
    const refused = addRoom(flight('8 1'))
    expect(refused.rooms).toEqual(rooms('8 1'))
    expect(refused.problems).toMatchObject([{ code: 'passengers-add-room', limit: 9 }])
  })

  test('with a flight ten cannot be applied', () => {
    expect(applyPopup(flight('8 2')).problems).toMatchObject([{ code: 'passengers-apply' }])
  })

  test('a hotel alone takes more', () => {
    expect(addRoom(hotel('8 8')).rooms).toEqual(rooms('8 8 2'))
    expect(applyPopup(hotel('8 8')).problems).toEqual([])
  })

  test('the message goes with the next change', () => {
    expect(deleteRoom(addRoom(flight('8 1')), 1).problems).toEqual([])
  })
})

function hotel(written: string): OccupancyPopup {
  return openPopup(closedPopup(rooms(written), false))
}

function flight(written: string): OccupancyPopup {
  return openPopup(closedPopup(rooms(written), true))
}
