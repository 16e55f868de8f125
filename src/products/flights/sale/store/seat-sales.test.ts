import { expect, test } from 'vitest'
import { eachDatabase, type TestDatabase } from '../../../../../tests/fixtures/databases.ts'
import {
  LIS_JFK,
  MAD_LIS,
  openTimetable,
  seatsSold,
} from '../../../../../tests/fixtures/small-timetable.ts'
import { FEED_START, readChanges } from '../../../../store/change-feed.ts'
import { seatsId } from '../../timetable/rules/timetable.ts'
import { SEATS } from './seat-sales.ts'

const FIRST_DAY = 20_800

/** "0:2" are two seats of the first flight on the first day. */
function seats(written: string, flightId = MAD_LIS) {
  const [day, count] = written.split(':').map(Number)
  const id = seatsId(flightId, 'economy')
  return { table: 'seats' as const, id, day: FIRST_DAY + day!, count: count! }
}

eachDatabase((open) => {
  test('are sold until one leg has none left, then none of the others is taken', async () => {
    const database = await opened()
    expect(await take(database, seats('0:3'))).toBe(true)
    expect(await take(database, seats('0:2'), seats('0:2', LIS_JFK))).toBe(true)
    expect(await take(database, seats('0:1'), seats('0:1', LIS_JFK))).toBe(false)
    expect(await take(database, seats('0:1', LIS_JFK))).toBe(true)
    expect(await Promise.all([MAD_LIS, LIS_JFK].map((id) => soldOn(database, id)))).toEqual([5, 3])
  })

  test.each([
    ['before the first day', seats('-1:1')],
    ['after the last', seats('30:1')],
    ['of a flight that nobody knows', seats('0:1', 404)],
    ['in greater number than there are', seats('0:6')],
    ['in no number', seats('0:0')],
    ['of a flight that is cancelled', seats('3:1')],
  ])('are not sold %s', async (_, wanted) => {
    const database = await opened()
    const change = { flight_id: MAD_LIS, day: FIRST_DAY + 3, cancelled: 1, departs: 0 }
    await database.db.insertInto('flight_changes').values(change).execute()
    expect(await take(database, wanted)).toBe(false)
  })

  test('given back can be sold again, and memory is told of both', async () => {
    const database = await opened()
    expect(await take(database, seats('0:5'))).toBe(true)
    await database.db.transaction().execute((db) => SEATS.release(db, [seats('0:2')]))
    expect(await soldOn(database, MAD_LIS)).toBe(3)
    const { changes } = await readChanges(database, FEED_START)
    const change = { kind: 'seats', subjectId: MAD_LIS, partId: seatsId(MAD_LIS, 'economy') }
    const days = { fromDay: FIRST_DAY, toDay: FIRST_DAY + 1 }
    expect(changes).toEqual([
      { ...change, ...days },
      { ...change, ...days },
    ])
  })

  async function opened(): Promise<TestDatabase> {
    const database = await open()
    await openTimetable(database, { firstDay: FIRST_DAY, seats: 5 })
    return database
  }
})

function soldOn(database: TestDatabase, flightId: number): Promise<number> {
  return seatsSold(database, flightId, FIRST_DAY)
}

/** Undone when it fails, as a sale does it. */
async function take(
  { db, kind }: TestDatabase,
  ...parts: ReturnType<typeof seats>[]
): Promise<boolean> {
  try {
    await db.transaction().execute(async (transaction) => {
      if (!(await SEATS.take(transaction, kind, parts))) throw new Error('missing')
    })
    return true
  } catch {
    return false
  }
}
