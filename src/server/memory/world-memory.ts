/**
 * The world in memory: opened from a snapshot where one fits, otherwise built from the store, and
 * from then on kept in step with the change feed. Lives in the main thread; the threads that answer
 * requests read the same memory.
 */
import { createHash } from 'node:crypto'
import { readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Day } from '../../core/calendar-day.ts'
import type { EngineColumns } from '../../engine/engine-columns.ts'
import { EngineWriter } from '../../engine/engine-writer.ts'
import { fitsGeography, takeSnapshot } from '../../engine/snapshot.ts'
import { SuggestIndex } from '../../engine/suggest/suggest-index.ts'
import { storedWorld } from '../../storage/catalogue.ts'
import type { Database, DatabaseAddress } from '../../storage/database.ts'
import { openStore } from '../../storage/store.ts'
import type { Geography } from '../../world/geography/geography.ts'
import { readGeography } from '../prepare-world.ts'
import { type BuiltMemory, buildMemory } from './build-memory.ts'
import { type FeedFollower, followFeed } from './follow-feed.ts'
import { readSnapshot, writeSnapshot } from './snapshot-file.ts'

/** What another thread needs in order to search. */
export interface SharedMemory {
  columns: EngineColumns
  suggest: Uint8Array
}

export interface WorldMemory {
  shared: () => SharedMemory
  /** A new day: the window of days moves on. */
  rollTo: (today: Day) => void
  stop: () => Promise<void>
}

export interface MemoryNotices {
  onRenewed: (memory: SharedMemory) => void
  onFailure: (error: unknown) => void
}

/** An import changes many hotels in a row; memory is built anew once they have all come. */
const REBUILD_AFTER_MS = 3_000
const SNAPSHOT_EVERY_MS = 3_600_000
/** The feed keeps a week; a snapshot must not reach further back. */
const SNAPSHOT_KEPT_MS = 6 * 86_400_000

export async function openWorldMemory(
  address: DatabaseAddress,
  geographyFile: string,
  today: Day,
  { onRenewed, onFailure }: MemoryNotices,
): Promise<WorldMemory> {
  const database = await openStore(address)
  const geography = readGeography(geographyFile)
  const files = snapshotFiles(address.dataDir, await worldName(database))
  let memory = await opened()
  let follower = follow()
  let rebuilding: NodeJS.Timeout | undefined
  const saving = setInterval(() => void save().catch(onFailure), SNAPSHOT_EVERY_MS).unref()

  return {
    shared,
    rollTo: (day) => new EngineWriter(memory.columns).rollTo(day),
    async stop() {
      clearInterval(saving)
      clearTimeout(rebuilding)
      await follower.stop()
      await database.close()
    },
  }

  async function opened(): Promise<BuiltMemory> {
    const kept = await keptMemory(files, geography)
    if (!kept) {
      const built = await buildMemory(database, geography, today)
      await saveMemory(files, built)
      return built
    }
    new EngineWriter(kept.columns).rollTo(today)
    return kept
  }

  function follow(): FeedFollower {
    const notices = { onRebuildNeeded: rebuildSoon, onFailure }
    return followFeed(database, memory.columns, memory.place, notices)
  }

  function rebuildSoon(): void {
    clearTimeout(rebuilding)
    rebuilding = setTimeout(() => void rebuild().catch(onFailure), REBUILD_AFTER_MS)
  }

  async function rebuild(): Promise<void> {
    await follower.stop()
    memory = await buildMemory(database, geography, today)
    follower = follow()
    onRenewed(shared())
    await save()
  }

  function save(): Promise<void> {
    return saveMemory(files, { ...memory, place: follower.place() })
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
  await writeFile(files.suggest, suggest.bytes)
  await writeSnapshot(files.engine, takeSnapshot(columns, place, files.world))
}
