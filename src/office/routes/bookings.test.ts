/** A booking found, refunded and cancelled by staff, without scripts. */
import { PRODUCTS } from '../../../tests/fixtures/sold-products.ts'
import { describe, expect, test } from 'vitest'
import { whereTo } from '../../../tests/fixtures/accounts.ts'
import { backOffice } from '../../../tests/fixtures/back-office.ts'
import { auditEntries } from '../../accounts/store/audit-log.ts'
import { makeClaim } from '../../booking/store/booking-claims.ts'
import { findBookings } from '../store/admin-bookings.ts'

const { hotel, store, signedIn, booked } = backOffice()

describe('a booking', () => {
  test('is found by every field of the form', async () => {
    const locator = await booked()
    const { get } = await signedIn('support')
    for (const query of [
      '',
      `locator=${locator.toLowerCase()}`,
      'email=ana%40',
      'name=garcia',
      'name=L%C3%B3pez+Ana',
      'hotel=patio',
      'hotel=1',
    ])
      expect([query, (await get(`/office/bookings/?${query}`)).body.includes(locator)]).toEqual([
        query,
        true,
      ])
    for (const query of [
      'locator=AAAAAAAA',
      'name=%25',
      'name=ana+ruiz',
      'hotel=ritz',
      'day=2031-01-01',
      'before=1',
    ])
      expect([query, (await get(`/office/bookings/?${query}`)).body.includes(locator)]).toEqual([
        query,
        false,
      ])
    const wrong = await get('/office/bookings/?day=2027-02-31&name=a&name=b')
    expect(wrong.statusCode).toBe(422)
    expect(wrong.body).toContain('aria-invalid="true"')
  })

  test('is shown whole', async () => {
    const locator = await booked()
    const { get } = await signedIn('support')
    const { body, statusCode } = await get(`/office/bookings/${locator.toLowerCase()}/`)
    expect(statusCode).toBe(200)
    for (const part of [
      locator,
      'Ana María López García',
      'ana@example.com',
      '+34 600 000 000',
      'Patio de la Luz',
      'Cobrado',
    ])
      expect(body).toContain(part)
    expect((await get('/office/bookings/AAAAAAAA/')).statusCode).toBe(404)
    expect((await get('/office/bookings/%27or%201/')).statusCode).toBe(404)
  })

  test('is refunded in part, once for each form, and never beyond what was paid', async () => {
    const locator = await booked()
    const { get, post, email } = await signedIn('support')
    const path = `/office/bookings/${locator}/`
    const open = async () => {
      const { body } = await get(path)
      return /name="key" value="([^"]+)"/.exec(body)![1]!
    }
    const key = await open()
    const fields = { form: 'refund', key, amount: '10,50', note: 'Sin agua caliente' }
    const done = [303, `${path}?done=refunded`]
    expect(whereTo(await post(path, fields))).toEqual(done)
    expect(whereTo(await post(path, fields))).toEqual(done)
    expect(await moneyOf(locator)).toMatchObject({ refunded: 1_050, state: 'confirmed' })
    const [entry] = await auditEntries(store(), { subject: `booking ${locator}`, most: 5 })
    expect(entry).toMatchObject({ action: 'booking-refunded', email })
    expect(JSON.parse(entry!.after!)).toMatchObject({ amount: 1_050, note: 'Sin agua caliente' })
    expect((await get(`${path}?done=refunded`)).body).toContain('El reembolso está en camino')

    for (const [change, problem] of [
      [{ amount: '' }, 'Falta este dato'],
      [{ amount: 'todo' }, 'No entendemos este dato'],
      [{ amount: '0' }, 'No entendemos este dato'],
      [{ amount: '-5' }, 'No entendemos este dato'],
      [{ amount: '10%' }, 'No entendemos este dato'],
      [{ note: '' }, 'Falta este dato'],
      [{ amount: '100000' }, 'Es más de lo que queda por devolver'],
      [{ key: 'forged' }, ''],
    ] as const) {
      const answer = await post(path, { ...fields, key: await open(), ...change })
      expect([change, answer.statusCode]).toEqual([change, 422])
      expect(answer.body).toContain(problem)
    }
    expect(await moneyOf(locator)).toMatchObject({ refunded: 1_050 })
    expect((await post(path, { form: 'other' })).statusCode).toBe(422)
  })

  test('is cancelled by the traveller’s own rules, with the fee that was shown', async () => {
    const locator = await booked()
    const { get, post } = await signedIn('support')
    const path = `/office/bookings/${locator}/`
    const fee = /name="fee" value="(\d+)"/.exec((await get(path)).body)![1]!
    const other = await post(path, { form: 'cancel', fee: '7' })
    expect(other.statusCode).toBe(409)
    expect(await moneyOf(locator)).toMatchObject({ state: 'confirmed' })
    const done = [303, `${path}?done=cancelled`]
    expect(whereTo(await post(path, { form: 'cancel', fee }))).toEqual(done)
    expect(whereTo(await post(path, { form: 'cancel', fee }))).toEqual(done)
    expect(await moneyOf(locator)).toMatchObject({
      state: 'cancelled',
      cancellationFee: Number(fee),
    })
    const log = await auditEntries(store(), { subject: `booking ${locator}`, most: 5 })
    expect(log.map(({ action }) => action)).toEqual(['booking-cancelled'])
    const page = (await get(path)).body
    expect(page).not.toContain('name="fee"')
    // A fee that was kept can be given back out of kindness.
    expect(page).toContain('name="key"')
  })

  test('whose price was found lower elsewhere waits for a person', async () => {
    const locator = await booked()
    const booking = await moneyOf(locator)
    const claim = {
      bookingId: booking.id,
      address: 'https://other.example/<b>',
      found: 100,
      refund: 200,
      claimedAt: 1,
    }
    const { id } = (await makeClaim(store(), claim, new Uint8Array([82, 73, 70, 70])))!
    const { get, post } = await signedIn('support')
    const { body } = await get('/office/claims/')
    expect(body).toContain('https://other.example/&lt;b&gt;')
    expect(body).not.toContain('href="https://other.example')
    const proof = await get(`/office/claims/${id}/proof`)
    expect([proof.statusCode, proof.headers['content-type']]).toEqual([200, 'image/webp'])
    expect((await get('/office/claims/999/proof')).statusCode).toBe(404)
    const decide = (form: string) => post('/office/claims/', { claim: String(id), form })
    expect((await decide('perhaps')).statusCode).toBe(422)
    expect(whereTo(await decide('accepted'))).toEqual([303, '/office/claims/?done=accepted'])
    expect((await decide('refused')).statusCode).toBe(409)
    expect(await moneyOf(locator)).toMatchObject({ refunded: 200 })
    expect(await subjectsOf(locator)).toContain(
      `Mejor precio: te devolvemos la diferencia (${locator})`,
    )
    const [entry] = await auditEntries(store(), { subject: `booking ${locator}`, most: 1 })
    expect(entry).toMatchObject({ action: 'claim-accepted' })
    expect(JSON.parse(entry!.after!)).toEqual({
      claim: 'accepted',
      difference: 200,
      toCard: 200,
      atHotel: 0,
      currency: 'EUR',
    })
  })

  test('of which the card has paid less than the difference says who gives back what', async () => {
    const locator = await booked()
    const { id: bookingId, total } = await moneyOf(locator)
    await store()
      .db.updateTable('payments')
      .set({ amount: 1_234 })
      .where('booking_id', '=', bookingId)
      .execute()
    const claim = { bookingId, address: '', found: total - 5_555, refund: 5_555, claimedAt: 1 }
    const { id } = (await makeClaim(store(), claim, null))!
    const { get, post } = await signedIn('support')
    const { body } = await get('/office/claims/')
    for (const shown of ['A la tarjeta', '12,34', 'Menos a pagar en el hotel', '43,21'])
      expect(body).toContain(shown)
    await post('/office/claims/', { claim: String(id), form: 'accepted' })
    expect(await moneyOf(locator)).toMatchObject({ refunded: 1_234, lessAtHotel: 4_321 })
    const [entry] = await auditEntries(store(), { subject: `booking ${locator}`, most: 1 })
    expect(JSON.parse(entry!.after!)).toMatchObject({
      difference: 5_555,
      toCard: 1_234,
      atHotel: 4_321,
    })
  })
})

test('what a cart holds is seen and given back', async () => {
  await hotel.chosen()
  const { get, post } = await signedIn('support')
  const { body } = await get('/office/holds/')
  const item = /name="item" value="([^"]+)"/.exec(body)![1]!
  expect(body).toContain('Patio de la Luz')
  const done = [303, '/office/holds/?done=released']
  expect(whereTo(await post('/office/holds/', { item }))).toEqual(done)
  expect((await post('/office/holds/', { item })).statusCode).toBe(409)
  expect((await post('/office/holds/', { item: 'x' })).statusCode).toBe(409)
})

async function subjectsOf(locator: string): Promise<string[]> {
  const mails = await store()
    .db.selectFrom('outgoing_mail')
    .select('subject')
    .where('subject', 'like', `%${locator}%`)
    .execute()
  return mails.map(({ subject }) => subject)
}

async function moneyOf(locator: string) {
  const [booking] = await findBookings(PRODUCTS, store(), { locator, most: 1 })
  return booking!
}
