import { expect, test } from 'vitest'
import { countryId, ID_RANGES, IdRange } from './assigned-ids.ts'

test('no two ranges overlap', () => {
  const ranges = Object.values(ID_RANGES).toSorted((a, b) => a[0] - b[0])
  ranges.slice(1).forEach((range, at) => expect(range[0]).toBeGreaterThan(ranges[at]![1]))
})

test('a key keeps its id whoever else is there', () => {
  const alone = new IdRange('resort').idFor('ES Formigal')
  const among = new IdRange('resort')
  among.idFor('ES Baqueira')
  expect(among.idFor('ES Formigal')).toBe(alone)
})

test('ids stay inside their range and never repeat', () => {
  const range = new IdRange('island')
  const ids = Array.from({ length: 2_000 }, (_, number) => range.idFor(`key ${number}`))
  expect(new Set(ids).size).toBe(2_000)
  expect(Math.min(...ids)).toBeGreaterThanOrEqual(ID_RANGES.island[0])
  expect(Math.max(...ids)).toBeLessThanOrEqual(ID_RANGES.island[1])
})

test('countries are numbered by their letters', () => {
  expect(countryId('AA')).toBe(ID_RANGES.country[0])
  expect(countryId('ZZ')).toBe(ID_RANGES.country[1])
})
