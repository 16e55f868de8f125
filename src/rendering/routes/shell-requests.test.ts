/** Consent, tracking and forged requests, as whole requests. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { buildTestApp, hasForm, visitor } from '../../../tests/fixtures/test-app.ts'
import { temporaryStore } from '../../../tests/fixtures/temporary-store.ts'
import type { Database } from '../../store/database.ts'
import { EDITIONS } from '../../site/editions/editions.ts'
import { ROUTES, translated } from '../../site/routes.ts'
import { namedEvent } from '../../tracking/rules/event-record.ts'
import { eventRecordsOn } from '../../tracking/store/tracker-events.ts'
import { writeTrackerCall } from '../../tracking/rules/tracker-call.ts'

const files = temporaryStore()
let store: Database
let app: FastifyInstance
beforeAll(async () => {
  store = await files.open()
  app = await buildTestApp({ store: () => store })
})
afterAll(async () => {
  await app.close()
  await files.remove()
})

const ask = (address: string, options: InjectOptions = {}) => visitor(app)(address, options)
const HTML = { accept: 'text/html' }

describe('consent', () => {
  test('the first page asks, and sets nothing but what forms need', async () => {
    const first = await ask('es.localhost/cookies', { headers: HTML })
    expect(namesSet(first)).toEqual(['csrf_secret', 'csrf_token'])
    expect((await ask('es.localhost/nada/', { headers: HTML })).body).toContain('Aceptar todas')
  })

  test.each([
    ['all', '1:analytics', true],
    ['necessary', '1:', false],
  ])('"%s" is kept for half a year', async (choice, kept, isTracked) => {
    const answer = await choose({ choice, back: '/hoteles/?a=1' })
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/hoteles/?a=1'])
    const cookie = cookieSet(answer, 'cookie_consent')
    expect(cookie).toContain(`cookie_consent=${kept}; Max-Age=15552000; Path=/; SameSite=Lax`)
    const tracking = cookieSet(answer, 'tracking') ?? ''
    expect(/^tracking=[\w-]{16};/.test(tracking)).toBe(isTracked)
  })

  test('taking it back removes the cookies that came with it', async () => {
    const answer = await choose({ choice: 'chosen' }, { tracking: 'AAAABBBBCCCCDDDD' })
    for (const name of ['tracking', 'detected_user', 'detected_user_hash'])
      expect(cookieSet(answer, name)).toMatch(/Max-Age=0|1970/)
  })

  test.each([
    ['nothing was answered yet', '', false],
    ['only the necessary was allowed', '1%3A', false],
    ['it was allowed', '1%3Aanalytics', true],
  ])('a purpose is ticked only if it was allowed: %s', async (_, kept, isTicked) => {
    const headers = { ...HTML, cookie: `cookie_consent=${kept}` }
    const { body } = await ask('es.localhost/cookies', { headers })
    const [box] = /<input[^>]*value="analytics"[^>]*>/.exec(body)!
    expect(box.includes('checked')).toBe(isTicked)
  })

  test('a visitor who has answered is not asked again', async () => {
    const headers = { ...HTML, cookie: 'cookie_consent=1%3A' }
    expect((await ask('es.localhost/nada/', { headers })).body).not.toContain('Aceptar todas')
  })

  test.each(['https://evil.example/', '//evil.example', '/\\evil.example', '/a\nb', ''])(
    'it never leads back to %j',
    async (back) => {
      expect((await choose({ choice: 'all', back })).headers.location).toBe('/')
    },
  )

  test('scripts get an empty answer, and a choice that means nothing is refused', async () => {
    expect((await choose({ choice: 'all' }, {}, 'application/json')).statusCode).toBe(204)
    expect((await choose({ choice: 'maybe' }, {}, 'application/json')).statusCode).toBe(422)
    expect((await choose({ choice: 'maybe' })).statusCode).toBe(422)
  })
})

describe('a request that may be forged', () => {
  test.each([
    ['no token at all', {}, ''],
    ['a token without the cookie', {}, '_csrf=abc'],
    ['a wrong token', { cookie: 'csrf_secret=secret' }, '_csrf=abc'],
    ['a repeated token', { cookie: 'csrf_secret=secret' }, '_csrf=a&_csrf=a'],
    ['a wrong header', { cookie: 'csrf_secret=secret', 'x-csrf-token': 'abc' }, ''],
  ])('with %s is refused in the visitor’s language', async (_, headers, token) => {
    const answer = await ask('de.localhost/cookies', {
      method: 'POST',
      headers: { ...HTML, ...FORM, ...headers },
      payload: `choice=all&${token}`,
    })
    expect(answer.statusCode).toBe(403)
    expect(answer.body).toContain('csrf-missing')
    expect(answer.body).toContain('lang="de-DE"')
    expect(cookieSet(answer, 'cookie_consent')).toBeUndefined()
  })

  test('is refused by whatever changes something; only searches need no token', async () => {
    const forms = Object.values(ROUTES)
      .map((pattern) => translated(pattern, EDITIONS.es))
      .filter((path) => hasForm(app, path))
    const taken: string[] = []
    for (const path of forms) {
      const address = `es.localhost${path.replace(/:\w+/g, '1')}`
      const { body } = await ask(address, { method: 'POST', headers: FORM })
      if (!body.includes('csrf-missing')) taken.push(path)
    }
    expect(taken).toEqual([
      '/hoteles/',
      '/hoteles/ajaxList',
      '/vuelos/',
      '/vuelo+hotel/',
      '/escapadas/',
      '/opiniones/reviews/product/list/widget',
    ])
  })

  test('is told to scripts as data', async () => {
    const answer = await ask('es.localhost/cookies', { method: 'POST', headers: FORM })
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'csrf-missing'])
  })

  test.each([
    ['cross-site', 403],
    ['same-site', 403],
    ['same-origin', 204],
    ['none', 204],
  ])('is told by the browser: with Sec-Fetch-Site %s it is answered %i', async (site, status) => {
    const { secret, token } = await tokens()
    const cookie = `csrf_secret=${secret}`
    const answer = await ask('es.localhost/cookies', {
      method: 'POST',
      headers: { ...FORM, cookie, 'x-csrf-token': token, 'sec-fetch-site': site },
      payload: 'choice=necessary',
    })
    expect(answer.statusCode).toBe(status)
    // What another site sends is not offered to be sent again.
    const headers = { ...HTML, ...FORM, cookie, 'sec-fetch-site': site }
    const payload = 'choice=necessary&_csrf=wrong'
    const page = await ask('es.localhost/cookies', { method: 'POST', headers, payload })
    expect([page.statusCode, page.body.includes('name="choice" value="necessary"/>')]).toEqual([
      403,
      site === 'same-origin',
    ])
  })

  test('comes back as a page of the usual size, however many fields it had', async () => {
    const headers = { ...HTML, ...FORM, 'sec-fetch-site': 'same-origin' }
    const fields = Array.from({ length: 8_000 }, (_, at) => `f${at}=`)
    for (const payload of [fields.join('&'), 'same=&'.repeat(8_000)]) {
      const page = await ask('es.localhost/cookies', { method: 'POST', headers, payload })
      expect(page.statusCode).toBe(403)
      expect(page.body.length).toBeLessThan(100_000)
    }
  })

  test('passes with the cookie’s token in the header', async () => {
    const { secret, token } = await tokens()
    const answer = await ask('es.localhost/cookies', {
      method: 'POST',
      headers: { ...FORM, cookie: `csrf_secret=${secret}`, 'x-csrf-token': token },
      payload: 'choice=necessary',
    })
    expect(answer.statusCode).toBe(204)
  })
})

describe('tracking', () => {
  const call = new URLSearchParams(
    writeTrackerCall({
      trackType: 'click',
      pageId: 'home',
      domainId: 1,
      referer: '',
      url: 'http://es.localhost/',
      timestamp: 1,
      details: { item_id: '17', category: 'suggestions', action: 'Soria, Spain' },
    }),
  ).toString()
  const tracker = `es.localhost/tracking/event?${call}`
  const pixel = 'es.localhost/tracking/AAAABBBBCCCCDDDD/images/pixel.gif'
  const agreed = 'cookie_consent=1%3Aanalytics; tracking=AAAABBBBCCCCDDDD'

  test('without consent nothing is kept, and no cookie is set', async () => {
    for (const cookie of ['', 'tracking=AAAABBBBCCCCDDDD', `${agreed.replace('analytics', '')}`])
      for (const address of [tracker, pixel, `${tracker}&ts=x`]) {
        const answer = await ask(address, { headers: { cookie } })
        expect([200, 204]).toContain(answer.statusCode)
        expect(namesSet(answer)).toEqual([])
      }
    expect(await keptEvents()).toEqual([])
  })

  test('with consent views and clicks are kept together', async () => {
    expect((await ask(tracker, { headers: { cookie: agreed } })).statusCode).toBe(204)
    const picture = await ask(pixel, { headers: { cookie: agreed } })
    expect([picture.headers['content-type'], picture.headers['cache-control']]).toEqual([
      'image/gif',
      'no-store',
    ])
    // Somebody else's number counts for nobody.
    await ask(pixel.replace('AAAA', 'ZZZZ'), { headers: { cookie: agreed } })
    expect(await keptEvents()).toEqual([
      ['click', 17, 'AAAABBBBCCCCDDDD'],
      ['pixel', null, 'AAAABBBBCCCCDDDD'],
    ])
  })

  test('each is kept as one line of the reporting record', async () => {
    await ask(tracker, { headers: { cookie: agreed } })
    await keptEvents()
    const { day, details } = await store.db
      .selectFrom('tracker_events')
      .select(['day', 'details'])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(details).toMatch(/^2,suggestions,Soria%2C Spain,[^,]+,\d+$/)
    const records = await Array.fromAsync(eventRecordsOn(store, day))
    expect(namedEvent(records.at(-1)!)).toMatchObject({
      id_tipo_accion: 2,
      valor1: 'suggestions',
      valor2: 'Soria, Spain',
      extra: { environment: 'http', pageId: 'home', item_id: '17' },
    })
  })

  test('what cannot be read is refused', async () => {
    const broken = `${tracker.replace('tracktype=click', 'tracktype=x')}`
    expect((await ask(broken, { headers: { cookie: agreed } })).statusCode).toBe(422)
  })
})

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

/** Closing stores what waits; a new application goes on with the same store. */
async function keptEvents() {
  await app.close()
  app = await buildTestApp({ store: () => store })
  const rows = await store.db.selectFrom('tracker_events').selectAll().orderBy('id').execute()
  return rows.map(({ kind, hotel_id, visitor }) => [kind, hotel_id, visitor])
}

