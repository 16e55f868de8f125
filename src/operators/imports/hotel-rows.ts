/** A row of a hotels file as a hotel's own data, or all that is wrong with it. */
import type { HotelContact } from '../../products/hotels/catalogue/rules/hotel-contact.ts'
import type { Language } from '../../site/locales.ts'
import type { CurrencyCode } from '../../site/money.ts'
import type { ServiceCode } from '../../products/hotels/catalogue/rules/services.ts'
import { isGiven, readCategory, readServices } from './categories-and-boards.ts'
import { readCurrency, readDecimal, readEmail, readPhone, readText } from './cell-values.ts'
import type { Cells } from './read-rows.ts'
import { reason, type Reason, type RowRead } from './reasons.ts'
import { readCountry, readLanguage } from './country-codes.ts'

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

/** Where a hotel stands, from two columns or from one that holds both. */
export interface Coordinates {
  latitude: number
  longitude: number
}

/** "40.41, -3.70", "40,41; -3,70", "POINT(-3.70 40.41)" */
const PAIR = /^(-?\d+(?:[.,]\d+)?)\s*°?\s*[;,\s]\s*(-?\d+(?:[.,]\d+)?)\s*°?$/
const POINT = /^(?:SRID=\d+;)?POINT\s*\(\s*(\S+)\s+(\S+)\s*\)$/i

/** Null without coordinates, and where something is wrong with them, which joins the reasons. */
function readCoordinates(cells: Cells, reasons: Reason[]): Coordinates | null {
  const [latitude, longitude] = writtenPair(cells)
  if (latitude === '' && longitude === '') return null
  if (latitude === '' || longitude === '')
    return refuse(reason('coordinates-incomplete', 'coordinates'))
  const found = { latitude: readDegrees(latitude), longitude: readDegrees(longitude) }
  if (found.latitude === null || found.longitude === null)
    return refuse(reason('value-unreadable', 'coordinates', `${latitude}, ${longitude}`))
  return checked(found as Coordinates)

  function checked(place: Coordinates): Coordinates | null {
    const isLatitudeWrong = Math.abs(place.latitude) > 90
    if (isLatitudeWrong && Math.abs(place.latitude) <= 180 && Math.abs(place.longitude) <= 90)
      return refuse(reason('coordinates-swapped', 'coordinates'))
    if (isLatitudeWrong)
      return refuse(reason('value-out-of-range', 'coordinates', '-90 and 90 degrees of latitude'))
    if (Math.abs(place.longitude) > 180)
      return refuse(
        reason('value-out-of-range', 'coordinates', '-180 and 180 degrees of longitude'),
      )
    if (place.latitude === 0 && place.longitude === 0)
      return refuse(reason('coordinates-zero', 'coordinates'))
    return place
  }

  function refuse(why: Reason): null {
    reasons.push(why)
    return null
  }
}

function writtenPair(cells: Cells): [string, string] {
  const latitude = cells.latitude ?? ''
  const longitude = cells.longitude ?? ''
  if (latitude || longitude || !cells.coordinates) return [latitude, longitude]
  const point = POINT.exec(cells.coordinates)
  if (point) return [point[2]!, point[1]!]
  const pair = PAIR.exec(cells.coordinates.replace(/^[[(]|[\])]$/g, '').replace('|', ' '))
  // A text without digits in a column named "location" is a place in words.
  if (!pair) return /\d/.test(cells.coordinates) ? [cells.coordinates, '?'] : ['', '']
  return [pair[1]!, pair[2]!]
}

/** "40.4168", "40,4168", "40.4168°", "40.4168 N", "3.70 W" */
function readDegrees(written: string): number | null {
  const match = /^([^a-z]*?)\s*°?\s*([nsewo])?$/i.exec(written.trim())
  const degrees = match ? readDecimal(match[1]!) : null
  if (degrees === null) return null
  return /^[swo]$/i.test(match![2] ?? '') ? -Math.abs(degrees) : degrees
}

/** The photos of a row: web addresses or file names, written in one cell or several. */
const MAX_PHOTOS = 100
const LONGEST_PHOTO = 2000

/** A file name may contain spaces and commas: they separate only before an address or after .jpg. */
const BETWEEN_PHOTOS =
  /[|;\n\r]+|[,\s]\s*(?=https?:)|(?<=\.(?:jpe?g|png|webp|avif|gif|tiff?))[,\s]\s*/i

export function readPhotos(written: string | undefined, notes: Reason[]): string[] {
  if (!written) return []
  const items = written
    .split(BETWEEN_PHOTOS)
    .map((item) => item.trim())
    .filter(Boolean)
  const usable = items.filter((item) => {
    const isUsable = isWebAddress(item) || isFileName(item)
    if (!isUsable) notes.push(reason('photo-unusable', 'photos', item))
    return isUsable
  })
  return [...new Set(usable)].slice(0, MAX_PHOTOS)
}

export function isWebAddress(item: string): boolean {
  return item.length <= LONGEST_PHOTO && /^https?:\/\//i.test(item) && URL.canParse(item)
}

/** Below the folder of photos only, so no path may climb out of it or start elsewhere. */
export function isFileName(item: string): boolean {
  return (
    item.length <= 255 &&
    /\.(jpe?g|png|webp|avif|gif|tiff?)$/i.test(item) &&
    !/^[/\\]|^[a-z]+:|(^|[/\\])\.\.([/\\]|$)/i.test(item)
  )
}
