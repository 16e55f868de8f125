/**
 * Taxes on a stay. Where the prices of an edition leave the tax out, guests pay it to the hotel, and
 * see how much before they book. The business site of such an edition may sell with it in the price.
 */
import type { TaxNote } from './editions/edition.ts'
import { chargeablePart, type CurrencyCode, type MinorUnits } from './money.ts'
import { type Site, taxNoteOf } from './site.ts'

/** As it was when the stay was put into the cart. */
export interface StayTax {
  permille: number
  /** Part of the price; otherwise it comes on top and is paid at the hotel. */
  isInPrice: boolean
  /** Value-added tax has a name of its own. */
  isVat: boolean
}

const NOTES_OF_TAX_ON_TOP = new Set<TaxNote>(['taxes-extra', 'without-vat', 'vat-19-not-included'])

/** Null where prices simply include their taxes, and there is nothing to reckon. */
export function stayTaxOf(site: Site): StayTax | null {
  const { taxNote, taxPermille } = site.edition
  if (taxPermille === 0) return null
  const isInPrice = !NOTES_OF_TAX_ON_TOP.has(taxNoteOf(site))
  return { permille: taxPermille, isInPrice, isVat: taxNote !== 'taxes-extra' }
}

/** What the site adds to the price that hotels ask for. */
export function addedTaxPermille(tax: StayTax | null): number {
  return tax?.isInPrice ? tax.permille : 0
}

interface Taxed {
  price: MinorUnits
  currency: CurrencyCode
  tax?: StayTax | null
}

/** The tax on a price, or within it. */
export function taxOf({ price, currency, tax }: Taxed): MinorUnits {
  if (!tax) return 0
  const whole = tax.isInPrice ? 1000 + tax.permille : 1000
  return chargeablePart((price * tax.permille) / whole, currency)
}

/** What guests pay at the hotel on top of the prices. */
export function taxOnTop(items: readonly Taxed[]): MinorUnits {
  return items.reduce((sum, item) => sum + (item.tax?.isInPrice ? 0 : taxOf(item)), 0)
}

/** The message that names a tax on a bill. */
export function taxLineKey({ isInPrice, isVat }: StayTax) {
  if (isInPrice) return 'tax.line.vat-within'
  return isVat ? 'tax.line.vat' : 'tax.line.taxes'
}

/** Percent as the country writes the number: "19", "12,5". */
export function taxRate({ permille }: StayTax, conventions: string): string {
  return new Intl.NumberFormat(conventions).format(permille / 10)
}
