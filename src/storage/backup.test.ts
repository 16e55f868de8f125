import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { eachDatabase, type OpenDatabase } from '../../tests/fixtures/databases.ts'
import { FIRST_DAY, smallHotel } from '../../tests/fixtures/small-catalogue.ts'
import { findPostgres } from '../../tools/machine/postgres.ts'
import { backUp, BackupRefused, restore } from './backup.ts'
import { hotelById, loadCatalogue } from './catalogue.ts'
import { type DatabaseAddress, openDatabase } from './database.ts'
import { migrate } from './migrate.ts'
import { takeRooms } from './room-sales.ts'

const bin = findPostgres()
let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'alisio-backup-'))
})
let closing = async () => {}
afterEach(async () => {
  await closing()
  closing = async () => {}
  rmSync(folder, { recursive: true })
})

/** Where nothing is yet: another folder, or a new database of the cluster. */
async function emptyPlace(open: OpenDatabase): Promise<DatabaseAddress> {
  const { kind, address } = await open('without tables')
  return kind === 'postgres' ? address : { ...address, dataDir: path.join(folder, 'restored') }
}

eachDatabase((open) => {
  test('a backup made while the database is open brings everything back', async () => {
    const file = path.join(folder, 'backup')
    const database = await open()
    const world = { origin: 'test', firstDay: FIRST_DAY }
    await loadCatalogue(database, world, { chains: [], hotels: [smallHotel(1)] })
    const stay = { checkIn: FIRST_DAY, checkOut: FIRST_DAY + 2 }
    await takeRooms(database, { roomTypeId: 8, stay, rooms: 4 })
    await backUp(database.address, file, bin)

    const place = await emptyPlace(open)
    await restore(place, file, bin)
    const restored = openDatabase(place)
    closing = restored.close
    expect(await hotelById(restored, 1)).toEqual(smallHotel(1))
    expect(await migrate(restored)).toEqual([])
    expect(await takeRooms(restored, { roomTypeId: 8, stay, rooms: 2 })).toBe(false)
    expect(await takeRooms(restored, { roomTypeId: 8, stay, rooms: 1 })).toBe(true)
    await expect(restore(place, file, bin)).rejects.toThrow(BackupRefused)
  })
})

test('a backup never overwrites a file, and needs a database', async () => {
  const file = path.join(folder, 'mine')
  writeFileSync(file, 'precious')
  const address = { dataDir: folder, databaseUrl: undefined }
  await expect(backUp(address, file)).rejects.toThrow('exists already')
  await expect(backUp(address, path.join(folder, 'new'))).rejects.toThrow('no database')
})

test('what is not a backup is refused before anything is written', async () => {
  const file = path.join(folder, 'letter')
  writeFileSync(file, 'Dear sirs')
  const address = { dataDir: path.join(folder, 'data'), databaseUrl: undefined }
  await expect(restore(address, file)).rejects.toThrow('not a sound backup')
  await expect(restore(address, path.join(folder, 'nothing'))).rejects.toThrow('no file')
  expect(existsSync(address.dataDir)).toBe(false)
})
