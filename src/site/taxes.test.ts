import { expect, test } from 'vitest'
import { EDITIONS } from './editions/editions.ts'
import type { EditionId } from './editions/edition.ts'
import type { SiteType } from './site.ts'
import { addedTaxPermille, stayTaxOf, taxOf, taxOnTop, taxRate } from './taxes.ts'

test.each<[EditionId, SiteType, string]>([
  ['es', 'web', 'none'],
  ['mx', 'company', 'none'],
  ['pa', 'web', 'none'],
  ['us', 'web', '130 on top'],
  ['br', 'web', '50 on top'],
  ['ar', 'catchit', '210 on top'],
  ['cl', 'company', '190 on top'],
  ['pe', 'web', '180 on top'],
  ['co', 'web', '190 on top'],
  ['co', 'company', '190 in the price'],
])('the tax of %s on its %s site: %s', (id, type, told) => {
  const tax = stayTaxOf({ type, edition: EDITIONS[id], prefixed: false })
  const where = tax?.isInPrice ? 'in the price' : 'on top'
  expect(tax ? `${tax.permille} ${where}` : 'none').toBe(told)
  expect(addedTaxPermille(tax)).toBe(tax?.isInPrice ? tax.permille : 0)
})

const onTop = { permille: 190, isInPrice: false, isVat: true }
const within = { ...onTop, isInPrice: true }

test('a tax is reckoned on the price or within it, in coins that people have', () => {
  expect(taxOf({ price: 788_00, currency: 'USD', tax: onTop })).toBe(149_72)
  expect(taxOf({ price: 119_00, currency: 'USD', tax: within })).toBe(19_00)
  expect(taxOf({ price: 1_001_00, currency: 'COP', tax: onTop })).toBe(190_00)
  expect(taxOf({ price: 1_001, currency: 'CLP', tax: onTop })).toBe(190)
  expect(taxOf({ price: 788_00, currency: 'EUR' })).toBe(0)
})

test('only what is not in the price is paid at the hotel', () => {
  const stay = { price: 100_00, currency: 'USD' as const }
  expect(taxOnTop([{ ...stay, tax: onTop }, { ...stay, tax: within }, stay])).toBe(19_00)
})

test('a rate is written as the country writes it', () => {
  expect(taxRate(onTop, 'es-CO')).toBe('19')
  expect(taxRate({ ...onTop, permille: 125 }, 'es-AR')).toBe('12,5')
})
