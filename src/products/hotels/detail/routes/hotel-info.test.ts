/** The calls that tell more of one hotel, and its reviews, as whole requests. */
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { smallHotel, smallRoomType } from '../../../../../tests/fixtures/small-catalogue.ts'
import { SEVILLE, TRIANA } from '../../../../../tests/fixtures/small-geography.ts'
import { smallWorld } from '../../../../../tests/fixtures/small-world.ts'
import { temporaryStore } from '../../../../../tests/fixtures/temporary-store.ts'
import { buildTestApp, visitor } from '../../../../../tests/fixtures/test-app.ts'
import type { CatalogueHotel } from '../../catalogue/rules/catalogue.ts'
import { hiddenOfferId } from '../../catalogue/rules/hidden-offer.ts'
import { todayIn } from '../../../../http/clock.ts'

const today = todayIn('Europe/Madrid')
const NONE = { rating: 0, number: 0, isShownOnResults: false }

const DEMO = 1
const HIDDEN = 2
const OPERATOR = 3
const CLOSED = 4
const SILENT = 5
const hotels = [
  hotel(DEMO, { name: 'Patio de la Luz', districtId: TRIANA }),
  hotel(HIDDEN, { name: 'Casa Secreta', hiddenOfferId: hiddenOfferId(HIDDEN) }),
  hotel(OPERATOR, {
    name: 'Villa Ana',
    origin: 'operator',
    photosCount: 2,
    reviews: {
      own: NONE,
      bookingPartner: NONE,
      travelReviewSite: { ...NONE, number: 2, rating: 8 },
    },
  }),
  hotel(CLOSED, { isActive: false }),
  hotel(SILENT, {
    origin: 'operator',
    photosCount: 0,
    reviews: { own: NONE, bookingPartner: NONE, travelReviewSite: NONE },
  }),
]

let app: FastifyInstance
const store = temporaryStore()
beforeAll(async () => {
  const database = await store.open()
  const memory = await smallWorld(database, hotels, today)
  const { db } = database
  const written = { hotel_id: OPERATOR, language: 'es', description: 'Una villa junto al río.' }
  await db.insertInto('hotel_descriptions').values(written).execute()
  const picture = { hotel_id: OPERATOR, position: 1, source: 'a.jpg', content_hash: 'ab' }
  await db.insertInto('hotel_photos').values(picture).execute()
  await db
    .insertInto('reviews')
    .values([review('k1', 'de', today - 2), review('k2', 'es', today - 9), held('k3')])
    .execute()
  app = await buildTestApp({ store: () => database, memory: () => memory })
})
afterAll(async () => {
  await app.close()
  await store.remove()
})

const info = (what: string, id: number | string, site = 'es.localhost/hoteles') =>
  visitor(app)(`${site}/info/${what}/${id}/`)

describe('the description', () => {
  test('is drawn for a demo hotel in the visitor’s language', async () => {
    const spanish = await info('description', DEMO)
    expect(spanish.headers['cache-control']).toBe('public, max-age=3600')
    expect(spanish.json()).toEqual({ description: expect.any(String), language: 'es' })
    expect(spanish.json().description).toContain('Patio de la Luz')
    const german = (await info('description', DEMO, 'localhost/de/hotels')).json()
    expect(german).toEqual({ description: expect.stringContaining('Patio'), language: 'de' })
    expect(german.description).not.toBe(spanish.json().description)
  })

  test('is an operator’s own, also where only another language has it', async () => {
    const told = { description: 'Una villa junto al río.', language: 'es' }
    expect((await info('description', OPERATOR)).json()).toEqual(told)
    expect((await info('description', OPERATOR, 'de.localhost/hotels')).json()).toEqual(told)
    expect((await info('description', SILENT)).json().description).toBe('')
  })
})

describe('the photos', () => {
  test('have a source, a thumbnail and a text that says what is seen', async () => {
    const photos = (await info('photos', DEMO)).json().accommodationPhotos
    expect(photos).toHaveLength(12)
    expect(photos[0]).toEqual({
      picture: '/photos/1/1-full',
      thumbnail: '/photos/1/1-thumb',
      description: 'Patio de la Luz: fachada',
    })
    expect(photos[2].description).toBe('Patio de la Luz: piscina')
  })

  test('of an operator are not said to show what nobody knows', async () => {
    const photos = (await info('photos', OPERATOR)).json().accommodationPhotos
    expect(photos.map(({ description }: { description: string }) => description)).toEqual([
      // The other one that was listed has not been fetched.
      'Villa Ana: foto del alojamiento',
    ])
    expect((await info('photos', SILENT)).json()).toEqual({ accommodationPhotos: [] })
  })
})

