/** A row of a rates file: what one room of one hotel costs on some days, in one plan. */
import { ROOM_KINDS, type RoomKind } from '../../products/hotels/catalogue/rules/catalogue.ts'
import type { Day } from '../../site/calendar-day.ts'
import type { CurrencyCode, MinorUnits } from '../../site/money.ts'
import type { PaymentMethod } from '../../products/line.ts'
import { foldText } from '../../site/text/fold-text.ts'
import { readBoard } from './categories-and-boards.ts'
import {
  readCurrency,
  readFlag,
  readPrice,
  readText,
  readWhole,
  readWrittenDay,
} from './cell-values.ts'
import { agesOfField } from './column-names.ts'
import type { Cells } from './read-rows.ts'
import { reason, type Reason, type RowRead } from './reasons.ts'
import { CALENDAR_DAYS } from '../../products/hotels/rates/rules/packed-calendar.ts'

export interface RoomRecord extends RoomCapacity {
  /** What of its capacity the row says; the rest is what such a room usually has. */
  toldCapacity: readonly (keyof RoomCapacity)[]
  /** The operator's own code, by which a later import finds the room type again. */
  code: string
  name: string
  kind: RoomKind
}

/** Null for what the row does not tell. */
export interface PlanKey {
  boardCode: string | null
  /** `days` is null when cancelling is never free. */
  cancellation: { days: number | null } | null
  paymentMethod: PaymentMethod | null
}

/** What a child of these ages adds per night. */
export interface ChildPrice {
  fromAge: number
  toAge: number
  price: MinorUnits
}

/** What a row asks, per night. Null leaves what is stored. */
export interface RowPrices {
  /** For the room with as many adults as `baseAdults`, or with whoever fits where none pay extra. */
  price: MinorUnits | null
  baseAdults: number | null
  /** For the room with one adult alone. */
  singlePrice: MinorUnits | null
  extraAdult: MinorUnits | null
  children: ChildPrice[]
  boardPerRoom: MinorUnits | null
  boardPerPerson: MinorUnits | null
}

export interface RateRecord extends RowPrices {
  hotelId: string
  room: RoomRecord
  plan: PlanKey
  /** Both are nights that are sold. */
  firstDay: Day
  lastDay: Day
  currency: CurrencyCode
  /** The allotment, sold or not. Null, here and below, leaves what is stored. */
  rooms: number | null
  /** What is left of it. */
  roomsLeft: number | null
  minimumStay: number | null
  closed: boolean | null
}

export interface RateRowOptions {
  /** The currency in which the row's hotel keeps its prices; null when there is no such hotel. */
  hotelCurrency: CurrencyCode | null
  today: Day
}

/** As wide as rate sheets keep them. */
const GREATEST_PRICE = 0x7fff_ffff
/** As wide as a packed calendar keeps them. */
const MAX_ROOMS = 255
const LONGEST_MINIMUM_STAY = 255

const PAYMENT_METHODS: { method: PaymentMethod; words: RegExp }[] = [
  { method: 'P', words: /^p$|depos|partial|anzahlung|acompte|caparra|sinal|anticipo/ },
  { method: 'D', words: /^d$|hotel|destin|arrival|sur place|vor ort|in loco|direct|property/ },
  {
    method: 'O',
    words: /^o$|online|prepa|now|ahora|card|tarjeta|carte|karte|carta|cartao|vorkasse/,
  },
]

const NEVER_FREE = /^(nr|nrf|non.?ref|no reemb|no ref|non remb|nicht|non rimb|nao reemb|never|no|-)/

