/** Who gets into the back office, where it answers, and what is written down about it. */
import { afterEach, describe, expect, test, vi } from 'vitest'
import { PASSWORD, whereTo } from '../../../tests/fixtures/accounts.ts'
import { backOffice } from '../../../tests/fixtures/back-office.ts'
import { hasForm } from '../../../tests/fixtures/test-app.ts'
import { OFFICE_ROUTES } from '../rules/office-routes.ts'
import { mayOpen, SECTIONS } from '../../accounts/rules/staff.ts'
import { auditEntries } from '../../accounts/store/audit-log.ts'
import { makeStaff } from '../service/make-staff.ts'

const { hotel, store, browser, person, signedIn } = backOffice()
afterEach(() => void vi.useRealTimers())
const SIGN_IN = '/office/sign-in/'

describe('signing in to the back office', () => {
  test('opens a session of twelve hours that only this host has', async () => {
    const { get, answer, cookies, email } = await signedIn()
    expect(whereTo(answer)).toEqual([303, '/office/'])
    const cookie = answer.cookies.find(({ name }) => name === 'staff')!
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/', maxAge: 43_200 })
    expect(cookie).not.toHaveProperty('domain')
    expect(whereTo(await get('/office/'))).toEqual([302, '/office/bookings/'])
    const page = await get('/office/bookings/')
    expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-store'])
    expect(page.body).toContain(email)

    // The same id opens nothing in the shop, and an id of the shop nothing here.
    const shopper = browser('es.localhost')
    shopper.cookies.set('session', cookies.get('staff')!)
    expect((await shopper.get('/login/check')).json()).toEqual({ logged: false, user: null })
    await shopper.get('/entrar/')
    await shopper.post('/entrar/', { email, password: PASSWORD })
    const thief = browser()
    thief.cookies.set('staff', shopper.cookies.get('session')!)
    expect((await thief.get('/office/bookings/')).statusCode).toBe(303)
  })

  test.each([
    [11, 200],
    [13, 303],
  ])('is good for twelve hours, also for a thief: after %i of them %i', async (hours, status) => {
    const { cookies } = await signedIn()
    const thief = browser()
    thief.cookies.set('staff', cookies.get('staff')!)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * 3_600_000 })
    expect((await thief.get('/office/bookings/')).statusCode).toBe(status)
  })

  test('answers alike, whatever was wrong, and writes it down', async () => {
    const visitor = browser()
    await visitor.get(SIGN_IN)
    const shown = async (email: string, password: string) => {
      const { statusCode, body } = await visitor.post(SIGN_IN, { email, password })
      const same = body
        .replaceAll(email, '')
        .replace(/(nonce|value)="[^"]*"|"csrfToken":"[^"]*"/g, '')
      return [statusCode, same]
    }
    const { email } = await person('administrator')
    const unknown = await shown('nobody@example.com', PASSWORD)
    expect(unknown[0]).toBe(422)
    expect(unknown[1]).toContain('El correo o la contraseña no son correctos')
    expect(await shown(email, 'wrong password')).toEqual(unknown)
    expect(await shown((await person('customer')).email, PASSWORD)).toEqual(unknown)
    expect(visitor.cookies.has('staff')).toBe(false)
    const [forCustomer, wrong] = await auditEntries(store(), { most: 2 })
    expect(wrong).toMatchObject({ action: 'sign-in-failed', email })
    expect(forCustomer).toMatchObject({ action: 'sign-in-failed', email: '' })
  })

  test('is refused after ten wrong passwords, also with the right one', async () => {
    const { email } = await person('administrator')
    const visitor = browser()
    await visitor.get(SIGN_IN)
    for (let tried = 0; tried < 10; tried++)
      await visitor.post(SIGN_IN, { email, password: 'wrong password' })
    const answer = await visitor.post(SIGN_IN, { email, password: PASSWORD })
    expect([answer.statusCode, visitor.cookies.has('staff')]).toEqual([429, false])
  })

  test('leads back to where somebody wanted to go, and nowhere else', async () => {
    const { email } = await person('support')
    const visitor = browser()
    const asked = await visitor.get('/office/mail/?state=failed')
    expect(whereTo(asked)).toEqual([
      303,
      '/office/sign-in/?back=%2Foffice%2Fmail%2F%3Fstate%3Dfailed',
    ])
    await visitor.get(SIGN_IN)
    const back = '/office/mail/?state=failed'
    const answer = await visitor.post(SIGN_IN, { email, password: PASSWORD, back })
    expect(whereTo(answer)).toEqual([303, back])
    expect(whereTo(await visitor.get(SIGN_IN))).toEqual([302, '/office/'])
    await visitor.get('/office/mail/')
    const away = await visitor.post(SIGN_IN, { email, password: PASSWORD, back: '//evil.example/' })
    expect(whereTo(away)).toEqual([303, '/office/'])
  })

  test('ends with signing out, and with the role', async () => {
    const { get, post, cookies, email } = await signedIn('support')
    const id = cookies.get('staff')!
    await get('/office/bookings/')
    expect(whereTo(await post('/office/sign-out/', {}))).toEqual([303, SIGN_IN])
    const thief = browser()
    thief.cookies.set('staff', id)
    expect((await thief.get('/office/bookings/')).statusCode).toBe(303)
    const other = await signedIn('support')
    await makeStaff(store(), { email: other.email, role: 'administrator' }, 1)
    expect((await other.get('/office/bookings/')).statusCode).toBe(303)
    await other.get(SIGN_IN)
    const old = await other.post(SIGN_IN, { email: other.email, password: PASSWORD })
    expect(old.statusCode).toBe(422)
    expect(email).not.toBe(other.email)
  })
})

