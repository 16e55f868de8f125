import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { expect, test, vi } from 'vitest'
import { eachDatabase, onSqlite } from '../../tests/fixtures/databases.ts'
import { databaseFile } from './database.ts'
import { inShortTransaction } from './short-transactions.ts'

const SALES = 20
/** Without rests, sales would have to meet the moment between two turns, and most would fail. */
const MAX_TURNS_FOR_A_SALE = 20
const TURN_MS = 5

/** Waits for the writer's place as a server's thread does that sells a room. */
const SELLER = `
const { workerData, parentPort } = require('node:worker_threads')
const Sqlite = require('better-sqlite3')
const sqlite = new Sqlite(workerData, { timeout: 5_000 })
parentPort.postMessage('ready')
for (let sale = 0; sale < ${SALES}; sale++) {
  sqlite.exec('begin immediate')
  sqlite.exec('commit')
}
`

onSqlite((open) => {
  test('sales get in between', { timeout: 60_000 }, async () => {
    const database = await open()
    const seller = new Worker(SELLER, {
      eval: true,
      workerData: databaseFile(database.address.dataDir),
    })
    await once(seller, 'message')
    const sold = once(seller, 'exit')
    const isSold = vi.fn<() => void>()
    void sold.then(() => isSold())
    let turns = 0
    for (; isSold.mock.calls.length === 0 && turns < SALES * MAX_TURNS_FOR_A_SALE; turns++)
      await inShortTransaction(database, async () => workFor(TURN_MS))
    expect(turns).toBeLessThan(SALES * MAX_TURNS_FOR_A_SALE)
    expect(await sold).toEqual([0])
  })
})

eachDatabase((open) => {
  test('what fails is undone, and told', async () => {
    const database = await open()
    const failing = inShortTransaction(database, async (transaction) => {
      await transaction.deleteFrom('operator_numbers').execute()
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await database.db.selectFrom('operator_numbers').selectAll().execute()).toHaveLength(1)
  })
})

function workFor(milliseconds: number): void {
  const end = performance.now() + milliseconds
  while (performance.now() < end);
}
