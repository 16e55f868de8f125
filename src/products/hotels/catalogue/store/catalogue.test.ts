import { describe, expect, test } from 'vitest'
import { eachDatabase } from '../../../../../tests/fixtures/databases.ts'
import { FIRST_DAY, smallHotel } from '../../../../../tests/fixtures/small-catalogue.ts'
import { hotelById } from '../../../../../tests/fixtures/stored-hotel.ts'
import { readTable } from '../../../../store/bulk-load.ts'
import { HOTELS, RATE_PLANS, ROOM_TYPES } from '../../../../store/bulk-tables.ts'
import { loadCatalogue, storedWorld } from './catalogue.ts'
import { hotelRow, ratePlanRow, roomTypeRow } from './catalogue-rows.ts'
import { catalogueCounts, readCatalogue } from './catalogue-stream.ts'

const world = { origin: 'demo 3 by seed 1', firstDay: FIRST_DAY }
const chains = [{ id: 7, name: 'Brisa y Sal' }]
const hotels = [
  smallHotel(11),
  smallHotel(12, { hiddenOfferId: 5, districtId: 99, segmentCodes: [], serviceCodes: [] }),
  smallHotel(13, { name: 'H'.repeat(300), roomTypes: [], ratePlans: [], isActive: false }),
]

eachDatabase((open) => {
  describe('the catalogue', () => {
    test('comes back as it was loaded', async () => {
      const database = await opened()
      const counts: number[] = []
      await loadCatalogue(database, world, { chains, hotels }, (count) => counts.push(count))
      expect(counts).toEqual([1, 2, 3])
      expect(await storedWorld(database)).toMatchObject(world)
      for (const hotel of hotels) expect(await hotelById(database, hotel.id)).toEqual(hotel)
      expect(await hotelById(database, 404)).toBeUndefined()
    })

    test('can be read as a stream', async () => {
      const database = await opened()
      await loadCatalogue(database, world, { chains, hotels })
      for (const [table, rows] of [
        [HOTELS, hotels.map((hotel) => hotelRow(hotel))],
        [
          RATE_PLANS,
          hotels.flatMap(({ id, ratePlans }) => ratePlans.map((plan) => ratePlanRow(id, plan))),
        ],
        [
          ROOM_TYPES,
          hotels.flatMap(({ id, roomTypes }) => roomTypes.map((room) => roomTypeRow(id, room))),
        ],
      ] as const) {
        const read = (await Array.fromAsync(readTable(database, table))).flat()
        expect(read.map(plain)).toEqual(rows.map((row) => plain(Object.values(row))))
      }
    })

    test('can be read hotel by hotel, in the order of ids', async () => {
      const database = await opened()
      await loadCatalogue(database, world, { chains, hotels: hotels.toReversed() })
      expect(await catalogueCounts(database)).toEqual({ hotels: 3, roomTypes: 4, ratePlans: 4 })
      expect((await Array.fromAsync(readCatalogue(database))).flat()).toEqual(hotels)
    })

    test('that broke off leaves no world, and the next load replaces it', async () => {
      const database = await opened()
      await loadCatalogue(database, world, { chains, hotels })
      await expect(loadCatalogue(database, world, { chains, hotels: breaking() })).rejects.toThrow(
        'power cut',
      )
      expect(await storedWorld(database)).toBeUndefined()
      await loadCatalogue(database, world, { chains, hotels })
      expect(await hotelById(database, 50)).toBeUndefined()
      expect(await hotelById(database, 11)).toEqual(hotels[0])
    })

    test('refuses two hotels of one operator under one number', async () => {
      const database = await opened()
      const twins = [smallHotel(1, { originId: 'same' }), smallHotel(2, { originId: 'same' })]
      await expect(loadCatalogue(database, world, { chains, hotels: twins })).rejects.toThrow(
        /unique/i,
      )
      expect(await storedWorld(database)).toBeUndefined()
    })
  })

  async function opened() {
    const database = await open()
    return database
  }
})

function plain(values: unknown[]) {
  return values.map((value) => (value instanceof Uint8Array ? [...value] : value))
}

function* breaking() {
  yield smallHotel(50)
  throw new Error('power cut')
}
