/** A claim under the best-price guarantee as whole requests, with its proof. */
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { filledIn, sellingHotel } from '../../../tests/fixtures/selling-hotel.ts'
import type { FormBrowser } from '../../../tests/fixtures/form-browser.ts'
import { claimProof, claimsWaiting } from '../store/booking-claims.ts'
import type { CheckoutPageData } from '../pages/checkout/checkout-page.tsx'
import { CSRF_FIELD } from '../../ui/form/csrf-field.tsx'
import type { ClaimPageData } from '../pages/trips/claim-page.tsx'

const hotel = sellingHotel()
beforeAll(hotel.open)
afterAll(hotel.close)

test('needs an address or a picture, and takes either', async () => {
  const { browser, locator, path } = await booked()
  const wrong = async (fields: Record<string, string | Blob>) => {
    const { statusCode, payload } = await upload(browser, path, fields)
    const [, json = '{}'] = /id="page-data">(.*?)<\/script>/.exec(payload) ?? []
    const { props } = JSON.parse(json) as { props?: Partial<ClaimPageData> }
    const codes = props?.form?.problems.map(({ code, field }) => `${code} ${field}`)
    return [statusCode, ...(codes ?? [])]
  }
  expect(await wrong({ claim_price: '100' })).toEqual([422, 'field-missing claim_address'])
  const text = new Blob(['no picture'], { type: 'image/png' })
  const unreadable = await wrong({ claim_price: '100', claim_proof: text })
  expect(unreadable).toEqual([422, 'picture-unreadable claim_proof'])
  for (const price of ['-5', '1e2', '10%', '1,234']) {
    const answer = await wrong({ claim_address: 'https://example.com/', claim_price: price })
    expect([price, ...answer]).toEqual([price, 422, 'field-unreadable claim_price'])
  }
  const script = { claim_address: 'javascript:alert(1)', claim_price: '100' }
  expect(await wrong(script)).toEqual([422, 'field-unreadable claim_address'])
  const huge = new Blob([Buffer.alloc(9 * 1_048_576)])
  expect((await wrong({ claim_price: '100', claim_proof: huge }))[0]).toBe(413)

  const drawn = { create: { width: 3_000, height: 900, channels: 3, background: 'red' } } as const
  const picture = new Blob([new Uint8Array(await sharp(drawn).png().toBuffer())])
  const sent = await upload(browser, path, { claim_price: '100', claim_proof: picture })
  expect(sent.headers['location']).toBe(`/confirmacion/${locator}/?done=claimed`)
  const [claim] = await claimsWaiting(hotel.database)
  expect(claim).toMatchObject({ address: '', found: 10_000, hasProof: true })
  const proof = await claimProof(hotel.database, claim!.id)
  expect(await sharp(proof!).metadata()).toMatchObject({ format: 'webp', width: 1_600 })
})

test('of no better price marks the price', async () => {
  const { browser, path } = await booked()
  const dear = { claim_address: 'https://example.com/', claim_price: '9999' }
  const { statusCode, payload } = await upload(browser, path, dear)
  expect(statusCode).toBe(422)
  expect(payload).toMatch(/<input id="claim_price"[^>]* aria-invalid="true"/)
  expect(payload).toMatch(/id="claim_price-problem">El precio que has encontrado no es menor/)
})

describe('is not asked for', () => {
  test.each([
    [
      'after one',
      'Ya has presentado una reclamación por esta reserva',
      ({ browser, path }: Booked) =>
        upload(browser, path, { claim_address: 'https://example.com/', claim_price: '100' }),
    ],
    [
      'for a cancelled booking',
      'Esta reserva ya está cancelada',
      ({ locator }: Booked) => row(locator).set({ state: 'cancelled' }).execute(),
    ],
    [
      'after a day',
      'La garantía vale durante 24 horas desde la compra',
      ({ locator }: Booked) => row(locator).set({ booked_at: 0 }).execute(),
    ],
  ])('%s', async (_, message, close) => {
    const made = await booked()
    const { browser, path } = made
    expect(browser.payload).toContain('name="claim_price"')
    await close(made)
    await browser.open(path)
    expect([browser.status, browser.payload.includes(message)]).toEqual([200, true])
    expect(browser.payload).not.toContain('name="claim_price"')
    const again = await upload(browser, path, { claim_price: '' })
    expect([again.statusCode, again.payload.includes(message)]).toEqual([409, true])
  })
})

function row(locator: string) {
  return hotel.database.db.updateTable('bookings').where('locator', '=', locator)
}

type Booked = Awaited<ReturnType<typeof booked>>

/** With the form of the claim open. */
async function booked() {
  const browser = await hotel.atCheckout()
  await browser.send('/reserva/', filledIn(browser.data<CheckoutPageData>()))
  const locator = /confirmacion\/(\w+)/.exec(String(browser.headers['location']))![1]!
  const path = `/mis-viajes/${locator}/claim/`
  await browser.open(path)
  return { browser, locator, path }
}

async function upload(browser: FormBrowser, path: string, fields: Record<string, string | Blob>) {
  const form = new FormData()
  form.set(CSRF_FIELD, decodeURIComponent(browser.cookies.get('csrf_token')!))
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const body = new Response(form)
  return hotel.app.inject({
    method: 'POST',
    url: path,
    headers: {
      host: 'es.localhost',
      accept: 'text/html',
      cookie: [...browser.cookies].map((pair) => pair.join('=')).join('; '),
      'content-type': body.headers.get('content-type')!,
    },
    payload: Buffer.from(await body.arrayBuffer()),
  })
}