export function readRateRow(cells: Cells, options: RateRowOptions): RowRead<RateRecord> {
  const reasons: Reason[] = []
  const notes: Reason[] = []
  const hotelId = readText(cells.hotelId)
  if (!hotelId) reasons.push(reason('value-missing', 'hotelId'))
  else if (!options.hotelCurrency) reasons.push(reason('hotel-unknown', 'hotelId', hotelId))
  const days = readDays(cells, options.today, reasons)
  const currency = rowCurrency()
  const record: RateRecord = {
    hotelId,
    room: room(),
    plan: { boardCode: board(), cancellation: cancellation(), paymentMethod: paymentMethod() },
    ...days,
    currency,
    price: price('price', 1),
    baseAdults: whole('baseAdults', 1, 20),
    singlePrice: price('singlePrice', 1),
    extraAdult: price('extraAdult'),
    children: childPrices(),
    ...boardPrices(),
    rooms: whole('rooms', 0, MAX_ROOMS),
    roomsLeft: whole('roomsLeft', 0, MAX_ROOMS),
    minimumStay: whole('minimumStay', 1, LONGEST_MINIMUM_STAY),
    closed: flag('closed'),
  }
  if (!Object.keys(cells).some(isAboutDays)) reasons.push(reason('nothing-to-sell', 'price'))
  return reasons.length > 0 ? { ok: false, reasons } : { ok: true, record, notes }

  function rowCurrency(): CurrencyCode {
    const written = readText(cells.currency)
    const code = written ? readCurrency(written) : options.hotelCurrency
    if (written && !code) reasons.push(reason('currency-not-sold', 'currency', written))
    if (code && options.hotelCurrency && code !== options.hotelCurrency)
      reasons.push(reason('currency-differs', 'currency', options.hotelCurrency))
    return code ?? 'EUR'
  }

  function room(): RoomRecord {
    const name = readText(cells.roomName)
    const code = readText(cells.roomCode) || foldText(name || readText(cells.roomKind))
    if (!code) reasons.push(reason('value-missing', 'roomCode'))
    for (const [field, text] of Object.entries({ roomCode: code, roomName: name }))
      if (text.length > 100) reasons.push(reason('value-too-long', field, 100))
    const told = {
      maxPersons: whole('maxPersons', 1, 20) ?? undefined,
      maxAdults: whole('maxAdults', 1, 20) ?? undefined,
      maxChildren: whole('maxChildren', 0, 20) ?? undefined,
    }
    const kind = roomKindOf([readText(cells.roomKind), name, code], told.maxPersons ?? null)
    const parts = Object.keys(told) as (keyof RoomCapacity)[]
    const toldCapacity = parts.filter((part) => told[part] !== undefined)
    return { code, name, kind, toldCapacity, ...capacityOf(kind, told) }
  }

  function board(): string | null {
    const written = readText(cells.board)
    if (!written) return null
    const code = readBoard(written)
    // Two words that nobody knows would else be one board, and each would overwrite the other's price.
    if (!code) reasons.push(reason('value-unknown', 'board', written))
    return code
  }

  function cancellation(): PlanKey['cancellation'] {
    const written = foldText(readText(cells.cancellationDays))
    if (!written) return null
    return { days: NEVER_FREE.test(written) ? null : whole('cancellationDays', 0, 365) }
  }

  /** What nobody understands is paid now: a traveller must not be promised more. */
  function paymentMethod(): PaymentMethod | null {
    const written = readText(cells.paymentMethod)
    if (!written) return null
    const found = PAYMENT_METHODS.find(({ words }) => words.test(foldText(written)))
    if (!found) notes.push(reason('value-unknown', 'paymentMethod', written))
    return found?.method ?? 'O'
  }

  function price(field: string, least = 0): MinorUnits | null {
    const written = readText(cells[field])
    if (!written) return null
    const amount = readPrice(written, currency)
    if (amount === 'ambiguous') reasons.push(reason('price-ambiguous', field, written))
    else if (amount === null) reasons.push(reason('value-unreadable', field, written))
    else if (amount < least || amount > GREATEST_PRICE)
      reasons.push(
        reason('value-out-of-range', field, `${least} and ${GREATEST_PRICE} minor units`),
      )
    else return amount
    return null
  }

  /** From the youngest up, so that of overlapping columns the one for older children counts. */
  function childPrices(): ChildPrice[] {
    const bands = Object.keys(cells).flatMap((field) => {
      const ages = agesOfField(field)
      const amount = ages && price(field)
      return amount === null ? [] : [{ ...ages!, price: amount }]
    })
    return bands.toSorted((one, other) => one.fromAge - other.fromAge)
  }

  /** A price of meals is one for each person, unless the file says that it is the room's. */
  function boardPrices(): Pick<RowPrices, 'boardPerRoom' | 'boardPerPerson'> {
    const unit = foldText(readText(cells.boardUnit))
    const isPerRoom = /room|hab|zimmer|chambre|camera|quarto/.test(unit)
    const plain = price('boardPrice')
    return {
      boardPerRoom: price('boardPerRoom') ?? (isPerRoom ? plain : null),
      boardPerPerson: price('boardPerPerson') ?? (isPerRoom ? null : plain),
    }
  }

  function whole(field: string, least: number, most: number): number | null {
    const written = readText(cells[field])
    if (!written) return null
    const number = readWhole(written)
    if (number === null) reasons.push(reason('value-unreadable', field, written))
    else if (number < least || number > most)
      reasons.push(reason('value-out-of-range', field, `${least} and ${most}`))
    else return number
    return null
  }

  function flag(field: string): boolean | null {
    const written = cells[field]
    if (written === undefined) return null
    const value = readFlag(written)
    if (value === null) reasons.push(reason('value-unreadable', field, written))
    return value
  }
}

