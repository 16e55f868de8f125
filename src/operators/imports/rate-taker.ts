/**
 * Rows of rates on their way to the catalogue. They are kept back until all rows of a hotel are
 * there, since its calendars are stored in one piece; a file that is too long for that is cut
 * between hotels.
 */
import { BatchSaver } from './batch-saver.ts'
import type { CatalogueSink } from './catalogue-sink.ts'
import { contentHash } from './content-hash.ts'
import { groupRates, type HotelRates, type RateRow } from './group-rates.ts'
import { countRows, noteRow, rejectRow, type ImportReport } from './import-report.ts'
import { hotelCurrencies } from './hotel-currencies.ts'
import { readRateRow } from './rate-rows.ts'
import { BATCH_SIZE, type ImportOptions, type RowTaker } from './row-taker.ts'

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
