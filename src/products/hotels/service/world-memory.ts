/**
 * The world in memory: opened from a snapshot where one fits, otherwise built from the store, and
 * from then on kept in step with the change feed. Lives in the main thread; the threads that answer
 * requests read the same memory.
 */
import { createHash } from 'node:crypto'
import { type FileHandle, mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Day } from '../../../site/calendar-day.ts'
import type { EngineColumns } from '../engine/columns/engine-columns.ts'
import { EngineWriter } from '../engine/columns/engine-writer.ts'
import {
  directoryBytes,
  fitsGeography,
  openSnapshot,
  type Snapshot,
  SNAPSHOT_PREAMBLE_BYTES,
  type SnapshotPiece,
  takeSnapshot,
} from '../engine/columns/snapshot.ts'
import { SuggestIndex } from '../../../places/memory/suggest-index.ts'
import { storedWorld } from '../catalogue/store/catalogue.ts'
import type { Database, DatabaseAddress } from '../../../store/database.ts'
import type { FeedPlace } from '../../../store/change-feed.ts'
import { openStore } from '../../../store/store.ts'
import type { Geography } from '../../../places/geography/geography.ts'
import { buildMemory, type BuiltMemory } from './build-memory.ts'
import type { FeedFollower } from '../../../store/follow-changes.ts'
import { followFeed } from './follow-feed.ts'
import { hotelEntry } from './suggest-entries.ts'

/** What another thread needs in order to search. */
export interface SharedMemory {
  columns: EngineColumns
  suggest: Uint8Array
}

export interface WorldMemory {
  shared: () => SharedMemory
  /** A new day: the window of days moves on. */
  rollTo: (today: Day) => void
  /** How far it has followed the feed. */
  place: () => FeedPlace
  stop: () => Promise<void>
}

export interface MemoryNotices {
  /** There is no snapshot: memory is built from the store, which takes a while. */
  onBuilding: () => void
  /** Until it resolves, searches may still go on in the old memory. */
  onRenewed: (memory: SharedMemory) => Promise<void>
  /** The store has other rates of currencies now. */
  onRates?: () => void
  onFailure: (error: unknown) => void
}

/** An import changes many hotels in a row; memory is built anew once they have all come. */
const REBUILD_AFTER_MS = 3_000
/** Feeds that never pause for so long must not keep new hotels out for ever. */
const REBUILD_WITHIN_MS = 60_000
/** A score is in a dozen tables and sums; building them anew for one guest's opinion can wait. */
const SCORES_AFTER_MS = 300_000
const SNAPSHOT_EVERY_MS = 3_600_000
/** The feed keeps a week; a snapshot must not reach further back. */
const SNAPSHOT_KEPT_MS = 6 * 86_400_000

/** Builds memory from the store; gives up when the signal says so. */
export type Build = (firstDay: Day, signal: AbortSignal) => Promise<BuiltMemory>

export interface Building {
  /** In this thread unless told otherwise. */
  build?: Build
  rebuildAfterMs?: number
  rebuildWithinMs?: number
}

