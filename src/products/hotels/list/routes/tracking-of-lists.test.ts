/** From what visitors do on a results page to the facts on their cards, as whole requests. */
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { temporaryStore } from '../../../../../tests/fixtures/temporary-store.ts'
import { buildTestApp, visitor } from '../../../../../tests/fixtures/test-app.ts'
import { type TrackerCall, writeTrackerCall } from '../../../../tracking/rules/tracker-call.ts'
import type { Database } from '../../../../store/database.ts'
import { factsReader } from '../../facts/service/follow-facts.ts'
import { recordOf } from '../../facts/service/recorded-facts.ts'

/** More than nine digits, as most ids of the demo have. */
const HOTEL = 1_904_558_081

const files = temporaryStore()
let store: Database
let app: FastifyInstance
beforeAll(async () => {
  store = await files.open()
  app = await buildTestApp({ store: () => store })
})
afterAll(async () => {
  await app.close()
  await files.remove()
})

test('only those who allow it, and who open a hotel, are looking at it', async () => {
  const click = { trackType: 'click', details: { item_id: String(HOTEL) } } as const
  const view = { trackType: 'view', details: { item_id: String(HOTEL) } } as const
  const list = { trackType: 'list', details: { item_id: `${HOTEL},17` } } as const
  await tell(click, '')
  await tell(click, 'tracking=AAAABBBBCCCCDDDD')
  await tell(click, 'cookie_consent=1%3A; tracking=AAAABBBBCCCCDDDD')
  await tell(list, allowed('AAAABBBBCCCCDDDD'))
  // One visit: a card opens the hotel's page, which tells of itself.
  await tell(click, allowed('EEEEFFFFGGGGHHHH'))
  await tell(view, allowed('EEEEFFFFGGGGHHHH'))
  await tell({ ...click, details: { item_id: '4000000000' } }, allowed('EEEEFFFFGGGGHHHH'))
  // What waits to be stored is stored when the application ends.
  await app.close()
  const kept = await store.db.selectFrom('tracker_events').select(['kind', 'hotel_id']).execute()
  expect(kept.map(({ kind, hotel_id }) => [kind, hotel_id])).toEqual([
    ['list', null],
    ['click', HOTEL],
    ['view', HOTEL],
    ['click', null],
  ])
  const facts = await factsReader(store)(Date.now())
  expect(recordOf(facts, HOTEL, null, Date.now()).visits).toBe(1)
  expect(recordOf(facts, HOTEL, 'EEEEFFFFGGGGHHHH', Date.now()).visits).toBe(0)
  expect(recordOf(facts, 17, null, Date.now()).visits).toBe(0)
})

function allowed(who: string): string {
  return `cookie_consent=1%3Aanalytics; tracking=${who}`
}

async function tell(
  changes: Pick<TrackerCall, 'trackType' | 'details'>,
  cookie: string,
): Promise<void> {
  const page = { pageId: 'results', domainId: 1, referer: '', url: 'http://es.localhost/hoteles/' }
  const call = new URLSearchParams(writeTrackerCall({ ...page, timestamp: 1, ...changes }))
  const answer = await visitor(app)(`es.localhost/tracking/event?${call}`, { headers: { cookie } })
  expect(answer.statusCode).toBe(204)
}
