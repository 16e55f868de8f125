/**
 * The columns of the engine. Each is a typed array on a SharedArrayBuffer, so that all threads of a
 * process read the same memory and it is paid once.
 *
 * Hotels stand in the order of their place in the geography's preorder (then by id), so the hotels
 * of any destination are one range of rows. The room types of a hotel stand together, and so do its
 * rate plans.
 *
 * The two large tables, `states` and `priceTotals`, are day-major: all room types of one day, then
 * those of the next. A search reads a few days of thousands of neighbouring room types, which is a
 * few straight lines through memory: 6 bytes for a stay in a room type, where a room-major table
 * would fetch three cache lines of 64. A booking touches at most 61 cells far apart, a few
 * microseconds. 1.5 million room types × 731 days × 4 bytes are 4.4 GB.
 *
 * Days are a ring: a day's plane is its number modulo the number of planes, so the window moves
 * forward by overwriting the plane of yesterday. Totals have a plane more than there are days, for
 * what is spent when the last one is over.
 */

/** What a column has one entry for; the lengths of "own" columns follow from their contents. */
type Per = 'hotel' | 'roomType' | 'ratePlan' | 'cell' | 'total' | 'own'

const COLUMNS = {
  /** See `CONTROL`. */
  control: [Int32Array, 'own'],
  /** JSON; see dictionary.ts. */
  dictionary: [Uint8Array, 'own'],

  hotelId: [Int32Array, 'hotel'],
  /** The number under which it is sold without its name; 0 for one that has its name. */
  hiddenOffer: [Int32Array, 'hotel'],
  /** Index of its district or, where there is none, its city; −1 when the geography has neither. */
  place: [Int32Array, 'hotel'],
  city: [Int32Array, 'hotel'],
  active: [Uint8Array, 'hotel'],
  category: [Uint8Array, 'hotel'],
  /** Position in the dictionary's chains; 0 is none. */
  chain: [Uint16Array, 'hotel'],
  currency: [Uint8Array, 'hotel'],
  /** A bit for each row of the tables in the rules. */
  services: [Uint16Array, 'hotel'],
  segments: [Uint16Array, 'hotel'],
  /** Rating as shown × 10; 255 without reviews. */
  ratingTenths: [Uint8Array, 'hotel'],
  /** Position in RATING_RANGES; 7 without reviews. */
  ratingBand: [Uint8Array, 'hotel'],
  reviewsNumber: [Uint32Array, 'hotel'],
  popularity: [Uint16Array, 'hotel'],
  latitude: [Float64Array, 'hotel'],
  longitude: [Float64Array, 'hotel'],
  /** What its rate plans have between them; see hotel-words.ts. */
  boardMask: [Uint8Array, 'hotel'],
  providerMask: [Int32Array, 'hotel'],
  packetMask: [Int32Array, 'hotel'],
  offerMask: [Int32Array, 'hotel'],
  minFreeDays: [Uint16Array, 'hotel'],
  /** What counting needs of a hotel, packed from the columns above; see hotel-words.ts. */
  traitWord: [Int32Array, 'hotel'],
  facetWord: [Int32Array, 'hotel'],
  /** See catalogue-words.ts. */
  planWords: [Int32Array, 'own'],
  /** See recommendation.ts. */
  lastingPoints: [Uint16Array, 'hotel'],
  typicalPrice: [Float64Array, 'hotel'],
  pricePointsPerUnit: [Float64Array, 'hotel'],
  roomCount: [Uint16Array, 'hotel'],
  planCount: [Uint16Array, 'hotel'],
  /** 1 for a hotel of which a room type has a sheet. */
  hasSheets: [Uint8Array, 'hotel'],
  /** The first of each hotel, and at the end how many there are. */
  roomStart: [Int32Array, 'own'],
  planStart: [Int32Array, 'own'],

  roomTypeId: [Float64Array, 'roomType'],
  roomHotel: [Int32Array, 'roomType'],
  /** Position in the dictionary's profiles: how many it sleeps and what they pay. */
  profile: [Uint16Array, 'roomType'],
  /** See price-cells.ts. */
  priceUnit: [Int32Array, 'roomType'],
  priceSpan: [Uint8Array, 'roomType'],
  /** The four columns above in one number; see room-words.ts. */
  roomWord: [Int32Array, 'roomType'],
  /** Where its sheet begins, 0 where it has none; see rate-sheets.ts. */
  roomSheet: [Int32Array, 'roomType'],
  changeCount: [Uint8Array, 'roomType'],
  changeStart: [Int32Array, 'own'],
  changeDay: [Int32Array, 'own'],
  changePermille: [Int32Array, 'own'],

  planNumber: [Uint16Array, 'ratePlan'],
  planPermille: [Uint16Array, 'ratePlan'],
  planBoardSupplement: [Uint32Array, 'ratePlan'],
  planPacketSupplement: [Uint32Array, 'ratePlan'],
  /** See hotel-words.ts. */
  planBits: [Int32Array, 'ratePlan'],
  planOfferMask: [Int32Array, 'ratePlan'],
  /** Days before check-in until which cancelling is free; 65,535 for never. */
  planFreeDays: [Uint16Array, 'ratePlan'],
  planFirstPaymentDays: [Uint16Array, 'ratePlan'],
  planBoardCode: [Uint16Array, 'ratePlan'],
  planOffers: [Uint32Array, 'ratePlan'],
  planProvider: [Int32Array, 'ratePlan'],
  planPacket: [Uint16Array, 'ratePlan'],

  /** The plans that can be the cheapest of their hotel; see cheapest-plans.ts. */
  cheapStart: [Int32Array, 'own'],
  cheapHotel: [Int32Array, 'own'],
  cheapPermille: [Uint16Array, 'own'],
  cheapBoardSupplement: [Uint32Array, 'own'],
  cheapPacketSupplement: [Uint32Array, 'own'],

  /** Odd while a calendar is written, when a reader must wait; see calendar-versions.ts. */
  calendarVersions: [Int32Array, 'own'],
  /** Grows with every change of rooms left; see calendar-versions.ts. */
  roomVersions: [Int32Array, 'own'],
  states: [Uint16Array, 'cell'],
  priceTotals: [Uint16Array, 'total'],
  widePrices: [Uint32Array, 'own'],
  sheets: [Int32Array, 'own'],

  /** Rows in the order of ids, for binary search. */
  hotelOrder: [Int32Array, 'own'],
  roomTypeOrder: [Int32Array, 'own'],
  gridStart: [Uint32Array, 'own'],
  gridRows: [Int32Array, 'own'],
  chainStart: [Uint32Array, 'own'],
  chainRows: [Int32Array, 'own'],
  pointStart: [Uint32Array, 'own'],
  pointRows: [Int32Array, 'own'],
  /** Text that only a page of hotels needs; see hotel-records.ts. */
  recordStart: [Uint32Array, 'own'],
  records: [Uint8Array, 'own'],
  /** Folded names for the name filter; see compiled-filters.ts. */
  foldedStart: [Uint32Array, 'own'],
  folded: [Uint8Array, 'own'],
} as const satisfies Record<string, [unknown, Per]>

