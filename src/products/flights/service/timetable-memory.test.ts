/** Nodes on one database: what one sells of a flight, all of them see. */
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { eachDatabase, onSqlite, type TestDatabase } from '../../../../tests/fixtures/databases.ts'
import {
  flightGeography,
  LIS_JFK,
  MAD_LIS,
  openTimetable,
  seatsInMemory,
} from '../../../../tests/fixtures/small-timetable.ts'
import type { Day } from '../../../site/calendar-day.ts'
import { recordChange } from '../../../store/change-feed.ts'
import {
  CANCELLED,
  changedDeparture,
  CONTROL,
  type FlightColumns,
  openFlights,
} from '../engine/flight-columns.ts'
import { SEATS } from '../sale/store/seat-sales.ts'
import { SEATS_DAYS, seatsId } from '../timetable/rules/timetable.ts'
import { recordTimetableChange } from '../timetable/store/timetable.ts'
import {
  buildTimetableMemory,
  flightMemory,
  openTimetableMemory,
  readFlightSnapshot,
  type TimetableMemory,
  writeFlightSnapshot,
} from './timetable-memory.ts'

const TODAY: Day = 20_800
const DAY = TODAY + 10
const HOUR = 3_600_000
const geography = flightGeography()
let folder: string
const nodes: TimetableMemory[] = []
let renewals: Uint8Array[] = []
const failures: unknown[] = []
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'alisio-timetable-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Here, and not above, so that nodes stop before their database is removed. */
function stopNodes(): void {
  afterEach(async () => {
    vi.useRealTimers()
    for (const node of nodes.splice(0)) await node.stop()
    renewals = []
    expect(failures.splice(0)).toEqual([])
  })
}

eachDatabase((open) => {
  stopNodes()

  test('memory is laid out from flights, seats, sales and changes', async () => {
    const database = await opened(open)
    await take(database, 4)
    await cancel(database, DAY)
    const { columns } = await buildTimetableMemory(database, geography, TODAY)
    expect(columns.control[CONTROL.days]).toBe(SEATS_DAYS)
    expect([DAY - 1, DAY, TODAY + 30].map((day) => left(columns, day))).toEqual([50, 46, 0])
    expect(seatsInMemory(columns, LIS_JFK, 'premium', DAY)).toBe(28)
    expect([DAY - 1, DAY].map((day) => departure(columns, day))).toEqual([660, CANCELLED])
    expect(flightMemory(columns.bytes).airlines.get('ZK')).toMatchObject({ name: 'Zafiro' })
  })

  test('a sale and its end are seen by every node', async () => {
    const database = await opened(open)
    // SQLite belongs to one process.
    const names = database.kind === 'sqlite' ? ['one'] : ['one', 'other']
    const all = await Promise.all(names.map((name) => node(database, name)))
    const counts = () => new Set(all.map((each) => left(each())))
    await take(database, 3)
    await expect.poll(counts).toEqual(new Set([47]))
    await database.db
      .transaction()
      .execute((db) => SEATS.release(db, [{ table: 'seats', id: ECONOMY, day: DAY, count: 1 }]))
    await expect.poll(counts).toEqual(new Set([48]))
    expect(renewals).toEqual([])
  })

  test('a flight that is cancelled, moved and restored', async () => {
    const database = await opened(open)
    const one = await node(database, 'one')
    await cancel(database, DAY)
    await expect.poll(() => departure(one(), DAY)).toBe(CANCELLED)
    await database.db.updateTable('flight_changes').set({ cancelled: 0, departs: 700 }).execute()
    await tellFlight(database, DAY)
    await expect.poll(() => departure(one(), DAY)).toBe(700)
    await database.db.deleteFrom('flight_changes').execute()
    await tellFlight(database, DAY)
    await expect.poll(() => departure(one(), DAY)).toBe(660)
  })

  test('another timetable is laid out anew and shared; sales go on in it', async () => {
    const database = await opened(open)
    const one = await node(database, 'one', 0)
    await fly(database, 900)
    await expect.poll(() => renewals.length).toBe(1)
    expect(renewals[0]).toBe(nodes[0]!.shared())
    expect(departures(one())).toContain(900)
    await take(database, 2)
    await expect.poll(() => left(one())).toBe(48)
  })

  test('a node that was down catches up from its snapshot', async () => {
    const database = await opened(open)
    await node(database, 'one')
    await nodes.pop()!.stop()
    // Nothing tells of this one: only what is built anew would have it.
    await database.db.updateTable('flights').set({ departs: 1 }).where('id', '=', MAD_LIS).execute()
    await take(database, 5)
    const again = await node(database, 'one')
    await expect.poll(() => left(again())).toBe(45)
    expect(departures(again())).not.toContain(1)
  })

  test('a timetable that was still to be laid out is so after a restart', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] })
    const database = await opened(open)
    await node(database, 'one', HOUR)
    const before = nodes[0]!.place()
    await fly(database, 900)
    await expect.poll(() => nodes[0]!.place()).not.toEqual(before)
    // The hour in which snapshots are taken.
    vi.advanceTimersByTime(HOUR)
    await nodes.pop()!.stop()
    const again = await node(database, 'one', 0)
    await expect.poll(() => departures(again())).toContain(900)
  })
})

