/**
 * Which column of an operator's file holds which field.
 *
 * The tables name each field's columns in English, Spanish, French, German, Italian and Portuguese,
 * the most telling first: of two columns for one field the earlier name wins. Case, accents, spaces
 * and underscores do not matter, and words such as "hotel" or "address" may stand before a name.
 */
import { foldText } from '../../site/fold-text.ts'
import { OLDEST_BABY, OLDEST_CHILD } from '../../search/rules/occupancy.ts'
import { HOTEL_COLUMNS, RATE_COLUMNS, REVIEW_COLUMNS } from './column-tables.ts'
import { LANGUAGE_WORDS } from './languages.ts'
import { serviceOfColumn } from './service-words.ts'

export type ImportKind = 'hotels' | 'rates' | 'reviews'

export interface KnownColumn {
  field: string
  /** How far down its name stands in the field's list. */
  rank: number
}

interface KindOfFile {
  names: Record<string, string>
  /** Of each group at least one is needed. */
  required: readonly (readonly string[])[]
  /** Shown to an operator whose file has no header. */
  example: string
}

const KINDS: Record<ImportKind, KindOfFile> = {
  hotels: {
    names: HOTEL_COLUMNS,
    required: [['operatorId'], ['name'], ['latitude', 'coordinates', 'cityName']],
    example: 'id, name, category, latitude, longitude, city, country, address, postal_code',
  },
  rates: {
    names: RATE_COLUMNS,
    required: [
      ['hotelId'],
      ['roomCode', 'roomName', 'roomKind'],
      ['date', 'dateFrom'],
      ['price', 'rooms', 'roomsLeft', 'closed', 'minimumStay'],
    ],
    example: 'hotel_id, room_code, room_name, date_from, date_to, price, currency, rooms, board',
  },
  reviews: {
    names: REVIEW_COLUMNS,
    required: [['hotelId'], ['score', 'score5', 'score10', 'score100']],
    example: 'hotel_id, score, title, positive, negative, author, date, language',
  },
}

/** Several columns may feed these: photo_1, photo_2; pool, wifi. */
const COLLECTING = new Set(['photos', 'services'])

const PREFIXES =
  /^(hotel|property|accommodation|establecimiento|location|coordinates?|position|geo|address|addr)/

/** For each column the field that it feeds, or '' for a column that nothing needs. */
export function fieldsOfColumns(kind: ImportKind, columns: readonly string[]): string[] {
  const candidates = columns.map((column) => knownColumns(kind, column))
  const fields = columns.map(() => '')
  for (const field of [...Object.keys(KINDS[kind].names), ...describedFields(kind)]) {
    const ranked = candidates
      .map((known, index) => ({ index, rank: known.find((one) => one.field === field)?.rank }))
      .filter(({ index, rank }) => rank !== undefined && fields[index] === '')
      .toSorted((one, other) => one.rank! - other.rank!)
    for (const { index } of COLLECTING.has(field) ? ranked : ranked.slice(0, 1))
      fields[index] = field
  }
  if (kind === 'hotels')
    columns.forEach((column, index) => {
      const service = fields[index] === '' ? serviceOfColumn(column) : null
      if (service) fields[index] = `service.${service}`
    })
  if (kind === 'rates')
    columns.forEach((column, index) => {
      if (fields[index] === '') fields[index] = childField(column)
    })
  return fields
}

const CHILD_WORDS =
  /child|kids?\b|nin[oa]s?\b|menores?\b|kind|enfant|bambin|crianca|bab(y|ies)|infant|bebe/

/** "child_price_2_6", "Kinder 7-12", "baby price"; '' for a column that prices no children. */
function childField(column: string): string {
  const folded = foldText(column)
  if (!CHILD_WORDS.test(folded)) return ''
  const [from, to] = (folded.match(/\d+/g) ?? []).map(Number)
  if (from !== undefined && to !== undefined)
    return from <= to && from <= OLDEST_CHILD ? `child.${from}-${Math.min(to, OLDEST_CHILD)}` : ''
  if (from !== undefined) return ''
  if (/bab(y|ies)|infant|bebe/.test(folded)) return `child.0-${OLDEST_BABY}`
  const isPrice = /price|precio|preis|prix|prezzo|preco|supplement|suplemento/.test(folded)
  return isPrice ? `child.${OLDEST_BABY + 1}-${OLDEST_CHILD}` : ''
}

/** Null for a field that is not what children of some ages pay. */
export function agesOfField(field: string): { fromAge: number; toAge: number } | null {
  const ages = /^child\.(\d+)-(\d+)$/.exec(field)
  return ages && { fromAge: Number(ages[1]), toAge: Number(ages[2]) }
}

/** The groups of which no column feeds any field, by the names that their columns usually have. */
export function missingFields(kind: ImportKind, fields: readonly string[]): string[] {
  return KINDS[kind].required
    .filter((group) => !group.some((field) => fields.includes(field)))
    .map((group) => group.map((field) => usualColumn(kind, field)).join(' or '))
}

/** What a column of this field is mostly called: "hotel_id". */
export function usualColumn(kind: ImportKind, field: string): string {
  const [base = field] = field.split('.')
  const [first = base] = (KINDS[kind].names[base] ?? '').split(',')
  return first.trim().replaceAll(' ', '_') || base
}

export function exampleColumns(kind: ImportKind): string {
  return KINDS[kind].example
}

/** A column may stand for several fields: "id" is a review's or, for want of another, a hotel's. */
function knownColumns(kind: ImportKind, column: string): KnownColumn[] {
  const squeezed = squeeze(column)
  const table = TABLES[kind]
  return table.get(squeezed) ?? table.get(squeezed.replace(PREFIXES, '')) ?? []
}

/** Letters and digits alone; a number at the end tells photo_1 from photo_2, not its field. */
function squeeze(name: string): string {
  const letters = foldText(name).replace(/[^\p{L}\p{N}]+/gu, '')
  return /^(photo|foto|image|imagen|picture|img|bild|immagine|imagem|url)/.test(letters)
    ? letters.replace(/\d+/g, '')
    : letters
}

function describedFields(kind: ImportKind): string[] {
  return kind === 'hotels' ? Object.keys(LANGUAGE_WORDS).map((tag) => `description.${tag}`) : []
}

const TABLES = Object.fromEntries(
  Object.entries(KINDS).map(([kind, { names }]) => [kind, tableOf(names)]),
) as Record<ImportKind, Map<string, KnownColumn[]>>

function tableOf(names: Record<string, string>): Map<string, KnownColumn[]> {
  const table = new Map<string, KnownColumn[]>()
  for (const [field, list] of Object.entries(names))
    list.split(',').forEach((name, rank) => {
      add(name, field, rank)
      if (field !== 'description') return
      for (const [language, words] of Object.entries(LANGUAGE_WORDS))
        for (const word of words) {
          add(`${name}${word}`, `description.${language}`, rank)
          add(`${word}${name}`, `description.${language}`, rank)
        }
    })
  return table

  function add(name: string, field: string, rank: number) {
    const known = table.get(squeeze(name))
    if (known) known.push({ field, rank })
    else table.set(squeeze(name), [{ field, rank }])
  }
}
