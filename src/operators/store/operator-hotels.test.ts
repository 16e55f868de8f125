import { expect, test } from 'vitest'
import { eachDatabase } from '../../../tests/fixtures/databases.ts'
import { operatorHotel, operatorRates, days } from '../../../tests/fixtures/operator-items.ts'
import { FIRST_DAY, smallHotel } from '../../../tests/fixtures/small-catalogue.ts'
import { hotelById } from '../../../tests/fixtures/stored-hotel.ts'
import { loadCatalogue } from '../../products/hotels/catalogue/store/catalogue.ts'
import type { Database } from '../../store/database.ts'
import { photographedHotel } from '../../products/hotels/catalogue/store/hotel-photos.ts'
import {
  hotelContacts,
  setHotelContact,
} from '../../products/hotels/catalogue/store/hotel-contacts.ts'
import { saveOperatorHotels, type OperatorHotel } from './operator-hotels.ts'
import { keepPhoto, publishPhotos, unpublishedPhotos, waitingPhotos } from './operator-photos.ts'
import { saveOperatorRates } from './operator-rates.ts'

const chains = [{ id: 7, name: 'Brisa y Sal' }]

eachDatabase((open) => {
  test('a hotel is imported once, skipped unchanged and updated when it changed', async () => {
    const database = await withDemo()
    expect(await save(database, operatorHotel('A'), operatorHotel('B'))).toBe('imported imported')
    expect(await save(database, operatorHotel('A'), operatorHotel('B'))).toBe('skipped skipped')
    const [, b] = await ids(database)
    await database.db
      .updateTable('hotels')
      .set({ popularity: 900, active: 0 })
      .where('id', '=', b!)
      .execute()
    const changed = operatorHotel('B', {
      name: 'Hotel B',
      chainName: 'Brisa y Sal',
      descriptions: { de: 'Mit Innenhof' },
    })
    expect(await save(database, operatorHotel('A'), changed)).toBe('skipped updated')
    expect(await hotelById(database, b!)).toMatchObject({
      origin: 'operator',
      originId: 'B',
      name: 'Hotel B',
      chainId: 7,
      currency: 'EUR',
      photosCount: 0,
      serviceCodes: [3, 4],
      popularity: 900,
      isActive: false,
    })
    // What the file does not tell stays, a language too.
    expect(await descriptions(database, b!)).toEqual([
      ['de', 'Mit Innenhof'],
      ['en', 'With a patio'],
      ['es', 'Con patio'],
    ])
    expect(await feed(database)).toEqual([...(await ids(database)), b])
    expect((await hotelById(database, 9_001))?.name).toBe(smallHotel(9_001).name)
  })

  test('how it is reached is told, kept where a file does not tell, and set by the office', async () => {
    const database = await withDemo()
    const told = { phone: '+34 954 1', email: 'a@example.com', language: 'es' } as const
    await save(database, operatorHotel('A', { contact: told }), operatorHotel('B'))
    const [a, b] = await ids(database)
    expect(await hotelContacts(database.db, [a!, b!])).toEqual(new Map([[a, told]]))
    const contact = { phone: '+34 954 2', email: '', language: '' } as const
    await save(database, operatorHotel('A', { contact }), operatorHotel('B', { contact }))
    const known = await hotelContacts(database.db, [a!, b!])
    expect([known.get(a!), known.get(b!)]).toEqual([{ ...told, phone: '+34 954 2' }, contact])
    const actor = { personId: null, email: 'office@example.com', address: '' }
    const empty = { phone: '', email: '', language: '' } as const
    expect(await setHotelContact(database, a!, empty, actor, 1)).toBe(true)
    expect((await hotelContacts(database.db, [a!])).get(a!)).toEqual(empty)
  })

  test('one chain is made for a name', async () => {
    const database = await withDemo()
    await save(database, operatorHotel('A'), operatorHotel('B', { chainName: '' }))
    await save(database, operatorHotel('C'))
    const stored = await database.db.selectFrom('hotels').select('chain_id').orderBy('id').execute()
    const [a, b, c] = stored.map(({ chain_id }) => chain_id).filter((id) => id !== 7)
    expect([b, c]).toEqual([0, a])
    expect(a).toBeGreaterThanOrEqual(1_000_000)
  })

  test('a dry run answers the same and writes nothing', async () => {
    const database = await withDemo()
    const before = await everything(database)
    expect(await save(database, operatorHotel('A'), 'dry')).toBe('imported')
    expect(await everything(database)).toEqual(before)
  })

  test('a batch with a hotel that cannot be kept leaves nothing', async () => {
    const database = await withDemo()
    const before = await everything(database)
    const bad = operatorHotel('B', { name: null as unknown as string })
    await expect(save(database, operatorHotel('A'), bad)).rejects.toThrow(/null/i)
    expect(await everything(database)).toEqual(before)
  })

  test('importers that work at once never give one id twice', async () => {
    const database = await withDemo()
    // Both bring the hotels of "both".
    const batches = ['x', 'both', 'y', 'both', 'z', 'w'].map(twenty)
    const answers = await Promise.all(batches.map((hotels) => save(database, ...hotels)))
    expect(answers.join(' ').match(/imported/g)).toHaveLength(100)
    expect(new Set(await ids(database)).size).toBe(100)
  })

  test('the currency can change until there are prices in it', async () => {
    const database = await withDemo()
    await save(database, operatorHotel('A'))
    expect(await save(database, operatorHotel('A', { currency: 'GBP' }))).toBe('updated')
    const rates = { ...operatorRates('A', [days('0-3', 8_000, 2)]), currency: 'GBP' as const }
    await saveOperatorRates(database, [rates], { dryRun: false, today: FIRST_DAY })
    expect(await save(database, operatorHotel('A', { currency: 'EUR' }))).toBe('currency-differs')
    // A file that does not tell leaves it.
    expect(await save(database, operatorHotel('A', { name: 'Other' }))).toBe('updated')
    expect((await hotelById(database, (await ids(database))[0]!))?.currency).toBe('GBP')
  })

  test('an empty cell leaves what is stored', async () => {
    const database = await withDemo()
    await save(database, operatorHotel('A'))
    const [first] = await ids(database)
    const before = await hotelById(database, first!)
    const empty = operatorHotel('A', {
      name: 'Hotel A',
      categoryId: null,
      address: '',
      postalCode: '',
      coordinates: { latitude: 37.4, longitude: -6 },
      hasCoordinates: false,
      serviceCodes: [],
      descriptions: {},
      photos: [],
      chainName: '',
    })
    expect(await save(database, empty)).toBe('updated')
    expect(await hotelById(database, first!)).toEqual({ ...before, name: 'Hotel A' })
    expect(await descriptions(database, first!)).toHaveLength(2)
    expect(await photos(database)).toHaveLength(3)
  })

  test('only photos that were fetched are counted and shown', async () => {
    const database = await withDemo()
    await save(database, operatorHotel('A'))
    const [first] = await ids(database)
    const [, second, third] = await waitingPhotos(database, { hotelId: 0, position: 0 }, 10)
    await keepPhoto(database, second!, 'f00d')
    await keepPhoto(database, third!, 'beef')
    expect(await unpublishedPhotos(database)).toEqual([first])
    await publishPhotos(database, [first!])
    expect(await unpublishedPhotos(database)).toEqual([])
    expect(await photographedHotel(database, first!)).toMatchObject({
      photosCount: 2,
      isDemo: false,
      pictures: new Map([
        [1, 'f00d'],
        [2, 'beef'],
      ]),
    })
    expect((await feed(database)).at(-1)).toBe(first)
  })

  test('a photo keeps its position and what was fetched', async () => {
    const database = await withDemo()
    await save(database, operatorHotel('A'))
    const start = { hotelId: 0, position: 0 }
    const [, second] = await waitingPhotos(database, start, 10)
    await keepPhoto(database, second!, 'f00d')
    expect(await waitingPhotos(database, start, 10)).toHaveLength(2)
    await save(database, operatorHotel('A', { photos: ['d.jpg', 'c.jpg', 'b.jpg', 'e.jpg'] }))
    expect(await photos(database)).toEqual(['1 d.jpg', '2 b.jpg f00d', '3 c.jpg', '4 e.jpg'])
    await save(database, operatorHotel('A', { photos: ['e.jpg', 'b.jpg'] }))
    expect(await photos(database)).toEqual(['1 e.jpg', '2 b.jpg f00d'])
  })

  async function withDemo(): Promise<Database> {
    const database = await open()
    const world = { origin: 'demo', firstDay: FIRST_DAY }
    await loadCatalogue(database, world, { chains, hotels: [smallHotel(9_001)] })
    return database
  }
})

