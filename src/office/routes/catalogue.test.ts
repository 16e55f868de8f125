/** What staff change about hotels, prices, rates and mails; and that all of it is written down. */
import { writeIsoDay } from '../../site/calendar-day.ts'
import { describe, expect, test } from 'vitest'
import { whereTo } from '../../../tests/fixtures/accounts.ts'
import { backOffice } from '../../../tests/fixtures/back-office.ts'
import { CURRENCIES } from '../../site/money.ts'
import { SAMPLE_RATES } from '../../store/currency-rates.ts'
import { roomDays } from '../store/admin-hotels.ts'
import { auditEntries } from '../../accounts/store/audit-log.ts'
import { currencyRatesOn, saveCurrencyRates } from '../../store/currency-rates.ts'
import { findMail } from '../store/admin-mail.ts'
import { keepMail, mailSent } from '../../mail/outgoing-mail.ts'
import { todayIn } from '../../http/clock.ts'

const { store, signedIn, booked, hotel } = backOffice()
const today = todayIn('Europe/Madrid')
const HOTEL = '/office/hotels/1/'
const ROOM = `${HOTEL}rooms/8/`

test('how a hotel is reached is seen and set', async () => {
  const { get, post } = await signedIn()
  await get(HOTEL)
  const contact = { form: 'contact-changed', email: 'Patio@Example.com', phone: '+34 954 123 456' }
  const wrong = await post(HOTEL, { ...contact, email: 'a@b, c@d.example', phone: 'abc' })
  expect([wrong.statusCode, wrong.body.includes('value="abc"')]).toEqual([422, true])
  expect((await post(HOTEL, { ...contact, language: 'xx' })).statusCode).toBe(422)
  const answer = await post(HOTEL, { ...contact, language: 'de' })
  expect(whereTo(answer)).toEqual([303, `${HOTEL}?done=contact-changed`])
  expect((await post(HOTEL, { ...contact, language: 'de' })).statusCode).toBe(422)
  const { body } = await get(`${HOTEL}?done=contact-changed`)
  for (const part of [
    'value="patio@example.com"',
    'value="+34 954 123 456"',
    'value="de" selected',
  ])
    expect(body).toContain(part)
  const [entry] = await auditEntries(store(), { subject: 'hotel 1', most: 1 })
  expect(entry).toMatchObject({ action: 'hotel-contact-changed' })
  // Guests see the phone once they have booked, and the hotel has its mail.
  const locator = await booked()
  const mails = (await get('/office/mail/?recipient=patio%40example.com')).body
  expect(mails).toContain(`Neue Buchung ${locator}`)
})

describe('a room type', () => {
  test('shows its days and takes other prices and rooms', async () => {
    await booked()
    const { get, post, email } = await signedIn()
    expect((await get('/office/hotels/?q=patio')).body).toContain(`href="${HOTEL}"`)
    expect((await get(HOTEL)).body).toContain(`href="${ROOM}"`)
    const { body } = await get(ROOM)
    expect(body).toContain('80,00')
    const days = { first_day: writeIsoDay(today + 1), last_day: writeIsoDay(today + 3) }
    const answer = await post(ROOM, { ...days, price: '123,45', rooms_left: '2' })
    expect(whereTo(answer)).toEqual([303, `${ROOM}?from=${days.first_day}&done=changed`])
    const known = (await roomDays(store(), 8, today + 1, today + 3))!
    expect(known.days.map(({ price, allotment, sold }) => [price, allotment - sold])).toEqual(
      [1, 2, 3].map(() => [12_345, 2]),
    )
    expect(known.days.some(({ sold }) => sold > 0)).toBe(true)
    const [entry] = await auditEntries(store(), { subject: 'room 8', most: 1 })
    expect(entry).toMatchObject({ action: 'calendar-changed', email })
    expect((await get(`${ROOM}?from=${days.first_day}&done=changed`)).body).toContain('123,45')
  })

  test.each([
    [{}, 'No hay nada que cambiar'],
    [{ price: '0' }, 'No entendemos este dato'],
    [{ price: '-5' }, 'No entendemos este dato'],
    [{ price: '1e9' }, 'No entendemos este dato'],
    [{ price: '99999999' }, 'Este número no es posible'],
    [{ rooms_left: '300' }, 'Este número no es posible'],
    [{ price: '1', first_day: '2020-01-01' }, 'Elige días desde hoy'],
    [{ price: '1', last_day: '' }, 'Falta este dato'],
    [{ price: '1', last_day: '2027-02-31' }, 'fecha'],
  ])('refuses %o', async (change, problem) => {
    const { get, post } = await signedIn()
    await get(ROOM)
    const days = { first_day: writeIsoDay(today + 1), last_day: writeIsoDay(today + 1) }
    const { statusCode, body } = await post(ROOM, { ...days, ...change })
    expect(statusCode).toBe(422)
    expect(body).toContain(problem)
  })

  test('of an operator’s sheet says that all its prices move together', async () => {
    const { get } = await signedIn()
    const sheet = JSON.stringify({ tariffs: [], plans: {} })
    const told = async (rate_sheet: string | null) => {
      await store().db.updateTable('room_types').set({ rate_sheet }).where('id', '=', 8).execute()
      return (await get(ROOM)).body.includes('en el mismo importe')
    }
    expect([await told(sheet), await told(null)]).toEqual([true, false])
  })

  test('of another hotel, or of none, is not found', async () => {
    const { get } = await signedIn()
    for (const path of [`${HOTEL}rooms/9/`, '/office/hotels/2/rooms/8/', '/office/hotels/x/'])
      expect([path, (await get(path)).statusCode]).toEqual([path, 404])
  })
})

