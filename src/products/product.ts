/**
 * The port: what the cart may ask of anything that is sold. A new product is a folder that answers
 * it, and one record where the application is put together (registry.ts).
 *
 * Whatever takes or frees something runs in the caller's transaction.
 */
import type { Kysely, Transaction } from 'kysely'
import type { Day } from '../site/calendar-day.ts'
import type { DiscountRight } from '../site/discount-rights.ts'
import type { EditionId } from '../site/editions/edition.ts'
import type { FormValues } from '../site/form-values.ts'
import type { WordsOf } from '../site/messages/catalogue.ts'
import type { CurrencyCode, CurrencyRates, MinorUnits } from '../site/money.ts'
import type { SiteType } from '../site/site.ts'
import type { StayTax } from '../site/taxes.ts'
import type { Database } from '../store/database.ts'
import type { Tables } from '../store/tables.ts'
import {
  type BookedLine,
  type CancellationTerms,
  type Line,
  type LineAction,
  type Part,
  PART_TABLES,
  type PartTableName,
  type ProductKind,
  type ShownLine,
  type TravellerNeeds,
} from './line.ts'

/** Who asks for a price: what the server knows, not what a form says. */
export interface Asker {
  currency: CurrencyCode
  tax: StayTax | null
  rights: readonly DiscountRight[]
  rates: CurrencyRates
  today: Day
  /** Milliseconds since 1970, where the hour counts. */
  now?: number
}

/** A line as it would be today; the cart gives it its id. */
export type Quote<Own extends Line> = Omit<Own, 'id'>

/** Told to the guest, and to whoever provides the service. */
export type BookingNews = 'booked' | 'changed' | 'cancelled'

export interface SupplierMail {
  recipient: string
  subject: string
  text: string
  html: string
}

export type Fact = readonly [label: string, value: string]

/** What a product needs to know of a booking to write to those who provide it. */
export interface NewsOfBooking {
  locator: string
  site: { edition: EditionId; type: SiteType; prefixed: boolean }
  contact: { firstName: string; lastName: string; phone: string }
  requests: string
  currency: CurrencyCode
  /** All of them, also those of other products. */
  items: readonly BookedLine[]
  payment: 'card' | 'hotel'
  /** What suppliers ask for less, in the order of lines. */
  lessAtHotel: MinorUnits
}

export interface ListedBooking {
  id: number
  locator: string
  state: 'confirmed' | 'cancelled'
  items: readonly BookedLine[]
}

export interface Product<Own extends Line = Line, Choice = unknown> {
  kind: ProductKind
  /** Somebody sleeps there: pages speak of rooms and guests. */
  isStay?: boolean
  /**
   * What a book button promised, as it was written before it was signed, with what its form sent
   * beside it. Null for anything that this product has not written.
   */
  readChoice(written: unknown, fields: FormValues): Choice | null
  /** What a form sends along with a promise, to be sent again. */
  choiceFields(choice: Choice): Record<string, string>
  /** What was chosen in the form itself costs beside the promise, by prices signed with it. */
  addedPrice?(choice: Choice): MinorUnits
  /**
   * What is bought as one trip, where that is several lines: each is priced when the parts of those
   * before it are taken. All of them take of the same parts, so that nobody waits in a ring.
   */
  together?(choice: Choice): Choice[]
  /** Today's price and terms, by the database; null when nobody sells it any more. */
  quote(db: Kysely<Tables>, choice: Choice, asker: Asker): Promise<Quote<Own> | null>
  /** To ask once more for what a line has. */
  choiceOf(line: Own): Choice
  /** Whether terms other than the price are no longer those that were promised. */
  isOtherOffer(promised: Choice, current: Quote<Own>): boolean
  /** What it takes, in any order. */
  parts(line: Quote<Own>): Part[]
  /** Of whom how much is kept: nobody may keep all that one hotel has. */
  units(line: Quote<Own>): { of: string; count: number }
  /** Those whose names it needs, in the order of the labels that it describes them by. */
  travellers(line: Own): TravellerNeeds[]
  /** Whether a choice wants something that this line of the same cart has. */
  isInTheWay(line: Own, choice: Choice): boolean
  cancellation(line: Own, today: Day): CancellationTerms
  /** Nothing that is told only after the purchase, unless `isBooked`. */
  describe(line: Own, words: WordsOf, today: Day, isBooked: boolean): ShownLine
  /** Where a choice was made; empty when there is nothing any more. */
  linkTo(choice: Choice, words: WordsOf): string
  /** What stands in a mail about it; the first fact is its name. */
  mailFacts(line: Own & BookedLine, words: WordsOf): Fact[]
  /**
   * A line has become part of a booking, or is another one there, or ended: for tables of its own.
   * False when it cannot be had any more; the caller rolls back.
   */
  recordBooked?(
    db: Transaction<Tables>,
    kind: Database['kind'],
    itemId: number,
    line: Own,
  ): Promise<boolean>
  /** To each supplier that can be written to and that the news concern. */
  supplierMails(
    news: BookingNews,
    booking: NewsOfBooking,
  ): { recipient: string; compose: () => SupplierMail }[]
  /** Booked lines with what is looked up when it is used: telephones change. */
  current(db: Kysely<Tables>, lines: readonly (Own & BookedLine)[]): Promise<BookedLine[]>
  /** By the ids of lines: what can be done about them today. */
  actions(
    db: () => Kysely<Tables>,
    bookings: readonly ListedBooking[],
    words: WordsOf,
    today: Day,
  ): Promise<ReadonlyMap<string, LineAction>>
  /**
   * What the own cart keeps is free to its visitor: a cookie in which it travels, so that searches
   * need no database.
   */
  ownLines?: { cookie: string; write(lines: readonly Own[]): string }
  /** As bank statements tell it. */
  statementName(line: Own): string
  /** As the back office finds it. */
  searchName(line: Own): string
  /** Whose it is, in a column by which others can look; null for nobody's. */
  supplierId(line: Own): number | null
}

