/** Scores of reviews, brought from the operator's scale to ours of 0 to 10. */
import { readDecimal } from './cell-values.ts'
import type { Cells } from './read-rows.ts'
import { reason, type Reason } from './reasons.ts'

export type ScoreScale = 5 | 10 | 100

const COLUMN_SCALES: Record<string, ScoreScale> = { score5: 5, score10: 10, score100: 100 }

/** Fewer rows without a score over 5 may also be a scale of 10 and unhappy guests. */
const ENOUGH_ROWS = 20

/** The scale of a column that does not name it, by its first scores; null when nothing tells. */
export function scaleOf(rows: readonly Cells[]): ScoreScale | null {
  const scores = rows.flatMap(({ score }) => (score ? (readDecimal(score) ?? []) : []))
  if (scores.length === 0) return 10
  const greatest = scores.reduce((one, other) => Math.max(one, other))
  if (greatest > 10) return 100
  if (greatest > 5) return 10
  return scores.length >= ENOUGH_ROWS ? 5 : null
}

/** The column or the cell itself ("4/5", "85 %") may name another scale than the file's. */
export function readScore(cells: Cells, fileScale: ScoreScale, reasons: Reason[]): number {
  const field = Object.keys(COLUMN_SCALES).find((name) => cells[name] !== undefined) ?? 'score'
  const written = cells[field]
  if (written === undefined) return refuse(reason('value-missing', 'score'))
  const match = /^([^/%]+?)\s*(?:\/\s*(5|10|100)|(%))?$/.exec(written)
  const value = match ? readDecimal(match[1]!) : null
  if (value === null) return refuse(reason('value-unreadable', 'score', written))
  const told = match![3] ? 100 : Number(match![2] ?? 0)
  const scale = told || (COLUMN_SCALES[field] ?? fileScale)
  if (value < 0 || value > scale)
    return refuse(reason('value-out-of-range', 'score', `0 and ${scale}`))
  return Math.round((value * 100) / scale) / 10

  function refuse(why: Reason): number {
    reasons.push(why)
    return 0
  }
}