const ABOUT_DAYS = new Set(
  `price singlePrice extraAdult boardPrice boardPerRoom boardPerPerson rooms roomsLeft minimumStay
  closed`.split(/\s+/),
)

/** A row without any such cell says nothing about its days. */
function isAboutDays(field: string): boolean {
  return ABOUT_DAYS.has(field) || agesOfField(field) !== null
}

// The nights that a row of a rates file is about.

/** Rate sheets count the last day of a season as a night; a departure day is none. */
function readDays(cells: Cells, today: Day, reasons: Reason[]): { firstDay: Day; lastDay: Day } {
  const first = readDayOf(cells.date === undefined ? 'dateFrom' : 'date')
  const firstDay = first ?? today
  const lastDay = readLastDay(firstDay)
  if (first === null) return { firstDay, lastDay }
  if (lastDay < firstDay) reasons.push(reason('days-reversed', 'dateTo'))
  else if (lastDay - firstDay >= 2 * CALENDAR_DAYS)
    reasons.push(reason('days-too-many', 'dateTo', 2 * CALENDAR_DAYS))
  else if (lastDay < today) reasons.push(reason('days-past', 'date'))
  else if (firstDay >= today + CALENDAR_DAYS)
    reasons.push(reason('value-out-of-range', 'date', `today and ${CALENDAR_DAYS} days from now`))
  return { firstDay, lastDay }

  function readLastDay(otherwise: Day): Day {
    if (cells.date !== undefined) return otherwise
    if (cells.dateTo !== undefined) return readDayOf('dateTo') ?? otherwise
    if (cells.checkOut === undefined) return otherwise
    const departure = readDayOf('checkOut')
    return departure === null ? otherwise : departure - 1
  }

  function readDayOf(field: string): Day | null {
    const written = cells[field]
    if (written === undefined) {
      reasons.push(reason('value-missing', field))
      return null
    }
    const day = readWrittenDay(written)
    if (day === null) reasons.push(reason('value-unreadable', field, written))
    return day
  }
}

/** Rooms as operators write them: which kind a name means, and how many it sleeps. */
interface RoomCapacity {
  maxAdults: number
  maxChildren: number
  maxPersons: number
}

