/** What is written with templates is, to the letter, what React would have written. */
import * as fc from 'fast-check'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { buildTestApp, visitor } from '../../../tests/fixtures/test-app.ts'
import { PLACES, travelMemory } from '../../../tests/fixtures/travel-world.ts'
import { writeDay } from '../../site/calendar-day.ts'
import { EDITIONS } from '../../site/editions/editions.ts'
import type { ResultsPage } from '../../products/hotels/list/rules/results-page.ts'
import { siteOf } from '../../site/site.ts'
import { PageProvider, type PageSurroundings } from '../../ui/page-context.tsx'
import { CardOutline } from '../../products/hotels/list/pages/card/hotel-card.tsx'
import { HotelResultsPage } from '../../products/hotels/list/pages/hotel-results-page.tsx'
import type { CardLook } from '../../products/hotels/list/pages/card/card-look.ts'
import { type Form, type Looks, templatePart } from '../../ui/template.ts'
import { todayIn } from '../../http/clock.ts'
import { bytesOf } from './page-bytes.ts'
import { textOf } from '../../site/messages/texts.ts'
import { templates } from './templates.tsx'

function surroundings(host: string): PageSurroundings {
  const site = siteOf(host, '/', { baseHost: 'localhost', defaultEdition: EDITIONS.es })!
  return {
    site,
    path: '/hoteles/?a=1',
    text: textOf(site),
    claims: { accommodations: 0, held: [] },
    editions: [],
    pageId: 'results',
    consent: null,
    csrfToken: 'token',
    person: null,
  }
}

function withoutPreloads(html: string): string {
  return html.replaceAll(/<link rel="preload"[^>]*>/g, '')
}

const PAGES = ['es.localhost', 'de.localhost', 'co.localhost', 'es.app.localhost'].map(surroundings)
const sheetFor = templates()

function written<Look extends Looks>(
  page: PageSurroundings,
  View: ComponentType<Look>,
  look: Look,
) {
  const { template, put } = sheetFor(page)!
  return bytesOf(put(template([templatePart(View, look)]))).toString()
}

/** Now and then missing, and full of what HTML would take for its own. */
const word = fc.oneof(
  fc.constant(''),
  fc.string({ unit: fc.constantFrom(...`ab &<>"'ñ€/?=\u00a0`), minLength: 1, maxLength: 12 }),
)
const WORDS = [
  'id name category place photos photosCount pictures like compare href rating ratingLabel',
  'opinions reviewsHref packet cancellation payment roomsLeft visits orders board total nights',
  'perNight badge original included signIn signInHref',
].flatMap((line) => line.split(' '))

const look = fc.record({
  form: fc.record({
    symbol: fc.constantFrom('star', 'key', 'none'),
    symbols: fc.integer({ min: 0, max: 5 }),
    target: fc.constantFrom('_self', '_blank'),
    isHidden: fc.boolean(),
    isSoldOut: fc.boolean(),
    isGetaway: fc.boolean(),
    isOnMap: fc.boolean(),
    loading: fc.constantFrom('eager', 'lazy'),
    priority: fc.constantFrom('high', 'auto'),
    ratingClass: fc.constantFrom('', 'from-7', 'from-8.5'),
    isGoodPrice: fc.boolean(),
    urgency: fc.constantFrom('in-turn', 'ticking', 'static', 'removed'),
    discount: fc.constantFrom('', 'vip', 'mobile'),
  }),
  words: fc.record({
    ...Object.fromEntries(WORDS.map((name) => [name, word])),
    picture: fc.constant('/photos/1/1-card'),
    services: fc.uniqueArray(word, { maxLength: 8 }),
  }),
}) as fc.Arbitrary<unknown> as fc.Arbitrary<CardLook>

test('cards of every form, with any words', () => {
  fc.assert(
    fc.property(fc.constantFrom(...PAGES), look, look, (page, one, other) => {
      // The form of the first, the words of both.
      for (const { words } of [one, other]) {
        const card = { form: one.form, words }
        const rendered = renderToString(
          <PageProvider value={page}>
            <CardOutline {...card} />
          </PageProvider>,
        )
        expect(written(page, CardOutline, card)).toBe(withoutPreloads(rendered))
      }
    }),
    { numRuns: 300 },
  )
})

const Told: ComponentType<{ form: Form; words: { name: string } }> = ({ words }) => (
  <b title={words.name}>{words.name}</b>
)

test.each([
  ['Ana', '<b title="Ana">Ana</b>'],
  ['<A & "B">', '<b title="&lt;A &amp; &quot;B&quot;&gt;">&lt;A &amp; &quot;B&quot;&gt;</b>'],
  ['', '<b title=""></b>'],
  ['Bo', '<b title="Bo">Bo</b>'],
])('%s is filled in as HTML', (name, html) => {
  expect(written(PAGES[0]!, Told, { form: {}, words: { name } })).toBe(html)
})

test('whoever is signed in is on their cards, which are rendered', () => {
  const person = {} as PageSurroundings['person']
  expect(sheetFor({ ...PAGES[0]!, person })).toBeUndefined()
})

const today = todayIn('Europe/Madrid')
const DATES = `fecha_entrada=${writeDay(today + 5)}&fecha_salida=${writeDay(today + 7)}`

test.each([
  `es.localhost/hoteles/resultados/city/${PLACES.seville}/sevilla/?${DATES}`,
  `co.localhost/hoteles/resultados/city/${PLACES.seville}/sevilla/?${DATES}&categories=4,1`,
  `de.localhost/hotels/resultados/city/${PLACES.seville}/sevilla/?${DATES}&sort=price`,
])('the whole of %s', async (address) => {
  const app = await buildTestApp({ memory: () => travelMemory(today) })
  const { statusCode, body } = await visitor(app)(address, { headers: { accept: 'text/html' } })
  await app.close()
  expect(statusCode).toBe(200)
  const data = /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(body)![1]!
  const { surroundings: told, props } = JSON.parse(data) as {
    surroundings: PageSurroundings
    props: ResultsPage
  }
  const page = renderToString(
    <PageProvider value={{ ...told, text: textOf(told.site), editions: [] }}>
      <HotelResultsPage {...props} />
    </PageProvider>,
  )
  expect(props.results.hotels.length).toBeGreaterThan(1)
  expect(mainOf(body)).toBe(mainOf(page))
})

function mainOf(html: string): string {
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'))
}
