import { chmodSync, existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { eachDatabase, type OpenDatabase } from '../../tests/fixtures/databases.ts'
import { FIRST_DAY, smallHotel } from '../../tests/fixtures/small-catalogue.ts'
import { hotelById, takeRooms } from '../../tests/fixtures/stored-hotel.ts'
import { findPostgres } from '../../tools/machine/postgres.ts'
import { backUp, BackupRefused, restore } from './backup.ts'
import { loadCatalogue } from '../products/hotels/catalogue/store/catalogue.ts'
import { databaseFile, type DatabaseAddress, openDatabase } from './database.ts'
import { migrate } from './store.ts'

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
    expect(modeOf(file)).toBe('600')

    const place = await emptyPlace(open)
    await restore(place, file, bin)
    expect(modeOf(place.databaseUrl ? file : databaseFile(place.dataDir))).toBe('600')
    const restored = openDatabase(place)
    closing = restored.close
    expect(await hotelById(restored, 1)).toEqual(smallHotel(1))
    expect(await migrate(restored)).toEqual([])
    expect(await takeRooms(restored, { roomTypeId: 8, stay, rooms: 2 })).toBe(false)
    expect(await takeRooms(restored, { roomTypeId: 8, stay, rooms: 1 })).toBe(true)
    await expect(restore(place, file, bin)).rejects.toThrow(BackupRefused)
  })
})

test('a database that others could read is its owner’s alone once it was opened', async () => {
  const address = { dataDir: folder, databaseUrl: undefined }
  const file = databaseFile(folder)
  const first = openDatabase(address)
  closing = first.close
  await migrate(first)
  const files = [file, `${file}-wal`, `${file}-shm`]
  expect(files.map(modeOf)).toEqual(['600', '600', '600'])
  for (const each of files) chmodSync(each, 0o644)
  await openDatabase(address).close()
  expect(files.map(modeOf)).toEqual(['600', '600', '600'])
})

test('a backup that fails leaves no file behind', async () => {
  const file = path.join(folder, 'backup')
  const databaseUrl = 'postgres://nobody@127.0.0.1:1/nothing'
  await expect(backUp({ dataDir: folder, databaseUrl }, file, bin)).rejects.toThrow(BackupRefused)
  expect(existsSync(file)).toBe(false)
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

/** Who may do what with a file, as `chmod` writes it. */
function modeOf(file: string): string {
  return (statSync(file).mode & 0o777).toString(8)
}
