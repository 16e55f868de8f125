import { expect, test } from 'vitest'
import { descriptionAnswer, opinionsAnswer, photosAnswer, readInfoKind } from './hotel-info.ts'

const overview = {
  averageScore: 8.7,
  averageDescription: 'Excelente',
  reviewsNumber: 120,
  viewMoreUrl: '/hoteles/espana/sevilla/patio-1#opinions',
  verificationText: 'Opiniones verificadas',
}
const photo = { picture: '/photos/1/1-full', thumbnail: '/photos/1/1-thumb', description: 'Patio' }

test.each([
  [
    'a description',
    descriptionAnswer({ text: 'Un patio', language: 'es' }),
    'description language',
  ],
  ['photos', photosAnswer([photo]), 'accommodationPhotos'],
  ['one photo', photosAnswer([photo]).accommodationPhotos[0]!, 'picture thumbnail description'],
  ['opinions', opinionsAnswer(overview), 'overview'],
  [
    'an overview',
    opinionsAnswer(overview).overview,
    'averageScore averageDescription reviewsNumber viewMoreUrl verificationText',
  ],
])('%s has the specified fields', (_, answer, fields) => {
  expect(Object.keys(answer).join(' ')).toBe(fields)
})

test('values are handed on', () => expect(opinionsAnswer(overview)).toEqual({ overview }))

test.each([
  ['description', 'description'],
  ['photos', 'photos'],
  ['opinions', 'opinions'],
  ['Photos', null],
  ['toString', null],
  [undefined, null],
])('asked for %s, it is %s', (what, kind) => expect(readInfoKind(what)).toBe(kind))
