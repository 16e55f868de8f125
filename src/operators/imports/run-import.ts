/**
 * Imports one file: rows are read, checked and saved in batches, and whatever is wrong with one is
 * reported and does not stop the others. Nothing is thrown for what a file contains.
 */
import type { CatalogueSink, Item, PlacedHotel, SaveOutcome } from './catalogue-sink.ts'
import type { ImportKind } from './column-names.ts'
import { countRows, emptyReport, type ImportReport, noteRow, rejectRow } from './import-report.ts'
import { messageOf, reason, type Reason } from './reasons.ts'
import { contentHash } from './cell-values.ts'
import { readFareRow, readFlightRow } from './flight-rows.ts'
import { readHotelRow } from './hotel-rows.ts'
import { placeHotel } from './place-hotel.ts'
import type { Day } from '../../site/calendar-day.ts'
import type { Language } from '../../site/locales.ts'
import { type Cells, readRows } from './read-rows.ts'
import { readReviewRow, type ReviewRecord, scaleOf, type ScoreScale } from './review-rows.ts'
import { groupRates, type HotelRates, type RateRow } from './group-rates.ts'
import type { CurrencyCode } from '../../site/money.ts'
import { readRateRow } from './rate-rows.ts'
import type { Airline } from '../../products/flights/timetable/rules/timetable.ts'
import { flightKey, type OperatorFlight } from '../store/operator-flights.ts'

/** What an import of any kind is given, and what it does with a row. */
export interface ImportOptions {
  dryRun: boolean
  today: Day
  /** Of texts whose language the file does not tell. */
  language: Language
  /** Of hotels whose row tells none: ISO 3166, two letters. */
  countryCode?: string | undefined
  /** Of reviews; without it the first rows tell. */
  scoreScale?: ScoreScale
  batchSize?: number
  /** Rows of rates that are kept back to be saved hotel by hotel. */
  maxWaitingRows?: number
  onProgress?: (progress: Progress) => void
}

export interface Progress {
  bytesRead: number
  bytes: number
  rows: number
}

/** Takes the rows of one kind of file, and keeps some back until they can be saved together. */
interface RowTaker {
  take(line: number, cells: Cells): Promise<void>
  finish(): Promise<void>
  /** Why no more rows can be taken, when that is so. */
  failure(): Reason | null
}

const BATCH_SIZE = 500

/**
 * Saves items in batches. A batch that fails is saved again item by item, so that one bad row
 * neither stops the rest nor takes it along.
 */
export type SaveBatch<Content> = (batch: Item<Content>[]) => Promise<SaveOutcome[]>

/** When so many items fail one after the other, it is not the rows that are bad. */
const MAX_FAILURES_IN_A_ROW = 20

class BatchSaver<Content> {
  /** Why the store is given up, when it is. */
  failure: Reason | null = null
  private batch = new Map<string, Item<Content>>()
  private failuresInARow = 0
  private readonly save: SaveBatch<Content>
  private readonly report: ImportReport
  private readonly batchSize: number

  constructor(save: SaveBatch<Content>, report: ImportReport, batchSize: number) {
    this.save = save
    this.report = report
    this.batchSize = batchSize
  }

  /** Of two items with one key in a batch the later counts; an earlier batch is already stored. */
  async add(item: Item<Content>) {
    const replaced = this.batch.get(item.key)
    if (replaced) countRows(this.report, 'skipped', replaced.lines.length)
    this.batch.set(item.key, item)
    if (this.batch.size >= this.batchSize) await this.flush()
  }

  async flush() {
    const batch = [...this.batch.values()]
    this.batch.clear()
    if (batch.length === 0 || this.failure) return
    try {
      this.count(batch, await this.save(batch))
      this.failuresInARow = 0
    } catch {
      for (const item of batch) if (!this.failure) await this.saveAlone(item)
    }
  }

  private async saveAlone(item: Item<Content>) {
    try {
      this.count([item], await this.save([item]))
      this.failuresInARow = 0
    } catch (error) {
      const refusal = reason('not-stored', '', messageOf(error))
      this.count([item], [{ rejected: refusal }])
      this.failuresInARow += 1
      if (this.failuresInARow >= MAX_FAILURES_IN_A_ROW)
        this.failure = reason('store-failing', '', messageOf(error))
    }
  }

  private count(batch: Item<Content>[], outcomes: SaveOutcome[]) {
    batch.forEach(({ lines }, index) => {
      const outcome = outcomes[index]!
      if (typeof outcome === 'string') countRows(this.report, outcome, lines.length)
      else if ('rejected' in outcome)
        for (const line of lines) rejectRow(this.report, line, [outcome.rejected])
      else {
        countRows(this.report, outcome.outcome, lines.length)
        noteRow(this.report, lines[0]!, outcome.notes)
      }
    })
  }
}

const TAKERS: Record<
  ImportKind,
  (sink: CatalogueSink, report: ImportReport, options: ImportOptions) => RowTaker
