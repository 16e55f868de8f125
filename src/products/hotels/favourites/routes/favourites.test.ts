/** What whoever is signed in likes: the calls behind the hearts, and the pages that show it. */
import { describe, expect, test } from 'vitest'
import { accounts, PASSWORD, whereTo } from '../../../../../tests/fixtures/accounts.ts'
import type { Browser } from '../../../../../tests/fixtures/browser.ts'
import { visitor } from '../../../../../tests/fixtures/test-app.ts'
import { HOTELS, PLACES, travelMemory } from '../../../../../tests/fixtures/travel-world.ts'
import { writeDay } from '../../../../site/calendar-day.ts'
import { favouritesOf } from '../store/favourites.ts'
import { todayIn } from '../../../../http/clock.ts'

const today = todayIn('Europe/Madrid')
const world = travelMemory(today)
const { store, app, browser, signedIn } = accounts({ memory: () => world })

const CALL = '/mi-cuenta/favourites'
const DATES = `fecha_entrada=${writeDay(today + 5)}&fecha_salida=${writeDay(today + 7)}`
const LIST = `/hoteles/resultados/city/${PLACES.seville}/sevilla/?${DATES}`

async function call(own: Browser, body?: unknown, token = own.cookies.get('csrf_token')!) {
  const answer = await visitor(app())(`es.localhost${CALL}`, {
    method: body === undefined ? 'GET' : 'POST',
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    headers: {
      accept: 'application/json',
      cookie: [...own.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { 'x-csrf-token': token } : {}),
    },
  })
  return { status: answer.statusCode, headers: answer.headers, json: answer.json() }
}

/** With a page, as every script has one around it. */
async function member() {
  const person = await signedIn()
  await person.browser.get('/mi-cuenta/')
  return person
}

test('hearts are turned, and the account has them', async () => {
  const { browser: own, id } = await member()
  const before = Date.now()
  const { status, json } = await call(own, { added: [HOTELS.alba, HOTELS.luz] })
  expect([status, json.ids]).toEqual([200, [HOTELS.alba, HOTELS.luz]])
  expect(json.at).toBeGreaterThanOrEqual(before)
  const added = await call(own, { added: [HOTELS.playa], removed: [HOTELS.alba, 999] })
  expect(added.json.ids).toEqual([HOTELS.playa, HOTELS.luz])
  expect(await favouritesOf(store(), id)).toEqual([HOTELS.playa, HOTELS.luz])
  const { headers, json: read } = await call(own)
  expect(headers['cache-control']).toBe('no-store')
  expect(read.hotels).toEqual([
    {
      id: HOTELS.playa,
      name: 'Playa Dorada',
      place: 'Marbella, España',
      photo: `/photos/${HOTELS.playa}/1-thumb`,
      href: `/hoteles/espana/marbella/playa-dorada-${HOTELS.playa}`,
    },
    expect.objectContaining({ id: HOTELS.luz, place: 'Sevilla, España' }),
  ])
})

describe('refused, and nothing is changed', () => {
  test.each([
    [{ added: 'all' }, [['field-unreadable', 'added']]],
    [
      { added: ['1'], removed: [-1] },
      [
        ['field-unreadable', 'added'],
        ['field-unreadable', 'removed'],
      ],
    ],
    [{}, [['field-missing', 'added']]],
    [[], [['field-missing', 'added']]],
    [{ added: Array.from({ length: 201 }, (_, at) => at + 1) }, [['number-out-of-range', 'added']]],
    [{ added: [1], removed: [1] }, [['field-repeated', 'removed']]],
    [{ added: [HOTELS.luz, 999] }, [['hotel-unknown', 'added.999']]],
    [
      { added: [HOTELS.hidden, HOTELS.closed] },
      [
        ['hotel-unknown', `added.${HOTELS.hidden}`],
        ['hotel-unknown', `added.${HOTELS.closed}`],
      ],
    ],
  ])('changes %#', async (body, problems) => {
    const { browser: own, id } = await member()
    const { status, json } = await call(own, body)
    expect(status).toBe(422)
    expect(json.problems).toMatchObject(problems.map(([code, field]) => ({ code, field })))
    expect(await favouritesOf(store(), id)).toEqual([])
  })

  test('without the token of our own page', async () => {
    const { browser: own, id } = await member()
    const { status, json } = await call(own, { added: [HOTELS.luz] }, '')
    expect([status, json.code]).toEqual([403, 'csrf-missing'])
    expect(await favouritesOf(store(), id)).toEqual([])
  })

  test('without an account', async () => {
    const nobody = browser()
    await nobody.get('/entrar/')
    for (const body of [undefined, { added: [HOTELS.luz] }]) {
      const { status, json } = await call(nobody, body)
      expect([status, json]).toEqual([
        401,
        { code: 'sign-in-needed', message: 'Entra en tu cuenta para hacer esto' },
      ])
    }
  })

  test('what is no JSON', async () => {
    const { browser: own } = await member()
    const { statusCode, body } = await own.post(CALL, { added: '1' })
    expect([statusCode, body.includes('field-unreadable')]).toEqual([422, true])
  })
})

