import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  EVENT_FIELDS,
  type EventRecord,
  readEventRecord,
  writeEventRecord,
} from './event-record.ts'

test('a line is read into its parts', () => {
  expect(readEventRecord('12,Madrid%2C Spain,7,{"env":"https"},1794700800000')).toEqual({
    ok: true,
    value: {
      actionType: 12,
      value1: 'Madrid, Spain',
      value2: '7',
      extra: { env: 'https' },
      createdAt: 1_794_700_800_000,
    },
  })
})

test('commas of the JSON are escaped too', () => {
  const record: EventRecord = {
    actionType: 1,
    value1: '100%',
    value2: '',
    extra: { a: 1, b: 2 },
    createdAt: 0,
  }
  expect(writeEventRecord(record)).toBe('1,100%25,,{"a":1%2C"b":2},0')
})

test('an empty extra is an empty object', () => {
  expect(readEventRecord('1,,,,0')).toMatchObject({ ok: true, value: { extra: {} } })
})

test.each([
  ['', ''],
  ['1,2,3', ''],
  ['1,a,b,{},0,more', ''],
  ['x,a,b,{},0', 'id_tipo_accion'],
  ['1,a,b,{,0', 'extra'],
  ['1,a,b,[],0', 'extra'],
  ['1,a,b,null,0', 'extra'],
  ['1,a,b,{},yesterday', 'ts_creacion'],
  ['x,a,b,7,', 'id_tipo_accion extra ts_creacion'],
])('"%s" is unreadable in: %s', (line, fields) => {
  const read = readEventRecord(line)
  expect(read.ok ? 'readable' : read.problems.map(({ field }) => field).join(' ')).toBe(fields)
})

test('what is written is read back', () => {
  const text = fc.string({ unit: fc.constantFrom(',', '%', '2', 'C', '5', 'á', '"') })
  const anyRecord: fc.Arbitrary<EventRecord> = fc.record({
    actionType: fc.nat(),
    value1: text,
    value2: text,
    extra: fc.dictionary(text, fc.oneof(text, fc.integer(), fc.boolean(), fc.constant(null)), {
      noNullPrototype: true,
    }),
    createdAt: fc.nat(),
  })
  fc.assert(
    fc.property(anyRecord, (record) => {
      expect(readEventRecord(writeEventRecord(record))).toEqual({ ok: true, value: record })
    }),
  )
})

test('no line makes the reader throw', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (line) => {
      expect(() => readEventRecord(line)).not.toThrow()
      expect(() => readEventRecord(`1,,,${line},0`)).not.toThrow()
    }),
  )
})

test('outside, its fields have the specified names', () => {
  const names = 'id_evento id_tipo_accion valor1 valor2 extra ts_creacion'
  expect(Object.values(EVENT_FIELDS)).toEqual(names.split(' '))
})