describe('the back office', () => {
  test('is on its host only, and the shop is not there', async () => {
    const { cookies } = await signedIn()
    const shopper = browser('es.localhost')
    shopper.cookies.set('staff', cookies.get('staff')!)
    for (const path of [SIGN_IN, '/office/', '/office/bookings/'])
      expect([path, (await shopper.get(path)).statusCode]).toEqual([path, 404])
    expect((await shopper.postBlindly(SIGN_IN, {})).statusCode).toBe(404)
    const staff = browser()
    expect(whereTo(await staff.get('/'))).toEqual([302, '/office/'])
    for (const path of ['/hoteles/', '/entrar/', '/carrito/', '/office/nothing/']) {
      const { statusCode, body } = await staff.get(path)
      expect([path, statusCode]).toEqual([path, 404])
      expect(body).not.toContain('action="/hoteles')
    }
  })

  test('needs the token of its own page for whatever changes something', async () => {
    const { postBlindly, get } = await signedIn()
    await get('/office/bookings/')
    for (const path of ['/office/holds/', '/office/hotels/1/', '/office/currencies/'])
      expect([path, (await postBlindly(path, {})).statusCode]).toEqual([path, 403])
  })

  test('keeps support away from prices, hotels, rates and the log', async () => {
    const { get } = await signedIn('support')
    const menu = (await get('/office/bookings/')).body
    for (const path of [
      '/office/hotels/',
      '/office/hotels/1/',
      '/office/currencies/',
      '/office/audit/',
    ]) {
      const answer = await get(path)
      expect([path, answer.statusCode]).toEqual([path, 403])
      expect(answer.body).toContain('Tu cuenta no tiene permiso para esto')
      expect(menu).not.toContain(`href="${path}"`)
    }
    for (const path of [
      '/office/holds/',
      '/office/claims/',
      '/office/reviews/',
      '/office/mail/',
      '/office/health/',
    ])
      expect([path, (await get(path)).statusCode]).toEqual([path, 200])
  })

  test('takes no form from support where support may not look', async () => {
    const { get, post } = await signedIn('support')
    await get('/office/bookings/')
    const closed = SECTIONS.filter((section) => !mayOpen('support', section))
    const forms = Object.values(OFFICE_ROUTES)
      .filter((path) => closed.some((section) => path.startsWith(OFFICE_ROUTES[section])))
      .filter((path) => hasForm(hotel.app, path))
    expect(forms).not.toEqual([])
    for (const path of forms)
      expect([path, (await post(path.replace(/:\w+/g, '1'), {})).statusCode]).toEqual([path, 403])
  })

  test('answers in the language of its host', async () => {
    expect((await browser('gb.admin.localhost').get(SIGN_IN)).body).toContain('Back office')
    expect((await browser('de.admin.localhost').get(SIGN_IN)).body).toContain('Verwaltung')
  })
})

