import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import type { ImportKind } from './column-names.ts'
import { readRows, type SourceRow } from './read-rows.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'alisio-rows-'))
afterAll(() => rmSync(folder, { recursive: true }))

const ENCODINGS: Record<string, (text: string) => Buffer> = {
  'utf-8': (text) => Buffer.from(text),
  'utf-8 with mark': (text) => Buffer.from(`\ufeff${text}`),
  'latin-1': (text) => Buffer.from(text, 'latin1'),
  'utf-16le': (text) => Buffer.from(`\ufeff${text}`, 'utf16le'),
}
const SEPARATORS = { comma: ',', semicolon: ';', tab: '\t', bar: '|' }
const LINE_ENDS = { LF: '\n', CRLF: '\r\n', CR: '\r' }

describe.each(Object.entries(ENCODINGS))('%s', (_, encode) => {
  describe.each(Object.entries(SEPARATORS))('%s', (_, separator) => {
    test.each(Object.entries(LINE_ENDS))('%s', async (_, lineEnd) => {
      const text = [
        ['ID', 'Nombre', 'Población', 'Descripción'],
        ['1', '"Hotel ""El Niño"""', 'Málaga', `"Junto al mar${separator} con${lineEnd}piscina"`],
        ['2', 'Peñón', 'Cádiz', ''],
      ]
      const bytes = encode(text.map((cells) => cells.join(separator)).join(lineEnd))
      expect(await rowsOf(bytes)).toEqual([
        {
          line: 2,
          cells: {
            operatorId: '1',
            name: 'Hotel "El Niño"',
            cityName: 'Málaga',
            description: `Junto al mar${separator} con${lineEnd}piscina`,
          },
        },
        { line: 4, cells: { operatorId: '2', name: 'Peñón', cityName: 'Cádiz' } },
      ])
    })
  })
})

test('windows-1252 has a euro sign where Latin-1 has none', async () => {
  const bytes = Buffer.from([...Buffer.from('id;name;city\n1;Sol '), 0x80, 0xf1, 10])
  expect(await rowsOf(bytes)).toEqual([{ line: 2, cells: { operatorId: '1', name: 'Sol €ñ' } }])
})

test('one damaged byte does not spoil the accents of a UTF-8 file', async () => {
  const rows = Array.from({ length: 20 }, (_, at) => `${at};Peñón;Ávila`).join('\n')
  const bytes = Buffer.concat([Buffer.from(`id;name;city\n${rows}\n20;B`), Buffer.from([0xf1])])
  const read = await rowsOf(bytes)
  expect(read[0]).toEqual({ line: 2, cells: { operatorId: '0', name: 'Peñón', cityName: 'Ávila' } })
  expect(read.at(-1)).toEqual({ line: 22, codes: ['characters-unreadable'] })
})

test.each([
  ['titles above the header', 'Hotels of 2026\n\nid,name,city\n1,Sol,Rome', [4]],
  ['Excel names its separator', 'sep=;\nid;name;city\n1;Sol;Rome', [3]],
  ['empty lines and lines of separators', 'id,name,city\n\n1,Sol,Rome\n,,\n2,Mar,Rome\n', [3, 5]],
  ['rows of numbers', 'id,name,city,x,y,z\n1,4,Rome,,,3\n', [2]],
  ['names of services in data', 'id,name,city,tags\n1,Wifi,Rome,parking\n', [2]],
  ['short rows', 'id,name,city,country\n1,Sol,Rome\n', [2]],
  ['spaces around quotes', 'id, name, city\n1, "Sol, Mar" , "Rome"\n', [2]],
])('%s', async (_, text, lines) => {
  const rows = await rowsOf(text)
  expect(rows.map(({ line }) => line)).toEqual(lines)
  expect(rows[0]).toMatchObject({ cells: { operatorId: '1', cityName: 'Rome' } })
})

test.each([
  ['cells beyond the header', '1,Sol,Rome,oops', 'cells-too-many'],
  ['a quote that is never closed', '1,"Sol,Rome', 'quote-unclosed'],
  ['a cell of ten megabytes', `1,"${'x'.repeat(10_000_000)}",Rome`, 'row-too-long'],
  ['ten megabytes without quotes', `1,${'x'.repeat(10_000_000)},Rome`, 'row-too-long'],
])('%s is refused alone', async (_, row, code) => {
  expect(await rowsOf(`id,name,city\n${row}\n2,"Mar ""1""",Rome\n3,Luz,Rome\n`)).toEqual([
    { line: 2, codes: [code] },
    { line: 3, cells: { operatorId: '2', name: 'Mar "1"', cityName: 'Rome' } },
    { line: 4, cells: { operatorId: '3', name: 'Luz', cityName: 'Rome' } },
  ])
})

