/** Finds PostgreSQL's server binaries, which distributions keep off the PATH. */
import { spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import path from 'node:path'

const USUAL_PLACES = [
  '/usr/lib/postgresql/*/bin',
  '/usr/pgsql-*/bin',
  '/opt/homebrew/opt/postgresql*/bin',
  '/usr/local/opt/postgresql*/bin',
]

const OLDEST_VERSION = 15

/** The folder that holds initdb, postgres and pg_dump of a new enough version, or undefined. */
export function findPostgres(): string | undefined {
  const onPath = (process.env['PATH'] ?? '').split(path.delimiter)
  const usual = USUAL_PLACES.flatMap((place) => globSync(place)).toSorted(newestFirst)
  return [...onPath, ...usual].find(
    (folder) =>
      ['initdb', 'postgres', 'pg_dump'].every((name) => existsSync(path.join(folder, name))) &&
      versionIn(folder) >= OLDEST_VERSION,
  )
}

/** By the numbers in the paths: 16 comes before 9.6. */
function newestFirst(one: string, other: string): number {
  return other.localeCompare(one, 'en', { numeric: true })
}

function versionIn(folder: string): number {
  const { stdout } = spawnSync(path.join(folder, 'postgres'), ['--version'], { encoding: 'utf8' })
  return Number(/(\d+)(\.\d+)?/.exec(stdout ?? '')?.[1] ?? 0)
}