export type ColumnName = keyof typeof COLUMNS
export type EngineColumns = {
  [Name in ColumnName]: ArrayOf<(typeof COLUMNS)[Name][0]>
}

/** An instance type would promise memory that is not shared. */
type ArrayOf<Constructor> = Constructor extends Uint8ArrayConstructor
  ? Uint8Array
  : Constructor extends Uint16ArrayConstructor
    ? Uint16Array
    : Constructor extends Uint32ArrayConstructor
      ? Uint32Array
      : Constructor extends Int32ArrayConstructor
        ? Int32Array
        : Float64Array
export type Column = EngineColumns[ColumnName]

export const COLUMN_NAMES = Object.keys(COLUMNS) as ColumnName[]

/** Positions in the control column. */
export const CONTROL = {
  firstDay: 0,
  days: 1,
  wideRowsUsed: 2,
  geographyStamp: 3,
  /** Room types that a plane has room for. */
  stride: 4,
} as const

export const CONTROL_LENGTH = 16

export function columnsPer(per: Per): ColumnName[] {
  return COLUMN_NAMES.filter((name) => COLUMNS[name][1] === per)
}

export function allocate<Name extends ColumnName>(name: Name, length: number): EngineColumns[Name] {
  const ArrayOfType = COLUMNS[name][0] as unknown as {
    BYTES_PER_ELEMENT: number
    new (buffer: SharedArrayBuffer): EngineColumns[Name]
  }
  return new ArrayOfType(new SharedArrayBuffer(length * ArrayOfType.BYTES_PER_ELEMENT))
}

export function bytesOf(column: Column): Uint8Array {
  return new Uint8Array(column.buffer, column.byteOffset, column.byteLength)
}
