/** What the back office changes is seen by searches: prices, rooms, closed hotels, rates. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { eachDatabase, type TestDatabase } from '../../../../tests/fixtures/databases.ts'
import { FIRST_DAY, smallHotel, smallRoomType } from '../../../../tests/fixtures/small-catalogue.ts'
import { SEVILLE, smallGeography } from '../../../../tests/fixtures/small-geography.ts'
import { takeRooms } from '../../../../tests/fixtures/stored-hotel.ts'
import { quotedTotal } from '../../../site/money.ts'
import { SAMPLE_RATES } from '../../../store/currency-rates.ts'
import { editRoomDays, openHotel } from '../../../office/store/admin-hotels.ts'
import { setRates } from '../../../office/store/admin-health.ts'
import { loadCatalogue } from '../catalogue/store/catalogue.ts'
import { searchMemory } from './search-memory.ts'
import { openWorldMemory, type WorldMemory } from './world-memory.ts'

const geography = smallGeography()
const stay = { checkIn: FIRST_DAY + 2, checkOut: FIRST_DAY + 4 }
const DAYS = { firstDay: FIRST_DAY + 2, lastDay: FIRST_DAY + 4 }
const ACTOR = { personId: 1, email: 'ana@example.com', address: '10.0.0.1' }
const onRates = vi.fn<() => void>()
const onRenewed = vi.fn<() => Promise<void>>(() => Promise.resolve())
let folder: string
let memory: WorldMemory | undefined
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'alisio-office-'))
  vi.clearAllMocks()
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

eachDatabase((open) => {
  afterEach(() => memory?.stop())

  test('a price and the rooms left are found', async () => {
    const database = await opened()
    await takeRooms(database, { roomTypeId: 8, stay, rooms: 2 })
    for (const price of [10_000, 12_345, 7_777]) {
      const left = price % 7
      const edit = { ...DAYS, price, roomsLeft: left + 1, closed: null }
      expect(await editRoomDays(database, 8, edit, ACTOR, 1)).toBe('edited')
      // Two nights cost 880 ‰ of it by the cheapest plan.
      const wanted = [quotedTotal(price * 2 * 0.88, 100), left + 1]
      await vi.waitFor(() => expect(offer()).toEqual(wanted), { interval: 2, timeout: 5_000 })
    }
    expect(onRenewed).not.toHaveBeenCalled()
  })

  test('an edited price claims no discount that nobody can prove', async () => {
    const database = await opened()
    expect(rate().originalPrice).toBeGreaterThan(rate().price)
    await editRoomDays(
      database,
      8,
      { ...DAYS, price: 20_000, roomsLeft: null, closed: null },
      ACTOR,
      1,
    )
    await vi.waitFor(() => {
      const { price, originalPrice } = rate()
      expect([Math.round(price), Math.round(originalPrice)]).toEqual([35_200, 35_200])
    })
  })

  test('a closed hotel is neither found nor suggested, until it is reopened', async () => {
    const database = await opened()
    expect([found(), suggested()]).toEqual([[1, 2], [1]])
    await openHotel(database, 1, false, ACTOR, 1)
    await vi.waitFor(() => expect([found(), suggested()]).toEqual([[2], []]))
    await openHotel(database, 1, true, ACTOR, 1)
    await vi.waitFor(() => expect([found(), suggested()]).toEqual([[1, 2], [1]]))
    // Memory is not laid out anew for it.
    await pause(0)
    expect(onRenewed).not.toHaveBeenCalled()
  })

  test('one that was closed before is not suggested after a start', async () => {
    const database = await opened()
    await openHotel(database, 1, false, ACTOR, 1)
    await memory!.stop()
    // Where the snapshot stood; SQLite keeps it beside the database, and follows the feed from it.
    rmSync(folder, { recursive: true })
    await start(database)
    await vi.waitFor(() => expect([found(), suggested()]).toEqual([[2], []]))
  })

  test('other rates are told', async () => {
    const database = await opened()
    const perEuro = { ...SAMPLE_RATES.perEuro, USD: 1.5 }
    await setRates(database, FIRST_DAY, perEuro, ACTOR, 1)
    await vi.waitFor(() => expect(onRates).toHaveBeenCalled())
  })

  async function opened(): Promise<TestDatabase> {
    const database = await open()
    const hotels = [1, 2].map((id) =>
      smallHotel(id, { cityId: SEVILLE, roomTypes: [smallRoomType(id * 8, 5)] }),
    )
    await loadCatalogue(database, { origin: 'test', firstDay: FIRST_DAY }, { chains: [], hotels })
    await start(database)
    return database
  }
})

async function start({ address }: TestDatabase): Promise<void> {
  const dataDir = address.databaseUrl ? folder : address.dataDir
  memory = await openWorldMemory({ ...address, dataDir }, geography, FIRST_DAY, {
    onBuilding: () => undefined,
    onRenewed,
    onRates,
    onFailure: (error) => {
      throw error
    },
  })
}

function world() {
  return searchMemory(memory!.shared(), geography, SAMPLE_RATES)
}

function hotels() {
  const { hotels: all } = world().engine.searchHotels({
    destination: { kind: 'place', id: SEVILLE },
    stay,
    rooms: [{ adults: 2, childAges: [] }],
    currency: 'EUR',
    rates: SAMPLE_RATES,
    today: FIRST_DAY,
    filters: {},
    preFilters: {},
    sort: 'price',
    page: 1,
  })
  return all.toSorted((one, other) => one.id - other.id)
}

function rate() {
  return hotels()[0]!.minRate!
}

/** What the first hotel costs, and how many rooms it has left. */
function offer() {
  const [hotel] = hotels()
  return [Math.round(hotel!.minPrice!), hotel!.roomsLeft]
}

function found() {
  return hotels().map(({ id }) => id)
}

function suggested() {
  const all = world().suggest.suggest('número 1', { language: 'es', type: 'accommodation' })
  return all.map(({ accommodationId }) => Number(accommodationId))
}
