import { expect, test } from 'vitest'
import { eachDatabase } from '../../tests/fixtures/databases.ts'
import { migrate } from './migrate.ts'

eachDatabase((open) => {
  test('an empty database gets every table, and a second start changes nothing', async () => {
    const database = await open('without tables')
    expect(await migrate(database)).not.toEqual([])
    expect(await migrate(database)).toEqual([])
    expect(await database.db.selectFrom('worlds').selectAll().execute()).toEqual([])
  })

  test('two nodes that start at once apply each migration once', async () => {
    const database = await open('without tables')
    const applied = await Promise.all([migrate(database), migrate(database)])
    expect(applied.flat().length).toBe(new Set(applied.flat()).size)
  })
})
