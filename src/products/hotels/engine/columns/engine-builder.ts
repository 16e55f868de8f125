/**
 * Builds the columns from hotels that come one by one, in any order, with flat memory: the large
 * tables are written where they stay, and put in order in place at the end.
 */
import type { Day } from '../../../../site/calendar-day.ts'
import type { CatalogueHotel, Chain, RoomType } from '../../catalogue/rules/catalogue.ts'
import { foldText } from '../../../../site/text/fold-text.ts'
import { untilBought } from '../../catalogue/rules/hidden-offer.ts'
import { CALENDAR_DAYS } from '../../rates/rules/packed-calendar.ts'
import {
  allocate,
  type ColumnName,
  columnsPer,
  CONTROL,
  CONTROL_LENGTH,
  type EngineColumns,
} from './engine-columns.ts'
import { CalendarBlock } from './calendar-block.ts'
import { neighbourhoods } from './calendar-versions.ts'
import { CatalogueWords, planWords } from './catalogue-words.ts'
import { indexCheapPlans } from '../prices/cheapest-plans.ts'
import { placeSpot } from '../search/destination-rows.ts'
import { encodeDictionary, profileOf } from './dictionary.ts'
import { type EngineGeography, geographyStamp } from './engine-geography.ts'
import { buildGrid } from './geo-grid.ts'
import { writeRecord } from './hotel-records.ts'
import { fillHotelWords, NEVER_FREE } from './hotel-words.ts'
import { placeOfHotel, writeHotel, writePlan } from './hotel-writer.ts'
import { NAME_END } from '../search/compiled-filters.ts'
import { SheetWriter } from './rate-sheets.ts'
import { fillRoomWords } from './room-words.ts'
import { indexChains, indexPoints, orderOfIds } from './side-indexes.ts'
import { categoryOf } from '../../catalogue/rules/categories.ts'
import { pointsPerUnit } from '../search/recommendation.ts'

/** Rows of bytes of any length, one after the other, while nobody knows yet how many there are. */
const encoder = new TextEncoder()
const FIRST_BYTES = 1 << 16
/** A UTF-16 unit takes at most three bytes in UTF-8. */
const MAX_BYTES_PER_UNIT = 3

class ByteRows {
  private bytes = new Uint8Array(FIRST_BYTES)
  private readonly ends: number[] = []
  private used = 0

  add(text: string): void {
    const needed = this.used + text.length * MAX_BYTES_PER_UNIT
    if (needed > this.bytes.length) {
      const larger = new Uint8Array(Math.max(needed, this.bytes.length * 2))
      larger.set(this.bytes)
      this.bytes = larger
    }
    this.used += encoder.encodeInto(text, this.bytes.subarray(this.used)).written
    this.ends.push(this.used)
  }

  /** Into shared memory, in another order. */
  freeze(
    order: Int32Array,
    names: { start: 'recordStart' | 'foldedStart'; bytes: 'records' | 'folded' },
  ): Partial<EngineColumns> {
    const start = allocate(names.start, order.length + 1)
    const bytes = allocate(names.bytes, this.used)
    let at = 0
    order.forEach((from, row) => {
      start[row] = at
      const [first, end] = [from === 0 ? 0 : this.ends[from - 1]!, this.ends[from]!]
      bytes.set(this.bytes.subarray(first, end), at)
      at += end - first
    })
    start[order.length] = at
    return { [names.start]: start, [names.bytes]: bytes }
  }
}

export interface BuilderOptions {
  geography: EngineGeography
  chains: readonly Chain[]
  /** At least as many as will come. */
  counts: { hotels: number; roomTypes: number; ratePlans: number }
  firstDay: Day
  days?: number
  /**
   * Bytes by the id of a hotel that nobody outside can guess: where a hidden hotel is shown. Without
   * them it is shown in the middle of its district.
   */
  secretOf?: (hotelId: number) => Uint8Array
  /** Room types whose prices may come to need the wide table after the build. */
  spareWideRows?: number
}

const SPARE_WIDE_ROWS = 256
const NO_SECRET = new Uint8Array(0)

