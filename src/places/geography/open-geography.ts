/**
 * The geography, from its file when that is still right, otherwise built and kept for next time.
 * The build step calls it; the server only reads the file.
 */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { threadId } from 'node:worker_threads'
import { buildGeography } from './build-geography.ts'
import type { Geography } from './geography.ts'
import { decodeGeography, encodeGeography, isMadeFrom } from './geography-file.ts'
import { HAND_WRITTEN } from './hand-written.ts'
import { geographyInputHash } from './input-hash.ts'

export function openGeography(path: string): Geography {
  const inputHash = geographyInputHash()
  return keptGeography(path, inputHash) ?? builtGeography(path, inputHash)
}

function keptGeography(path: string, inputHash: Uint8Array): Geography | undefined {
  let bytes: Uint8Array
  try {
    bytes = readFileSync(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
  return isMadeFrom(bytes, inputHash) ? decodeGeography(bytes) : undefined
}

function builtGeography(path: string, inputHash: Uint8Array): Geography {
  const geography = buildGeography(HAND_WRITTEN)
  mkdirSync(dirname(path), { recursive: true })
  // Written aside and moved, so that a start that is cut short leaves no half a file.
  const unfinished = `${path}.${process.pid}-${threadId}`
  writeFileSync(unfinished, encodeGeography(geography, inputHash))
  renameSync(unfinished, path)
  return geography
}
