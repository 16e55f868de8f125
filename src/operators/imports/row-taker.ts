/** What an import of any kind is given, and what it does with a row. */
import type { Day } from '../../site/calendar-day.ts'
import type { Language } from '../../site/locales.ts'
import type { Cells } from './read-rows.ts'
import type { Reason } from './reasons.ts'
import type { ScoreScale } from './review-scores.ts'

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
export interface RowTaker {
  take(line: number, cells: Cells): Promise<void>
  finish(): Promise<void>
  /** Why no more rows can be taken, when that is so. */
  failure(): Reason | null
}

export const BATCH_SIZE = 500