export async function openWorldMemory(
  address: DatabaseAddress,
  geography: Geography,
  today: Day,
  { onBuilding, onRenewed, onRates = () => undefined, onFailure }: MemoryNotices,
  building: Building = {},
): Promise<WorldMemory> {
  const database = await openStore(address)
  const { rebuildAfterMs = REBUILD_AFTER_MS, rebuildWithinMs = REBUILD_WITHIN_MS } = building
  const build = building.build ?? ((day) => buildMemory(database, geography, day))
  const stopping = new AbortController()
  const files = snapshotFiles(address.dataDir, await worldName(database))
  const kept = await keptMemory(files, geography)
  if (!kept) onBuilding()
  let memory = kept ?? (await build(today, stopping.signal))
  if (kept) new EngineWriter(kept.columns).rollTo(today)
  /** Two of them for a moment, when memory has been built anew. */
  const followers = new Map<BuiltMemory, FeedFollower>()
  follow(memory)
  /** Memory is to be built anew, at some time. */
  let rebuildDue: NodeJS.Timeout | undefined
  /** However many changes come until then. */
  let rebuildBy = Infinity
  let isRebuilding = false
  let rebuilt = Promise.resolve()
  let saved = Promise.resolve()
  let firstDay = today
  if (!kept) save()
  const saving = setInterval(save, SNAPSHOT_EVERY_MS).unref()

  return {
    shared,
    rollTo(day) {
      firstDay = day
      for (const { columns } of followers.keys()) new EngineWriter(columns).rollTo(day)
    },
    place,
    async stop() {
      clearInterval(saving)
      stopping.abort()
      await rebuilt
      clearTimeout(rebuildDue)
      for (const follower of followers.values()) await follower.stop()
      await saved
      await database.close()
    },
  }

  function follow(followed: BuiltMemory): FeedFollower {
    const { columns, suggest } = followed
    const follower = followFeed(database, columns, followed.place, {
      onRebuildNeeded: () => rebuildIn(rebuildAfterMs),
      onReviews: () => {
        if (!rebuildDue) rebuildIn(SCORES_AFTER_MS)
      },
      // A closed hotel is not suggested; where the index is full, it is built anew.
      onOpening: (hotelId, isOpen) =>
        void suggestHotel(database, suggest, hotelId, isOpen)
          .then((isDone) => isDone || rebuildIn(rebuildAfterMs))
          .catch(onFailure),
      onRates,
      onFailure,
    })
    followers.set(followed, follower)
    return follower
  }

  async function unfollow(followed: BuiltMemory): Promise<void> {
    await followers.get(followed)?.stop()
    followers.delete(followed)
  }

  function rebuildIn(milliseconds: number): void {
    clearTimeout(rebuildDue)
    const now = performance.now()
    rebuildBy = Math.min(rebuildBy, now + Math.max(milliseconds, rebuildWithinMs))
    // One after the other: what came while memory was being built may be missing from it.
    const waitMs = Math.min(milliseconds, rebuildBy - now)
    rebuildDue = setTimeout(() => (rebuilt = rebuilt.then(rebuildNow)), waitMs)
  }

  async function rebuildNow(): Promise<void> {
    // The one before was begun after all that this one was due for.
    if (!rebuildDue) return
    rebuildDue = undefined
    rebuildBy = Infinity
    isRebuilding = true
    await rebuild().catch(tryAgain)
    isRebuilding = false
    if (!stopping.signal.aborted) save()
  }

  /** Meanwhile searches go on in the old memory, which goes on following the feed. */
  async function rebuild(): Promise<void> {
    const renewed = await build(firstDay, stopping.signal)
    stopping.signal.throwIfAborted()
    // A day may have ended since.
    new EngineWriter(renewed.columns).rollTo(firstDay)
    await follow(renewed).caughtUp
    const old = memory
    memory = renewed
    // Not waited for: at the end of the process nobody may be left who takes it over.
    void onRenewed(shared())
      .then(() => unfollow(old))
      .catch(onFailure)
  }

  function tryAgain(error: unknown): void {
    if (stopping.signal.aborted) return
    onFailure(error)
    rebuildIn(rebuildAfterMs)
  }

  /** Nobody waits for it: searches have begun long before five gigabytes are on the disk. */
  function save(): void {
    // What is not yet built in must be found in the feed again after a restart.
    if (rebuildDue || isRebuilding) return
    const now = { ...memory, place: place() }
    saved = saved.then(() => saveMemory(files, now)).catch(onFailure)
  }

  function place(): FeedPlace {
    return followers.get(memory)?.place() ?? memory.place
  }

  function shared(): SharedMemory {
    return { columns: memory.columns, suggest: memory.suggest.bytes }
  }
}

interface SnapshotFiles {
  engine: string
  suggest: string
  /** Which world of which database: a snapshot of another one says nothing. */
  world: string
}

function snapshotFiles(dataDir: string, world: string): SnapshotFiles {
  const name = createHash('sha256').update(world).digest('hex').slice(0, 12)
  return {
    engine: path.join(dataDir, `engine-${name}.snapshot`),
    suggest: path.join(dataDir, `suggest-${name}.snapshot`),
    world,
  }
}

async function worldName(database: Database): Promise<string> {
  const world = await storedWorld(database)
  return `${world?.origin} ${world?.completedAt}`
}

