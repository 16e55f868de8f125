/** The engine's columns as a file, read straight into shared memory and written from it. */
import { mkdir, open, rename, rm, type FileHandle } from 'node:fs/promises'
import path from 'node:path'
import {
  directoryBytes,
  openSnapshot,
  type Snapshot,
  SNAPSHOT_PREAMBLE_BYTES,
  type SnapshotPiece,
} from '../engine/columns/snapshot.ts'

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