async function tokens() {
  const page = await ask('es.localhost/cookies', { headers: HTML })
  const value = (name: string) => /=([^;]*)/.exec(cookieSet(page, name)!)![1]!
  const field = /name="_csrf" value="([^"]+)"/.exec(page.body)![1]!
  return { secret: value('csrf_secret'), token: value('csrf_token'), field }
}

async function choose(
  fields: Record<string, string>,
  cookies: Record<string, string> = {},
  accept = HTML.accept,
) {
  const { secret, field } = await tokens()
  const sent = Object.entries({ csrf_secret: secret, ...cookies })
  return ask('es.localhost/cookies', {
    method: 'POST',
    headers: {
      accept,
      ...FORM,
      cookie: sent.map(([name, value]) => `${name}=${value}`).join('; '),
    },
    payload: new URLSearchParams({ _csrf: field, ...fields }).toString(),
  })
}

function cookieSet({ headers }: LightMyRequestResponse, name: string): string | undefined {
  return [headers['set-cookie'] ?? []].flat().find((cookie) => cookie.startsWith(`${name}=`))
}

function namesSet({ headers }: LightMyRequestResponse): string[] {
  return [headers['set-cookie'] ?? []]
    .flat()
    .map((cookie) => cookie.split('=')[0]!)
    .toSorted()
}