export class EngineBuilder {
  private readonly options: Required<BuilderOptions>
  private readonly columns: EngineColumns
  private readonly words: CatalogueWords
  private readonly calendars: CalendarBlock
  private readonly records = new ByteRows()
  private readonly folded = new ByteRows()
  private readonly sheets = new SheetWriter()
  private readonly changes: { day: Day; permille: number }[] = []
  private readonly placeById: Map<number, number>
  private hotels = 0
  private roomTypes = 0
  private ratePlans = 0

  constructor(options: BuilderOptions) {
    this.options = {
      days: CALENDAR_DAYS,
      spareWideRows: SPARE_WIDE_ROWS,
      secretOf: () => NO_SECRET,
      ...options,
    }
    const { counts, days, firstDay, geography } = this.options
    this.columns = emptyColumns(counts, days)
    this.columns.minFreeDays.fill(NEVER_FREE)
    this.words = new CatalogueWords(options.chains)
    this.calendars = new CalendarBlock(this.columns, { firstDay, days, stride: counts.roomTypes })
    this.placeById = new Map(Array.from(geography.destinations.id, (id, index) => [id, index]))
  }

  /** Of a hidden offer, memory holds nothing that it may not tell. */
  add(sent: CatalogueHotel): void {
    const { columns, words, options } = this
    const { counts, geography, secretOf } = options
    const placeOf = (id: number) => this.placeById.get(id) ?? -1
    const centre = placeSpot(geography, placeOfHotel(sent, placeOf))
    const hotel = untilBought(sent, centre, secretOf)
    if (
      this.hotels + 1 > counts.hotels ||
      this.roomTypes + hotel.roomTypes.length > counts.roomTypes ||
      this.ratePlans + hotel.ratePlans.length > counts.ratePlans
    )
      throw new Error('More hotels, room types or rate plans came than were announced')
    const row = this.hotels++
    writeHotel(columns, row, hotel, words, geography.destinations, placeOf)
    for (const plan of hotel.ratePlans) writePlan(columns, row, this.ratePlans++, plan, words)
    columns.typicalPrice[row] = typicalPrice(
      hotel.roomTypes.map((room) => ({ room, mean: this.addRoomType(room) })),
    )
    this.addSheets(row, hotel)
    this.records.add(writeRecord(hotel))
    const chain = words.dictionary.chains[columns.chain[row]!]!
    this.folded.add(foldText(`${hotel.name} ${chain.name}`).replaceAll(NAME_END, '') + NAME_END)
  }

  /** The builder cannot be used afterwards. */
  freeze(): EngineColumns {
    const { columns, options } = this
    this.calendars.flush()
    shorten(columns, { hotel: this.hotels, roomType: this.roomTypes, ratePlan: this.ratePlans })
    const order = finalOrder(columns)
    const changeCounts = columns.changeCount.slice()
    const { roomOrder } = putInOrder(columns, order, options.counts.roomTypes)
    this.freezeChanges(orderOfParts(roomOrder, changeCounts))
    fillSimilarPrices(columns, this.words.dictionary.categories)
    fillHotelWords(columns)
    fillRoomWords(columns)
    columns.planWords = planWords(columns, this.words.dictionary)
    Object.assign(
      columns,
      this.records.freeze(order, { start: 'recordStart', bytes: 'records' }),
      this.folded.freeze(order, { start: 'foldedStart', bytes: 'folded' }),
      buildGrid(columns),
      indexChains(columns.chain, this.words.dictionary.chains.length),
      indexCheapPlans(columns),
    )
    Object.assign(columns, indexPoints(columns, options.geography.points))
    columns.hotelOrder = orderOfIds('hotelOrder', columns.hotelId)
    columns.roomTypeOrder = orderOfIds('roomTypeOrder', columns.roomTypeId)
    columns.widePrices = this.frozenWidePrices()
    columns.sheets = this.sheets.freeze()
    columns.calendarVersions = allocate('calendarVersions', neighbourhoods(this.hotels))
    columns.roomVersions = allocate('roomVersions', neighbourhoods(this.hotels))
    const dictionary = encodeDictionary(this.words.dictionary)
    columns.dictionary = allocate('dictionary', dictionary.length)
    columns.dictionary.set(dictionary)
    this.writeControl()
    return columns
  }

