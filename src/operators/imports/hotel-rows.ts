/** A row of a hotels file as a hotel's own data, or all that is wrong with it. */
import type { HotelContact } from '../../products/hotels/catalogue/rules/hotel-contact.ts'
import type { Language } from '../../site/locales.ts'
import type { CurrencyCode } from '../../site/money.ts'
import type { ServiceCode } from '../../products/hotels/catalogue/rules/services.ts'
import { readCategory } from './categories-and-boards.ts'
import { readCurrency, readEmail, readPhone, readText } from './cell-values.ts'
import { readCoordinates } from './coordinates.ts'
import { readCountry } from './country-codes.ts'
import { readLanguage } from './languages.ts'
import { readPhotos } from './photo-list.ts'
import type { Cells } from './read-rows.ts'
import { reason, type Reason, type RowRead } from './reasons.ts'
import { isGiven, readServices } from './service-words.ts'

export interface HotelRecord {
  /** The operator's own id, by which a later import finds the hotel again. */
  operatorId: string
  name: string
  /** Null, or empty here and below, when the operator does not tell. */
  categoryId: string | null
  /** Null when the operator gives only the city. */
  coordinates: { latitude: number; longitude: number } | null
  /** Also told once the hotel has those of its city. */
  hasCoordinates: boolean
  /** Empty when the operator gives only coordinates. */
  cityName: string
  /** State or province, by which cities of one name are told apart; empty when unknown. */
  region: string
  /** ISO 3166, two letters; empty when unknown. */
  countryCode: string
  address: string
  postalCode: string
  /** Null for that of the country. */
  currency: CurrencyCode | null
  serviceCodes: ServiceCode[]
  descriptions: Partial<Record<Language, string>>
  /** Addresses or file names, in the operator's order, each once. */
  photos: string[]
  chainName: string
  contact: HotelContact
}

export interface HotelRowOptions {
  /** Of descriptions whose language no column tells. */
  language: Language
  /** Of rows that tell none. */
  countryCode?: string | undefined
}

/** UTF-8 that somebody read as Latin-1 ("HÃ´tel"), or letters that became question marks. */
const DAMAGED = /Ã[^\p{L}\s]|Ã[ªºµŸŠŽŒœšžƒ]|Â[^\p{L}\s]|â€|\p{L}\?\p{L}/u

const LONGEST = { operatorId: 100, name: 200, address: 300, postalCode: 20, place: 200 }
const LONGEST_CHAIN_NAME = 100
const LONGEST_DESCRIPTION = 20_000

export function readHotelRow(
  cells: Cells,
  { language, countryCode = '' }: HotelRowOptions,
): RowRead<HotelRecord> {
  const reasons: Reason[] = []
  const notes: Reason[] = []
  const operatorId = required('operatorId')
  const name = required('name')
  if (DAMAGED.test(name)) notes.push(reason('name-damaged', 'name', name))
  const coordinates = readCoordinates(cells, reasons)
  const cityName = bounded('cityName', LONGEST.place)
  if (!coordinates && !cityName && !reasons.some(({ field }) => field === 'coordinates'))
    reasons.push(reason('place-missing', 'coordinates'))
  const record: HotelRecord = {
    operatorId,
    name,
    categoryId: category(),
    coordinates,
    hasCoordinates: coordinates !== null,
    cityName,
    region: bounded('region', LONGEST.place),
    countryCode: country(),
    address: withHouseNumber(bounded('address', LONGEST.address), readText(cells.houseNumber)),
    postalCode: bounded('postalCode', LONGEST.postalCode),
    currency: currency(),
    serviceCodes: services(),
    descriptions: descriptions(),
    photos: readPhotos(cells.photos, notes),
    chainName: bounded('chainName', LONGEST_CHAIN_NAME),
    contact: contact(),
  }
  return reasons.length > 0 ? { ok: false, reasons } : { ok: true, record, notes }

  function bounded(field: string, longest: number): string {
    const text = readText(cells[field])
    if (text.length > longest) reasons.push(reason('value-too-long', field, longest))
    return text
  }

  function required(field: 'operatorId' | 'name'): string {
    const text = bounded(field, LONGEST[field])
    if (!text) reasons.push(reason('value-missing', field))
    return text
  }

  /** A hotel is worth having without a class that we understand. */
  function category(): string | null {
    const written = readText(cells.category)
    if (!written) return null
    const categoryId = readCategory(written)
    if (categoryId === null) notes.push(reason('value-unknown', 'category', written))
    return categoryId
  }

  function country(): string {
    const written = readText(cells.country)
    const code = written ? readCountry(written) : countryCode
    if (code === null) reasons.push(reason('value-unknown', 'country', written))
    return code ?? ''
  }

  function currency(): CurrencyCode | null {
    const written = readText(cells.currency)
    const code = written ? readCurrency(written) : null
    if (written && !code) reasons.push(reason('currency-not-sold', 'currency', written))
    return code
  }

  /** The language of a hotel's texts is the one in which it is written to. */
  function contact(): HotelContact {
    return {
      phone: shaped('phone', readPhone),
      email: shaped('email', readEmail),
      language: readLanguage(cells.descriptionLanguage ?? '') ?? '',
    }
  }

  /** What cannot be read is left out and noted: the hotel can be sold without. */
  function shaped(field: string, read: (written: string) => string | null): string {
    const written = readText(cells[field])
    const value = written ? read(written) : ''
    if (value === null) notes.push(reason('value-unreadable', field, written))
    return value ?? ''
  }

  function services(): ServiceCode[] {
    const columns = Object.keys(cells).filter((field) => field.startsWith('service.'))
    const told = columns.filter((field) => isGiven(cells[field]!))
    return readServices([cells.services ?? '', ...told.map((field) => field.slice(8))].join('|'))
  }

  function descriptions(): Partial<Record<Language, string>> {
    const found: Partial<Record<Language, string>> = {}
    for (const field of Object.keys(cells)) {
      if (!field.startsWith('description') || field === 'descriptionLanguage') continue
      const text = bounded(field, LONGEST_DESCRIPTION)
      const own = field === 'description' ? readLanguage(cells.descriptionLanguage ?? '') : null
      if (text) found[own ?? ((field.split('.')[1] ?? language) as Language)] ??= text
    }
    return found
  }
}

function withHouseNumber(street: string, houseNumber: string): string {
  if (!houseNumber || !street || /\d/.test(street)) return street
  return `${street} ${houseNumber}`
}
