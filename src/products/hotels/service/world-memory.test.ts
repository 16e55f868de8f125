/** Nodes on one database: what one sells, all of them see. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { eachDatabase, type TestDatabase } from '../../../../tests/fixtures/databases.ts'
import { operatorHotel } from '../../../../tests/fixtures/operator-items.ts'
import { FIRST_DAY, smallHotel, smallRoomType } from '../../../../tests/fixtures/small-catalogue.ts'
import { SEVILLE, smallGeography } from '../../../../tests/fixtures/small-geography.ts'
import { hotelById, releaseRooms, takeRooms } from '../../../../tests/fixtures/stored-hotel.ts'
import type { Day } from '../../../site/calendar-day.ts'
import { SAMPLE_RATES } from '../../../store/currency-rates.ts'
import { loadCatalogue } from '../catalogue/store/catalogue.ts'
import { recordChange } from '../../../store/change-feed.ts'
import { saveOperatorHotels } from '../../../operators/store/operator-hotels.ts'
import { type SearchMemory, searchMemory } from './search-memory.ts'
import { buildMemory } from './build-memory.ts'
import { type Building, openWorldMemory, type WorldMemory } from './world-memory.ts'

/** Two hotels with one room type each: 8 and 16, five rooms of either. */
const stay = { checkIn: FIRST_DAY + 2, checkOut: FIRST_DAY + 4 }
const geography = smallGeography()
let folder: string
let nodes: WorldMemory[] = []
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'alisio-memory-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

eachDatabase((open) => {
  // Here, and not above, so that nodes stop before their database is removed.
  afterEach(async () => {
    for (const node of nodes) await node.stop()
    nodes = []
    vi.useRealTimers()
  })

  test('a sale and a cancellation in one node are seen by another', async () => {
    const database = await opened()
    const [one, other] = [await node(database, 'one'), await node(database, 'other')]
    expect([roomsLeft(one()), roomsLeft(other())]).toEqual([5, 5])
    await takeRooms(database, { roomTypeId: 8, stay, rooms: 3 })
    await expect.poll(() => [roomsLeft(one()), roomsLeft(other())]).toEqual([2, 2])
    await releaseRooms(database, { roomTypeId: 8, stay, rooms: 1 })
    await expect.poll(() => [roomsLeft(one()), roomsLeft(other())]).toEqual([3, 3])
  })

  test('a node that was down catches up from its snapshot', async () => {
    const database = await opened()
    await node(database, 'one')
    await nodes.pop()!.stop()
    await takeRooms(database, { roomTypeId: 8, stay, rooms: 4 })
    const again = await node(database, 'one')
    await expect.poll(() => roomsLeft(again())).toBe(1)
  })

  test('of several sales in one hotel, memory takes over all', async () => {
    const database = await opened()
    await node(database, 'one')
    await nodes.pop()!.stop()
    const between = stay.checkIn + 1
    await takeRooms(database, { roomTypeId: 8, stay: { ...stay, checkOut: between }, rooms: 4 })
    await takeRooms(database, { roomTypeId: 8, stay: { ...stay, checkIn: between }, rooms: 1 })
    // It reads them together, as whatever happened while it was down.
    const again = await node(database, 'one')
    await expect.poll(() => roomsLeft(again())).toBe(1)
  })

  test('a new hotel comes after a restart, too, if it was still to be built in', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] })
    const database = await opened()
    await node(database, 'one', { rebuildAfterMs: HOUR })
    const before = nodes[0]!.place()
    await saveOperatorHotels(database, [operatorHotel('new', { cityId: SEVILLE })], STORED)
    await expect.poll(() => nodes[0]!.place()).not.toEqual(before)
    // The hour in which snapshots are taken.
    vi.advanceTimersByTime(HOUR)
    await nodes.pop()!.stop()
    const again = await node(database, 'one', { rebuildAfterMs: 0 })
    await expect
      .poll(() => again().suggest.suggest('hostal new', { language: 'es' }))
      .toMatchObject([{ name: 'Hostal new' }])
  })

  test('a new node knows what was sold before it', async () => {
    const database = await opened()
    await takeRooms(database, { roomTypeId: 8, stay, rooms: 4 })
    expect(roomsLeft((await node(database, 'late'))())).toBe(1)
  })

  test('a changed calendar is taken over, less what is sold', async () => {
    const database = await opened()
    const one = await node(database, 'one')
    await takeRooms(database, { roomTypeId: 8, stay, rooms: 2 })
    const { calendar } = smallRoomType(8, 9)
    await database.db.updateTable('room_types').set({ calendar }).where('id', '=', 8).execute()
    await recordChange(database.db, { ...anyChange, kind: 'calendar', subjectId: 1 })
    await expect.poll(() => roomsLeft(one())).toBe(7)
  })

  test('a closed hotel is gone at once, a new one comes when memory is built anew', async () => {
    const database = await opened()
    const one = await node(database, 'one')
    expect(found(one())).toEqual([1, 2])
    await database.db.updateTable('hotels').set({ active: 0 }).where('id', '=', 2).execute()
    await recordChange(database.db, { ...anyChange, kind: 'hotel', subjectId: 2 })
    await expect.poll(() => found(one())).toEqual([1])
    expect(await hotelById(database, 2)).toMatchObject({ isActive: false })
    expect(one().suggest.suggest('número 1', { language: 'es' })).not.toEqual([])
  })

  test('sales are seen while memory is built anew, and afterwards', async () => {
    const database = await opened()
    const begun = Promise.withResolvers<void>()
    const mayEnd = Promise.withResolvers<void>()
    const building = {
      rebuildAfterMs: 0,
      async build(firstDay: Day) {
        const built = await buildMemory(database, geography, firstDay)
        // The first is the one that a node begins with.
        if (nodes.length === 0) return built
        begun.resolve()
        await mayEnd.promise
        return built
      },
    }
    const one = await node(database, 'one', building)
    await recordChange(database.db, { ...anyChange, kind: 'hotel', subjectId: 2 })
    await begun.promise
    await takeRooms(database, { roomTypeId: 8, stay, rooms: 3 })
    await expect.poll(() => roomsLeft(one())).toBe(2)
    const { columns } = nodes[0]!.shared()
    mayEnd.resolve()
    await expect.poll(() => nodes[0]!.shared().columns === columns).toBe(false)
    expect(roomsLeft(one())).toBe(2)
    await releaseRooms(database, { roomTypeId: 8, stay, rooms: 1 })
    await expect.poll(() => roomsLeft(one())).toBe(3)
  })

  test('changes that never pause do not keep memory from being built anew', async () => {
    const database = await opened()
    const built: Day[] = []
    const building = {
      rebuildAfterMs: 200,
      rebuildWithinMs: 400,
      build(firstDay: Day) {
        built.push(firstDay)
        return buildMemory(database, geography, firstDay)
      },
    }
    await node(database, 'one', building)
    // Four seconds, or until it happens.
    for (let change = 0; change < 200 && built.length < 2; change++) {
      await recordChange(database.db, { ...anyChange, kind: 'hotel', subjectId: 2 })
      await pause(20)
    }
    expect(built.length).toBeGreaterThanOrEqual(2)
  })

  async function opened(): Promise<TestDatabase> {
    const database = await open()
    const hotels = [1, 2].map((id) =>
      smallHotel(id, { cityId: SEVILLE, roomTypes: [smallRoomType(id * 8, 5)] }),
    )
    await loadCatalogue(database, { origin: 'test', firstDay: FIRST_DAY }, { chains: [], hotels })
    return database
  }
})

