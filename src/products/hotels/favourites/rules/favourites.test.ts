import { describe, expect, test } from 'vitest'
import { changedTo, MAX_FAVOURITES, NO_CHANGES, withChanges } from './favourites.ts'
import { readFavouriteChanges } from './favourite-changes.ts'
import { joinedBy } from './favourite-changes.ts'
import { changesAfter } from './favourite-changes.ts'

const changes = (added: number[], removed: number[] = []) => ({ added, removed })
const many = Array.from({ length: MAX_FAVOURITES }, (_, at) => at + 1)

describe('a list with changes', () => {
  test.each([
    [[1, 2], NO_CHANGES, [1, 2]],
    [[1, 2], changes([3]), [3, 1, 2]],
    [[1, 2], changes([2]), [2, 1]],
    [[1, 2], changes([], [1, 9]), [2]],
    [[], changes([4, 3], [1]), [4, 3]],
  ])('%j with %j is %j', (ids, change, expected) =>
    expect(withChanges(ids, change)).toEqual(expected),
  )

  test('has room for the newest only', () => {
    const ids = withChanges(many, changes([999]))
    expect([ids.length, ids[0], ids.at(-1)]).toEqual([MAX_FAVOURITES, 999, MAX_FAVOURITES - 1])
  })
})

describe('changes', () => {
  test.each([
    [NO_CHANGES, 5, true, changes([5])],
    [changes([5]), 5, false, changes([], [5])],
    [changes([], [5]), 5, true, changes([5])],
    [changes([4], [3]), 5, false, changes([4], [5, 3])],
    [changes([4, 5]), 5, true, changes([5, 4])],
  ])('%j and then %j to %j', (before, id, isLiked, after) =>
    expect(changedTo(before, id, isLiked)).toEqual(after),
  )

  test('that were done are done, what was said meanwhile is not', () => {
    const sent = changes([5, 6], [7])
    const meanwhile = changedTo(changedTo(sent, 5, false), 8, true)
    expect(changesAfter(meanwhile, sent)).toEqual(changes([8], [5]))
    expect(changesAfter(sent, sent)).toEqual(NO_CHANGES)
  })

  test('are joined by what was liked before, unless more was said of it', () => {
    expect(joinedBy(changes([5], [6]), [6, 5, 4])).toEqual(changes([5, 4], [6]))
    expect(joinedBy(changes([999]), many).added).toHaveLength(MAX_FAVOURITES)
  })
})

describe('sent changes', () => {
  test.each([
    [{ added: [2, 1, 2], removed: [3] }, changes([2, 1], [3])],
    [{ added: [2] }, changes([2])],
    [{ removed: [2] }, changes([], [2])],
    [{ added: many }, changes(many)],
  ])('%#: %j are read', (sent, value) =>
    expect(readFavouriteChanges(sent)).toEqual({ ok: true, value }),
  )

  test.each([
    [undefined, ['added field-missing']],
    [{}, ['added field-missing']],
    ['added', ['added field-missing']],
    [{ added: 5 }, ['added field-unreadable']],
    [{ added: ['5'], removed: [0] }, ['added field-unreadable', 'removed field-unreadable']],
    [{ added: [1.5] }, ['added field-unreadable']],
    [{ added: [2_147_483_648] }, ['added field-unreadable']],
    [{ added: null, removed: [{}] }, ['removed field-unreadable']],
    [{ added: [...many, 201] }, ['added number-out-of-range']],
    [{ added: [1], removed: [1] }, ['removed field-repeated']],
  ])('%#: %j are refused', (sent, expected) => {
    const read = readFavouriteChanges(sent)
    expect(read.ok ? [] : read.problems.map(({ field, code }) => `${field} ${code}`)).toEqual(
      expected,
    )
  })
})