test.each([
  ['an array', '[\n{"id":1,"name":"Sol"},\n{"id":2,"name":"Mar"}]', [2, 3]],
  [
    'an array in an object',
    '{"total":2,\n"hotels":[{"id":1,"name":"Sol"},{"id":2,"name":"Mar"}]}',
    [2, 2],
  ],
  ['one object on each line', '{"id":1,"name":"Sol"}\n\n{"id":2,"name":"Mar"}\n', [1, 3]],
  ['a text sequence', '\u001e{"id":1,"name":"Sol"}\n\u001e{"id":2,"name":"Mar"}\n', [1, 2]],
])('JSON: %s', async (_, text, lines) => {
  expect(await rowsOf(text)).toEqual([
    { line: lines[0], cells: { operatorId: '1', name: 'Sol' } },
    { line: lines[1], cells: { operatorId: '2', name: 'Mar' } },
  ])
})

test('GeoJSON gives its place, and brackets in texts are no brackets', async () => {
  const area = [
    [
      [1, 2],
      [3, 2],
      [3, 4],
      [1, 4],
    ],
  ]
  const features = [
    feature(1, { type: 'Point', coordinates: [-3.703, 40.417] }),
    feature(2, { type: 'Polygon', coordinates: area }),
  ]
  const collection = { type: 'FeatureCollection', bbox: [1, 2, 3, 4], features }
  const common = { name: 'Sol }] \\" {', cityName: 'Rome', photos: 'a.jpg|b.jpg' }
  expect(await rowsOf(JSON.stringify(collection, null, 1))).toMatchObject([
    { cells: { ...common, operatorId: '1', latitude: '40.4170', longitude: '-3.7030' } },
    { cells: { ...common, operatorId: '2', latitude: '3', longitude: '2' } },
  ])
})

test('a bad element of JSON is refused alone, and a cut end is told', async () => {
  const long = 'x'.repeat(2_000_000)
  const text = `[{"id":1,"name":"Sol"},{"id":oops},{"id":3,"name":"${long}"},{"id":4,"name":"M"},{`
  const rows = await rowsOf(text)
  expect(rows.map(({ cells, codes }) => cells?.operatorId ?? codes?.[0])).toEqual([
    '1',
    'json-unreadable',
    'row-too-long',
    '4',
    'json-cut-short',
  ])
})

test.each([
  ['nothing', '', 'file-empty'],
  ['only a byte order mark', '\ufeff', 'file-empty'],
  ['no header', '1;Sol;Rome\n2;Mar;Rome\n', 'header-missing'],
  ['no column for the id', 'name;city\nSol;Rome', 'columns-missing'],
  ['JSON that is no list of objects', '{"a":1', 'header-missing'],
  ['an array of numbers', '[1,2,3]', 'header-missing'],
  [
    'bytes that are no text',
    Buffer.from(Array.from({ length: 999 }, (_, at) => (at * 89) % 256)),
    'file-binary',
  ],
  ['a workbook', Buffer.from('PK\u0003\u0004 hotels'), 'file-binary'],
])('%s is a reason, not an error', async (_, content, code) => {
  const file = path.join(folder, 'hotels')
  writeFileSync(file, content)
  expect(await readRows('hotels', file)).toMatchObject({ ok: false, reason: { code } })
})

test('a file without header is told which columns are expected', async () => {
  const file = path.join(folder, 'rates')
  writeFileSync(file, '1;2026-01-01;100\n')
  const opened = await readRows('rates', file)
  expect(opened).toMatchObject({ reason: { text: expect.stringContaining('hotel_id, room_code') } })
})

test('a missing file and a folder are reasons', async () => {
  for (const file of [path.join(folder, 'nowhere'), folder])
    expect(await readRows('hotels', file)).toMatchObject({ reason: { code: 'file-unreadable' } })
})

async function rowsOf(content: string | Buffer, kind: ImportKind = 'hotels') {
  const file = path.join(folder, 'file')
  writeFileSync(file, content)
  const opened = await readRows(kind, file)
  if (!opened.ok) throw new Error(opened.reason.text)
  const rows = []
  for await (const row of opened.value.rows) rows.push(shortened(row))
  return rows
}

function feature(id: number, geometry: object) {
  const photos = [{ url: 'a.jpg' }, 'b.jpg']
  const properties = { name: 'Sol }] \\" {', 'addr:city': 'Rome', photos }
  return { type: 'Feature', id, properties, geometry }
}

function shortened(row: SourceRow) {
  const { line } = row
  return 'cells' in row
    ? { line, cells: row.cells }
    : { line, codes: row.reasons.map(({ code }) => code) }
}