/** Folded; the first that fits decides, so the special stands before the general. */
const WORDS: { kind: RoomKind; words: RegExp }[] = [
  { kind: 'junior-suite', words: /junior|^js/ },
  { kind: 'suite', words: /suite|^sui|^su$/ },
  { kind: 'dormitory', words: /dorm(itory)?\b|shared|compartid|schlafsaal|litera|bunk/ },
  { kind: 'bungalow', words: /bungal|cabin|cabana|chalet/ },
  {
    kind: 'apartment-3',
    words: /(apart|appart|apt|wohnung).*3|3 (bed|dorm|cham|schlaf|camere|quartos)/,
  },
  {
    kind: 'apartment-2',
    words: /(apart|appart|apt|wohnung).*2|2 (bed|dorm|cham|schlaf|camere|quartos)/,
  },
  { kind: 'apartment-1', words: /apart|appart|^apt|ferienwohnung|1 (bedroom|dormitorio)/ },
  { kind: 'studio', words: /studio|estudio|^std$|monolocale/ },
  { kind: 'family', words: /famil/ },
  { kind: 'quadruple', words: /quad|cuadr|vierbett|^qua|^qdp/ },
  { kind: 'triple', words: /tripl|dreibett|^tpl|^trp/ },
  { kind: 'twin', words: /twin|dos camas|two beds|deux lits|zwei betten|zweibett|^twn|duas camas/ },
  { kind: 'double-superior', words: /superior|deluxe|premium|comfort|executive/ },
  { kind: 'single', words: /single|individual|einzel|singola|simple|solteiro|^sgl|^ind/ },
  {
    kind: 'double',
    words: /doub|doble|doppel|doppia|duplo|^dbl|^dob|matrimoni|casal|standard|king|queen/,
  },
]

const CAPACITIES: Record<RoomKind, RoomCapacity> = {
  single: { maxAdults: 1, maxChildren: 0, maxPersons: 1 },
  double: { maxAdults: 2, maxChildren: 1, maxPersons: 3 },
  'double-superior': { maxAdults: 2, maxChildren: 1, maxPersons: 3 },
  twin: { maxAdults: 2, maxChildren: 1, maxPersons: 3 },
  triple: { maxAdults: 3, maxChildren: 2, maxPersons: 3 },
  quadruple: { maxAdults: 4, maxChildren: 3, maxPersons: 4 },
  family: { maxAdults: 4, maxChildren: 3, maxPersons: 5 },
  'junior-suite': { maxAdults: 3, maxChildren: 2, maxPersons: 4 },
  suite: { maxAdults: 3, maxChildren: 2, maxPersons: 4 },
  studio: { maxAdults: 2, maxChildren: 2, maxPersons: 3 },
  'apartment-1': { maxAdults: 4, maxChildren: 3, maxPersons: 4 },
  'apartment-2': { maxAdults: 6, maxChildren: 4, maxPersons: 6 },
  'apartment-3': { maxAdults: 8, maxChildren: 6, maxPersons: 8 },
  bungalow: { maxAdults: 4, maxChildren: 3, maxPersons: 4 },
  dormitory: { maxAdults: 1, maxChildren: 0, maxPersons: 1 },
}

const BY_PERSONS: RoomKind[] = ['double', 'single', 'double', 'triple', 'quadruple', 'family']

/** By our own word, by any word of the texts, or by how many it sleeps. */
export function roomKindOf(texts: readonly string[], persons: number | null): RoomKind {
  for (const text of texts) {
    const folded = foldText(text)
      .replace(/[_\s]+/g, ' ')
      .trim()
    const own = ROOM_KINDS.find((kind) => kind === folded.replaceAll(' ', '-'))
    const kind = own ?? WORDS.find(({ words }) => words.test(folded))?.kind
    if (kind) return kind
  }
  return BY_PERSONS[Math.min(persons ?? 0, BY_PERSONS.length - 1)]!
}

/** What the operator says, completed by what such a room usually sleeps. */
function capacityOf(kind: RoomKind, told: Partial<RoomCapacity>): RoomCapacity {
  const usual = CAPACITIES[kind]
  const maxPersons =
    told.maxPersons ??
    (told.maxAdults === undefined ? usual.maxPersons : told.maxAdults + (told.maxChildren ?? 0))
  const maxAdults = Math.min(
    told.maxAdults ?? (told.maxPersons === undefined ? usual.maxAdults : maxPersons),
    maxPersons,
  )
  const maxChildren = Math.min(told.maxChildren ?? usual.maxChildren, Math.max(maxPersons - 1, 0))
  return { maxAdults, maxChildren, maxPersons }
}