function twenty(name: string): OperatorHotel[] {
  return Array.from({ length: 20 }, (_, at) => operatorHotel(`${name}${at}`))
}

async function save(database: Database, ...hotels: (OperatorHotel | 'dry')[]): Promise<string> {
  const batch = hotels.filter((hotel) => hotel !== 'dry')
  const options = { dryRun: hotels.includes('dry'), today: FIRST_DAY }
  const saved = await saveOperatorHotels(database, batch, options)
  return saved
    .map((item) => (item.outcome === 'rejected' ? item.reason.code : item.outcome))
    .join(' ')
}

async function ids({ db }: Database): Promise<number[]> {
  const rows = await db
    .selectFrom('hotels')
    .select('id')
    .where('origin', '=', 'operator')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

async function descriptions({ db }: Database, hotelId: number) {
  const rows = await db
    .selectFrom('hotel_descriptions')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .orderBy('language')
    .execute()
  return rows.map(({ language, description }) => [language, description])
}

async function photos({ db }: Database): Promise<string[]> {
  const rows = await db.selectFrom('hotel_photos').selectAll().orderBy('position').execute()
  return rows.map(({ position, source, content_hash }) =>
    [position, source, ...(content_hash ? [content_hash] : [])].join(' '),
  )
}

async function feed({ db }: Database): Promise<number[]> {
  const rows = await db.selectFrom('changes').select(['kind', 'subject_id']).orderBy('id').execute()
  return rows.filter(({ kind }) => kind === 'hotel').map(({ subject_id }) => subject_id)
}

async function everything({ db }: Database) {
  const tables = ['hotels', 'hotel_descriptions', 'hotel_photos', 'chains', 'changes'] as const
  const numbers = db.selectFrom('operator_numbers').selectAll().execute()
  return [
    await numbers,
    ...(await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()))),
  ]
}