/** One of the tables in which parts are counted, with the guard that nothing is sold twice. */
export interface PartTable {
  name: PartTableName
  /** Sorted by id and day, each once. False when one is missing; the caller rolls back. */
  take(db: Transaction<Tables>, kind: Database['kind'], parts: readonly Part[]): Promise<boolean>
  release(db: Transaction<Tables>, parts: readonly Part[]): Promise<void>
}

/** All that is sold. */
export interface Products {
  of: (kind: ProductKind) => Product
  /** Undefined for what nobody sells. */
  find: (kind: ProductKind) => Product | undefined
  tables: readonly PartTable[]
  /** Cookies in which products tell their pages what the visitor's own cart keeps. */
  cookieNames: readonly string[]
  cookiesOf: (lines: readonly Line[]) => Record<string, string>
}

export function productsOf(products: readonly Product[], tables: readonly PartTable[]): Products {
  const byKind = new Map(products.map((product) => [product.kind, product]))
  return {
    of(kind) {
      const product = byKind.get(kind)
      if (!product) throw new Error(`Nobody sells lines of kind ${kind}`)
      return product
    },
    find: (kind) => byKind.get(kind),
    cookieNames: products.flatMap(({ ownLines }) => (ownLines ? [ownLines.cookie] : [])),
    cookiesOf: (lines) =>
      Object.fromEntries(
        products.flatMap(({ kind, ownLines }) => {
          const own = lines.filter((line) => line.kind === kind)
          return ownLines ? [[ownLines.cookie, ownLines.write(own)]] : []
        }),
      ),
    tables: tables.toSorted((one, other) => placeOf(one.name) - placeOf(other.name)),
  }
}

function placeOf(table: PartTableName): number {
  return PART_TABLES.indexOf(table)
}

/** Takes all parts of all lines, or tells that one is missing. */
export async function takeParts(
  products: Products,
  db: Transaction<Tables>,
  kind: Database['kind'],
  lines: readonly Quote<Line>[],
): Promise<boolean> {
  for (const [table, parts] of partsByTable(products, lines))
    if (!(await table.take(db, kind, parts))) return false
  return true
}

export async function releaseParts(
  products: Products,
  db: Transaction<Tables>,
  lines: readonly Quote<Line>[],
): Promise<void> {
  for (const [table, parts] of partsByTable(products, lines)) await table.release(db, parts)
}

/**
 * Takes what the one has and the other had not, and gives back the rest. One after the other in the
 * order in which everybody takes: who first took all and then gave back would wait in a ring.
 */
export async function exchangeParts(
  products: Products,
  db: Transaction<Tables>,
  kind: Database['kind'],
  before: Line,
  after: Line,
): Promise<boolean> {
  const counted = (line: Line, sign: 1 | -1) =>
    partsByTable(products, [line]).flatMap(([table, parts]) =>
      parts.map((part) => ({ ...part, count: sign * part.count, in: table })),
    )
  const both = [...counted(before, -1), ...counted(after, 1)]
  for (const table of products.tables) {
    const own = both.filter((part) => part.in === table)
    const byPlace = Map.groupBy(own, ({ id, day }) => `${id} ${day}`)
    const net = [...byPlace.values()].map((same) => ({
      ...same[0]!,
      count: same.reduce((sum, { count }) => sum + count, 0),
    }))
    for (const { in: _, ...part } of net.toSorted(inOrder)) {
      if (part.count < 0) await table.release(db, [{ ...part, count: -part.count }])
      if (part.count > 0 && !(await table.take(db, kind, [part]))) return false
    }
  }
  return true
}

function inOrder(one: Part, other: Part): number {
  return one.id - other.id || one.day - other.day
}

/** In the order of tables; within each by id and day, what is wanted twice added up. */
function partsByTable(
  products: Products,
  lines: readonly Quote<Line>[],
): [PartTable, readonly Part[]][] {
  const wanted = new Map<string, Part>()
  const having = lines.filter(({ ended }) => !ended)
  for (const part of having.flatMap((line) => products.of(line.kind).parts(line))) {
    const key = `${part.table} ${part.id} ${part.day}`
    const count = (wanted.get(key)?.count ?? 0) + part.count
    wanted.set(key, { ...part, count })
  }
  const sorted = [...wanted.values()].toSorted(inOrder)
  return products.tables
    .map((table): [PartTable, Part[]] => [
      table,
      sorted.filter((part) => part.table === table.name),
    ])
    .filter(([, parts]) => parts.length > 0)
}

/** A line of any product in words, with the trip that it belongs to. */
export function describeLine(
  products: Products,
  line: Line,
  words: WordsOf,
  today: Day,
  isBooked: boolean,
): ShownLine {
  const { describe, isStay = false } = products.of(line.kind)
  const described = { ...describe(line, words, today, isBooked), isStay }
  const shown = line.ended ? { ...described, isEnded: true } : described
  return line.tripId === undefined ? shown : { ...shown, tripId: line.tripId }
}

/** Whose names a line of any product needs, and what else. */
export function travellersIn(products: Products): (line: Line) => TravellerNeeds[] {
  return (line) => products.of(line.kind).travellers(line)
}
