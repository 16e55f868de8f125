import { expect, test } from 'vitest'
import { boardFilterOf, boardOnCard, FORM_BOARDS, isBoardShown } from './boards.ts'

test('the form knows eight boards', () => {
  expect(FORM_BOARDS).toEqual({
    al: 'lunch',
    ce: 'dinner',
    hd: 'breakfast',
    mp: 'half-board',
    pc: 'full-board',
    sa: 'room-only',
    ti: 'all-inclusive',
    ot: 'other',
  })
})

test.each([
  ['SA', 'room-only', 'sa'],
  ['HD', 'breakfast', 'hd'],
  ['AL', 'all-inclusive', 'al'],
  ['CE', 'dinner', 'ce'],
  ['MP', 'half-board', 'mp'],
  ['MB', 'half-board', 'mp'],
  ['HS', 'half-board', 'mp'],
  ['HR', 'half-board', 'mp'],
  ['HL', 'half-board', 'mp'],
  ['HH', 'half-board', 'mp'],
  ['PC', 'full-board', 'pc'],
  ['FS', 'full-board', 'pc'],
  ['FR', 'full-board', 'pc'],
  ['FL', 'full-board', 'pc'],
  ['FD', 'full-board', 'pc'],
  ['TI', 'all-inclusive', 'ti'],
  ['OT', 'other', 'ot'],
  ['XX', 'other', 'ot'],
  ['', 'other', 'ot'],
])('%s reads "%s" on a card and is filtered as %s', (code, meaning, filter) => {
  expect(boardOnCard(code)).toBe(meaning)
  expect(boardOnCard(code.toLowerCase())).toBe(meaning)
  expect(boardFilterOf(code)).toBe(filter)
})

test('AL is lunch in the form and all inclusive on a card', () => {
  expect([FORM_BOARDS.al, boardOnCard('AL')]).toEqual(['lunch', 'all-inclusive'])
})

test.each([
  ['SA', false, false],
  ['SA', true, true],
  ['HD', false, true],
  ['HD', true, true],
])('board %s with a board filter %s is shown: %s', (code, isFilterSet, shown) =>
  expect(isBoardShown(code, isFilterSet)).toBe(shown),
)
