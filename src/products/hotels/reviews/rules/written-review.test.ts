import { describe, expect, test } from 'vitest'
import {
  isCompletedStay,
  readReviewDraft,
  signature,
  WRITTEN_REVIEW_FIELDS,
} from './written-review.ts'

describe('only a completed stay is reviewed', () => {
  const stay = { checkIn: 100, checkOut: 103 }
  test.each([
    ['confirmed', 104, true],
    ['confirmed', 103, false],
    ['confirmed', 101, false],
    ['cancelled', 104, false],
  ] as const)('%s, on day %i: %s', (state, today, isCompleted) => {
    expect(isCompletedStay(state, stay, today)).toBe(isCompleted)
  })
})

test.each([
  ['Ana', 'López García', 'Ana L.'],
  ['Ana María', 'élan', 'Ana María É.'],
  ['Ana', '', 'Ana'],
  ['Ana', '-', 'Ana'],
])('%s %s signs as %s', (firstName, lastName, signed) => {
  expect(signature({ firstName, lastName })).toBe(signed)
})

describe('the form', () => {
  const filled = {
    score: '9',
    title: ' Volveremos ',
    positive: 'El <b>patio</b>.',
    negative: '',
    profile: 'couple',
    language: 'es',
  }

  test('gives a review', () => {
    expect(read(filled)).toEqual({
      ok: true,
      value: { ...filled, score: 9, title: 'Volveremos', positive: 'El patio.' },
    })
  })

  test.each([
    [{ score: '' }, 'field-missing review_score'],
    [{ score: '11' }, 'field-unreadable review_score'],
    [{ score: '8.5' }, 'field-unreadable review_score'],
    [{ title: ' ' }, 'field-missing review_title'],
    [{ title: 'a'.repeat(81) }, 'field-too-long review_title'],
    [{ positive: '' }, 'review-empty review_positive'],
    [{ positive: '', negative: 'Ruido' }, ''],
    [{ negative: 'a'.repeat(1001) }, 'field-too-long review_negative'],
    [{ profile: 'pirate' }, 'field-unreadable review_profile'],
    [{ language: 'xx' }, 'field-unreadable review_language'],
    [
      { score: '', title: '', positive: '', profile: '', language: '' },
      'field-missing review_score, field-missing review_title, review-empty review_positive, ' +
        'field-missing review_profile, field-missing review_language',
    ],
  ])('%o: %s', (changes, problems) => {
    const answer = read({ ...filled, ...changes })
    const told = answer.ok ? [] : answer.problems.map(({ code, field }) => `${code} ${field}`)
    expect(told.join(', ')).toBe(problems)
  })
})

function read(values: Record<string, string>) {
  const names: Record<string, string> = WRITTEN_REVIEW_FIELDS
  const sent = Object.entries(values).map(([name, value]) => [names[name]!, value])
  return readReviewDraft(Object.fromEntries(sent) as Record<string, string>)
}
