/** Rows of reviews on their way to the catalogue; the first ones wait until the scale is known. */
import { BatchSaver } from './batch-saver.ts'
import type { CatalogueSink } from './catalogue-sink.ts'
import { contentHash } from './content-hash.ts'
import { noteRow, rejectRow, type ImportReport } from './import-report.ts'
import type { Cells } from './read-rows.ts'
import { reason, type Reason } from './reasons.ts'
import { hotelCurrencies } from './hotel-currencies.ts'
import { repeatedIds } from './repeated-ids.ts'
import { readReviewRow, type ReviewRecord } from './review-rows.ts'
import { scaleOf, type ScoreScale } from './review-scores.ts'
import { BATCH_SIZE, type ImportOptions, type RowTaker } from './row-taker.ts'

/** Enough to tell the scale, and few enough to keep. */
const ROWS_THAT_TELL = 500

export function reviewTaker(
  sink: CatalogueSink,
  report: ImportReport,
  options: ImportOptions,
): RowTaker {
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
