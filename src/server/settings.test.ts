import { expect, test } from 'vitest'
import { readSettings, WrongSetting } from './settings.ts'

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
  ['CATALOGUE_SIZE', '-1', 'a number from 1'],
  ['CATALOGUE_SIZE', '3e4', 'a number from 1'],
  ['WORKERS', '0', 'a number from 1 to 256'],
  ['PUBLIC_URL', 'alisio', 'an address'],
  ['PUBLIC_URL', 'https://alisio.example/shop', 'without a path'],
  ['SMTP_URL', 'mail', 'smtp://'],
  ['STRIPE_SECRET_KEY', 'pk_test_1', 'sk_test_'],
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
