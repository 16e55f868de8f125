import { expect, test } from 'vitest'
import { dayOf } from '../../site/calendar-day.ts'
import type { CurrencyCode } from '../../site/money.ts'
import { readBoard, readCategory, readServices, serviceOfColumn } from './categories-and-boards.ts'
import {
  readCurrency,
  readDecimal,
  readFlag,
  readPrice,
  readText,
  readWrittenDay,
} from './cell-values.ts'
import { readCountry, readLanguage } from './country-codes.ts'
import { readPhotos } from './hotel-rows.ts'
import { roomKindOf } from './rate-rows.ts'

test.each<[string, CurrencyCode, ReturnType<typeof readPrice>]>([
  ['120', 'EUR', 12_000],
  ['120.5', 'EUR', 12_050],
  ['120,50', 'EUR', 12_050],
  ['1.234,56', 'EUR', 123_456],
  ['1,234.56', 'EUR', 123_456],
  ['1 234,56 €', 'EUR', 123_456],
  ['€ 99', 'EUR', 9900],
  ['99 EUR', 'EUR', 9900],
  ['US$1,200.00', 'USD', 120_000],
  ["1'234.50", 'CHF', 123_450],
  ['1.234', 'EUR', 123_400],
  ['150.000', 'COP', 15_000_000],
  ['45.000', 'CLP', 45_000],
  ['1.234.567', 'CLP', 1_234_567],
  ['1,234', 'USD', 123_400],
  ['99.1250', 'EUR', 9913],
  ['0.125', 'EUR', 13],
  // Off by a factor of 1,000 in one reading.
  ['1,234', 'EUR', 'ambiguous'],
  ['1.234', 'USD', 'ambiguous'],
  ['-5', 'EUR', null],
  ['free', 'EUR', null],
  ['12.34.56', 'EUR', null],
  ['1,23,456', 'EUR', null],
])('the price %s in %s', (written, currency, price) => {
  expect(readPrice(written, currency)).toBe(price)
})

test.each([
  ['2026-08-01', dayOf(2026, 8, 1)],
  ['2026-08-01T00:00:00Z', dayOf(2026, 8, 1)],
  ['20260801', dayOf(2026, 8, 1)],
  ['01-08-2026', dayOf(2026, 8, 1)],
  ['1/8/2026', dayOf(2026, 8, 1)],
  ['01.08.2026', dayOf(2026, 8, 1)],
  ['08/13/2026', null],
  ['31-02-2026', null],
  ['1/8/26', null],
  ['', null],
])('the day %s', (written, day) => expect(readWrittenDay(written)).toBe(day))

test.each([
  ['4', '4'],
  ['4*', '4'],
  ['4 estrellas', '4'],
  ['★★★', '3'],
  ['5* GL', '5'],
  ['3.5', '3'],
  ['HO2', 'HO2'],
  ['Hostal 2*', 'HO2'],
  ['APT', 'APT'],
  ['3 llaves', 'APT3'],
  ['Apartamento', 'APT'],
  ['', 'OT'],
  ['0', 'OT'],
  ['7', null],
  ['wonderful', null],
])('the category "%s"', (written, id) => expect(readCategory(written)).toBe(id))

test.each([
  ['BB', 'HD'],
  ['Alojamiento y desayuno', 'HD'],
  ['Media pensión', 'MP'],
  ['hs', 'HS'],
  ['AI', 'TI'],
  ['Vollpension', 'PC'],
  ['RO', 'SA'],
  ['ÜF', 'HD'],
  ['Ü/F', 'HD'],
  ['Ü', 'SA'],
  ['brunch', null],
])('the board "%s"', (written, code) => expect(readBoard(written)).toBe(code))

test.each([
  ['ES', 'ES'],
  ['esp', 'ES'],
  ['España', 'ES'],
  ['Alemania', 'DE'],
  ['Deutschland', 'DE'],
  ['ITALIE', 'IT'],
  ['U.K.', 'GB'],
  ['Russian Federation', 'RU'],
  ['Korea, Republic of', 'KR'],
  ["Korea, Democratic People's Republic of", 'KP'],
  ['Bolivia (Plurinational State of)', 'BO'],
  ['Kingdom of Spain', 'ES'],
  ['Swiss Confederation', 'CH'],
  ['Méjico', 'MX'],
  ['The Bahamas', 'BS'],
  ['Bosnia and Herzegovina', 'BA'],
  ['Saint Lucia', 'LC'],
  ['Viet Nam', 'VN'],
  ['Hong Kong', 'HK'],
  ['Macau', 'MO'],
  ['Islas Canarias', 'ES'],
  ['Nederland', 'NL'],
  ['Magyarország', 'HU'],
  ['Ελλάδα', 'GR'],
  ['日本', 'JP'],
  ['Dominican Republic', 'DO'],
  ['Dominica', 'DM'],
  ['Niger', 'NE'],
  ['Congo', 'CG'],
  ['DR Congo', 'CD'],
  ['Republic', null],
  ['Atlantis', null],
])('the country %s', (written, code) => expect(readCountry(written)).toBe(code))

test.each([
  ['Free WiFi | Piscina exterior, Haustiere erlaubt', [4, 6, 7]],
  ['6;3', [3, 6]],
  ['no pets, sin piscina', []],
  ['petit déjeuner, spacious rooms', []],
  ['99', []],
])('the services "%s"', (written, codes) => expect(readServices(written)).toEqual(codes))

test('a column may be one service', () => {
  expect(['has_pool', 'Wi-Fi', 'swimming_pool', 'notes'].map(serviceOfColumn)).toEqual([
    6,
    4,
    6,
    null,
  ])
})

test.each([
  ['https://a.es/1.jpg|https://a.es/2.jpg', 2],
  ['https://a.es/1.jpg https://a.es/2.jpg, https://a.es/1.jpg', 2],
  ['front view.jpg;pool.png', 2],
  ['a.jpg b.jpg', 2],
  ['../../etc/passwd.jpg|/etc/x.png|C:\\x.png|ftp://a.es/x.jpg|readme.txt', 0],
])('the photos "%s"', (written, count) => {
  const photos = readPhotos(written, [])
  expect(photos).toHaveLength(count)
})

test.each([
  ['DBL', 'double'],
  ['Habitación doble superior', 'double-superior'],
  ['Junior Suite', 'junior-suite'],
  ['Apartamento 2 dormitorios', 'apartment-2'],
  ['Einzelzimmer', 'single'],
  ['X1', 'triple'],
])('the room "%s"', (written, kind) => expect(roomKindOf([written], 3)).toBe(kind))

test('texts lose tags, entities and control characters', () => {
  expect(readText(' <b>Caf&eacute;</b>\u0000 &amp;\n Bar &lt;script&gt; ')).toBe(
    'Café & Bar script',
  )
})

test('numbers, flags, currencies, languages', () => {
  expect(['40,4', '-3.7', '.5', '1.2.3', 'x', ''].map(readDecimal)).toEqual([
    40.4,
    -3.7,
    0.5,
    null,
    null,
    null,
  ])
  expect(['Sí', 'no', 'X', '0', 'maybe'].map(readFlag)).toEqual([true, false, true, false, null])
  expect(['eur', '€', '$', 'ARD', 'XXX'].map(readCurrency)).toEqual([
    'EUR',
    'EUR',
    null,
    null,
    null,
  ])
  expect(['es-MX', 'Deutsch', 'pt_BR', 'zh'].map(readLanguage)).toEqual(['es', 'de', 'pt', null])
})