describe('a command makes the first administrator, with a password told once', () => {
  const NEW = '/office/new-password/'
  const OWN = 'a password of my own'

  test('which is good for choosing another and opens nothing', async () => {
    expect(await makeStaff(store(), { email: 'nonsense', role: 'administrator' }, 1)).toBeNull()
    const asked = { email: 'First@Example.com', role: 'administrator' } as const
    const made = (await makeStaff(store(), asked, 1))!
    expect(made).toMatchObject({ email: 'first@example.com', outcome: 'made' })
    const own = browser()
    const { email } = made
    expect(whereTo(await own.get(NEW))).toEqual([303, SIGN_IN])
    await own.get(SIGN_IN)
    const told = await own.post(SIGN_IN, { email, password: made.password })
    expect([whereTo(told), own.cookies.has('staff')]).toEqual([[303, NEW], false])
    expect((await own.get('/office/bookings/')).statusCode).toBe(303)
    expect((await own.get(NEW)).body).toContain('la eligió otra persona')
    const thief = browser()
    await thief.get(SIGN_IN)
    expect(whereTo(await thief.post(NEW, { new_password: OWN }))).toEqual([303, SIGN_IN])
    const short = await own.post(NEW, { new_password: 'short' })
    expect([short.statusCode, short.body.includes('8 caracteres')]).toEqual([422, true])
    const done = `${SIGN_IN}?done=password`
    expect(whereTo(await own.post(NEW, { new_password: OWN }))).toEqual([303, done])
    expect((await own.get(done)).body).toContain('Contraseña cambiada')
    expect(whereTo(await own.post(NEW, { new_password: 'once more' }))).toEqual([303, SIGN_IN])
    expect((await own.post(SIGN_IN, { email, password: made.password })).statusCode).toBe(422)
    const answer = await own.post(SIGN_IN, { email, password: OWN })
    expect(whereTo(answer)).toEqual([303, '/office/'])
    const log = await auditEntries(store(), { most: 3 })
    expect(log.map(({ action }) => action)).toEqual([
      'signed-in',
      'sign-in-failed',
      'password-chosen',
    ])
    expect(await makeStaff(store(), asked, 2)).toMatchObject({ outcome: 'changed' })
    expect((await own.get('/office/bookings/')).statusCode).toBe(303)
  })

  test('also in the shop, where no session opens by it', async () => {
    const { email } = await person('customer')
    const { password } = (await makeStaff(store(), { email, role: 'support' }, 1))!
    const own = browser('es.localhost')
    await own.get('/entrar/')
    const choose = '/nueva-contrasena/?step=first-password&back=%2Fmis-viajes%2F'
    const fields = { email, password, back: '/mis-viajes/' }
    expect(whereTo(await own.post('/entrar/', fields))).toEqual([303, choose])
    expect(own.cookies.has('session')).toBe(false)
    expect((await own.get(choose)).body).toContain('la eligió otra persona')
    const answer = await own.post(choose, { new_password: OWN, back: '/mis-viajes/' })
    expect(whereTo(answer)).toEqual([303, '/entrar/?done=password&back=%2Fmis-viajes%2F'])
    const signedIn = await own.post('/entrar/', { ...fields, password: OWN })
    expect(whereTo(signedIn)).toEqual([303, '/mis-viajes/'])
  })
})