async function keptMemory(files: SnapshotFiles, geography: Geography): Promise<BuiltMemory | null> {
  const { mtimeMs } = await stat(files.engine).catch(() => ({ mtimeMs: 0 }))
  if (Date.now() - mtimeMs > SNAPSHOT_KEPT_MS) return null
  const bytes = await readFile(files.suggest).catch(() => null)
  const suggest = bytes && SuggestIndex.open(bytes)
  const snapshot = suggest && (await readSnapshot(files.engine))
  if (!snapshot || snapshot.origin !== files.world) return null
  if (!fitsGeography(snapshot.columns, geography.columns)) return null
  return { columns: snapshot.columns, suggest, place: snapshot.place }
}

async function saveMemory(
  files: SnapshotFiles,
  { columns, suggest, place }: BuiltMemory,
): Promise<void> {
  await writeSnapshot(files.suggest, [{ offset: 0, bytes: suggest.bytes }])
  await writeSnapshot(files.engine, takeSnapshot(columns, place, files.world))
}

// A hotel that is closed leaves the index of names, and comes back when it is reopened.

/** False when the index must be built anew. */
async function suggestHotel(
  { db }: Pick<Database, 'db'>,
  suggest: SuggestIndex,
  hotelId: number,
  isOpen: boolean,
): Promise<boolean> {
  if (!isOpen) return suggest.remove('accommodation', hotelId)
  const hotel = await db
    .selectFrom('hotels')
    .select(['id', 'name', 'city_id as cityId', 'popularity', 'hidden_offer_id'])
    .where('id', '=', hotelId)
    .executeTakeFirst()
  // One that is sold without its name was never there.
  return !hotel || hotel.hidden_offer_id !== null || suggest.put(hotelEntry(hotel))
}

// The engine's columns as a file, read straight into shared memory and written from it.

/** Read or written at once; between two pieces the thread does other work. */
const PIECE_BYTES = 1 << 26

/** Null when there is none, or one of another version, or one that was cut short. */
export async function readSnapshot(file: string): Promise<Snapshot | null> {
  const handle = await open(file, 'r').catch(() => null)
  if (!handle) return null
  try {
    const preamble = new Uint8Array(SNAPSHOT_PREAMBLE_BYTES)
    if (!(await filled(handle, preamble, 0))) return null
    const length = directoryBytes(preamble)
    if (length === null) return null
    const directory = new Uint8Array(length)
    if (!(await filled(handle, directory, preamble.length))) return null
    const snapshot = openSnapshot(directory)
    for (const { offset, bytes } of snapshot?.pieces ?? [])
      if (!(await filled(handle, bytes, offset))) return null
    return snapshot
  } finally {
    await handle.close()
  }
}

/**
 * Written aside and moved, so that a stop in the middle leaves the old one. Columns may change
 * meanwhile: whoever reads the file applies the feed from before the writing began once more.
 */
export async function writeSnapshot(file: string, pieces: readonly SnapshotPiece[]): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  const unfinished = `${file}.${process.pid}`
  const handle = await open(unfinished, 'w')
  try {
    for (const { offset, bytes } of pieces)
      for (let at = 0; at < bytes.length; at += PIECE_BYTES)
        await writeWhole(handle, bytes.subarray(at, at + PIECE_BYTES), offset + at)
    await handle.close()
    await rename(unfinished, file)
  } catch (error) {
    await handle.close().catch(() => undefined)
    await rm(unfinished, { force: true })
    throw error
  }
}

async function writeWhole(handle: FileHandle, bytes: Uint8Array, offset: number): Promise<void> {
  for (let at = 0; at < bytes.length;) {
    const { bytesWritten } = await handle.write(bytes, at, bytes.length - at, offset + at)
    at += bytesWritten
  }
}

async function filled(handle: FileHandle, bytes: Uint8Array, offset: number): Promise<boolean> {
  for (let at = 0; at < bytes.length;) {
    const length = Math.min(PIECE_BYTES, bytes.length - at)
    const { bytesRead } = await handle.read(bytes, at, length, offset + at)
    if (bytesRead === 0) return false
    at += bytesRead
  }
  return true
}
