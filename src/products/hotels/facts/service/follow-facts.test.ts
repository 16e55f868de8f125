import { expect, test } from 'vitest'
import { eachDatabase } from '../../../../../tests/fixtures/databases.ts'
import { FIRST_DAY, smallHotel } from '../../../../../tests/fixtures/small-catalogue.ts'
import { VISITS_WINDOW_MS } from '../rules/metadata-windows.ts'
import { loadCatalogue } from '../../catalogue/store/catalogue.ts'
import { saveEvents } from '../../../../tracking/store/tracker-events.ts'
import { factsReader, followFacts } from './follow-facts.ts'
import { recordDemoDays } from '../../../../../demo/record-history.ts'
import { type RecordedFacts, recordOf } from './recorded-facts.ts'

const DAY_MS = 86_400_000
const NOW = FIRST_DAY * DAY_MS + DAY_MS / 2

eachDatabase((open) => {
  test('each reading adds what came since, and lets go of what is old', async () => {
    const database = await opened()
    const read = factsReader(database)
    const visitsAt = async (now: number) => recordOf(await read(now), 7, null, now).visits
    expect(await visitsAt(NOW)).toBe(0)
    await saveEvents(database, [view('ana', NOW), view('ana', NOW - 9), view('ben', NOW + 50)])
    expect(await visitsAt(NOW + 1)).toBe(1)
    // Stored later than it happened.
    await saveEvents(database, [view('carla', NOW + 2)])
    expect(await visitsAt(NOW + 30_000)).toBe(3)
    expect(await visitsAt(NOW + VISITS_WINDOW_MS)).toBe(2)
    expect((await read(NOW + VISITS_WINDOW_MS + 100)).viewKeys).toHaveLength(0)
  })

  test('the threads get what is there, until the follower is stopped', async () => {
    const database = await opened()
    await saveEvents(database, [view('ana', Date.now())])
    const told = Promise.withResolvers<RecordedFacts>()
    const onFailure = told.reject
    const follower = followFacts(database.address, { onFacts: told.resolve, onFailure })
    expect((await told.promise).viewKeys).toHaveLength(1)
    await follower.stop()
  })

  test('a demo world has a history from its first day on, and operators have none', async () => {
    const database = await opened()
    const hotels = [1, 2, 3].map((id) =>
      smallHotel(id, { popularity: 1_000, origin: id === 3 ? 'operator' : 'demo' }),
    )
    await loadCatalogue(database, { origin: 'test', firstDay: FIRST_DAY }, { chains: [], hotels })
    await recordDemoDays(database, FIRST_DAY, NOW)
    const written = await eventsOf()
    await recordDemoDays(database, FIRST_DAY, NOW)
    expect(await eventsOf()).toEqual(written)

    const now = NOW + DAY_MS / 4
    const facts = await factsReader(database)(now)
    for (const id of [1, 2]) {
      const { visits, orders } = recordOf(facts, id, null, now)
      expect([visits > 0, visits < 30, orders > 1, orders < 60]).toEqual([true, true, true, true])
    }
    expect(recordOf(facts, 3, null, now)).toEqual({ visits: 0, orders: 0, lastOrderAt: null })

    await recordDemoDays(database, FIRST_DAY + 1, NOW + DAY_MS)
    expect((await eventsOf()).length).toBeGreaterThan(written.length)

    function eventsOf() {
      return database.db.selectFrom('demo_events').selectAll().execute()
    }
  })

  async function opened() {
    const database = await open()
    return database
  }
})

test('a database that is away is told of, and keeps nobody from stopping', async () => {
  const failed = Promise.withResolvers<unknown>()
  const follower = followFacts(
    { dataDir: '', databaseUrl: 'postgres://localhost:1/nowhere' },
    { onFacts: () => failed.reject(new Error('There are no facts')), onFailure: failed.resolve },
  )
  expect(await failed.promise).toBeInstanceOf(Error)
  await follower.stop()
})

function view(visitor: string, happenedAt: number) {
  const event = { day: FIRST_DAY, kind: 'view', hotel_id: 7, details: '{}' }
  return { ...event, visitor, happened_at: happenedAt }
}