  private addRoomType(room: RoomType): number {
    const { columns, words } = this
    const at = this.roomTypes++
    columns.roomTypeId[at] = room.id
    columns.profile[at] = words.profiles.of(profileOf(room))
    columns.changeCount[at] = room.priceChanges.length
    for (const { changedOn, previousPermille } of room.priceChanges)
      this.changes.push({ day: changedOn, permille: previousPermille })
    return this.calendars.add(at, room.calendar)
  }

  /** Its room types are the last that came. */
  private addSheets(row: number, { roomTypes, ratePlans }: CatalogueHotel): void {
    const first = this.roomTypes - roomTypes.length
    const numbers = ratePlans.map(({ number }) => number)
    roomTypes.forEach(({ sheet }, at) => {
      if (!sheet) return
      this.columns.hasSheets[row] = 1
      this.columns.roomSheet[first + at] = this.sheets.add(sheet, numbers)
    })
  }

  private freezeChanges(order: Int32Array): void {
    const { columns } = this
    columns.changeStart = startsOf('changeStart', columns.changeCount)
    columns.changeDay = allocate('changeDay', order.length)
    columns.changePermille = allocate('changePermille', order.length)
    order.forEach((from, at) => {
      columns.changeDay[at] = this.changes[from]!.day
      columns.changePermille[at] = this.changes[from]!.permille
    })
  }

  private frozenWidePrices(): Uint32Array {
    const { wideRows } = this.calendars
    const { days, spareWideRows } = this.options
    const wide = allocate('widePrices', (wideRows.length + spareWideRows) * days)
    wideRows.forEach((prices, row) => wide.set(prices, row * days))
    return wide
  }

  private writeControl(): void {
    const { firstDay, days, counts, geography } = this.options
    const control = allocate('control', CONTROL_LENGTH)
    control[CONTROL.firstDay] = firstDay
    control[CONTROL.days] = days
    control[CONTROL.wideRowsUsed] = this.calendars.wideRows.length
    control[CONTROL.geographyStamp] = geographyStamp(geography)
    control[CONTROL.stride] = counts.roomTypes
    this.columns.control = control
  }
}

/** The usual price of a room for two, or of any room where none is large enough. */
function typicalPrice(rooms: { room: RoomType; mean: number }[]): number {
  const forTwo = rooms.filter(({ room }) => room.maxAdults >= 2)
  const means = (forTwo.length > 0 ? forTwo : rooms).map(({ mean }) => mean)
  return means.length === 0 ? 0 : Math.min(...means)
}

function emptyColumns(counts: BuilderOptions['counts'], days: number): EngineColumns {
  const lengths: [ColumnName[], number][] = [
    [columnsPer('hotel'), counts.hotels],
    [columnsPer('roomType'), counts.roomTypes],
    [columnsPer('ratePlan'), counts.ratePlans],
    [columnsPer('cell'), counts.roomTypes * days],
    [columnsPer('total'), counts.roomTypes * (days + 1)],
    [columnsPer('own'), 0],
  ]
  const columns = lengths.flatMap(([names, length]) =>
    names.map((name) => [name, allocate(name, length)] as const),
  )
  return Object.fromEntries(columns) as unknown as EngineColumns
}

function shorten(
  columns: EngineColumns,
  counts: Record<'hotel' | 'roomType' | 'ratePlan', number>,
): void {
  for (const per of ['hotel', 'roomType', 'ratePlan'] as const)
    for (const name of columnsPer(per))
      Object.assign(columns, { [name]: columns[name].subarray(0, counts[per]) })
}

// What hotels with as many stars in the same city usually ask; see recommendation.ts.

/**
 * Only prices in one currency are compared. The hotels of a city stand together, so one small table
 * is enough, emptied at each city's end.
 */
