import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { geographyOf } from '../../../tests/fixtures/small-geography.ts'
import { SMALL_PLACES } from '../../../tests/fixtures/small-timetable.ts'
import { dayOf } from '../../site/calendar-day.ts'
import { importPlaces } from '../service/import-sink.ts'
import type { CatalogueSink, Item, SaveOptions, SaveOutcome } from './catalogue-sink.ts'
import type { ImportKind } from './column-names.ts'
import { emptyReport, MAX_LISTED_NOTES, reportAsJson, reportAsText } from './import-report.ts'
import { type ImportOptions, rateTaker, runImport } from './run-import.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'alisio-import-'))
afterAll(() => rmSync(folder, { recursive: true }))

const HEADER = 'id;name;lat;lon;city;country\n'

test('a second import changes nothing, a changed row is updated', async () => {
  const sink = memorySink()
  const file = `${HEADER}1;Sol;40;-3;;\n2;Mar;;;Madrid;ES\n`
  expect(await counts(file, sink)).toBe('imported 2')
  expect(await counts(file, sink)).toBe('skipped 2')
  expect(await counts(file.replace('Mar', 'Luz'), sink)).toBe('updated 1 skipped 1')
  expect(sink.stored.get('2')).toMatchObject({
    name: 'Luz',
    cityId: expect.any(Number),
    coordinates: { latitude: 40 },
  })
})

test('cells that say nothing are empty, and a file may be of one country', async () => {
  const sink = memorySink()
  const row = '1;Sol;N/A;-;Madrid;null\n'
  const report = await imported('hotels', HEADER + row, sink, { countryCode: 'ES' })
  expect(reasonsOf(report)).toEqual([])
  expect(sink.stored.get('1')).toMatchObject({ countryCode: 'ES', coordinates: { latitude: 40 } })
  expect(reasonsOf(await imported('hotels', HEADER + row, sink))).toEqual(['2 country-assumed'])
  expect(reasonsOf(await imported('hotels', `${HEADER}2;-;40;-3;;\n`, sink))).toEqual([
    '2 value-missing',
  ])
})

test('a dry run tells the same and keeps nothing', async () => {
  const sink = memorySink()
  expect(await counts(`${HEADER}1;Sol;40;-3;;\n`, sink, { dryRun: true })).toBe('imported 1')
  expect(sink.stored.size).toBe(0)
})

test('bad rows are reported with their line, the others go on', async () => {
  const bad = ';;0;0;;\n2;"Broken;40;-3;;\n3;"Mar";-3;40;;ES\n4;Luz;;;Nowhere;\n5;Rio;40;-3;;PT\n'
  const file = `${HEADER}1;Sol;40;-3;;\n${bad}`
  const report = await imported('hotels', file, memorySink())
  expect(report.counts).toEqual({ rows: 6, imported: 1, updated: 0, skipped: 0, rejected: 5 })
  expect(reasonsOf(report)).toEqual([
    '3 value-missing',
    '3 value-missing',
    '3 coordinates-zero',
    '4 quote-unclosed',
    '5 coordinates-swapped',
    '6 place-not-found',
    '7 country-disagrees',
  ])
  expect(reportAsText(report)).toContain('line 5: latitude and longitude seem to be swapped')
  expect(JSON.parse(reportAsJson(report))).toEqual(report)
})

test.each([1, 2, 500])(
  'of a repeated id the later row counts, in batches of %i',
  async (batchSize) => {
    const sink = memorySink()
    const file = `${HEADER}1;Sol;40;-3;;\n2;Mar;40;-3;;\n1;Luz;40;-3;;\n`
    const report = await imported('hotels', file, sink, { batchSize })
    expect(sink.stored.get('1')).toMatchObject({ name: 'Luz' })
    expect(reasonsOf(report)).toEqual(['4 id-repeated'])
    expect(report.counts).toMatchObject({ rows: 3, rejected: 0 })
  },
)

test('a batch that fails is saved row by row', async () => {
  const sink = memorySink({ failsOn: '2' })
  const report = await imported(
    'hotels',
    `${HEADER}1;Sol;40;-3;;\n2;Mar;40;-3;;\n3;Luz;40;-3;;\n`,
    sink,
  )
  expect([...sink.stored.keys()]).toEqual(['1', '3'])
  expect(reasonsOf(report)).toEqual(['3 not-stored'])
  expect(report.counts).toMatchObject({ imported: 2, rejected: 1 })
})

