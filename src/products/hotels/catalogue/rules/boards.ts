/**
 * Boards: which meals a rate includes.
 *
 * The specification has two tables. The form and its filter know eight lower-case codes; a rate
 * carries one of its supplier's upper-case codes, which the card puts into words. They disagree
 * about AL: "lunch included" in the form, "all inclusive" on the card. Both readings are kept.
 */

export type BoardCode = 'sa' | 'hd' | 'al' | 'ce' | 'mp' | 'pc' | 'ti' | 'ot'

/** Each is a message of its own. */
export type BoardMeaning =
  | 'room-only'
  | 'breakfast'
  | 'lunch'
  | 'dinner'
  | 'half-board'
  | 'full-board'
  | 'all-inclusive'
  | 'other'

/** The form's table, in the order in which the filter lists it. */
export const FORM_BOARDS: Record<BoardCode, BoardMeaning> = {
  sa: 'room-only',
  hd: 'breakfast',
  al: 'lunch',
  ce: 'dinner',
  mp: 'half-board',
  pc: 'full-board',
  ti: 'all-inclusive',
  ot: 'other',
}

/** The card's table: what a supplier's code says there, and the filter option that finds it. */
const CARD_BOARDS = new Map<string, { meaning: BoardMeaning; filter: BoardCode }>([
  ['SA', { meaning: 'room-only', filter: 'sa' }],
  ['HD', { meaning: 'breakfast', filter: 'hd' }],
  ['AL', { meaning: 'all-inclusive', filter: 'al' }],
  ['CE', { meaning: 'dinner', filter: 'ce' }],
  ['TI', { meaning: 'all-inclusive', filter: 'ti' }],
  ['OT', { meaning: 'other', filter: 'ot' }],
  ...['MP', 'MB', 'HS', 'HR', 'HL', 'HH'].map(
    (code) => [code, { meaning: 'half-board', filter: 'mp' }] as const,
  ),
  ...['PC', 'FS', 'FR', 'FL', 'FD'].map(
    (code) => [code, { meaning: 'full-board', filter: 'pc' }] as const,
  ),
])

const UNKNOWN_BOARD = { meaning: 'other', filter: 'ot' } as const

export function boardOnCard(code: string): BoardMeaning {
  return cardBoard(code).meaning
}

/** The option of the board filter under which a rate with this code is counted. */
export function boardFilterOf(code: string): BoardCode {
  return cardBoard(code).filter
}

/** Room only goes without saying, unless the visitor is choosing by board. */
export function isBoardShown(code: string, isBoardFilterSet: boolean): boolean {
  return isBoardFilterSet || code.toUpperCase() !== 'SA'
}

function cardBoard(code: string) {
  return CARD_BOARDS.get(code.toUpperCase()) ?? UNKNOWN_BOARD
}