test('the opinions are an overview', async () => {
  expect((await info('opinions', DEMO)).json()).toEqual({
    overview: {
      averageScore: 8.4,
      averageDescription: 'Muy bien',
      reviewsNumber: 31,
      viewMoreUrl: '/hoteles/espana/sevilla/patio-de-la-luz-1#opinions',
      verificationText: expect.stringContaining('Opiniones verificadas'),
    },
  })
  expect((await info('opinions', OPERATOR)).json().overview).toMatchObject({
    reviewsNumber: 2,
    viewMoreUrl: expect.stringMatching(/#tripopi$/),
  })
  expect((await info('opinions', SILENT)).json().overview).toMatchObject({
    averageScore: 0,
    averageDescription: '',
    reviewsNumber: 0,
  })
})

describe('a hidden hotel', () => {
  const offer = hiddenOfferId(HIDDEN)

  test.each(['description', 'photos', 'opinions'])(
    'tells its %s and not its name',
    async (what) => {
      const { statusCode, body } = await info(what, `hidden/${offer}`)
      expect(statusCode).toBe(200)
      expect(body).not.toMatch(/secreta/i)
      expect((await info(what, HIDDEN)).statusCode).toBe(404)
    },
  )

  test('has no reviews that could tell it', async () => {
    expect((await widget({ id_ficha: String(HIDDEN), id_producto: '1' })).statusCode).toBe(404)
  })

  test.each([0, 1, hiddenOfferId(DEMO), hiddenOfferId(404), 'x', '99999999999'])(
    'is not found by %s',
    async (id) => expect((await info('photos', `hidden/${id}`)).statusCode).toBe(404),
  )
})

test.each([
  ['photos', 404],
  ['photos', CLOSED],
  ['photos', 0],
  ['photos', '01'],
  ['photos', '1x'],
  ['photos', '-1'],
  ['photos', '99999999999'],
  ['photos', '%00'],
  ['prices', DEMO],
  ['constructor', DEMO],
])('of %s of %s nobody knows', async (what, id) => {
  const answer = await info(what, id)
  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toEqual({ code: 'page-not-found', message: expect.any(String) })
})

describe('the reviews widget', () => {
  test('answers with the overview and the reviews of a demo hotel', async () => {
    const answer = await widget({ id_ficha: String(DEMO), id_producto: '1' })
    expect(answer.headers['cache-control']).toBe('no-store')
    const { overview, reviews } = answer.json()
    expect(overview).toMatchObject({ averageScore: 8.4, reviewsNumber: 31 })
    expect(reviews).toHaveLength(20)
    expect(Object.keys(reviews[0]).join(' ')).toBe(
      'autor score date title description negative language profile profileDescription ' +
        'hasReviewerPublicProfile reviewerId',
    )
    expect(reviews[0].language).toBe('es')
    expect(reviews[0].date).toMatch(/^\d\d-\d\d-\d{4}$/)
  })

  test('puts the visitor’s language first', async () => {
    expect(await reviewLanguages('es.localhost')).toEqual(['es', 'de'])
    expect(await reviewLanguages('localhost/de')).toEqual(['de', 'es'])
  })

  test('knows the travellers it has words for', async () => {
    const { reviews } = (await widget({ id_ficha: String(OPERATOR), id_producto: '1' })).json()
    expect(reviews[0]).toMatchObject({ profile: 'couple', profileDescription: 'En pareja' })
  })

  test.each<[Record<string, string>, number, string]>([
    [{}, 422, 'field-missing id_ficha'],
    [{ id_ficha: '1' }, 422, 'field-missing id_producto'],
    [{ id_ficha: '1', id_producto: '2' }, 422, 'field-unreadable id_producto'],
    [{ id_ficha: '1 or 1', id_producto: '1' }, 422, 'field-unreadable id_ficha'],
    [{ id_ficha: '1'.repeat(300), id_producto: '1' }, 422, 'field-too-long id_ficha'],
  ])('refuses %j', async (fields, status, told) => {
    const answer = await widget(fields)
    const [first] = answer.json().problems
    expect([answer.statusCode, `${first.code} ${first.field}`]).toEqual([status, told])
  })

  test('finds no hotel that nobody knows', async () => {
    const answer = await widget({ id_ficha: '404', id_producto: '1' })
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'page-not-found'])
  })
})

function hotel(id: number, changes: Partial<CatalogueHotel>): CatalogueHotel {
  const roomTypes = [smallRoomType(id * 8, 5, today)]
  return smallHotel(id, { cityId: SEVILLE, roomTypes, ...changes })
}

function review(key: string, language: string, day: number) {
  return {
    hotel_id: OPERATOR,
    origin: 'travelReviewSite',
    origin_id: key,
    booking_item_id: null,
    author: 'Eva',
    score: 8,
    day,
    title: 'Bien',
    positive: 'Todo',
    negative: '',
    language,
    profile: 'couple',
    state: 'published',
  }
}

function held(key: string) {
  return { ...review(key, 'es', today), state: 'waiting' }
}

function widget(fields: Record<string, string>, site = 'es.localhost') {
  return visitor(app)(`${site}/opiniones/reviews/product/list/widget`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  })
}

async function reviewLanguages(site: string): Promise<string[]> {
  const answer = await widget({ id_ficha: String(OPERATOR), id_producto: '1' }, site)
  return answer.json().reviews.map(({ language }: { language: string }) => language)
}
