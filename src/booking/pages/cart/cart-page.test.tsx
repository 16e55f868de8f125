/** The pages of a booking as the server writes them. */
import { expect, test } from 'vitest'
import { rendered, SPANISH_SITE } from '../../../../tests/fixtures/rendered.tsx'
import { EDITIONS } from '../../../site/editions/editions.ts'
import { problem } from '../../../site/problems.ts'
import { stayTaxOf } from '../../../site/taxes.ts'
import { CheckoutPage, type CheckoutPageData } from '../checkout/checkout-page.tsx'
import { CartPage } from './cart-page.tsx'
import { inMinutes } from './hold-clock.tsx'
import { NAME_ONLY, type ShownLine } from '../../../products/line.ts'

const TODAY = 20_800
const LINE: ShownLine = {
  kind: 'hotel',
  isStay: true,
  title: 'Patio de la Luz',
  place: 'Sevilla, España',
  href: '/hoteles/espana/sevilla/patio-1',
  photo: '/photos/1/1-card',
  begins: TODAY + 10,
  ends: TODAY + 12,
  facts: [{ icon: 'bed', name: 'Habitación', values: [{ text: 'Doble', traveller: 0 }] }],
  included: 'Desayuno incluido',
  travellers: ['Habitación 1: Doble', 'Habitación 2: Doble'],
  point: null,
  terms: { freeUntil: TODAY + 5, feeFrom: TODAY + 6, fee: 12_345 },
  dueNow: 0,
  price: 12_345,
  currency: 'EUR',
}
const HOLD = { until: '12:34', secondsLeft: 899, renewal: 0 }
const CHECKOUT: CheckoutPageData = {
  lines: [LINE],
  travellers: [
    {
      title: LINE.title,
      labels: LINE.travellers,
      needs: [NAME_ONLY, NAME_ONLY],
      begins: LINE.begins,
      ends: LINE.ends,
    },
  ],
  nationalities: [],
  hold: HOLD,
  total: 12_345,
  currency: 'EUR',
  payments: [
    { choice: 'hotel', now: '0,00 €', later: '123,45 €' },
    { choice: 'card', now: '123,45 €', later: '' },
  ],
  takesCards: true,
  testCards: [],
  hasInvoice: false,
  form: { values: {}, problems: [] },
  checkoutKey: '0123456789abcdef',
  today: TODAY,
}

test.each([
  [0, '0:00'],
  [59, '0:59'],
  [899, '14:59'],
])('%s seconds are %s', (seconds, expected) => expect(inMinutes(seconds)).toBe(expected))

test('the cart tells the whole price, the terms and the time without scripts', () => {
  const items = [
    { id: 'a', line: LINE },
    { id: 'b', line: { ...LINE, price: 655 } },
  ]
  const html = rendered(<CartPage items={items} hold={HOLD} notice={null} />)
  expect(html).toContain('Te guardamos las habitaciones (hora límite: 12:34).')
  expect(html).toContain('130,00\u00a0€')
  expect(html).toContain('Impuestos incluidos')
  expect(html.replace(/<[^>]+>/g, '')).toContain(
    'Cancelación gratis hasta el 18 de diciembre de 2026 incluido',
  )
  expect(html.match(/name="remove"/g)).toHaveLength(2)
})

test.each([
  ['while there is plenty of time, to whoever has no scripts', 899, 0, 'data-early="true"'],
  ['when time runs low, to everybody', 299, 1, 'Guardarlas 15 minutos más'],
  ['no longer, when it was done twice', 299, null, ''],
])('more time is offered %s', (_, secondsLeft, renewal, told) => {
  const hold = { until: '12:34', secondsLeft, renewal }
  const items = [{ id: 'a', line: LINE }]
  const html = rendered(<CartPage items={items} hold={hold} notice={null} />)
  expect(html).toContain(told)
  expect(html.includes('data-early')).toBe(secondsLeft > 300)
  const [button = ''] = /<button[^>]*name="renew"[^>]*>/.exec(html) ?? []
  expect(button.includes(`value="${renewal}"`)).toBe(renewal !== null)
})

test.each([
  ['es', 'web', 'Es el precio final'],
  ['pa', 'web', 'Es el precio final'],
  ['co', 'company', 'Es el precio final'],
  ['co', 'web', 'Los impuestos no incluidos se pagan en el alojamiento'],
  ['pe', 'web', 'Los impuestos no incluidos se pagan en el alojamiento'],
  ['us', 'web', 'Taxes that are not included are paid at the property'],
] as const)('%s (%s) calls a price final only if it is: %s', (id, type, told) => {
  const site = { ...SPANISH_SITE, type, edition: EDITIONS[id] }
  const items = [{ id: 'a', line: { ...LINE, tax: stayTaxOf(site) } }]
  const html = rendered(<CartPage items={items} hold={null} notice={null} />, site)
  expect(html.match(/precio final|no incluidos se|not included are/g)).toHaveLength(1)
  expect(html).toContain(told)
})

test('an empty cart whose price has changed offers the new one', () => {
  const prices = {
    before: 100,
    now: 200,
    currency: 'EUR',
    token: 'signed',
    fields: {},
  } as const
  const notice = { problem: problem('price-changed', '', 200), href: '/h', prices }
  const html = rendered(<CartPage items={[]} hold={null} notice={notice} />)
  expect(html).toContain('Antes: 1,00\u00a0€. Ahora: 2,00\u00a0€')
  expect(html).toContain('name="accepted_price" value="200"')
})

test('the form keeps what was typed and says what is wrong, beside its field', () => {
  const values = { contact_email: 'nobody', payment: 'card' }
  const problems = [problem('field-unreadable', 'contact_email'), problem('hold-expired')]
  const html = rendered(<CheckoutPage {...CHECKOUT} form={{ values, problems }} />)
  expect(html).toContain('value="nobody"')
  expect(html).toMatch(/id="contact_email"[^>]*aria-invalid="true"/)
  expect(html).toContain('Escribe un correo como nombre@ejemplo.com')
  expect(html).toContain('Ha pasado el tiempo')
  expect(/<input[^>]*id="payment-card"[^>]*>/.exec(html)?.[0]).toContain('checked=""')
  expect(html).toContain('name="guest_1_2_last_name"')
  expect(html).not.toContain('invoice_company')
  // Nobody agrees to a price and terms that come only after the button.
  expect(html.indexOf('Cancelación gratis hasta')).toBeLessThan(
    html.indexOf('name="terms_accepted"'),
  )
})

test('the business site asks for the invoice, in its own language', () => {
  const site = { ...SPANISH_SITE, type: 'company', edition: EDITIONS.de } as const
  const html = rendered(<CheckoutPage {...CHECKOUT} hasInvoice takesCards={false} />, site)
  expect(html).toContain('Umsatzsteuer-ID')
  expect(html).toContain('Anschließend kommen Sie zur sicheren Zahlungsseite')
  expect(html).not.toContain('card_number')
})
