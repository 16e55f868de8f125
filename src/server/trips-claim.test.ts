/** A claim under the best-price guarantee as whole requests, with its proof. */
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { filledIn, sellingHotel } from '../../tests/fixtures/selling-hotel.ts'
import type { FormBrowser } from '../../tests/fixtures/form-browser.ts'
import { claimProof, claimsWaiting } from '../storage/booking-claims.ts'
import type { CheckoutPageData } from '../web/checkout/checkout-page.tsx'
import { CSRF_FIELD } from '../web/shell/csrf-field.tsx'
import type { ClaimPageData } from '../web/trips/claim-page.tsx'

const hotel = sellingHotel()
beforeAll(hotel.open)
afterAll(hotel.close)

test('needs an address or a picture, and takes either', async () => {
  const browser = await hotel.atCheckout()
  await browser.send('/reserva/', filledIn(browser.data<CheckoutPageData>()))
  const [, locator] = /confirmacion\/(\w+)/.exec(String(browser.headers['location']))!
  const path = `/mis-viajes/${locator}/claim/`
  await browser.open(path)
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
