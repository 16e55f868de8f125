import { describe, expect, test } from 'vitest'
import { groupedOffers, offerNames, type RoomOffer, worthShowing } from './room-offers.ts'

const SKI_PASS = { type: 'packet_sale', code: 'FF', text: 'Forfait', info: '' }

function offer(changes: Partial<RoomOffer>): RoomOffer {
  return {
    hash: '',
    roomHash: '8',
    checkoutToken: '',
    roomsTitle: 'Doble',
    boardId: 'room-only',
    boardDescription: 'Solo alojamiento',
    paymentMethod: 'O',
    hasMinimumRetailPrice: false,
    hasDiscountOffers: false,
    isDiscountedForSubscribers: false,
    originalAmount: 100,
    totalAmount: 100,
    rooms: [],
    cancelPolicy: { freeUntil: null },
    offers: [],
    supplements: [],
    availableRooms: 3,
    firstPaymentDay: null,
    ...changes,
  }
}

describe('groups', () => {
  const offers = [
    offer({ hash: 'a' }),
    offer({ hash: 'b', roomHash: '9', roomsTitle: 'Suite' }),
    offer({ hash: 'c', boardId: 'breakfast', boardDescription: 'Desayuno' }),
    offer({ hash: 'd', supplements: [SKI_PASS] }),
  ]
  const shape = (grouping: 'room' | 'board') =>
    groupedOffers(offers, grouping).map(({ title, offers: own }) => [
      title,
      own.map(({ hash }) => hash).join(''),
    ])

  test('by room, a package apart', () => {
    expect(shape('room')).toEqual([
      ['Doble', 'ac'],
      ['Suite', 'b'],
      ['Doble + Forfait', 'd'],
    ])
  })

  test('by board', () => {
    expect(shape('board')).toEqual([
      ['Solo alojamiento', 'abd'],
      ['Desayuno', 'c'],
    ])
  })
})

test('of what looks the same only the first is worth a line', () => {
  const rates = [
    offer({ hash: 'cheap' }),
    offer({ hash: 'dear', totalAmount: 120 }),
    offer({ hash: 'free', cancelPolicy: { freeUntil: 20_000 }, totalAmount: 130 }),
    offer({ hash: 'later', paymentMethod: 'D', totalAmount: 130 }),
  ]
  expect(worthShowing(rates).map(({ hash }) => hash)).toEqual(['cheap', 'free', 'later'])
})

test('offers have a name when they are visible and part of the price', () => {
  const offers = [
    written('DISCOUNT_VIP'),
    written('LONG_STAY'),
    written('EARLY_BOOKING', false),
    written('ANYTHING'),
  ]
  expect(offerNames(offers)).toEqual(['LONG_STAY'])
})

function written(code: string, isVisible = true) {
  return { code, amountType: 'percent', amount: 8, isVisible } as const
}