test('the address of the call leads people to their account', async () => {
  expect(whereTo(await browser().get(CALL))).toEqual([302, '/mi-cuenta/'])
})

/** Name by name, whether the heart is pressed. */
function favouritesIn(html: string): Record<string, string> {
  const hearts = html.matchAll(/aria-pressed="(\w+)" aria-label="Guardar ([^"]+) en favoritos"/g)
  return Object.fromEntries([...hearts].map(([, pressed, name]) => [name, pressed]))
}

test('a list shows what the account holds, and tells its scripts', async () => {
  const { browser: own, id } = await member()
  await call(own, { added: [HOTELS.alba] })
  const { body } = await own.get(LIST)
  expect(favouritesIn(body)).toEqual({ 'Casa Alba': 'true', 'Patio de la Luz': 'false' })
  expect(body).toMatch(new RegExp(`"id":${id},"favourites":{"ids":\\[${HOTELS.alba}\\],"at":\\d+}`))
  await call(own, { removed: [HOTELS.alba] })
  expect(favouritesIn((await own.get(LIST)).body)['Casa Alba']).toBe('false')
  const { body: stranger } = await browser().get(LIST)
  expect(favouritesIn(stranger)['Casa Alba']).toBe('false')
  expect(stranger).not.toContain('"favourites":{')
})

describe('the account page', () => {
  test('says so while there is nothing', async () => {
    const { browser: own } = await member()
    expect((await own.get('/mi-cuenta/')).body).toContain('Todavía no tienes ninguno')
  })

  test('lists them, takes them off by a form, and gives them along', async () => {
    const { browser: own } = await member()
    await call(own, { added: [HOTELS.luz, HOTELS.alba] })
    const { body } = await own.get('/mi-cuenta/')
    const section = /<section id="favourites".*?<\/section>/s.exec(body)![0]
    expect(section).toContain(`href="/hoteles/espana/sevilla/casa-alba-${HOTELS.alba}"`)
    expect(section).toContain(`src="/photos/${HOTELS.alba}/1-thumb"`)
    expect(section).toContain('Sevilla, España')
    expect(section).toContain('aria-label="Quitar Casa Alba de favoritos"')
    const fields = { form: 'export', password: PASSWORD }
    const { favourites } = (await own.post('/mi-cuenta/', fields)).json()
    expect(favourites).toEqual([
      { hotel_id: HOTELS.luz, added_at: expect.stringMatching(/^20/) },
      { hotel_id: HOTELS.alba, added_at: expect.stringMatching(/^20/) },
    ])
    const form = { form: 'no-favourite', hotel: String(HOTELS.alba) }
    expect(whereTo(await own.post('/mi-cuenta/', form))).toEqual([
      303,
      '/mi-cuenta/?saved=favourite',
    ])
    const { body: after } = await own.get('/mi-cuenta/?saved=favourite')
    expect(after).toContain('Lo hemos quitado de tus favoritos')
    expect(after).not.toContain('Casa Alba')
    expect(after).toContain('Patio de la Luz')
  })

  test.each(['', 'x', '-1', '1.5'])('a form that names no hotel but %j', async (hotel) => {
    const { browser: own } = await member()
    const { statusCode } = await own.post('/mi-cuenta/', { form: 'no-favourite', hotel })
    expect(statusCode).toBe(422)
  })

  test('a hotel that is not sold any more is named by nobody, and can be taken off', async () => {
    const { browser: own, id } = await member()
    const gone = { person_id: id, hotel_id: HOTELS.hidden, added_at: 1 }
    await store().db.insertInto('favourites').values(gone).execute()
    const { body } = await own.get('/mi-cuenta/')
    expect(body).toContain('Este alojamiento ya no se vende')
    expect(body).not.toContain('Palacio Secreto')
    await own.post('/mi-cuenta/', { form: 'no-favourite', hotel: String(HOTELS.hidden) })
    expect(await favouritesOf(store(), id)).toEqual([])
  })
})
