/** A page that was kept is the page that would have been written, and never one of before. */
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { buildTestApp, visitor } from '../../../tests/fixtures/test-app.ts'
import { PLACES, travelMemory } from '../../../tests/fixtures/travel-world.ts'
import { writeDay } from '../../site/calendar-day.ts'
import { CONSENT_COOKIE, writeConsent } from '../../site/consent.ts'
import { todayIn } from '../../http/clock.ts'

const today = todayIn('Europe/Madrid')
const DATES = `fecha_entrada=${writeDay(today + 5)}&fecha_salida=${writeDay(today + 7)}`
const LIST = `co.localhost/hoteles/resultados/city/${PLACES.seville}/sevilla/?${DATES}`
const PAGES = [LIST, 'es.localhost/', 'es.localhost/hoteles/', 'de.localhost/hotels/']

let memory = travelMemory(today)
let app: FastifyInstance
beforeAll(async () => {
  app = await buildTestApp({ memory: () => memory })
  // What homes tell of the catalogue is put together behind their backs, and must be there.
  for (const host of ['es', 'de'])
    await vi.waitUntil(async () =>
      (await bodyOf(`${host}.localhost/?first=1`)).includes('/resultados/'),
    )
})
afterAll(() => app.close())

async function bodyOf(address: string, cookie = ''): Promise<string> {
  const headers = { accept: 'text/html', ...(cookie ? { cookie } : {}) }
  const { statusCode, body } = await visitor(app)(address, { headers })
  expect(statusCode).toBe(200)
  return body
}

/** Two of them are made anew for every page. */
function withoutSecrets(body: string): string {
  const token = /"csrfToken":"([^"]+)"/.exec(body)![1]!
  return body.replaceAll(token, 'token').replace(/nonce="[^"]*"/g, '')
}

test.each(PAGES)('%s is the same, to the letter, rendered or kept', async (address) => {
  const [rendered, ...others] = [
    await bodyOf(address),
    await bodyOf(address),
    await bodyOf(address),
    await bodyOf(address),
  ].map(withoutSecrets)
  expect(others.every((body) => body === rendered)).toBe(true)
})

test('every page has a token of its own', async () => {
  const tokens = new Set<string>()
  for (let at = 0; at < 4; at++) {
    const body = await bodyOf(LIST)
    const told = /"csrfToken":"([^"]+)"/.exec(body)![1]!
    expect(body).toContain(`name="_csrf" value="${told}"`)
    expect(body).not.toMatch(/token-[0-9a-f]{8}-/)
    tokens.add(told)
  }
  expect(tokens.size).toBe(4)
})

test('a price that has changed is shown at once', async () => {
  for (let at = 0; at < 3; at++) await bodyOf(LIST)
  const before = prices(await bodyOf(LIST))
  const { rates } = memory
  const perEuro = { ...rates.perEuro, COP: rates.perEuro.COP * 2 }
  memory = { ...memory, rates: { ...rates, perEuro } }
  const after = prices(await bodyOf(LIST))
  expect(before.length).toBeGreaterThan(0)
  expect(after).toHaveLength(before.length)
  expect(after.some((price) => before.includes(price))).toBe(false)
})

test('whoever has answered about cookies is not asked again by a page kept for others', async () => {
  for (let at = 0; at < 3; at++) expect(await bodyOf(LIST)).toContain('consent-title')
  const cookie = `${CONSENT_COOKIE}=${writeConsent([])}`
  for (let at = 0; at < 3; at++) expect(await bodyOf(LIST, cookie)).not.toContain('consent-title')
  expect(await bodyOf(LIST)).toContain('consent-title')
})

function prices(body: string): string[] {
  return [...body.matchAll(/<strong class="[^"]*total[^"]*">([^<]*)</g)].map(([, price]) => price!)
}