const HOUR = 3_600_000
const STORED = { dryRun: false, today: FIRST_DAY }
const anyChange = { partId: null, fromDay: null, toDay: null }

/** A node with a data directory of its own; what it gives is what its threads would search in. */
async function node(
  { address }: TestDatabase,
  name: string,
  building: Building = {},
): Promise<() => SearchMemory> {
  // SQLite belongs to one machine: there the nodes share the directory of the database.
  const dataDir = address.databaseUrl ? path.join(folder, name) : address.dataDir
  const notices = {
    onBuilding: () => undefined,
    onRenewed: () => Promise.resolve(),
    onFailure: () => undefined,
  }
  const world = { ...address, dataDir }
  const memory = await openWorldMemory(world, geography, FIRST_DAY, notices, building)
  nodes.push(memory)
  return () => searchMemory(memory.shared(), geography, SAMPLE_RATES)
}

function search({ engine }: SearchMemory) {
  return engine.searchHotels({
    destination: { kind: 'place', id: SEVILLE },
    stay,
    rooms: [{ adults: 2, childAges: [] }],
    currency: 'EUR',
    rates: SAMPLE_RATES,
    today: FIRST_DAY,
    filters: {},
    preFilters: {},
    sort: 'price',
    page: 1,
  }).hotels
}

function found(memory: SearchMemory): number[] {
  return search(memory)
    .map(({ id }) => id)
    .toSorted((one, other) => one - other)
}

function roomsLeft(memory: SearchMemory): number | undefined {
  return search(memory).find(({ id }) => id === 1)?.roomsLeft
}
