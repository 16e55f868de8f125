/**
 * Saves items in batches. A batch that fails is saved again item by item, so that one bad row
 * neither stops the rest nor takes it along.
 */
import type { Item, SaveOutcome } from './catalogue-sink.ts'
import { countRows, noteRow, rejectRow, type ImportReport } from './import-report.ts'
import { messageOf, reason, type Reason } from './reasons.ts'

export type SaveBatch<Content> = (batch: Item<Content>[]) => Promise<SaveOutcome[]>

/** When so many items fail one after the other, it is not the rows that are bad. */
const MOST_FAILURES_IN_A_ROW = 20

export class BatchSaver<Content> {
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
      if (this.failuresInARow >= MOST_FAILURES_IN_A_ROW)
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