test('a hotel is closed and reopened, once each', async () => {
  const { get, post } = await signedIn()
  await get(HOTEL)
  expect(whereTo(await post(HOTEL, { form: 'closed' }))).toEqual([303, `${HOTEL}?done=closed`])
  expect((await post(HOTEL, { form: 'closed' })).statusCode).toBe(409)
  expect((await get('/office/hotels/')).body).toContain('Patio de la Luz')
  const shopper = await hotel.chosen()
  expect(shopper.status).not.toBe(303)
  expect(whereTo(await post(HOTEL, { form: 'reopened' }))).toEqual([303, `${HOTEL}?done=reopened`])
  expect((await post(HOTEL, { form: 'burnt' })).statusCode).toBe(422)
  const log = await auditEntries(store(), { subject: 'hotel 1', most: 2 })
  expect(log.map(({ action }) => action)).toEqual(['hotel-reopened', 'hotel-closed'])
})

test('rates are seen and set, and a slip of the finger is noticed', async () => {
  await saveCurrencyRates(store(), { ...SAMPLE_RATES, date: today - 3 })
  const { get, post } = await signedIn()
  expect((await get('/office/currencies/')).body).toContain(String(SAMPLE_RATES.perEuro.USD))
  const fields = Object.fromEntries(
    Object.keys(CURRENCIES)
      .filter((code) => code !== 'EUR')
      .map((code) => [`rate_${code}`, String(SAMPLE_RATES.perEuro[code as 'USD'])]),
  )
  expect((await post('/office/currencies/', fields)).statusCode).toBe(422)
  const slip = await post('/office/currencies/', { ...fields, rate_USD: '108' })
  expect([slip.statusCode, slip.body.includes('value="108"')]).toEqual([422, true])
  const usd = SAMPLE_RATES.perEuro.USD + 0.01
  const answer = await post('/office/currencies/', { ...fields, rate_USD: String(usd) })
  expect(whereTo(answer)).toEqual([303, '/office/currencies/?done=changed'])
  expect(await currencyRatesOn(store(), today)).toMatchObject({
    date: today,
    perEuro: { USD: usd },
  })
})

test('the outbox is read without its secrets', async () => {
  const token = 'A'.repeat(43)
  const text = 'Hola\nhttps://es.example/entrar/?link=***'
  const mail = { recipient: 'leo@example.com', subject: 'Clave', text, html: '' }
  const shown = { support: [] as boolean[], administrator: [] as boolean[] }
  for (const kind of ['password-reset', 'registration', 'email-verification'] as const) {
    await keepMail(store(), { ...mail, link: { kind, token } }, 1)
    const [{ id } = { id: 0 }] = await findMail(store(), { most: 1 })
    for (const role of ['support', 'administrator'] as const) {
      const { get } = await signedIn(role)
      const { body } = await get(`/office/mail/${id}/`)
      expect(body).toContain('https://es.example/entrar/?link=')
      shown[role].push(body.includes(token))
    }
  }
  expect(shown).toEqual({ support: [false, false, false], administrator: [false, false, true] })
})

test('a mail is sent again, unless the link in it is gone', async () => {
  const mail = { recipient: 'eva@example.com', subject: 'Clave', text: 'Hola', html: '' }
  await keepMail(store(), mail, 1)
  const { get, post } = await signedIn('support')
  const list = (await get('/office/mail/?recipient=Eva%40example.com&state=waiting')).body
  const path = /href="(\/office\/mail\/\d+\/)"/.exec(list)![1]!
  await get(path)
  expect((await post(path, {})).statusCode).toBe(409)
  await mailSent(store(), Number(/\d+/.exec(path)), 2)
  expect((await get(path)).body).toContain('Enviar de nuevo')
  expect(whereTo(await post(path, {}))).toEqual([303, `${path}?done=again`])
  expect((await get('/office/mail/999999/')).statusCode).toBe(404)

  await keepMail(store(), { ...mail, link: { kind: 'password-reset', token: 'x' } }, 1)
  const [{ id } = { id: 0 }] = await findMail(store(), { most: 1 })
  await mailSent(store(), id, 2)
  const { body } = await get(`/office/mail/${id}/`)
  expect([body.includes('Enviar de nuevo'), body.includes('puede pedir otro')]).toEqual([
    false,
    true,
  ])
  expect((await post(`/office/mail/${id}/`, {})).statusCode).toBe(409)
})

test('the log and the state of the system are told', async () => {
  const { get, email } = await signedIn()
  const log = (await get(`/office/audit/?email=${encodeURIComponent(email)}`)).body
  expect(log).toContain('Acceso')
  const health = (await get('/office/health/')).body
  for (const part of ['sqlite', process.versions.node, 'Sin servidor de correo'])
    expect(health).toContain(part)
})