> = {
  hotels: hotelTaker,
  rates: rateTaker,
  reviews: reviewTaker,
  fares: fareTaker,
  flights: flightTaker,
}

const ROWS_PER_PROGRESS = 500

export async function runImport(
  kind: ImportKind,
  file: string,
  sink: CatalogueSink,
  options: ImportOptions,
): Promise<ImportReport> {
  const report = emptyReport(kind, file, options.dryRun)
  const opened = await readRows(kind, file)
  if (!opened.ok) return { ...report, stopped: opened.reason }
  const { bytes, rows, format, columns, unusedColumns } = opened.value
  report.format = format
  report.columns = columns
  const taker = TAKERS[kind](sink, report, options)
  let count = 0
  for await (const row of rows) {
    count += 1
    if ('cells' in row) await taker.take(row.line, row.cells)
    else rejectRow(report, row.line, row.reasons)
    if (count % ROWS_PER_PROGRESS === 0)
      options.onProgress?.({ bytesRead: row.bytesRead, bytes, rows: count })
    if (taker.failure()) break
  }
  if (!taker.failure()) await taker.finish()
  options.onProgress?.({ bytesRead: bytes, bytes, rows: count })
  report.stopped = taker.failure()
  report.unusedColumns = [...unusedColumns]
  return report
}

/** Rows of hotels on their way to the catalogue: read, placed in a city, saved. */
function hotelTaker(sink: CatalogueSink, report: ImportReport, options: ImportOptions): RowTaker {
  const saver = new BatchSaver<PlacedHotel>(
    (batch) => sink.saveHotels(batch, options),
    report,
    options.batchSize ?? BATCH_SIZE,
  )
  const noteRepeated = repeatedIds(report)
  return {
    async take(line, cells) {
      const read = readHotelRow(cells, options)
      if (!read.ok) return rejectRow(report, line, read.reasons)
      const placed = placeHotel(read.record, sink.places)
      if (!placed.ok) return rejectRow(report, line, [placed.reason])
      noteRow(report, line, [...read.notes, ...placed.notes])
      const content = placed.value
      const key = content.operatorId
      noteRepeated(key, line)
      return saver.add({ key, content, hash: contentHash(content), lines: [line] })
    },
    finish: () => saver.flush(),
    failure: () => saver.failure,
  }
}

// Rows of rates on their way to the catalogue. They are kept back until all rows of a hotel are
// there, since its calendars are stored in one piece; a file that is too long for that is cut
// between hotels.

/** About 100 MB of them. */
const MAX_WAITING_ROWS = 200_000

/** A hotel's rates are many rows, and a batch is one transaction. */
const ROWS_PER_HOTEL = 10

export function rateTaker(
  sink: CatalogueSink,
  report: ImportReport,
  options: ImportOptions,
): RowTaker {
  const saver = new BatchSaver<HotelRates>(
    (batch) => sink.saveRates(batch, options),
    report,
    Math.max(1, Math.round((options.batchSize ?? BATCH_SIZE) / ROWS_PER_HOTEL)),
  )
  const currencyOf = hotelCurrencies(sink)
  let waiting: RateRow[] = []
  return {
    async take(line, cells) {
      const hotelCurrency = cells.hotelId ? await currencyOf(cells.hotelId) : null
      const read = readRateRow(cells, { ...options, hotelCurrency })
      if (!read.ok && read.reasons.every(({ code }) => code === 'days-past')) {
        // Last month's rows are nobody's mistake in a file that is sent every day.
        countRows(report, 'skipped')
        return noteRow(report, line, read.reasons)
      }
      if (!read.ok) return rejectRow(report, line, read.reasons)
      noteRow(report, line, read.notes)
      waiting.push({ line, record: read.record })
      if (waiting.length >= (options.maxWaitingRows ?? MAX_WAITING_ROWS))
        await saveWaiting(read.record.hotelId)
      return undefined
    },
    finish: () => saveWaiting(null),
    failure: () => saver.failure,
  }

  /** The hotel whose rows are just being read stays, unless there is no other. */
  async function saveWaiting(unfinishedHotel: string | null) {
    const complete = waiting.filter(({ record }) => record.hotelId !== unfinishedHotel)
    const rows = complete.length > 0 ? complete : waiting
    waiting =
      rows === waiting ? [] : waiting.filter(({ record }) => record.hotelId === unfinishedHotel)
    for (const { rates, lines } of groupRates(rows))
      await saver.add({ key: rates.hotelId, content: rates, hash: contentHash(rates), lines })
    // What is still to come of a hotel must find this already stored.
    await saver.flush()
  }
}

// Rows of reviews on their way to the catalogue; the first ones wait until the scale is known.

/** Enough to tell the scale, and few enough to keep. */
const ROWS_THAT_TELL = 500

