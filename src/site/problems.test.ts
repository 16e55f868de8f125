import { expect, test } from 'vitest'
import { problem, PROBLEMS, readable, unreadable } from './problems.ts'

const CODES = Object.values(PROBLEMS).flat()

test('the codes that the specification numbers keep their numbers', () => {
  const numbered = CODES.filter((code) => /^[\d_]+$/.test(code))
  expect(numbered.toSorted()).toEqual(['12_904_3', '12_999_13', '20_1_11'])
})

test('no code is there twice', () => {
  expect(new Set(CODES).size).toBe(CODES.length)
})

test('a problem has a limit only where its message names one', () => {
  expect(problem('same-dates', 'fecha_entrada')).toEqual({
    code: 'same-dates',
    field: 'fecha_entrada',
  })
  expect(problem('no-results')).toEqual({ code: 'no-results', field: '' })
  expect(problem('stay-too-long', '', 30)).toEqual({ code: 'stay-too-long', field: '', limit: 30 })
})

test('what was read is a value or all that is wrong', () => {
  expect(readable(7)).toEqual({ ok: true, value: 7 })
  expect(unreadable([problem('no-results')])).toMatchObject({ ok: false, problems: [{}] })
})
