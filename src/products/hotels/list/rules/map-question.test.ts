import { describe, expect, test } from 'vitest'
import { FIRST_LIST } from './list-state.ts'
import { writeMapQuestion } from './map-question.ts'
import { readMapQuestion } from './map-question.ts'
import { MAX_ASKED_HOTELS } from './map-question.ts'

describe('what is written is read again', () => {
  test.each([
    ['nothing', { state: FIRST_LIST, ids: [] }],
    [
      'filters',
      {
        state: { ...FIRST_LIST, filters: { categories: ['4', '5'], name: ['sol, mar & más'] } },
        ids: [],
      },
    ],
    ['hotels', { state: FIRST_LIST, ids: [7, 12] }],
    [
      'a rectangle over the date line',
      { state: { ...FIRST_LIST, preFilters: { area: ['-18.5_177.25_-16_-179.1'] } }, ids: [] },
    ],
  ])('%s', (_, question) => {
    expect(readMapQuestion(writeMapQuestion(question))).toEqual({ ok: true, value: question })
  })
})

test('the page of the list is no part of the question', () => {
  const state = { ...FIRST_LIST, page: 3 }
  expect(writeMapQuestion({ state, ids: [] })).toEqual({})
})

describe('what no page of ours writes is refused', () => {
  const many = Array.from({ length: MAX_ASKED_HOTELS + 1 }, (_, at) => at + 1).join(',')
  test.each([
    ['filtros', 'sort=moon', 'filtros'],
    ['filtros', ['a', 'b'], 'filtros'],
    ['ids', 'x', 'ids'],
    ['ids', '0', 'ids'],
    ['ids', "1;drop table 'x'", 'ids'],
    ['ids', many, 'ids'],
    ['filtros', 'area=1_2_3', 'filtros'],
    ['filtros', 'area=91_0_92_1', 'filtros'],
  ])('%s=%s', (name, value, field) => {
    const read = readMapQuestion({ [name]: value })
    expect(read.ok ? [] : read.problems.map((problem) => problem.field)).toEqual([field])
  })
})
