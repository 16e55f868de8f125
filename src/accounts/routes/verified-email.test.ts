/**
 * Where no mail can be sent anybody may register with any address. What belongs to an address
 * opens to whoever has shown that it is theirs.
 */
import { PRODUCTS } from '../../../tests/fixtures/sold-products.ts'
import { expect, test } from 'vitest'
import { PASSWORD, whereTo } from '../../../tests/fixtures/accounts.ts'
import { backOffice } from '../../../tests/fixtures/back-office.ts'
import type { Browser } from '../../../tests/fixtures/browser.ts'
import { completedStay } from '../../../tests/fixtures/completed-stay.ts'
import { SEVILLE } from '../../../tests/fixtures/small-geography.ts'
import { findMail } from '../../office/store/admin-mail.ts'
import { bookingByLocator } from '../../booking/store/bookings.ts'
import { personByEmail } from '../store/people.ts'
import { todayIn } from '../../http/clock.ts'

const { store, browser, signedIn, booked } = backOffice()

/** The guest of every booking here. */
const email = 'ana@example.com'
const VERIFY = '/mi-cuenta/email/?step=email-verification'

test('registering a guest’s address opens nothing of the guest’s until it is verified', async () => {
  const locator = await booked()
  const stay = 'RVWQAA22'
  await completedStay(store(), {
    locator: stay,
    checkOut: todayIn('Europe/Madrid') - 1,
    cityId: SEVILLE,
  })
  const stranger = browser('es.localhost')
  const fields = { name: 'Ana', email, password: PASSWORD }
  await stranger.get('/registro/')
  expect(whereTo(await stranger.post('/registro/', fields))).toEqual([303, '/registro/?sent'])
  const ready = await stranger.get('/registro/?sent')
  expect([ready.body.includes('Ya puedes entrar'), ready.body.includes('link=')]).toEqual([
    true,
    false,
  ])
  await stranger.get('/entrar/')
  expect(whereTo(await stranger.post('/entrar/', fields))).toEqual([303, '/'])

  // The account works; it tells what waits, and shows neither bookings, nor reviews, nor mails.
  const trips = await stranger.get('/mis-viajes/')
  expect(trips.body).toContain(`Confirma que ${email} es tuyo`)
  for (const secret of [locator, stay, 'Patio de la Luz']) expect(trips.body).not.toContain(secret)
  expect(whereTo(await stranger.get(`/confirmacion/${locator}/`))).toEqual([
    302,
    `/mis-viajes/?locator=${locator}`,
  ])
  expect((await stranger.get(`/mis-viajes/${stay}/review/1/`)).statusCode).toBe(302)
  const before = await exported(stranger)
  expect(before).toMatchObject({ bookings: [], items: [], guests: [], reviews: [] })
  expect(before.mails.map(({ subject }) => subject)).toEqual(['Confirma tu correo en Alisio'])
  expect(JSON.stringify(before)).not.toMatch(new RegExp(`${locator}|${stay}|link=[\\w-]{43}`))

  // Support sees the mail without what makes its link work; an administrator may hand it out.
  const [mail] = await findMail(store(), { recipient: email, most: 1 })
  const seenBy = async (role: 'support' | 'administrator') =>
    linkIn((await (await signedIn(role)).get(`/office/mail/${mail!.id}/`)).body)
  expect(await seenBy('support')).toBe('/mi-cuenta/email/?link=***&step=email-verification')
  const path = await seenBy('administrator')

  // The link lets nobody in: it asks to sign in to that account.
  const finder = browser('es.localhost')
  await finder.get(path)
  expect(whereTo(await finder.get(VERIFY))).toEqual([
    303,
    `/entrar/?back=${encodeURIComponent(VERIFY)}`,
  ])

  expect(whereTo(await stranger.get(path))).toEqual([303, VERIFY])
  expect((await stranger.get(VERIFY)).body).toContain(`Confirma que ${email} es tuyo`)
  expect(whereTo(await stranger.post(VERIFY, {}))).toEqual([303, '/mi-cuenta/?saved=verified'])
  const account = await stranger.get('/mi-cuenta/?saved=verified')
  expect([account.body.includes('Correo confirmado'), account.body.includes('Falta')]).toEqual([
    true,
    false,
  ])
  const opened = await stranger.get('/mis-viajes/')
  for (const own of [locator, stay]) expect(opened.body).toContain(own)
  expect((await stranger.get(`/confirmacion/${locator}/`)).statusCode).toBe(200)
  const after = await exported(stranger)
  expect(after.bookings.map((each) => each.locator).toSorted()).toEqual([stay, locator].toSorted())
  expect((await stranger.post(VERIFY, {})).statusCode).toBe(410)

  // From now on also what is booked with the address by somebody who is not signed in.
  const next = await booked()
  const { id } = (await personByEmail(store(), email))!
  expect(await bookingByLocator(PRODUCTS, store(), next, email)).toMatchObject({ personId: id })
})

