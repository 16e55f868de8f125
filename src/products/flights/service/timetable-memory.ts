/**
 * The timetable in memory: opened from a snapshot where one fits, otherwise built from the store,
 * and from then on kept in step with the change feed. Lives in the main thread; the threads that
 * answer requests read the same memory.
 */
import { createHash } from 'node:crypto'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Day } from '../../../site/calendar-day.ts'
import type { Geography } from '../../../places/geography/geography.ts'
import { countryText } from '../../../places/geography/geography-columns.ts'
import { type Change, feedEnd, type FeedPlace } from '../../../store/change-feed.ts'
import type { Database, DatabaseAddress } from '../../../store/database.ts'
import { type FeedFollower, followChanges } from '../../../store/follow-changes.ts'
import { openStore } from '../../../store/store.ts'
import { buildFlights, type EngineAirport } from '../engine/flight-builder.ts'
import { type FlightColumns, openFlights } from '../engine/flight-columns.ts'
import { FlightEngine } from '../engine/flight-engine.ts'
import { FlightWriter } from '../engine/flight-writer.ts'
import type { FlightMemory } from '../list/rules/flight-searcher.ts'
import { SEATS_DAYS, type TimetableFlight } from '../timetable/rules/timetable.ts'
import { readTimetable, TIMETABLE_CHANGE } from '../timetable/store/timetable.ts'

export interface TimetableMemory {
  /** What another thread needs in order to search. */
  shared: () => Uint8Array
  /** A new day: what is over is not on sale any more. */
  rollTo: (today: Day) => void
  place: () => FeedPlace
  stop: () => Promise<void>
}

export interface TimetableNotices {
  /** Another timetable: threads search in this memory from now on. */
  onRenewed: (bytes: Uint8Array) => void
  onFailure: (error: unknown) => void
}

/** In a thread that answers requests. */
export function flightMemory(bytes: Uint8Array): FlightMemory {
  const columns = openFlights(bytes)
  if (!columns) throw new Error('The timetable in memory is damaged')
  const flying = new Set([...columns.airline, ...columns.operator])
  const airlines = new Map(
    columns.airlines.filter((_, at) => flying.has(at)).map((airline) => [airline.code, airline]),
  )
  return { engine: new FlightEngine(columns), airlines }
}

interface BuiltFlights {
  columns: FlightColumns
  /** Where the feed stood before the first row was read: what came later is applied again. */
  place: FeedPlace
}

/** An import tells of its flights piece by piece; they are laid out together. */
const RENEW_AFTER_MS = 3_000
const SNAPSHOT_EVERY_MS = 3_600_000
/** The feed keeps a week; a snapshot must not reach further back. */
const SNAPSHOT_KEPT_MS = 6 * 86_400_000

