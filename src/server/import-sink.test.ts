/** Whole imports: from a file to what is stored. */
import path from 'node:path'
import { expect, test } from 'vitest'
import { eachDatabase } from '../../tests/fixtures/databases.ts'
import { SEVILLE, smallGeography, TRIANA } from '../../tests/fixtures/small-geography.ts'
import { dayOf } from '../core/calendar-day.ts'
import { unpackCalendar } from '../core/packed-calendar.ts'
import type { ImportKind } from '../outside/imports/column-names.ts'
import { runImport } from '../outside/imports/run-import.ts'
import { hotelById, storedWorld } from '../storage/catalogue.ts'
import type { Database } from '../storage/database.ts'
import { importSink } from './import-sink.ts'

const TODAY = dayOf(2026, 11, 15)
const FILES = path.join(import.meta.dirname, '../../tests/fixtures/imports')

eachDatabase((open) => {
  test('hotels find their place and make the world the operator’s', async () => {
    const database = await opened()
    expect(await imported(database, 'hotels', true)).toBe('imported 3 rejected 1: place-not-found')
    expect(await storedWorld(database)).toBeUndefined()
    expect(await imported(database, 'hotels')).toBe('imported 3 rejected 1: place-not-found')
    expect(await imported(database, 'hotels')).toBe('skipped 3 rejected 1: place-not-found')
    expect(await storedWorld(database)).toMatchObject({ origin: 'operator', firstDay: TODAY })
    const patio = { name: 'Hostal del Patio', cityId: SEVILLE, districtId: TRIANA, currency: 'EUR' }
    expect(await hotel(database, 'S1')).toMatchObject({ ...patio, photosCount: 2 })
    const places = await database.db.selectFrom('destinations').select('id').execute()
    expect(places.length).toBeGreaterThan(0)
  })

  test('rates become room types, calendars and plans', async () => {
    const database = await opened()
    await imported(database, 'hotels')
    expect(await imported(database, 'rates')).toBe('imported 3 rejected 1: hotel-unknown')
    expect(await imported(database, 'rates')).toBe('skipped 3 rejected 1: hotel-unknown')
    const { roomTypes, ratePlans } = (await hotel(database, 'S1'))!
    expect(roomTypes.map(({ kind }) => kind)).toEqual(['double', 'suite'])
    expect(ratePlans.map(({ boardSupplement }) => boardSupplement)).toEqual([0, 800])
    const { firstDay, prices, closed } = unpackCalendar(roomTypes[0]!.calendar)
    expect([firstDay, prices[4], prices[5], prices[14], prices[15]]).toEqual([
      TODAY,
      0,
      8_000,
      8_000,
      0,
    ])
    expect([closed[4], closed[5], closed[14], closed[15]]).toEqual([true, false, false, true])
  })

  test('reviews add up', async () => {
    const database = await opened()
    await imported(database, 'hotels')
    expect(await imported(database, 'reviews')).toBe('imported 2 rejected 1: hotel-unknown')
    expect(await imported(database, 'reviews')).toBe('skipped 2 rejected 1: hotel-unknown')
    const { reviews } = (await hotel(database, 'S1'))!
    expect(reviews.bookingPartner).toEqual({ rating: 8, number: 2, isShownOnResults: false })
  })

  async function opened(): Promise<Database> {
    const database = await open()
    return database
  }
})

async function imported(database: Database, kind: ImportKind, dryRun = false): Promise<string> {
  const sink = importSink(database, smallGeography, TODAY)
  const options = { dryRun, today: TODAY, language: 'es' } as const
  const report = await runImport(kind, path.join(FILES, `${kind}.csv`), sink, options)
  const { rows: _, ...counts } = report.counts
  const told = Object.entries(counts).flatMap(([name, count]) => (count ? `${name} ${count}` : []))
  const codes = report.reasons.map(({ code }) => code)
  return [told.join(' '), ...codes].join(': ')
}

async function hotel(database: Database, operatorId: string) {
  const { id } = await database.db
    .selectFrom('hotels')
    .select('id')
    .where('origin_id', '=', operatorId)
    .executeTakeFirstOrThrow()
  return hotelById(database, id)
}
