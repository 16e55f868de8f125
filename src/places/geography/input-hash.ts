/**
 * A fingerprint of everything that decides what the geography looks like: the packaged files, the
 * country names that this Node version knows, and our own tables and code (the files of this
 * folder). A file made from other inputs is thus found out and made anew, without anybody having
 * to remember a version number.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PACKAGED_FILES, packagedPath } from './packaged-data.ts'

/** 32 bytes. Takes about a tenth of a second. */
export function geographyInputHash(): Uint8Array {
  const hash = createHash('sha256')
  hash.update(`cldr ${process.versions.cldr} `)
  for (const file of Object.keys(PACKAGED_FILES) as (keyof typeof PACKAGED_FILES)[])
    hash.update(readFileSync(packagedPath(file)))
  for (const file of sourceFiles(import.meta.dirname)) hash.update(readFileSync(file))
  return hash.digest()
}

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
}
