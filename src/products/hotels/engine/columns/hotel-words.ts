/**
 * What every match is counted by, in two words: reading two columns instead of seven is most of
 * what can be saved in the innermost loop.
 *
 *   trait: category (8 bits) | rating band (3) | currency (5) | chain (15)
 *   facet: services (11) | segments (12) | board filters (8)
 */
import type { EngineColumns } from './engine-columns.ts'
import { type BoardCode, FORM_BOARDS } from '../../catalogue/rules/boards.ts'
import type { PaymentMethod } from '../../../line.ts'

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

/**
 * What a rate plan is filtered by, in one word: board filter (3 bits), provider (5), packet (5),
 * payment method (2), minimum retail price (1). Provider and packet are positions in the
 * dictionary. A hotel's masks are the union of its plans' bits.
 */
export const BOARD_FILTERS = Object.keys(FORM_BOARDS) as BoardCode[]
export const PAYMENT_METHODS: readonly PaymentMethod[] = ['O', 'D', 'P']

/** Codes beyond the last bit share it and cannot be told apart by a filter. */
export const MAX_CODES = 31
export const NEVER_FREE = 65_535
export const NO_DAYS = 65_535

export function planBits(plan: {
  board: number
  provider: number
  packet: number
  payment: number
  hasMinimumRetailPrice: boolean
}): number {
  return (
    plan.board |
    (plan.provider << 3) |
    (plan.packet << 8) |
    (plan.payment << 13) |
    (Number(plan.hasMinimumRetailPrice) << 15)
  )
}

export const boardOf = (bits: number) => bits & 7
export const providerOf = (bits: number) => (bits >> 3) & 31
export const packetOf = (bits: number) => (bits >> 8) & 31
export const paymentOf = (bits: number) => (bits >> 13) & 3
export const hasMinimumRetailPrice = (bits: number) => ((bits >> 15) & 1) === 1
