import { expect, test } from 'vitest'
import { onPostgres } from '../../tests/fixtures/databases.ts'

onPostgres((open) => {
  test('connections that the server ends, idle or held, are replaced', async () => {
    const database = await open()
    if (database.kind !== 'postgres') throw new Error('This is not PostgreSQL')
    const held = await database.pool.connect()
    const ended = new Promise((resolve) => held.once('end', resolve))
    await database.pool.query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    )
    await ended
    held.release(true)
    expect(await database.db.selectFrom('worlds').selectAll().execute()).toEqual([])
  })
})
