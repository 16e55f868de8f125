/**
 * The world in memory: opened from a snapshot where one fits, otherwise built from the store, and
 * from then on kept in step with the change feed. Lives in the main thread; the threads that answer
 * requests read the same memory.
 */
import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Day } from '../../core/calendar-day.ts'
import type { EngineColumns } from '../../engine/engine-columns.ts'
import { EngineWriter } from '../../engine/engine-writer.ts'
import { fitsGeography, takeSnapshot } from '../../engine/snapshot.ts'
import { SuggestIndex } from '../../engine/suggest/suggest-index.ts'
import { storedWorld } from '../../storage/catalogue.ts'
import type { Database, DatabaseAddress } from '../../storage/database.ts'
import type { FeedPlace } from '../../storage/change-feed.ts'
import { openStore } from '../../storage/store.ts'
import type { Geography } from '../../world/geography/geography.ts'
import { type BuiltMemory, buildMemory } from './build-memory.ts'
import { type FeedFollower, followFeed } from './follow-feed.ts'
import { readSnapshot, writeSnapshot } from './snapshot-file.ts'
import { suggestHotel } from './suggest-hotel.ts'

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
  onRenewed: (memory: SharedMemory) => void
  /** The store has other rates of currencies now. */
  onRates?: () => void
  onFailure: (error: unknown) => void
}

/** An import changes many hotels in a row; memory is built anew once they have all come. */
const REBUILD_AFTER_MS = 3_000
/** A score is in a dozen tables and sums; building them anew for one guest's opinion can wait. */
const SCORES_AFTER_MS = 300_000
const SNAPSHOT_EVERY_MS = 3_600_000
/** The feed keeps a week; a snapshot must not reach further back. */
const SNAPSHOT_KEPT_MS = 6 * 86_400_000

export async function openWorldMemory(
  address: DatabaseAddress,
  geography: Geography,
  today: Day,
  { onBuilding, onRenewed, onRates = () => undefined, onFailure }: MemoryNotices,
): Promise<WorldMemory> {
  const database = await openStore(address)
  const files = snapshotFiles(address.dataDir, await worldName(database))
  const kept = await keptMemory(files, geography)
  if (!kept) onBuilding()
  let memory = kept ?? (await buildMemory(database, geography, today))
  if (kept) new EngineWriter(kept.columns).rollTo(today)
  let follower = follow()
  let rebuilding: NodeJS.Timeout | undefined
  let saved = Promise.resolve()
  let firstDay = today
  if (!kept) save()
  const saving = setInterval(save, SNAPSHOT_EVERY_MS).unref()

  return {
    shared,
    rollTo(day) {
      firstDay = day
      new EngineWriter(memory.columns).rollTo(day)
    },
    place: () => follower.place(),
    async stop() {
      clearInterval(saving)
      clearTimeout(rebuilding)
      await follower.stop()
      await saved
      await database.close()
    },
  }

  function follow(): FeedFollower {
    const notices = {
      onRebuildNeeded: rebuildSoon,
      onReviews: rebuildLater,
      onOpening,
      onRates,
      onFailure,
    }
    return followFeed(database, memory.columns, memory.place, notices)
  }

  /** A closed hotel is not suggested; where the index is full, it is built anew. */
  function onOpening(hotelId: number, isOpen: boolean): void {
    void suggestHotel(database, memory.suggest, hotelId, isOpen)
      .then((isDone) => isDone || rebuildSoon())
      .catch(onFailure)
  }

  function rebuildSoon(): void {
    clearTimeout(rebuilding)
    rebuilding = setTimeout(() => void rebuild().catch(onFailure), REBUILD_AFTER_MS)
  }

  function rebuildLater(): void {
    rebuilding ??= setTimeout(() => void rebuild().catch(onFailure), SCORES_AFTER_MS)
  }

  async function rebuild(): Promise<void> {
    rebuilding = undefined
    await follower.stop()
    memory = await buildMemory(database, geography, firstDay)
    follower = follow()
    onRenewed(shared())
    save()
  }

  /** Nobody waits for it: searches have begun long before five gigabytes are on the disk. */
  function save(): void {
    // What is not yet built in must be found in the feed again after a restart.
    if (rebuilding) return
    const now = { ...memory, place: follower.place() }
    saved = saved.then(() => saveMemory(files, now)).catch(onFailure)
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