onSqlite((open) => {
  stopNodes()

  test('a new day ends the sale of the last one, in renewed memory too', async () => {
    const database = await opened(open)
    const one = await node(database, 'one', 0)
    nodes[0]!.rollTo(DAY + 1)
    const rolled = () => [one().control[CONTROL.firstDay], left(one(), DAY), left(one(), DAY + 1)]
    expect(rolled()).toEqual([DAY + 1, 0, 50])
    // Told of once more, it does not come back.
    await take(database, 1)
    await fly(database, 900)
    await expect.poll(() => renewals.length).toBe(1)
    expect(rolled()).toEqual([DAY + 1, 0, 50])
  })

  test('a snapshot comes back as it was written', async () => {
    const built = await buildTimetableMemory(await opened(open), geography, TODAY)
    const file = path.join(folder, 'deeper', 'flights.snapshot')
    expect(await readFlightSnapshot(file)).toBeNull()
    await writeFlightSnapshot(file, built)
    const kept = await readFlightSnapshot(file)
    expect(kept?.place).toEqual(built.place)
    expect(Buffer.compare(kept!.columns.bytes, built.columns.bytes)).toBe(0)
    expect(kept!.columns.bytes.buffer).toBeInstanceOf(SharedArrayBuffer)
    expect(readdirSync(path.dirname(file))).toEqual(['flights.snapshot'])
  })

  const damages: [string, (file: string, bytes: Buffer) => void][] = [
    ['empty', (file) => truncateSync(file, 0)],
    ['cut short', (file, bytes) => truncateSync(file, bytes.length - 1)],
    ['of something else', (file, bytes) => writeFileSync(file, bytes.fill(7))],
    [
      'of another world',
      (file, bytes) => writeFileSync(file, changed(bytes, 'flights', 'flightz')),
    ],
    ['of another version', (file, bytes) => writeFileSync(file, bytes.fill(7, 512, 516))],
    [
      'with a broken dictionary',
      (file, bytes) => writeFileSync(file, changed(bytes, '"Zafiro"', '{Zafiro}')),
    ],
    [
      'with other clocks',
      (file, bytes) => writeFileSync(file, changed(bytes, 'zoneFrom', 'zoneForm')),
    ],
  ]
  test.each(damages)('a snapshot that is %s is left alone', async (_, damage) => {
    const database = await opened(open)
    await node(database, 'one')
    await nodes.pop()!.stop()
    const name = readdirSync(database.address.dataDir).find((each) => each.endsWith('.snapshot'))!
    const file = path.join(database.address.dataDir, name)
    damage(file, readFileSync(file))
    await database.db.updateTable('flights').set({ departs: 1 }).where('id', '=', MAD_LIS).execute()
    expect(departures((await node(database, 'one'))())).toContain(1)
  })
})

const ECONOMY = seatsId(LIS_JFK, 'economy')

async function opened(open: () => Promise<TestDatabase>): Promise<TestDatabase> {
  const database = await open()
  await openTimetable(database, { firstDay: TODAY, seats: 50 })
  return database
}

/** With a data directory of its own; what it gives is what its threads would search in. */
async function node(
  { address }: TestDatabase,
  name: string,
  renewAfterMs?: number,
): Promise<() => FlightColumns> {
  const dataDir = address.databaseUrl ? path.join(folder, name) : address.dataDir
  const memory = await openTimetableMemory(
    { ...address, dataDir },
    geography,
    TODAY,
    {
      onRenewed: (bytes) => renewals.push(bytes),
      onFailure: (error) => failures.push(error),
    },
    renewAfterMs,
  )
  nodes.push(memory)
  return () => openFlights(memory.shared())!
}

function take(database: TestDatabase, count: number) {
  const seats = [{ table: 'seats' as const, id: ECONOMY, day: DAY, count }]
  return database.db.transaction().execute((db) => SEATS.take(db, database.kind, seats))
}

async function cancel(database: TestDatabase, day: Day): Promise<void> {
  const change = { flight_id: LIS_JFK, day, cancelled: 1 as const, departs: 0 }
  await database.db.insertInto('flight_changes').values(change).execute()
  await tellFlight(database, day)
}

function tellFlight({ db }: TestDatabase, day: Day): Promise<void> {
  const change = { subjectId: LIS_JFK, partId: null, fromDay: day, toDay: day + 1 }
  return recordChange(db, { kind: 'flight', ...change })
}

/** Another minute for one of the flights, and word of it. */
async function fly({ db }: TestDatabase, departs: number): Promise<void> {
  await db.updateTable('flights').set({ departs }).where('id', '=', MAD_LIS).execute()
  await recordTimetableChange(db)
}

function left(columns: FlightColumns, day: Day = DAY): number | undefined {
  return seatsInMemory(columns, LIS_JFK, 'economy', day)
}

function departure(columns: FlightColumns, day: Day): number {
  return changedDeparture(columns, columns.rowOfId[LIS_JFK]!, day)
}

function departures(columns: FlightColumns): number[] {
  return [...columns.departs]
}

/** The first place that says this says something as long. */
function changed(bytes: Buffer, from: string, to: string): Buffer {
  bytes.write(to, bytes.indexOf(from), 'latin1')
  return bytes
}
