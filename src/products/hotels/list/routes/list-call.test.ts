/** The list call as whole requests: what it answers name by name, and everything that it refuses. */
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, visitor } from '../../../../../tests/fixtures/test-app.ts'
import { COAST, PLACES, travelMemory } from '../../../../../tests/fixtures/travel-world.ts'
import { writeDay } from '../../../../site/calendar-day.ts'
import { nextWeekend, writeStay } from '../../../../search/rules/date-range.ts'
import { todayIn } from '../../../../http/clock.ts'

const today = todayIn('Europe/Madrid')
const CALL = 'es.localhost/hoteles/ajaxList'
const FORM = 'application/x-www-form-urlencoded'
const asked = {
  location_id: String(PLACES.seville),
  location_type: 'city',
  page_id: '1',
  sorting: 'price',
  fecha_entrada: writeDay(today + 2),
  fecha_salida: writeDay(today + 4),
  num_customers: '2_0_0:1',
}

const logged: unknown[] = []
const world = travelMemory(today)
let isBroken = false
let app: FastifyInstance
beforeAll(async () => {
  app = await buildTestApp({
    memory: () => {
      if (isBroken) throw new Error('The world is broken')
      return world
    },
  })
  app.addHook('onRequest', async (request) => {
    request.log.error = (failure: unknown) => logged.push(failure)
  })
})
afterAll(() => app.close())

function send(payload: string, type = FORM, address = CALL) {
  return visitor(app)(address, { method: 'POST', headers: { 'content-type': type }, payload })
}

const list = (fields: Record<string, string>, address = CALL) =>
  send(String(new URLSearchParams(fields)), FORM, address)

const json = (fields: unknown) => send(JSON.stringify(fields), 'application/json')

describe('the specified fields', () => {
  test.each([
    ['a city', PLACES.seville, 'city', 3],
    ['a country', PLACES.spain, 'other', 4],
    ['a coast, which is an other', COAST, 'other', 1],
    ['a coast as addresses call it', COAST, 'coast', 1],
  ])('ask for %s', async (_, id, type, total) => {
    const answer = await list({ ...asked, location_id: String(id), location_type: type })
    expect(answer.json().infoPage).toMatchObject({ total, limit: 20, pages: 1, page: 1 })
  })

  test('alone mean the next weekend, and the answer says so', async () => {
    const { location_id, location_type } = asked
    const empty = { page_id: '', categories: '', services: '', segments: '', sorting: '' }
    for (const more of [{}, empty, { ...empty, fecha_entrada: '', fecha_salida: '' }]) {
      const answer = await list({ location_id, location_type, ...more })
      expect(answer.statusCode).toBe(200)
      expect(answer.json().request).toMatchObject(writeStay(nextWeekend(today)))
    }
  })

  test('may come as JSON, and what the call does not name is passed over', async () => {
    const answer = await json({ ...asked, id_hotel: '2', constructor: 'x', moon: 1 })
    expect(answer.json().infoPage.total).toBe(3)
  })
})

