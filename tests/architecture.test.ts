/** The house rules that a machine can check. ARCHITECTURE.md says why they hold. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

/** Which folder of src may import which; a new arrow needs a decision record. */
const MAY_IMPORT: Record<string, string[]> = {
  core: [],
  world: ['core'],
  engine: ['core'],
  storage: ['core'],
  outside: ['core'],
  web: ['core'],
  server: ['core', 'world', 'engine', 'storage', 'outside', 'web'],
}

/** Tables of facts are as long as the facts. */
const DATA_TABLES = [
  'src/places/geography/tables/coasts.ts',
  'src/places/geography/tables/resorts.ts',
  'src/places/geography/tables/districts.ts',
  'src/places/geography/tables/city-exonyms.ts',
  'src/world/texts/phrases/',
  'demo/texts/name-phrases.ts',
  'src/world/geography/points-of-interest/',
  'tests/faults/server-faults.ts',
]

const sources = globSync('{src,tools,tests}/**/*.{ts,tsx,mjs}').map((file) => ({
  file: file.replaceAll(path.sep, '/'),
  text: readFileSync(file, 'utf8'),
}))
const shipped = sources.filter(({ file }) => file.startsWith('src/') && !/\.test\.tsx?$/.test(file))

test('folders import only what the table allows', () => {
  const wrong = shipped.flatMap(({ file, text }) => {
    const folder = file.split('/')[1]!
    return importsOf(text)
      .filter((specifier) => specifier.startsWith('.'))
      .map((specifier) => path.posix.join(path.posix.dirname(file), specifier))
      .filter((target) => {
        const other = target.split('/')[1]!
        return (
          !target.startsWith('src/') || (other !== folder && !MAY_IMPORT[folder]?.includes(other))
        )
      })
      .map((target) => `${file} imports ${target}`)
  })
  expect(wrong).toEqual([])
})

test('every stylesheet that is imported is there; the type checker takes any name', () => {
  const lost = shipped.flatMap(({ file, text }) =>
    importsOf(text)
      .filter((specifier) => /^\..*\.css$/.test(specifier))
      .map((specifier) => path.posix.join(path.posix.dirname(file), specifier))
      .filter((target) => !existsSync(target))
      .map((target) => `${file} imports ${target}`),
  )
  expect(lost).toEqual([])
})

test('the core imports no package and nothing of the platform, and reads no clock', () => {
  const core = shipped.filter(({ file }) => file.startsWith('src/core/'))
  expect(core.length).toBeGreaterThan(0)
  const outsiders = core
    .flatMap(({ text }) => importsOf(text))
    .filter((name) => !name.startsWith('.'))
  expect(outsiders).toEqual([])
  const restless = core.filter(({ text }) => /\bDate\.now\(|new Date\(\)|Math\.random\(/.test(text))
  expect(restless.map(({ file }) => file)).toEqual([])
})

test('failures go into the log: only the start speaks to a terminal', () => {
  const talkative = shipped.filter(({ text }) => /\bconsole\.\w+\(/.test(text))
  expect(talkative.map(({ file }) => file)).toEqual(['src/main.ts', 'src/preparation.ts'])
})

test('every folder of src is in the table', () => {
  const folders = new Set(shipped.map(({ file }) => file.split('/')[1]!))
  expect([...folders].filter((folder) => !(folder in MAY_IMPORT))).toEqual([])
})

test('files are small: median 80 lines, nine of ten 250, none over 400', () => {
  const lengths = sources
    .filter(({ file }) => !DATA_TABLES.some((table) => file.startsWith(table)))
    .map(({ file, text }) => ({ file, lines: text.split('\n').length - 1 }))
    .toSorted((one, other) => one.lines - other.lines)
  const at = (share: number) => lengths[Math.floor((lengths.length - 1) * share)]!
  expect(at(0.5).lines).toBeLessThanOrEqual(80)
  expect(at(0.9).lines).toBeLessThanOrEqual(250)
  expect(lengths.filter(({ lines }) => lines > 400)).toEqual([])
})

test('no file only passes on what others export', () => {
  const barrels = shipped.filter(({ text }) => {
    const code = text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '').trim()
    const statements = code.split('\n').filter((line) => line.trim())
    return statements.length > 0 && statements.every((line) => /^export .* from /.test(line))
  })
  expect(barrels.map(({ file }) => file)).toEqual([])
})

test('no folder is a dumping ground', () => {
  const dumps = sources.filter(({ file }) =>
    /(^|\/)(utils?|helpers?|lib|common|misc|types|shared)(\/|\.tsx?$)/.test(file),
  )
  expect(dumps.map(({ file }) => file)).toEqual([])
})

test('files are named by their idea in kebab-case', () => {
  const odd = sources.filter(({ file }) => !/^[a-z0-9/.-]+$/.test(file))
  expect(odd.map(({ file }) => file)).toEqual([])
})

function importsOf(text: string): string[] {
  const statements = text.matchAll(
    /(?:^|\n)\s*(?:import|export)\b[^'"\n]*(?:\n[^'"]*?)?from\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]|(?:^|\n)import\s*['"]([^'"]+)['"]/g,
  )
  return [...statements].map((match) => (match[1] ?? match[2] ?? match[3])!)
}
