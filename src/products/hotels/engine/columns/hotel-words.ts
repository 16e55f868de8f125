/**
 * What every match is counted by, in two words: reading two columns instead of seven is most of
 * what can be saved in the innermost loop.
 *
 *   trait: category (8 bits) | rating band (3) | currency (5) | chain (15)
 *   facet: services (11) | segments (12) | board filters (8)
 */
import type { EngineColumns } from './engine-columns.ts'

export const BAND_SHIFT = 8
export const CURRENCY_SHIFT = 11
export const CHAIN_SHIFT = 16
export const SEGMENT_SHIFT = 11
export const BOARD_SHIFT = 23

export const CATEGORY_MASK = 255
export const BAND_MASK = 7
/** The low bits of a trait word. */
export const CATEGORY_AND_BAND = 2_047
export const CURRENCY_MASK = 31
export const SERVICE_MASK = 2_047
export const SEGMENT_MASK = 4_095

export function fillHotelWords(columns: EngineColumns): void {
  const { traitWord, facetWord, category, ratingBand, currency, chain } = columns
  for (let row = 0; row < traitWord.length; row++) {
    traitWord[row] =
      category[row]! |
      (ratingBand[row]! << BAND_SHIFT) |
      (currency[row]! << CURRENCY_SHIFT) |
      (chain[row]! << CHAIN_SHIFT)
    facetWord[row] =
      columns.services[row]! |
      (columns.segments[row]! << SEGMENT_SHIFT) |
      (columns.boardMask[row]! << BOARD_SHIFT)
  }
}
