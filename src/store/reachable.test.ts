import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import { eachDatabase, onPostgres, onSqlite } from '../../tests/fixtures/databases.ts'
import { openDatabase } from './database.ts'
import { isStoreAway, storeReachable } from './reachable.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'alisio-test-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

eachDatabase((open) => {
  test('a database that is there is reachable', async () => {
    const { address } = await open()
    await expect(storeReachable({ ...address, dataDir: folder })).resolves.toBeUndefined()
  })

  test('a mistake of ours is no outage', async () => {
    const { db } = await open()
    const failure = await sql`select nonsense from nowhere`.execute(db).catch((error) => error)
    expect(isStoreAway(failure)).toBe(false)
    expect(isStoreAway(new TypeError('undefined is not a function'))).toBe(false)
  })
})

onSqlite((open) => {
  test('a file that somebody else writes to is away for the moment', async () => {
    const database = await open()
    const other = openDatabase(database.address)
    if (other.kind !== 'sqlite' || database.kind !== 'sqlite') throw new Error('Another database')
    other.sqlite.exec('begin immediate')
    database.sqlite.pragma('busy_timeout = 0')
    const failure = await database.db
      .deleteFrom('changes')
      .execute()
      .catch((error) => error)
    await other.close()
    expect(isStoreAway(failure)).toBe(true)
  })
})

onPostgres((open) => {
  test('a connection that breaks is an outage', async () => {
    const { db, address } = await open()
    const other = openDatabase(address)
    const asking = sql`select pg_sleep(30)`.execute(db).catch((error) => error)
    const end = sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query like 'select pg_sleep%' and pid <> pg_backend_pid()`
    while ((await end.execute(other.db)).rows.length === 0);
    expect(isStoreAway(await asking)).toBe(true)
    await other.close()
  })
})

test('a file is no data directory', async () => {
  const dataDir = path.join(folder, 'file')
  writeFileSync(dataDir, '')
  await expect(storeReachable({ dataDir, databaseUrl: undefined })).rejects.toMatchObject({
    address: 'DATA_DIR',
  })
})

test('a database that is not there is told by its setting', async () => {
  const databaseUrl = 'postgres://nobody@127.0.0.1:1/nothing'
  await expect(storeReachable({ dataDir: folder, databaseUrl })).rejects.toMatchObject({
    address: 'DATABASE_URL',
  })
})