function reviewTaker(sink: CatalogueSink, report: ImportReport, options: ImportOptions): RowTaker {
  const saver = new BatchSaver<ReviewRecord>(
    (batch) => sink.saveReviews(batch, options),
    report,
    options.batchSize ?? BATCH_SIZE,
  )
  const noteRepeated = repeatedIds(report)
  const currencyOf = hotelCurrencies(sink)
  let scale: ScoreScale | null = options.scoreScale ?? null
  let waiting: { line: number; cells: Cells }[] = []
  let failure: Reason | null = null
  return {
    async take(line, cells) {
      if (scale) return takeRow(line, cells, scale)
      waiting.push({ line, cells })
      if (waiting.length >= ROWS_THAT_TELL) await takeWaiting()
    },
    async finish() {
      if (!scale) await takeWaiting()
      await saver.flush()
    },
    failure: () => failure ?? saver.failure,
  }

  async function takeWaiting() {
    scale = scaleOf(waiting.map(({ cells }) => cells))
    if (!scale) failure = reason('score-scale-unknown', 'score')
    else for (const { line, cells } of waiting) await takeRow(line, cells, scale)
    waiting = []
  }

  async function takeRow(line: number, cells: Cells, scale: ScoreScale) {
    const read = readReviewRow(cells, { ...options, scale })
    if (!read.ok) return rejectRow(report, line, read.reasons)
    const { hotelId, reviewId } = read.record
    if ((await currencyOf(hotelId)) === null)
      return rejectRow(report, line, [reason('hotel-unknown', 'hotelId', hotelId)])
    noteRow(report, line, read.notes)
    const content = read.record
    const key = JSON.stringify([hotelId, reviewId])
    noteRepeated(key, line)
    return saver.add({ key, content, hash: contentHash(content), lines: [line] })
  }
}

/** Airlines with what they ask for. */
function fareTaker(sink: CatalogueSink, report: ImportReport, options: ImportOptions): RowTaker {
  const saver = new BatchSaver<Airline>(
    (batch) => sink.saveFares(batch, options),
    report,
    options.batchSize ?? BATCH_SIZE,
  )
  const noteRepeated = repeatedIds(report)
  return {
    async take(line, cells) {
      const read = readFareRow(cells)
      if (!read.ok) return rejectRow(report, line, read.reasons)
      noteRow(report, line, read.notes)
      const content = read.record
      noteRepeated(content.code, line)
      return saver.add({ key: content.code, content, hash: contentHash(content), lines: [line] })
    },
    finish: () => saver.flush(),
    failure: () => saver.failure,
  }
}

/**
 * Every batch of flights is told to the memory of every node, which is then laid out anew: they are
 * few for that, and a transaction of so many still takes some ten milliseconds only.
 */
const FLIGHTS_BATCH_SIZE = 1_000

function flightTaker(sink: CatalogueSink, report: ImportReport, options: ImportOptions): RowTaker {
  const saver = new BatchSaver<OperatorFlight>(
    (batch) => sink.saveFlights(batch, options),
    report,
    options.batchSize ?? FLIGHTS_BATCH_SIZE,
  )
  const noteRepeated = repeatedIds(report)
  return {
    async take(line, cells) {
      const read = readFlightRow(cells, sink.airports)
      if (!read.ok) return rejectRow(report, line, read.reasons)
      const content = read.record
      if (content.lastDay < options.today) {
        countRows(report, 'skipped')
        return noteRow(report, line, [reason('days-past', 'lastDay')])
      }
      const unknown: Reason[] = []
      for (const field of ['airline', 'operator'] as const)
        if (!(await sink.hasAirline(content[field])))
          unknown.push(reason('airline-unknown', field, content[field]))
      if (unknown.length > 0) return rejectRow(report, line, unknown)
      noteRow(report, line, read.notes)
      const key = flightKey(content)
      noteRepeated(key, line)
      return saver.add({ key, content, hash: contentHash(content), lines: [line] })
    },
    finish: () => saver.flush(),
    failure: () => saver.failure,
  }
}

/** Notes each id that a file has told before. */
function repeatedIds(report: ImportReport): (key: string, line: number) => void {
  const lines = new Map<string, number>()
  return (key, line) => {
    const earlier = lines.get(key)
    if (earlier !== undefined) noteRow(report, line, [reason('id-repeated', '', earlier)])
    lines.set(detached(key), line)
  }
}

/** A piece cut from a long text keeps the whole text in memory; a copy does not. */
function detached(text: string): string {
  return Buffer.from(text).toString()
}

/** Remembers hotels and their currencies: rows ask for the same few again and again. */
const MAX_REMEMBERED = 50_000

function hotelCurrencies(
  sink: CatalogueSink,
): (operatorId: string) => Promise<CurrencyCode | null> {
  const remembered = new Map<string, CurrencyCode | null>()
  return async (operatorId) => {
    const known = remembered.get(operatorId)
    if (known !== undefined) return known
    const currency = await sink.hotelCurrency(operatorId)
    if (remembered.size >= MAX_REMEMBERED) remembered.clear()
    remembered.set(operatorId, currency)
    return currency
  }
}