test('a store that takes nothing any more ends the import', async () => {
  const rows = Array.from({ length: 2000 }, (_, id) => `x${id};Sol;40;-3;;`).join('\n')
  const report = await imported('hotels', HEADER + rows, memorySink({ failsOn: 'x' }))
  expect(report.stopped).toMatchObject({ code: 'store-failing' })
  expect(report.counts.rows).toBeLessThan(100)
})

test('every rejection is listed, however many notes come before', async () => {
  const noted = Array.from({ length: 3000 }, (_, id) => `${id};HÃ´tel;40;-3;;`)
  const wrong = Array.from({ length: 1500 }, (_, id) => `w${id};;40;-3;;`)
  const report = await imported('hotels', HEADER + [...noted, ...wrong].join('\n'), memorySink())
  expect(report.reasonCounts).toEqual({ 'name-damaged': 3000, 'value-missing': 1500 })
  expect(report.reasons.filter(({ weight }) => weight === 'rejected')).toHaveLength(1500)
  expect(report.reasons).toHaveLength(MAX_LISTED_NOTES + 1500)
  expect(reportAsText(report)).toContain('… and 2000 more notes')
})

test('a message names the column as the file does', async () => {
  const file = 'Hotelnummer;Bezeichnung;Breitengrad;lon\n;Sol;40;-3\n2;H?tel Sol;40;-3\n'
  const { reasons } = await imported('hotels', file, memorySink())
  expect(reasons.map(({ text, field, column }) => [text, field, column])).toEqual([
    ['Hotelnummer is missing', 'operatorId', 'Hotelnummer'],
    ['Bezeichnung looks damaged by a wrong encoding: "H?tel Sol"', 'name', 'Bezeichnung'],
  ])
  const rates = 'codigo hotel;habitacion;fecha;precio\nA;;2026-08-01;\n'
  const told = await imported('rates', rates, memorySink())
  expect(told.reasons.map(({ text }) => text)).toContain('room_code is missing')
  const short = await imported('rates', 'hotel_id;precio\nA;3\n', memorySink())
  expect(short.stopped?.text).toContain('room_code or room_name')
})

test('a file that cannot be read is a report', async () => {
  const report = await imported('hotels', 'a;b\n1;2', memorySink())
  expect(report).toMatchObject({ stopped: { code: 'header-missing' }, counts: { rows: 0 } })
  expect(reportAsText(report)).toContain('STOPPED: no row with column names')
})

test('progress ends at the whole file', async () => {
  const seen: number[] = []
  const rows = Array.from({ length: 1200 }, (_, id) => `${id};Sol;40;-3;;`).join('\n')
  await imported('hotels', HEADER + rows, memorySink(), {
    onProgress: ({ bytesRead, bytes }) => seen.push(bytesRead / bytes),
  })
  expect(seen).toEqual([1, 1, 1])
})

test('rates come by hotel, whatever the order of rows', async () => {
  const sink = memorySink()
  const report = await imported(
    'rates',
    'hotel_id,room_code,date,price,board\nA,DBL,2026-08-01,100,SA\nB,SGL,2026-08-01,50,SA\n' +
      'A,DBL,2026-08-01,110,HD\nA,DBL,2025-08-01,100,SA\nC,DBL,2026-08-01,100,SA\n',
    sink,
  )
  expect([...sink.stored.keys()]).toEqual(['A', 'B'])
  expect(sink.stored.get('A')).toMatchObject({
    plans: [{ boardCode: 'SA' }, { boardCode: 'HD' }],
    rooms: [{ room: { code: 'DBL' }, days: [{ price: 10_000 }, { plan: 1, price: 11_000 }] }],
  })
  expect(report.counts).toEqual({ rows: 5, imported: 3, updated: 0, skipped: 1, rejected: 1 })
  expect(reasonsOf(report)).toEqual(['5 days-past', '6 hotel-unknown'])
})

test('a file that is too long to be kept is cut between hotels', async () => {
  const sink = memorySink()
  const report = emptyReport('rates', 'long', false)
  const options = { dryRun: false, today: dayOf(2026, 1, 1), language: 'es' } as const
  const taker = rateTaker(sink, report, { ...options, maxWaitingRows: 4 })
  const row = { roomCode: 'R', roomKind: 'double', date: '2026-08-01', price: '50' }
  // As many are kept back; the last of them is the first of its hotel.
  for (let line = 1; line < 4; line++) await taker.take(line, { ...row, hotelId: 'A' })
  await taker.take(4, { ...row, hotelId: 'B' })
  expect([...sink.stored.keys()]).toEqual(['A'])
  await taker.take(5, { ...row, hotelId: 'B', date: '2026-08-02', price: '60' })
  await taker.finish()
  const days = [{ price: 5000 }, { price: 6000 }]
  expect(sink.stored.get('B')).toMatchObject({ rooms: [{ days }] })
  expect(report.counts).toMatchObject({ rows: 5, imported: 5 })
})