export async function openTimetableMemory(
  address: DatabaseAddress,
  geography: Geography,
  today: Day,
  { onRenewed, onFailure }: TimetableNotices,
  renewAfterMs = RENEW_AFTER_MS,
): Promise<TimetableMemory> {
  const database = await openStore(address)
  const file = await snapshotFile(address.dataDir, database)
  const kept = await keptMemory(file, geography)
  let memory = kept ?? (await buildTimetableMemory(database, geography, today))
  new FlightWriter(memory.columns).rollTo(today)
  let firstDay = today
  let isStopping = false
  /** Set while memory is to be laid out anew, and until that begins. */
  let renewDue: NodeJS.Timeout | undefined
  let isRenewing = false
  let renewed: Promise<void> = Promise.resolve()
  let saved: Promise<void> = Promise.resolve()
  let follower = follow(memory)
  if (!kept) save()
  const saving = setInterval(save, SNAPSHOT_EVERY_MS).unref()

  return {
    shared: () => memory.columns.bytes,
    rollTo(day) {
      firstDay = day
      new FlightWriter(memory.columns).rollTo(day)
    },
    place: () => follower.place(),
    async stop() {
      isStopping = true
      clearInterval(saving)
      clearTimeout(renewDue)
      await renewed
      await follower.stop()
      await saved
      await database.close()
    },
  }

  function follow({ columns, place }: BuiltFlights): FeedFollower {
    const writer = new FlightWriter(columns)
    return followChanges(
      database,
      place,
      async (change) => {
        if (!(await applyChange(database, writer, change))) renewSoon()
      },
      onFailure,
    )
  }

  /** Once, however many changes come until it begins. */
  function renewSoon(): void {
    if (isStopping) return
    renewDue ??= setTimeout(() => (renewed = renewed.then(renewNow)), renewAfterMs)
  }

  async function renewNow(): Promise<void> {
    if (isStopping) return
    renewDue = undefined
    isRenewing = true
    try {
      await renew()
    } catch (error) {
      onFailure(error)
      renewSoon()
    }
    isRenewing = false
    save()
  }

  /** Meanwhile searches go on in the old memory, which goes on following the feed. */
  async function renew(): Promise<void> {
    const next = await buildTimetableMemory(database, geography, firstDay)
    const nextFollower = follow(next)
    await nextFollower.caughtUp
    // A day may have ended since.
    new FlightWriter(next.columns).rollTo(firstDay)
    const old = follower
    memory = next
    follower = nextFollower
    onRenewed(next.columns.bytes)
    await old.stop()
  }

  function save(): void {
    // What is not yet laid out must be found in the feed again after a restart.
    if (renewDue || isRenewing) return
    const now = { columns: memory.columns, place: follower.place() }
    saved = saved.then(() => writeFlightSnapshot(file, now)).catch(onFailure)
  }
}

export async function buildTimetableMemory(
  database: Database,
  geography: Geography,
  firstDay: Day,
): Promise<BuiltFlights> {
  const place = await feedEnd(database)
  const { airlines, flights, seats } = await readTimetable(database)
  const known: TimetableFlight[] = []
  for await (const batch of flights) known.push(...batch)
  const columns = buildFlights({
    airports: engineAirports(geography),
    zones: geography.columns.zones,
    airlines,
    flights: known,
    firstDay,
    days: SEATS_DAYS,
  })
  const writer = new FlightWriter(columns)
  for await (const batch of seats)
    for (const each of batch) writer.loadSeats(each.seatsId, each.firstDay, each.seats)
  const { db } = database
  const sold = await db.selectFrom('sold_seats').selectAll().where('day', '>=', firstDay).execute()
  for (const { seats_id, day, allotment, sold: taken } of sold)
    writer.updateSeats(seats_id, day, allotment - taken)
  const changes = await db
    .selectFrom('flight_changes')
    .selectAll()
    .where('day', '>=', firstDay)
    .execute()
  for (const { flight_id, day, cancelled, departs } of changes)
    writer.changeFlight(flight_id, day, cancelled ? 'cancelled' : departs)
  return { columns, place }
}

/** False when memory must be built anew. */
async function applyChange(
  { db }: Pick<Database, 'db'>,
  writer: FlightWriter,
  { kind, subjectId, partId, fromDay, toDay }: Change,
): Promise<boolean> {
  if (kind === TIMETABLE_CHANGE) return false
  if (kind === 'seats') {
    const days = await db
      .selectFrom('sold_seats')
      .selectAll()
      .where('seats_id', '=', partId!)
      .where('day', '>=', fromDay!)
      .where('day', '<', toDay!)
      .execute()
    for (const { seats_id, day, allotment, sold } of days)
      writer.updateSeats(seats_id, day, allotment - sold)
    return true
  }
  if (kind !== 'flight') return true
  const change = await db
    .selectFrom('flight_changes')
    .selectAll()
    .where('flight_id', '=', subjectId)
    .where('day', '=', fromDay!)
    .executeTakeFirst()
  const departs = change?.cancelled ? 'cancelled' : (change?.departs ?? null)
  return writer.changeFlight(subjectId, fromDay!, departs)
}

