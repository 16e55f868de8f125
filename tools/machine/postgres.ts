/** Finds PostgreSQL's server binaries, which distributions keep off the PATH. */
import { existsSync, globSync } from 'node:fs'
import path from 'node:path'

const USUAL_PLACES = [
  '/usr/lib/postgresql/*/bin',
  '/usr/pgsql-*/bin',
  '/opt/homebrew/opt/postgresql*/bin',
  '/usr/local/opt/postgresql*/bin',
]

/** The folder that holds initdb, postgres and pg_dump, or undefined. Version 15 or newer is wanted. */
export function findPostgres(): string | undefined {
  const onPath = (process.env['PATH'] ?? '').split(path.delimiter)
  const usual = USUAL_PLACES.flatMap((place) => globSync(place))
    .toSorted()
    .toReversed()
  return [...onPath, ...usual].find((folder) =>
    ['initdb', 'postgres', 'pg_dump'].every((name) => existsSync(path.join(folder, name))),
  )
}
