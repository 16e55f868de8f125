import { expect, test } from 'vitest'
import { readSettings, sellerOf, whatIsInForce, WrongSetting } from './settings.ts'

test('without variables there is a developer’s server', () => {
  const settings = readSettings({})
  expect(settings).toMatchObject({
    port: 3000,
    host: 'localhost',
    databaseUrl: undefined,
    catalogueSize: 30_000,
    logLevel: 'info',
  })
  expect(settings.edition.id).toBe('es')
  expect(settings.publicUrl.href).toBe('http://localhost:3000/')
})

test('an empty variable is a missing one', () => {
  expect(readSettings({ PORT: '', EDITION: ' ' }).port).toBe(3000)
})

test.each([
  ['PORT', 'eighty', 'a port'],
  ['PORT', '70000', 'a port'],
  ['DATABASE_URL', 'mysql://host/db', 'PostgreSQL'],
  ['EDITION', 'xx', 'one of es, cat'],
  ['CATALOGUE_SIZE', '-1', 'a number from 0'],
  ['CATALOGUE_SIZE', '3e4', 'a number from 0'],
  ['WORKERS', '0', 'a number from 1 to 256'],
  ['PUBLIC_URL', 'alisio', 'an address'],
  ['PUBLIC_URL', 'https://alisio.example/shop', 'without a path'],
  ['TRUSTED_PROXIES', 'everybody', 'addresses, networks'],
  ['TRUSTED_PROXIES', '10.0.0.1, 10.0.0.0/33', 'addresses, networks'],
  // Everybody is nobody to trust.
  ['TRUSTED_PROXIES', '0.0.0.0/0', 'addresses, networks'],
  ['SMTP_URL', 'mail', 'smtp://'],
  ['STRIPE_SECRET_KEY', 'pk_test_1', 'sk_test_'],
  ['PAYMENTS', 'none', 'one of sandbox, stripe'],
  ['PHOTO_CDN_URL', 'photos.example', 'addresses without a path'],
  ['PHOTO_CDN_URL', 'https://a.example, https://b.example/img', 'addresses without a path'],
  ['MAP_TILE_URL', 'https://tiles.example/{z}.png', '{x}'],
  ['LOG_LEVEL', 'loud', 'one of fatal'],
  ['CLAIMS', 'best-price,cheapest', 'a list of reviews, best-price'],
  ['CLAIMS', 'none,reviews', 'none, or a list'],
])('%s=%s is refused with a sentence that names it', (name, value, hint) => {
  const reading = () => readSettings({ [name]: value })
  expect(reading).toThrow(WrongSetting)
  expect(reading).toThrow(`${name} must be`)
  expect(reading).toThrow(hint)
})

test.each(['DATABASE_URL', 'SMTP_URL', 'STRIPE_SECRET_KEY'])('%s is not repeated', (name) => {
  expect(() => readSettings({ [name]: 'x://user:hunter2@host' })).not.toThrow('hunter2')
})

const SITE = 'https://alisio.example'
const KEY = 'sk_live_hunter2'

test.each([
  [{}, 'sandbox'],
  [{ PUBLIC_URL: 'https://localhost' }, 'sandbox'],
  [{ PUBLIC_URL: 'http://alisio.localhost:8080' }, 'sandbox'],
  [{ PUBLIC_URL: 'http://127.0.0.1:3000' }, 'sandbox'],
  [{ PUBLIC_URL: 'http://[::1]:3000' }, 'sandbox'],
  [{ PUBLIC_URL: SITE, PAYMENTS: 'sandbox' }, 'sandbox'],
  [{ PUBLIC_URL: SITE, STRIPE_SECRET_KEY: KEY }, 'stripe'],
  [{ STRIPE_SECRET_KEY: KEY, PAYMENTS: 'stripe' }, 'stripe'],
])('with %j cards are taken by: %s', (environment, payments) => {
  expect(sellerOf(readSettings(environment))).toBe(payments)
})

test.each(['https://alisio.example', 'http://alisio.example', 'https://localhost.example'])(
  'nobody pays with a test card on %s unless it was asked for',
  (address) => {
    // Commands that sell nothing may read the same settings.
    const settings = readSettings({ PUBLIC_URL: address })
    const selling = () => sellerOf(settings)
    expect(selling).toThrow(WrongSetting)
    expect(selling).toThrow(`for ${address}: set STRIPE_SECRET_KEY`)
    expect(selling).toThrow('or PAYMENTS=sandbox')
    expect(() => whatIsInForce(settings)).toThrow(WrongSetting)
  },
)

test.each([
  [{ PAYMENTS: 'sandbox', STRIPE_SECRET_KEY: KEY }, 'contradict each other'],
  [{ PAYMENTS: 'stripe' }, 'needs STRIPE_SECRET_KEY'],
])('with %j nobody guesses which is meant', (environment, sentence) => {
  expect(() => readSettings(environment)).toThrow(WrongSetting)
  expect(() => readSettings(environment)).toThrow(sentence)
})

test.each([
  [
    { DATA_DIR: '/srv/alisio' },
    'Payments: sandbox, no money moves · mail: kept in the outbox · database: embedded, in /srv/alisio',
  ],
  [
    {
      PUBLIC_URL: SITE,
      STRIPE_SECRET_KEY: KEY,
      SMTP_URL: 'smtp://me:hunter2@mail.example:587',
      DATABASE_URL: 'postgres://me:hunter2@db.example/alisio',
    },
    'Payments: Stripe, live key · mail: by mail.example:587 · database: PostgreSQL, db.example/alisio',
  ],
  [
    { PUBLIC_URL: SITE, STRIPE_SECRET_KEY: 'sk_test_1', DATA_DIR: '/srv' },
    'Payments: Stripe, test key · mail: kept in the outbox · database: embedded, in /srv',
  ],
])('one line says what is in force, and no secret', (environment, line) => {
  expect(whatIsInForce(readSettings(environment))).toBe(line)
})
