import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvRecords, recordsOf } from './csv-records.ts'

const cell = fc.string({ unit: fc.constantFrom('a', 'ñ', '"', ';', '\n', '\r', ' ', "'") })
const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1 })

test('what is written with every cell quoted is read again, however it is cut into pieces', () =>
  fc.assert(
    fc.asyncProperty(table, fc.integer({ min: 1, max: 7 }), async (rows, pieceLength) => {
      const text = rows.map((cells) => cells.map(quoted).join(';')).join('\r\n')
      const read = []
      for await (const record of csvRecords(pieces(text, pieceLength), ';')) read.push(record)
      expect(read.map((record) => ('cells' in record ? record.cells : record.broken))).toEqual(rows)
      expect([...recordsOf(text, ';')]).toEqual(rows)
    }),
  ))

test('any text is read to its end, with lines that never go back', () =>
  fc.assert(
    fc.asyncProperty(cell, fc.integer({ min: 1, max: 7 }), async (text, pieceLength) => {
      let line = 0
      for await (const record of csvRecords(pieces(text, pieceLength), ';')) {
        expect(record.line).toBeGreaterThan(line)
        line = record.line
      }
      expect(line).toBeLessThanOrEqual(text.split(/\r\n|\r|\n/).length)
    }),
  ))

test('a quote in the middle of a line is kept', () => {
  expect([...recordsOf('1;"The "Sol" hotel";x\n2;12" screen;y', ';')]).toEqual([
    ['1', 'The "Sol" hotel', 'x'],
    ['2', '12" screen', 'y'],
  ])
})

function quoted(cell: string): string {
  return `"${cell.replaceAll('"', '""')}"`
}

async function* pieces(text: string, length: number) {
  for (let at = 0; at < text.length; at += length)
    yield { text: text.slice(at, at + length), bytesRead: at }
}
