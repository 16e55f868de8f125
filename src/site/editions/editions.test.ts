import { expect, test } from 'vitest'
import { LOCALES } from '../locales.ts'
import { COUNTRY_PREFIXES } from './country-prefixes.ts'
import { editionById, editionByPrefix, EDITIONS } from './editions.ts'

const editions = Object.values(EDITIONS)

/** Each line of the decided table, word for word. */
test.each([
  // edition, locale, currency, tax note, saving, accommodations
  ['es', 'es-es', 'EUR', 'taxes-included', 20, 600_000],
  ['cat', 'ca-es', 'EUR', 'taxes-included', 20, 600_000],
  ['gb', 'en-gb', 'GBP', 'taxes-included', 20, 600_000],
  ['br', 'pt-pt', 'BRL', 'taxes-extra', 40, 600_000],
  ['co', 'es-co', 'COP', 'vat-19-not-included', 20, 600_000],
  ['pe', 'es-pe', 'PEN', 'without-vat', 20, 360_000],
  ['cr', 'es-cr', 'USD', 'none', 20, 600_000],
  ['gt', 'es-gt', 'USD', 'none', 20, 600_000],
  ['pa', 'es-pa', 'USD', 'none', 20, 600_000],
  ['ar', 'es-ar', 'ARS', 'taxes-extra', 35, 600_000],
  ['mx', 'es-mx', 'MXN', 'taxes-included', 40, 600_000],
  ['cl', 'es-cl', 'CLP', 'without-vat', 35, 600_000],
  ['de', 'de-de', 'EUR', 'taxes-included', 20, 600_000],
  ['fr', 'fr-fr', 'EUR', 'taxes-included', 20, 600_000],
  ['it', 'it-it', 'EUR', 'taxes-included', 20, 600_000],
  ['pt', 'pt-pt', 'EUR', 'taxes-included', 20, 600_000],
  ['us', 'en-us', 'USD', 'taxes-extra', 20, 600_000],
])('%s sells in %s and %s, %s', (id, locale, currency, taxNote, saving, accommodations) => {
  expect(editionById(id)).toMatchObject({
    id,
    locale,
    currency,
    taxNote,
    packageSaving: saving,
    accommodationsClaim: accommodations,
  })
})

test('there are seventeen editions, and every locale is used', () => {
  expect(editions).toHaveLength(17)
  expect(new Set(editions.map((edition) => edition.locale))).toEqual(new Set(LOCALES))
})

test('Spain is domain 1 and domain ids are unique', () => {
  expect(EDITIONS.es.domainId).toBe(1)
  expect(new Set(editions.map((edition) => edition.domainId)).size).toBe(17)
})

test('multi-country mode knows the six specified prefixes', () => {
  const prefixes = editions.flatMap((edition) => edition.countryPrefix ?? [])
  expect(prefixes.toSorted()).toEqual(['de', 'es', 'fr', 'it', 'pt', 'us'])
  expect(prefixes.toSorted()).toEqual([...COUNTRY_PREFIXES].toSorted())
  for (const prefix of prefixes) expect(editionByPrefix(prefix)?.id).toBe(prefix)
})

test('time zones and conventions are ones that the platform knows', () => {
  for (const { conventions, timeZone } of editions) {
    expect(Intl.DateTimeFormat.supportedLocalesOf(conventions)).toEqual([conventions])
    expect(() => new Intl.DateTimeFormat(conventions, { timeZone })).not.toThrow()
  }
})

test('the words of one edition never name two sections', () => {
  for (const { words } of editions)
    expect(new Set(Object.values(words)).size).toBe(Object.values(words).length)
})

test('an unknown name is no edition', () => {
  for (const name of ['', 'xx', 'toString', '__proto__']) expect(editionById(name)).toBeUndefined()
})
