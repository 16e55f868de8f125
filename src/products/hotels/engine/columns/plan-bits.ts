/**
 * What a rate plan is filtered by, in one word: board filter (3 bits), provider (5), packet (5),
 * payment method (2), minimum retail price (1). Provider and packet are positions in the
 * dictionary. A hotel's masks are the union of its plans' bits.
 */
import { type BoardCode, FORM_BOARDS } from '../../catalogue/rules/boards.ts'
import type { PaymentMethod } from '../../rates/rules/rates.ts'

export const BOARD_FILTERS = Object.keys(FORM_BOARDS) as BoardCode[]
export const PAYMENT_METHODS: readonly PaymentMethod[] = ['O', 'D', 'P']

/** Codes beyond the last bit share it and cannot be told apart by a filter. */
export const MOST_CODES = 31
export const NO_PACKET = 0
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