describe('what cannot be answered is refused', () => {
  type Change = Record<string, unknown>
  const long = 'x'.repeat(20_001)
  const many = Array.from(Array(300).keys()).join()
  test.each<[string, Change, number, string]>([
    ['no place', { location_id: undefined }, 422, 'location_id field-missing'],
    ['an empty place', { location_id: ' ' }, 422, 'location_id field-missing'],
    ['a place in words', { location_id: 'sevilla' }, 422, 'location_id field-unreadable'],
    ['a place as a number', { location_id: PLACES.seville }, 422, 'location_id field-unreadable'],
    ['two places', { location_id: ['10', '12'] }, 422, 'location_id field-repeated'],
    ['SQL for a place', { location_id: "10' or 1=1" }, 422, 'location_id field-unreadable'],
    ['a long place', { location_id: '1'.repeat(201) }, 422, 'location_id field-too-long'],
    ['an unknown place', { location_id: '999999' }, 404, 'location_id destination-unknown'],
    ['the place 0', { location_id: '0' }, 404, 'location_id destination-unknown'],
    ['an unknown coast', { location_id: 'cid999' }, 404, 'location_id destination-unknown'],
    ['a coast as a city', { location_id: COAST }, 404, 'location_id destination-unknown'],
    ['a city as an other', { location_type: 'other' }, 404, 'location_id destination-unknown'],
    ['a city as a coast', { location_type: 'coast' }, 404, 'location_id destination-unknown'],
    ['no type', { location_type: undefined }, 422, 'location_type field-missing'],
    ['another type', { location_type: 'moon' }, 422, 'location_type field-unreadable'],
    ['a page as an object', { page_id: { a: 1 } }, 422, 'page_id field-unreadable'],
    ['a page as a number', { page_id: 1 }, 422, 'page_id field-unreadable'],
    ['a page of nothing', { page_id: null }, 422, 'page_id field-unreadable'],
    ['the page 0', { page_id: '0' }, 422, 'page_id field-unreadable'],
    ['a page below', { page_id: '-1' }, 422, 'page_id field-unreadable'],
    ['half a page', { page_id: '1.5' }, 422, 'page_id field-unreadable'],
    ['two pages', { page_id: ['1', '2'] }, 422, 'page_id field-repeated'],
    ['a page beyond the end', { page_id: '2' }, 404, 'page_id page-beyond-end'],
    ['an unknown order', { sorting: 'luck' }, 422, 'sorting field-unreadable'],
    ['an inherited order', { sorting: 'toString' }, 422, 'sorting field-unreadable'],
    ['an order that is true', { sorting: true }, 422, 'sorting field-unreadable'],
    ['categories as a list', { categories: [4, 5] }, 422, 'categories field-repeated'],
    ['categories repeated', { categories: ['4', '5'] }, 422, 'categories field-repeated'],
    ['a category as a number', { categories: 4 }, 422, 'categories field-unreadable'],
    ['a long category', { categories: 'x'.repeat(101) }, 422, 'categories field-too-long'],
    ['far too many categories', { categories: long }, 422, 'categories field-too-long'],
    ['more than are listed', { chains: many }, 422, 'chains field-too-many'],
    ['services as an object', { services: { 6: true } }, 422, 'services field-unreadable'],
    ['a long service', { services: 'x'.repeat(101) }, 422, 'services field-too-long'],
    ['segments as a number', { segments: 1 }, 422, 'segments field-unreadable'],
    ['prices that are none', { prices: 'cheap' }, 422, 'prices field-unreadable'],
    [
      'a flag that is none',
      { showOnlyCancelFree: 'yes' },
      422,
      'showOnlyCancelFree field-unreadable',
    ],
    ['a part of no map', { area: '1_2_3' }, 422, 'area field-unreadable'],
    ['no such day', { fecha_entrada: '31-02-2027' }, 422, 'fecha_entrada date-unreadable'],
    ['the year 9999', { fecha_salida: '01-01-9999' }, 422, 'fecha_salida date-too-late'],
    ['half of the dates', { fecha_salida: undefined }, 422, 'fecha_salida date-missing'],
    ['a date as a number', { fecha_entrada: 20270101 }, 422, 'fecha_entrada field-unreadable'],
    ['too many rooms', { num_customers: '2_0_0:9' }, 422, 'num_customers customers-unreadable'],
  ])('%s', async (_, change, status, expected) => {
    const answer = await json({ ...asked, ...change })
    const { code, message, problems } = answer.json()
    const [first] = problems
    expect([answer.statusCode, `${first.field} ${first.code}`]).toEqual([status, expected])
    expect([code, message]).toEqual([first.code, first.message])
    expect(message).toMatch(/^[A-ZÁÉ].* /)
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test('with all that is wrong at once, in the visitor’s language', async () => {
    const wrong = { ...asked, page_id: 'x', sorting: 'luck', fecha_entrada: '31-02-2027' }
    const { problems } = (await list(wrong, 'de.localhost/hotels/ajaxList')).json()
    expect(problems).toEqual([
      { code: 'field-unreadable', field: 'page_id', message: 'Diese Angabe verstehen wir nicht' },
      { code: 'field-unreadable', field: 'sorting', message: 'Diese Angabe verstehen wir nicht' },
      { code: 'date-unreadable', field: 'fecha_entrada', message: expect.stringContaining('TT') },
    ])
  })

  test('and so is a link to it, which names the method that it takes', async () => {
    const data = await visitor(app)(CALL, { headers: { accept: 'application/json' } })
    expect([data.statusCode, data.headers['allow']]).toEqual([405, 'POST'])
    expect(data.headers['cache-control']).toBe('no-store')
    expect(data.json()).toEqual({
      code: 'method-not-allowed',
      message: 'Esta dirección no se puede abrir así',
    })
    const page = await visitor(app)(CALL, { headers: { accept: 'text/html' } })
    expect([page.statusCode, page.headers['allow']]).toEqual([405, 'POST'])
    expect(page.body).toContain('Esta dirección no se puede abrir así')
    const elsewhere = await visitor(app)('de.localhost/hoteles/ajaxList?moon=1')
    expect(elsewhere.statusCode).not.toBe(405)
  })

  test('and a page beyond the end names the last', async () => {
    const { problems } = (await list({ ...asked, page_id: '30000' })).json()
    expect(problems).toEqual([
      {
        code: 'page-beyond-end',
        field: 'page_id',
        limit: 1,
        message: 'La lista termina antes de la página que has pedido',
      },
    ])
  })

  test.each([
    ['a form field twice', 'page_id=1&page_id=2&location_id=10&location_type=city', FORM, 422],
    ['nothing', '', FORM, 422],
    ['broken JSON', '{"page_id":', 'application/json', 400],
    ['a list', '[]', 'application/json', 400],
    ['a word', '"x"', 'application/json', 400],
    ['a poisoned object', '{"__proto__":{"page_id":"1"}}', 'application/json', 400],
    ['plain text', 'page_id=1', 'text/plain', 400],
    ['a file', '--x\r\n\r\n--x--', 'multipart/form-data; boundary=x', 400],
    ['no type that there is', 'x', 'moon', 400],
    ['a quarter of a megabyte', `categories=${'x%2C'.repeat(60_000)}`, FORM, 413],
    ['ten megabytes', `name=${'x'.repeat(10_000_000)}`, FORM, 413],
    ['ten megabytes of JSON', `{"name":"${'x'.repeat(10_000_000)}"}`, 'application/json', 413],
  ])('%s', async (_, payload, type, status) => {
    const answer = await send(payload, type)
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toMatchObject({
      code: expect.stringMatching(/^(body|field)-/),
      message: expect.stringMatching(/^[A-ZÁÉ].* /),
    })
  })

  test('in few words, however much is wrong', async () => {
    const wrong = Array.from({ length: 1_500 }, () => 'x,').join('')
    const lists = ['categories', 'services', 'segments', 'boards', 'chains', 'locations', 'pois']
    const fields = Object.fromEntries(lists.map((name) => [name, wrong]))
    const answer = await json({ ...asked, ...fields })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().problems).toHaveLength(lists.length)
    expect(answer.payload.length).toBeLessThan(3_000)
  })

  test('but not for an old token, which it has no need of', async () => {
    const headers = { 'content-type': FORM, 'x-csrf-token': 'old', cookie: 'csrf_secret=old' }
    const payload = String(new URLSearchParams(asked))
    // It changes nothing, so it needs no token.
    const answer = await visitor(app)(CALL, { method: 'POST', headers, payload })
    expect(answer.statusCode).toBe(200)
  })
})

test('nothing of all this was logged as a failure of ours, which one is', async () => {
  expect(logged).toEqual([])
  isBroken = true
  const answer = await list(asked)
  expect([answer.statusCode, answer.json().code, logged.length]).toEqual([500, 'unexpected', 1])
})