test('reviews wait for their scale', async () => {
  const sink = memorySink()
  const report = await imported(
    'reviews',
    'hotel_id,score,title\nA,3,So so\nA,9,Fine\nZ,9,?\n',
    sink,
  )
  expect([...sink.stored.values()]).toMatchObject([{ score: 3 }, { score: 9 }])
  expect(reasonsOf(report)).toEqual(['4 hotel-unknown'])
  const short = 'hotel_id,score,title\nA,3,So so\n'
  expect(await imported('reviews', short, sink)).toMatchObject({
    stopped: { code: 'score-scale-unknown' },
  })
  expect(await counts(short, sink, { scoreScale: 5 }, 'reviews')).toBe('imported 1')
})

test('what is wrong with a flight is told by line and column; the past is passed over', async () => {
  const sink = memorySink()
  const header = 'aerolinea;vuelo;origen;destino;salida;llegada;desde;hasta;avion\n'
  const good = 'QV;QV1204;MAD;LIS;07:05;07:25;01-05-2026;31-10-2026;320\n'
  const rows = [
    good,
    good.replace('LIS', 'XXX').replace('07:05', '25:00'),
    good.replace('QV;', 'ZZ;'),
    good.replaceAll('2026', '2025'),
  ]
  const report = await imported('flights', header + rows.join(''), sink)
  expect(report.counts).toEqual({ rows: 4, imported: 1, updated: 0, skipped: 1, rejected: 2 })
  expect(report.reasons.map(({ line, column, code }) => [line, column, code])).toEqual([
    [3, 'destino', 'airport-unknown'],
    [3, 'salida', 'value-unreadable'],
    [4, 'vuelo', 'value-unreadable'],
    [5, 'hasta', 'days-past'],
  ])
  const unknown = await imported('flights', header + good.replaceAll('QV', 'ZZ'), sink)
  expect(reasonsOf(unknown)).toEqual(['2 airline-unknown', '2 airline-unknown'])
})

function reasonsOf({ reasons }: { reasons: { line: number; code: string }[] }) {
  return reasons.map(({ line, code }) => `${line} ${code}`)
}

async function counts(
  text: string,
  sink: CatalogueSink,
  options: Partial<ImportOptions> = {},
  kind: ImportKind = 'hotels',
) {
  const { rows: _, ...told } = (await imported(kind, text, sink, options)).counts
  return Object.entries(told)
    .filter(([, count]) => count > 0)
    .map((pair) => pair.join(' '))
    .join(' ')
}

function imported(
  kind: ImportKind,
  text: string,
  sink: CatalogueSink,
  options: Partial<ImportOptions> = {},
) {
  const file = path.join(folder, 'file')
  writeFileSync(file, text)
  return runImport(kind, file, sink, {
    dryRun: false,
    today: dayOf(2026, 1, 1),
    language: 'es',
    ...options,
  })
}

/** A world of one city, Madrid, and hotels A and B. */
function memorySink({ failsOn = '' } = {}) {
  const stored = new Map<string, unknown>()
  const hashes = new Map<string, string>()
  const save = async <Content>(
    batch: Item<Content>[],
    { dryRun }: SaveOptions,
  ): Promise<SaveOutcome[]> => {
    if (failsOn && batch.some(({ key }) => key.includes(failsOn))) throw new Error('constraint')
    return batch.map(({ key, content, hash }) => {
      const known = hashes.get(key)
      if (!dryRun) {
        stored.set(key, content)
        hashes.set(key, hash)
      }
      if (known === undefined) return 'imported'
      return known === hash ? 'skipped' : 'updated'
    })
  }
  return {
    stored,
    places: importPlaces(geographyOf('ES, Madrid, Madrid, 40, -3, 3255944')),
    hotelCurrency: (id: string) => (id === 'A' || id === 'B' ? ('EUR' as const) : null),
    saveHotels: save,
    saveRates: save,
    saveReviews: save,
    airports: SMALL_PLACES,
    hasAirline: (code: string) => code === 'QV',
    saveFares: save,
    saveFlights: save,
  }
}
