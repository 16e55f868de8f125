/** Rows of hotels on their way to the catalogue: read, placed in a city, saved. */
import { BatchSaver } from './batch-saver.ts'
import type { CatalogueSink, PlacedHotel } from './catalogue-sink.ts'
import { contentHash } from './content-hash.ts'
import { readHotelRow } from './hotel-rows.ts'
import { noteRow, rejectRow, type ImportReport } from './import-report.ts'
import { placeHotel } from './place-hotel.ts'
import { repeatedIds } from './repeated-ids.ts'
import { BATCH_SIZE, type ImportOptions, type RowTaker } from './row-taker.ts'

export function hotelTaker(
  sink: CatalogueSink,
  report: ImportReport,
  options: ImportOptions,
): RowTaker {
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
