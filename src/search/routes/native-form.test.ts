import { expect, test } from 'vitest'
import { dayOf } from '../../site/calendar-day.ts'
import { fieldReader, type FormValues } from '../../site/form-values.ts'
import { readRooms } from '../rules/room-fields.ts'
import { readStay } from '../rules/date-range.ts'
import { withNativeFields } from './search-submit-values.ts'

test('a form of a page with scripts is left alone', () => {
  const values = { fecha_entrada: '12-03-2027', num_customers: '2_0_0:1', num_adultos_1: '2' }
  expect(withNativeFields(values)).toEqual(values)
})

test.each<[string, FormValues, FormValues]>([
  [
    'dates are turned round',
    { nativo: '1', fecha_entrada: '', nativo_fecha_entrada: '2027-03-12' },
    { fecha_entrada: '12-03-2027' },
  ],
  [
    'those of the other forms too',
    {
      nativo_fecha_ida: '2027-03-12',
      nativo_fecha_vuelta: '2027-03-14',
      nativo_fecha_escapada: '2027-05-01',
    },
    { fecha_ida: '12-03-2027', fecha_vuelta: '14-03-2027', fecha_escapada: '01-05-2027' },
  ],
  [
    'an empty date is empty',
    { fecha_salida: '14-03-2027', nativo_fecha_salida: '' },
    { fecha_salida: '' },
  ],
  ['an odd date stays', { nativo_fecha_salida: '14/03/27' }, { fecha_salida: '14/03/27' }],
  [
    'a day that no calendar has',
    { nativo_fecha_salida: '2027-02-31' },
    { fecha_salida: '31-02-2027' },
  ],
  [
    'a repeated date stays repeated',
    { nativo_fecha_salida: ['2027-03-12', ''] },
    { fecha_salida: ['2027-03-12', ''] },
  ],
  [
    'dates alone leave the rooms of the scripts',
    { nativo_fecha_entrada: '2027-03-12', num_customers: '2_0_0:1', num_adultos_1: '2' },
    { fecha_entrada: '12-03-2027', num_customers: '2_0_0:1', num_adultos_1: '2' },
  ],
  [
    'rooms replace all of the scripts’ rooms, and rooms alone leave the dates',
    {
      nativo: '1',
      fecha_entrada: '12-03-2027',
      num_customers: '4_1_0:2',
      num_habitaciones: '2',
      num_adultos_1: '2',
      num_adultos_2: '2',
      edad_1_1: '3',
      nativo_num_habitaciones: '1',
      nativo_num_adultos_1: '1',
    },
    { fecha_entrada: '12-03-2027', num_habitaciones: '1', num_adultos_1: '1' },
  ],
  [
    'rooms and ages beyond the counts are dropped',
    {
      nativo_num_habitaciones: '1',
      nativo_num_adultos_1: '2',
      nativo_num_ninos_1: '1',
      nativo_edad_1_1: '5',
      nativo_edad_1_2: '7',
      nativo_num_adultos_2: '2',
      nativo_edad_2_1: '9',
    },
    { num_habitaciones: '1', num_adultos_1: '2', num_ninos_1: '1', edad_1_1: '5' },
  ],
  [
    'counts that cannot be read leave nobody out',
    { nativo_num_habitaciones: 'x', nativo_num_ninos_2: ['1', '2'], nativo_edad_2_3: '4' },
    { num_habitaciones: 'x', num_ninos_2: ['1', '2'], edad_2_3: '4' },
  ],
  [
    'other native fields replace theirs',
    { duracion: '1', nativo_duracion: '2' },
    { duracion: '2' },
  ],
  ['the marker alone says nothing', { nativo: '1', pg: 'x' }, { pg: 'x' }],
])('%s', (_, sent, expected) => {
  expect(withNativeFields(sent)).toEqual(expected)
})

test('a field with the name of a prototype is only a field', () => {
  const values = withNativeFields({ nativo___proto__: { isAdmin: true } })
  expect(Object.hasOwn(values, '__proto__')).toBe(true)
  expect('isAdmin' in values).toBe(false)
})

test('the form’s readers understand what comes out', () => {
  const reader = fieldReader(
    withNativeFields({
      ...nativeRoom(1, '2', '2', '5', ''),
      ...nativeRoom(2, '1', '0', '', ''),
      nativo_num_habitaciones: '2',
      num_customers: '2_0_0:1',
      nativo_fecha_entrada: '2027-03-12',
      nativo_fecha_salida: '2027-03-14',
    }),
  )
  const stay = readStay(reader, dayOf(2027, 1, 1))
  const rooms = readRooms(reader)
  expect(stay).toEqual({ checkIn: dayOf(2027, 3, 12), checkOut: dayOf(2027, 3, 14) })
  expect(rooms).toEqual([
    { adults: 2, childAges: [5, null] },
    { adults: 1, childAges: [] },
  ])
  expect(reader.finish(rooms)).toEqual({
    ok: false,
    problems: [{ code: '12_999_13', field: 'edad_1_2' }],
  })
})

test('fields without end are read in one go', () => {
  const fields = Array.from({ length: 10_000 }, (_, room) => [`nativo_num_adultos_${room}`, '2'])
  const begun = performance.now()
  expect(Object.keys(withNativeFields(Object.fromEntries(fields)))).toHaveLength(10_000)
  expect(performance.now() - begun).toBeLessThan(1_000)
})

function nativeRoom(room: number, adults: string, children: string, ...ages: string[]): FormValues {
  return {
    [`nativo_num_adultos_${room}`]: adults,
    [`nativo_num_ninos_${room}`]: children,
    ...Object.fromEntries(ages.map((age, slot) => [`nativo_edad_${room}_${slot + 1}`, age])),
  }
}
