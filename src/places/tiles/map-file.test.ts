import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { smallGeography } from '../../../tests/fixtures/small-geography.ts'
import { WorldMap } from './draw-map.ts'
import { layOutMap } from './map-columns.ts'
import { buildMapFile, readMapFile } from './map-file.ts'
import { tileView } from './map-view.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'alisio-map-'))
afterAll(() => rmSync(folder, { recursive: true }))

const geography = smallGeography()
const geographyFile = path.join(folder, 'geography.bin')
const file = path.join(folder, 'map.bin')
writeFileSync(geographyFile, 'one world')
buildMapFile(file, geographyFile, geography)

test('a map from its file is drawn as one that was just laid out', () => {
  const kept = new WorldMap(geography, readMapFile(file, geography))
  const fresh = new WorldMap(geography, layOutMap(geography))
  for (const view of [tileView(4, 7, 6), tileView(9, 246, 198)]) {
    const svg = kept.draw(view, { language: 'es', scheme: 'light' })
    expect(svg).toBe(fresh.draw(view, { language: 'es', scheme: 'light' }))
    expect(svg).toContain('<path')
  }
})

test('it is made again only when what it is made from has changed', () => {
  const { mtimeNs, ino } = statSync(file, { bigint: true })
  buildMapFile(file, geographyFile, geography)
  expect(statSync(file, { bigint: true })).toMatchObject({ mtimeNs, ino })
  writeFileSync(geographyFile, 'another world')
  buildMapFile(file, geographyFile, geography)
  expect(statSync(file, { bigint: true }).ino).not.toBe(ino)
})

test('the names of another geography are not taken for its own', () => {
  const columns = readMapFile(file, geography)!
  const other = Object.create(geography, { count: { value: geography.count + 1 } })
  expect(columns).toBeDefined()
  expect(readMapFile(file, other)).toBeUndefined()
  expect(readMapFile(path.join(folder, 'none.bin'), geography)).toBeUndefined()
})
