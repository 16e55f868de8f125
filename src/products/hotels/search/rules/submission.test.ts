import { expect, test } from 'vitest'
import { TODAY } from '../../../../../tests/fixtures/arbitrary-search.ts'
import { type HotelSearch, readHotelSearch } from './hotel-search.ts'
import {
  metaSearchFailure,
  metaSearchTarget,
  type SubmissionMode,
  submissionOf,
} from './submission.ts'
import { SPLASH_DELAY_MS } from '../../../../ui/rules/late-loading.ts'

const FLIGHT = '&flightChecked=1&origen=Bilbao (BIO)&id_numeric_origen=12'

test.each<[string, string, boolean, SubmissionMode, object]>([
  ['a place', 'id_destino=7', false, 'list', { pg: 'pre_resultado' }],
  ['a hotel', 'id_hotel=9', false, 'hotel-page', { pg: 'busqueda_por_hotel', id_hotel: '9' }],
  ['meta-search', 'id_destino=7', true, 'meta-search', { pg: 'pre_resultado', type_search: '1' }],
  ['meta-search of a hotel', 'id_hotel=9', true, 'hotel-page', { pg: 'busqueda_por_hotel' }],
  [
    'a flight, before all else',
    `id_hotel=9&id_destino=7${FLIGHT}`,
    true,
    'flight-hotel',
    { pg: 'busqueda_paralela', tipo_buscador: '1', incluir_tren: '1', id_home: 'a9a9a9a9' },
  ],
])('%s', (_what, sent, metaSearch, mode, fields) => {
  const submission = submissionOf(search(sent), metaSearch, alternately(0, 0.999))
  expect(submission).toMatchObject({ mode, fields })
})

test('only a meta-search says so', () => {
  expect(submissionOf(search('id_destino=7'), false, Math.random).fields).not.toHaveProperty(
    'type_search',
  )
})

test.each<[string, unknown, string]>([
  ['OK', { status: 'OK', data: '/hoteles/resultados/' }, '/hoteles/resultados/'],
  ['OK with a whole address', { status: 'OK', data: 'https://a.es/x' }, 'https://a.es/x'],
  ['another status', { status: 'KO', data: '/x' }, '/hoteles/'],
  ['OK without an address', { status: 'OK' }, '/hoteles/'],
  ['OK with a script', { status: 'OK', data: 'javascript:alert(1)' }, '/hoteles/'],
  ['OK with a foreign host in disguise', { status: 'OK', data: '//evil.example' }, '/hoteles/'],
  ['no answer', null, '/hoteles/'],
  ['a text', 'OK', '/hoteles/'],
])('a meta-search answered by %s leads to the right page', (_what, answer, target) => {
  expect(metaSearchTarget(answer, '/hoteles/')).toBe(target)
})

test.each<[string, unknown, string]>([
  ['nothing is free', { status: 'KO', problems: [{ code: '12_904_3', field: 'x' }] }, '12_904_3'],
  ['something else is wrong', { problems: [{ code: 'date-past' }] }, 'meta-search-failed'],
  ['there is no answer', null, 'meta-search-failed'],
  ['the answer is no list', { problems: { code: '12_904_3' } }, 'meta-search-failed'],
  ['the answer is a list of nothing', { problems: [null] }, 'meta-search-failed'],
])('when %s, a meta-search tells so', (_what, answer, code) => {
  expect(metaSearchFailure(answer)).toBe(code)
})

test('the splash waits for 500 ms', () => expect(SPLASH_DELAY_MS).toBe(500))

function search(query: string): HotelSearch {
  const values = Object.fromEntries(
    new URLSearchParams(`fecha_entrada=16-11-2026&fecha_salida=18-11-2026&${query}`),
  )
  const read = readHotelSearch(values, { today: TODAY, domainId: 2, flightAllowed: true })
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  return read.value
}

function alternately(...numbers: number[]): () => number {
  let turn = 0
  return () => numbers[turn++ % numbers.length] ?? 0
}
