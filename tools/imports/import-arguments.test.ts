import { expect, test } from 'vitest'
import { readImportArguments } from './import-arguments.ts'

test('paths count from where npm was called', () => {
  expect(read('hotels mine.csv --dry-run --json out/report.json')).toEqual({
    what: 'hotels',
    file: '/home/ana/mine.csv',
    dryRun: true,
    reportFile: '/home/ana/out/report.json',
    scale: undefined,
    source: '',
    countryCode: undefined,
    photosFolder: undefined,
  })
  expect(read('photos --photos /photos')).toMatchObject({ what: 'photos', photosFolder: '/photos' })
  expect(read('hotels /h.csv --country Francia')).toMatchObject({ countryCode: 'FR' })
  expect(read('reviews /r.csv --scale 5')).toMatchObject({ file: '/r.csv', scale: 5 })
})

test.each([
  ['', 'What should be imported'],
  ['guests a.csv', 'What should be imported: "guests"?'],
  ['hotels', 'Which file?'],
  ['hotels a.csv b.csv', 'One file'],
  ['reviews a.csv --scale 7', '--scale'],
  ['hotels a.csv --country Atlantis', '--country is not a known one: "Atlantis".'],
  ['hotels a.csv --quick', 'quick'],
])('“%s” is told', (written, sentence) => expect(read(written)).toContain(sentence))

function read(written: string) {
  return readImportArguments(written.split(' ').filter(Boolean), '/home/ana')
}
