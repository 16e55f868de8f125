/** What no package knows: the tables written by hand, gathered for the build. */
import { COASTS } from './tables/coasts.ts'
import { DISTRICTS } from './tables/districts.ts'
import type { HandWritten } from './hand-written-tables.ts'
import { POINTS_OF_INTEREST } from './tables/all-points.ts'
import { RESORTS } from './tables/resorts.ts'

export const HAND_WRITTEN: HandWritten = {
  coasts: COASTS,
  resorts: RESORTS,
  districts: DISTRICTS,
  points: POINTS_OF_INTEREST,
}
