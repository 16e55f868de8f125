import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { draft } from './draft.ts'
import { encodeGeography, Geography } from './geography.ts'
import { LEVELS } from './geography-columns.ts'
import { geographyInputHash, openGeography } from './open-geography.ts'
import { layOutColumns } from './lay-out-columns.ts'

const atlantis = draft({ id: 1, level: LEVELS.continent, name: 'Atlantis', country: '' })
const tiny = new Geography(
  layOutColumns({ continents: [atlantis], coasts: [], points: [], airports: [] }),
)

test('a file made from the same inputs is opened as it is', () => {
  expect(openGeography(fileWith(geographyInputHash())).name(0)).toBe('Atlantis')
})

test('a file made from other inputs is made anew, each time the same', { timeout: 60_000 }, () => {
  const path = fileWith(new Uint8Array(32))
  expect(openGeography(path).count).toBeGreaterThan(125_000)
  const bytes = readFileSync(path)
  expect(bytes.length).toBeLessThan(15_000_000)
  // The one that the build step and the other tests use was made before, from the same inputs.
  openGeography('dist/geography.bin')
  expect(Buffer.compare(bytes, readFileSync('dist/geography.bin'))).toBe(0)
})

function fileWith(inputHash: Uint8Array): string {
  const folder = mkdtempSync(join(tmpdir(), 'alisio-geography-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'geography.bin')
  writeFileSync(path, encodeGeography(tiny, inputHash))
  return path
}