/** From so many million passengers a year on, an airport is a middling or a large one. */
const SIZES = [1, 10] as const

function engineAirports(geography: Geography): EngineAirport[] {
  const { latitude, longitude, popularity, country, zone } = geography.columns.airports
  return Array.from(latitude, (_, at) => ({
    code: geography.airportCodes.name(at),
    latitude: latitude[at]!,
    longitude: longitude[at]!,
    zone: zone[at]!,
    size: SIZES.filter((from) => popularity[at]! >= from).length as EngineAirport['size'],
    country: countryText(country[at]!),
  }))
}

// The snapshot: one line that says what it is, padded, then the bytes of the columns.

const HEADER_BYTES = 512

interface SnapshotHeader {
  world: string
  place: FeedPlace
  length: number
}

async function snapshotFile(dataDir: string, { db }: Database): Promise<string> {
  const world = await db.selectFrom('worlds').selectAll().executeTakeFirst()
  const name = createHash('sha256').update(`${world?.origin} ${world?.completed_at}`)
  return path.join(dataDir, `flights-${name.digest('hex').slice(0, 12)}.snapshot`)
}

/** Clocks of airports come from the build: a snapshot with other ones is of another build. */
async function keptMemory(file: string, { columns }: Geography): Promise<BuiltFlights | null> {
  const kept = await readFlightSnapshot(file)
  const { start, from, offset } = columns.zones
  return kept && isDeepStrictEqual(kept.columns.zones, { start, from, offset }) ? kept : null
}

/** Null when there is none, or one of another version, or one that is damaged. */
export async function readFlightSnapshot(file: string): Promise<BuiltFlights | null> {
  const { mtimeMs, size } = await stat(file).catch(() => ({ mtimeMs: 0, size: 0 }))
  if (Date.now() - mtimeMs > SNAPSHOT_KEPT_MS) return null
  const handle = await open(file, 'r')
  try {
    const head = Buffer.alloc(HEADER_BYTES)
    await handle.read(head, 0, HEADER_BYTES, 0)
    const header = headerOf(head)
    if (header?.world !== path.basename(file)) return null
    if (header.length !== size - HEADER_BYTES) return null
    const bytes = new Uint8Array(new SharedArrayBuffer(header.length))
    for (let at = 0; at < bytes.length;) {
      const { bytesRead } = await handle.read(bytes, at, bytes.length - at, HEADER_BYTES + at)
      if (bytesRead === 0) return null
      at += bytesRead
    }
    const columns = openedFlights(bytes)
    return columns ? { columns, place: header.place } : null
  } finally {
    await handle.close()
  }
}

function openedFlights(bytes: Uint8Array): FlightColumns | null {
  try {
    return openFlights(bytes) ?? null
  } catch {
    return null
  }
}

function headerOf(head: Buffer): SnapshotHeader | null {
  try {
    return JSON.parse(head.toString()) as SnapshotHeader
  } catch {
    return null
  }
}

/**
 * Written aside and moved, so that a stop in the middle leaves the old one. Columns may change
 * meanwhile: whoever reads the file applies the feed from before the writing began once more.
 */
export async function writeFlightSnapshot(
  file: string,
  { columns: { bytes }, place }: BuiltFlights,
): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  const unfinished = `${file}.${process.pid}`
  const handle = await open(unfinished, 'w')
  try {
    const header: SnapshotHeader = { world: path.basename(file), place, length: bytes.length }
    await handle.write(JSON.stringify(header).padEnd(HEADER_BYTES), 0)
    for (let at = 0; at < bytes.length;) {
      const { bytesWritten } = await handle.write(bytes, at, bytes.length - at, HEADER_BYTES + at)
      at += bytesWritten
    }
    await handle.close()
    await rename(unfinished, file)
  } catch (error) {
    await handle.close().catch(() => undefined)
    await rm(unfinished, { force: true })
    throw error
  }
}
