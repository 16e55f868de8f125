/**
 * What the map is drawn from, as one file: laid out by the build, which takes about a second, and
 * opened by the server in a few milliseconds.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import {
  type ColumnsFileKind,
  decodeColumns,
  encodeColumns,
  inputHashOf,
} from '../geography/columns-file.ts'
import type { Geography } from '../geography/geography.ts'
import { layOutMap, belongTo, type MapColumns } from './map-columns.ts'

const MAP_FILE: ColumnsFileKind = { magic: 'ALMA', version: 1 }

/** Nothing when there is no such file, or when it belongs to another geography. */
export function readMapFile(file: string, geography: Geography): MapColumns | undefined {
  const bytes = bytesOf(file)
  const columns = bytes && (decodeColumns(MAP_FILE, bytes) as MapColumns | undefined)
  return columns && belongTo(columns, geography) ? columns : undefined
}

/** Writes the file, unless it is there and made from the same. */
export function buildMapFile(file: string, geographyFile: string, geography: Geography): void {
  const inputHash = hashOf([geographyFile, ...atlasFiles(), ...sourceFiles()])
  const kept = bytesOf(file)
  const madeFrom = kept && inputHashOf(MAP_FILE, kept)
  if (madeFrom && Buffer.compare(madeFrom, inputHash) === 0) return
  // Written aside and moved, so that a build that is cut short leaves no half a file.
  const unfinished = `${file}.${process.pid}`
  writeFileSync(unfinished, encodeColumns(MAP_FILE, inputHash, layOutMap(geography)))
  renameSync(unfinished, file)
}

function bytesOf(file: string): Uint8Array | undefined {
  try {
    return readFileSync(file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

function hashOf(files: readonly string[]): Uint8Array {
  const hash = createHash('sha256')
  for (const file of files) hash.update(readFileSync(file))
  return hash.digest()
}

function atlasFiles(): string[] {
  const require = createRequire(import.meta.url)
  return ['50m', '10m'].map((scale) => require.resolve(`world-atlas/countries-${scale}.json`))
}

function sourceFiles(): string[] {
  return readdirSync(import.meta.dirname)
    .filter((name) => !name.includes('.test.'))
    .toSorted()
    .map((name) => path.join(import.meta.dirname, name))
}