test('the link is asked for again a few times an hour, and the newest counts', async () => {
  const { own, address } = await registered('again@example.com')
  const answers = []
  for (let time = 0; time < 5; time++) {
    await own.get('/mis-viajes/')
    answers.push(await own.post('/mi-cuenta/', { form: 'verification' }))
  }
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303, 303, 303, 429])
  expect(answers[0]!.headers.location).toBe('/mi-cuenta/?saved=verification')
  expect(answers.at(-1)!.body).toContain('Demasiadas peticiones')
  const mails = await findMail(store(), { recipient: address, most: 9 })
  expect(mails).toHaveLength(5)
  const administrator = await signedIn()
  const path = async (id: number) => linkIn((await administrator.get(`/office/mail/${id}/`)).body)
  await own.get(await path(mails[1]!.id))
  expect((await own.get(VERIFY)).statusCode).toBe(410)
  await own.get(await path(mails[0]!.id))
  expect((await own.get(VERIFY)).statusCode).toBe(200)
})

test('a deleted account takes along only mails of its own', async () => {
  const { own, address } = await registered('gone@example.com')
  await store()
    .db.insertInto('outgoing_mail')
    .values({
      recipient: address,
      subject: 'To the real one',
      text: '',
      html: '',
      state: 'waiting',
      attempts: 0,
      written_at: 1,
      next_attempt_at: 1,
    })
    .execute()
  await own.get('/mi-cuenta/')
  await own.post('/mi-cuenta/', { form: 'delete', password: PASSWORD, confirmed: 'yes' })
  const left = await findMail(store(), { recipient: address, most: 9 })
  expect(left.map(({ subject }) => subject)).toEqual([
    'Hemos borrado tu cuenta de Alisio',
    'To the real one',
  ])
})

test('somebody else’s account cannot be verified, nor one’s own by a guess', async () => {
  const { own, address } = await registered('mine@example.com')
  for (const token of ['', 'x', 'A'.repeat(43)]) {
    await own.get(`/mi-cuenta/email/?link=${token}&step=email-verification`)
    await own.get('/mi-cuenta/')
    expect((await own.post(VERIFY, {})).statusCode).toBe(410)
  }
  expect(await personByEmail(store(), address)).toMatchObject({ isEmailVerified: false })
})

async function registered(address: string) {
  const own = browser('es.localhost')
  const fields = { name: 'Eva', email: address, password: PASSWORD }
  await own.get('/registro/')
  await own.post('/registro/', fields)
  await own.get('/entrar/')
  await own.post('/entrar/', fields)
  return { own, address }
}

interface Exported {
  bookings: { locator: string }[]
  mails: { subject: string }[]
}

async function exported(own: Browser): Promise<Exported> {
  await own.get('/mi-cuenta/')
  return (await own.post('/mi-cuenta/', { form: 'export', password: PASSWORD })).json()
}

/** The path of the link in a mail, as the back office shows it. */
function linkIn(html: string): string {
  const link = new URL(/https?:[^\s<]+link=[^\s<]+/.exec(html)![0].replaceAll('&amp;', '&'))
  return link.pathname + link.search
}
