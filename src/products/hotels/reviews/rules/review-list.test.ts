import { describe, expect, test } from 'vitest'
import {
  languagesOf,
  readReviewList,
  reviewPage,
  scoreBands,
  writeReviewList,
} from './review-list.ts'
import type { Review } from './reviews.ts'

const reviews = [9.5, 7, 10, 4, 8, 6.5].map((score, index) => review(score, index))
const ALL = { language: '', sort: 'relevant', page: 1 } as const

describe('a page of reviews', () => {
  test.each([
    ['as they come', ALL, [9.5, 7, 10, 4, 8]],
    ['the second page', { ...ALL, page: 2 }, [6.5]],
    ['a page beyond the end', { ...ALL, page: 99 }, [6.5]],
    ['the newest', { ...ALL, sort: 'newest' }, [6.5, 8, 4, 10, 7]],
    ['the best', { ...ALL, sort: 'best' }, [10, 9.5, 8, 7, 6.5]],
    ['the worst', { ...ALL, sort: 'worst' }, [4, 6.5, 7, 8, 9.5]],
    ['one language', { ...ALL, language: 'de' }, [7, 4, 6.5]],
    ['a language that nobody wrote', { ...ALL, language: 'pt' }, []],
  ] as const)('%s', (_, state, scores) => {
    expect(reviewPage(reviews, state).reviews.map(({ score }) => score)).toEqual(scores)
  })

  test('tells how many the filter leaves', () => {
    const { total, pages, state } = reviewPage(reviews, { ...ALL, language: 'de', page: 3 })
    expect([total, pages, state.page]).toEqual([3, 1, 1])
  })
})

test.each([
  [{}, ALL],
  [
    { reviews_language: 'de', reviews_sort: 'best', reviews_page: '2' },
    { language: 'de', sort: 'best', page: 2 },
  ],
  [{ reviews_language: '<b>', reviews_sort: 'x', reviews_page: '-1' }, ALL],
  [{ reviews_page: ['1', '2'] }, ALL],
])('reads %j', (values, state) => {
  expect(readReviewList(values)).toEqual(state)
})

test('what is written is read back', () => {
  const state = { language: 'fr', sort: 'newest', page: 4 } as const
  expect(readReviewList(writeReviewList(state))).toEqual(state)
  expect(writeReviewList(ALL)).toEqual({})
})

test('scores are counted in bands, a ten in the highest', () => {
  expect(scoreBands(reviews).map(({ from, to, count }) => [from, to, count])).toEqual([
    [9, 10, 2],
    [8, 9, 1],
    [7, 8, 1],
    [6, 7, 1],
    [0, 6, 1],
  ])
})

test('languages come by how often they are written', () => {
  expect(languagesOf([...reviews, review(5, 1)])).toEqual([
    { language: 'de', count: 4 },
    { language: 'es', count: 3 },
  ])
})

function review(score: number, index: number): Review {
  return {
    author: 'Ana',
    score,
    date: `0${index + 1}-03-2026`,
    title: '',
    description: '',
    negative: '',
    language: index % 2 === 0 ? 'es' : 'de',
    profile: '',
    profileDescription: '',
    hasPublicProfile: false,
    reviewerId: String(index),
  }
}
