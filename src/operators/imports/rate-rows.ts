/** A row of a rates file: what one room of one hotel costs on some days, in one plan. */
import type { RoomKind } from '../../products/hotels/catalogue/rules/catalogue.ts'
import type { Day } from '../../site/calendar-day.ts'
import type { CurrencyCode, MinorUnits } from '../../site/money.ts'
import type { PaymentMethod } from '../../products/hotels/rates/rules/rates.ts'
import { foldText } from '../../site/fold-text.ts'
import { readBoard } from './categories-and-boards.ts'
import { readCurrency, readFlag, readPrice, readText, readWhole } from './cell-values.ts'
import { agesOfField } from './column-names.ts'
import type { Cells } from './read-rows.ts'
import { reason, type Reason, type RowRead } from './reasons.ts'
import { readDays } from './row-days.ts'
import { capacityOf, roomKindOf, type RoomCapacity } from './room-words.ts'

export interface RoomRecord extends RoomCapacity {
  /** False when its capacity is only what such a room usually has. */
  isCapacityTold: boolean
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
export interface AskedPrices {
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

export interface RateRecord extends AskedPrices {
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
const MOST_ROOMS = 255
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
    rooms: whole('rooms', 0, MOST_ROOMS),
    roomsLeft: whole('roomsLeft', 0, MOST_ROOMS),
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
    const isCapacityTold = Object.values(told).some((part) => part !== undefined)
    return { code, name, kind, isCapacityTold, ...capacityOf(kind, told) }
  }

  function board(): string | null {
    const written = readText(cells.board)
    if (!written) return null
    const code = readBoard(written)
    if (!code) notes.push(reason('value-unknown', 'board', written))
    return code ?? 'OT'
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
  function boardPrices(): Pick<AskedPrices, 'boardPerRoom' | 'boardPerPerson'> {
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