function fillSimilarPrices(columns: EngineColumns, categories: readonly string[]): void {
  const { city, category, currency, typicalPrice, pricePointsPerUnit } = columns
  const stars = categories.map((id) => categoryOf(id).count)
  const kindOf = (row: number) => stars[category[row]!]! * 256 + currency[row]!
  let first = 0
  for (let row = 1; row <= city.length; row++) {
    if (row < city.length && city[row] === city[first]) continue
    const sums = new Map<number, { total: number; count: number }>()
    for (let at = first; at < row; at++) {
      const sum = sums.get(kindOf(at)) ?? { total: 0, count: 0 }
      sum.total += typicalPrice[at]!
      sum.count += 1
      sums.set(kindOf(at), sum)
    }
    for (let at = first; at < row; at++) {
      const { total, count } = sums.get(kindOf(at))!
      pricePointsPerUnit[at] = pointsPerUnit(Math.max(1, Math.round(total / count)))
    }
    first = row
  }
}

// Puts the rows of a finished build into their final order.
//
// Hotels come in any order, and only when the last has come is it known where each belongs. The
// large tables are rearranged plane by plane: one day of all room types is 3 MB, so the copy that
// each step needs stays in the cache and the memory that the build needs stays flat.

/** The present row of each hotel in the final order: by place, then by id. */
function finalOrder({ place, hotelId }: EngineColumns): Int32Array {
  const order = Int32Array.from(hotelId, (_, row) => row)
  return order.toSorted(
    (one, other) => place[one]! - place[other]! || hotelId[one]! - hotelId[other]!,
  )
}

/** `stride` is how far apart the planes of the large tables are. */
function putInOrder(
  columns: EngineColumns,
  order: Int32Array,
  stride: number,
): { roomOrder: Int32Array } {
  const roomOrder = orderOfParts(order, columns.roomCount)
  const planOrder = orderOfParts(order, columns.planCount)
  for (const name of columnsPer('hotel')) reorder(columns[name], order)
  for (const name of columnsPer('roomType')) reorder(columns[name], roomOrder)
  for (const name of columnsPer('ratePlan')) reorder(columns[name], planOrder)
  if (!isInOrder(roomOrder))
    for (const name of ['states', 'priceTotals'] as const)
      reorderPlanes(columns[name], roomOrder, stride)
  columns.roomStart = startsOf('roomStart', columns.roomCount)
  columns.planStart = startsOf('planStart', columns.planCount)
  for (let row = 0; row < order.length; row++)
    columns.roomHotel.fill(row, columns.roomStart[row], columns.roomStart[row + 1])
  return { roomOrder }
}

function startsOf(
  name: 'roomStart' | 'planStart' | 'changeStart',
  counts: Uint16Array | Uint8Array,
): Int32Array {
  const starts = allocate(name, counts.length + 1)
  for (let row = 0; row < counts.length; row++) starts[row + 1] = starts[row]! + counts[row]!
  return starts
}

/** The present position of each part (room type or rate plan) of hotels in their final order. */
function orderOfParts(order: Int32Array, counts: Uint16Array | Uint8Array): Int32Array {
  const starts = new Int32Array(counts.length + 1)
  for (let row = 0; row < counts.length; row++) starts[row + 1] = starts[row]! + counts[row]!
  const parts = new Int32Array(starts[counts.length]!)
  let at = 0
  for (const row of order)
    for (let part = starts[row]!; part < starts[row + 1]!; part++) parts[at++] = part
  return parts
}

function reorder(column: { [index: number]: number; slice(): typeof column }, order: Int32Array) {
  const before = column.slice()
  for (let row = 0; row < order.length; row++) column[row] = before[order[row]!]!
}

function reorderPlanes(column: Uint16Array, order: Int32Array, stride: number): void {
  const before = new Uint16Array(order.length)
  for (let start = 0; start < column.length; start += stride) {
    const plane = column.subarray(start, start + order.length)
    before.set(plane)
    for (let room = 0; room < order.length; room++) plane[room] = before[order[room]!]!
  }
}

function isInOrder(order: Int32Array): boolean {
  return order.every((from, at) => from === at)
}
