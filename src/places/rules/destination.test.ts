import { expect, test } from 'vitest'
import {
  COAST_ID,
  hasLandingPlace,
  NUMERIC_ID,
  readDestination,
  writeDestination,
} from './destination.ts'
import { fieldReader } from '../../site/form-values.ts'

test.each([
  ['a place', 'id_destino=7', 'place 7'],
  ['a coast', 'id_costa=cid3', 'coast cid3'],
  ['a hotel', 'id_hotel=9', 'hotel 9'],
  ['a hotel in a place', 'id_hotel=9&id_destino=7', 'hotel 9 in place 7'],
  ['a hotel on a coast', 'id_hotel=9&id_costa=cid3', 'hotel 9 in coast cid3'],
  ['a place of a coast', 'id_destino=7&id_costa=cid3', 'place 7 in coast cid3'],
  ['a chain', 'id_marca=5', 'chain 5'],
  ['a place, with a chain wished for', 'id_destino=7&id_marca=5', 'place 7'],
  ['nothing behind empty and zero ids', 'id_destino=7&id_hotel=0&id_costa=&id_marca=0', 'place 7'],
])('reads %s', (_what, sent, expected) => {
  const { destination } = read(sent)
  const within = destination?.within
  const area = within ? ` in ${within.kind} ${within.id}` : ''
  expect(`${destination?.kind} ${destination?.id}${area}`).toBe(expected)
})

test.each([
  ['', 'nombre_destino1 destination-missing'],
  ['nombre_destino1=   ', 'nombre_destino1 destination-missing'],
  ['nombre_destino1=Madrid', 'nombre_destino1 destination-not-chosen'],
  ['nombre_destino1=Madrid&id_destino=0', 'nombre_destino1 destination-not-chosen'],
  ['id_destino=1 OR 1=1', 'id_destino field-unreadable, nombre_destino1 destination-missing'],
  ['id_destino=7&id_costa=3', 'id_costa field-unreadable'],
])('%s: %s', (sent, expected) => {
  expect(read(sent).problems).toBe(expected)
})

test.each([
  ['id_destino=7', true],
  ['id_costa=cid3', true],
  ['id_hotel=9&id_destino=7', true],
  ['id_hotel=9', false],
  ['id_marca=5', false],
])('a flight can land at %s: %s', (sent, expected) => {
  const { destination } = read(sent)
  expect(destination && hasLandingPlace(destination)).toBe(expected)
})

test('is written as it was chosen', () => {
  const sent = { nombre_destino1: 'Sol, Ma', nombre_destino: 'Sol', id_hotel: '9', id_destino: '7' }
  const destination = readDestination(fieldReader(sent))
  expect(destination && writeDestination(destination)).toEqual(sent)
})

test.each([
  ['0', true, false],
  ['7', true, false],
  ['07', false, false],
  ['12345678901', false, false],
  ['cid7', false, true],
  ['cid0', false, false],
  ['cid', false, false],
  ['', false, false],
])('"%s" is a number: %s, a coast: %s', (id, isNumber, isCoast) => {
  expect([NUMERIC_ID.test(id), COAST_ID.test(id)]).toEqual([isNumber, isCoast])
})

function read(query: string) {
  const reader = fieldReader(Object.fromEntries(new URLSearchParams(query)))
  const destination = readDestination(reader)
  const result = reader.finish(destination)
  const problems = result.ok ? [] : result.problems.map(({ code, field }) => `${field} ${code}`)
  return { destination, problems: problems.join(', ') }
}
