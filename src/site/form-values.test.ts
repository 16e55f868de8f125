import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { fieldReader, MAX_FIELD_LENGTH } from './form-values.ts'
import { problem } from './problems.ts'

test.each<[string, unknown, string]>([
  ['a plain text', 'Madrid', 'Madrid'],
  ['surrounding space', '  Madrid ', 'Madrid'],
  ['tags', '<b>Madrid</b>', 'Madrid'],
  ['line breaks and NUL', 'Ma\0drid\r\nEspaña', 'Ma drid España'],
  ['nothing', undefined, ''],
  ['the greatest length', 'x'.repeat(MAX_FIELD_LENGTH), 'x'.repeat(MAX_FIELD_LENGTH)],
])('reads %s', (_what, sent, text) => {
  expect(fieldReader({ field: sent }).text('field')).toBe(text)
})

test.each<[string, unknown, string]>([
  ['repeated', ['1', '2'], 'field-repeated'],
  ['too long', 'x'.repeat(MAX_FIELD_LENGTH + 1), 'field-too-long'],
  ['a number', 7, 'field-unreadable'],
  ['an object', { $ne: '' }, 'field-unreadable'],
  ['null', null, 'field-unreadable'],
])('refuses a field that is %s, once, and calls it nothing else', (_what, sent, code) => {
  const reader = fieldReader({ field: sent })
  expect([reader.text('field'), reader.text('field')]).toEqual(['', ''])
  reader.report(problem('field-missing', 'field'))
  expect(reader.finish({})).toMatchObject({ ok: false, problems: [{ code, field: 'field' }] })
})

test.each([
  ['on', true],
  ['1', true],
  ['true', true],
  ['0', false],
  ['false', false],
  ['', false],
])('a flag may be written "%s"', (sent, value) => {
  expect(fieldReader({ flag: sent }).flag('flag')).toBe(value)
})

test.each([
  [{}, true],
  [{ flag: '' }, true],
  [{ flag: '0' }, false],
  [{ flag: '1' }, true],
])('a flag that is on by default, sent as %j, is %s', (sent, value) => {
  expect(fieldReader(sent).flag('flag', true)).toBe(value)
})

test('a flag that says something else is unreadable', () => {
  const reader = fieldReader({ flag: 'maybe' })
  expect(reader.flag('flag')).toBe(false)
  expect(reader.finish({})).toEqual({ ok: false, problems: [problem('field-unreadable', 'flag')] })
})

test('inherited names are no fields', () => {
  const reader = fieldReader({})
  expect(['__proto__', 'constructor', 'toString'].filter((name) => reader.has(name))).toEqual([])
  expect(reader.text('__proto__')).toBe('')
})

test('a part that could not be read makes the whole unreadable', () => {
  expect(fieldReader({}).finish(null).ok).toBe(false)
})

test('nothing sent makes a reader throw', () => {
  fc.assert(
    fc.property(fc.anything(), fc.string(), (values, field) => {
      const reader = fieldReader(values)
      expect(typeof reader.text(field)).toBe('string')
      expect(typeof reader.flag(field)).toBe('boolean')
      expect(reader.shaped(field, /^x$/)).toMatch(/^x?$/)
    }),
  )
})

test.each<[string, unknown, string]>([
  ['lines and signs', 'Planta < 3 y cama > 140\r\nCuna ', 'Planta < 3 y cama > 140\nCuna'],
  ['what cannot be printed', 'a\u0000b\tc', 'a b c'],
  ['as many characters as a browser counts', 'a\r\nb\r\n'.repeat(5), 'a\nb\n'.repeat(5).trim()],
  ['nothing', undefined, ''],
])('prose keeps %s', (_, value, kept) => {
  const reader = fieldReader({ field: value })
  expect(reader.prose('field', 40)).toBe(kept)
  expect(reader.finish('').ok).toBe(true)
})

test('prose that is too long, repeated or no text is refused', () => {
  for (const value of ['a'.repeat(41), ['a', 'b'], 7]) {
    const reader = fieldReader({ field: value })
    expect([reader.prose('field', 40), reader.finish('').ok]).toEqual(['', false])
  }
})
