import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../tests/fixtures/databases.ts'
import { storeReachable } from './reachable.ts'

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
