/**
 * Everything a change must pass, in one run: checks, unit and in-process and storage tests, then
 * the browser journeys on the built product, then a few kills of it. Ends with one line that counts
 * it all.
 *
 * `npm test -- PATTERN` runs only the tests whose file matches, without the checks. `npm run
 * test:all` also runs what is too slow for every day: all widths and languages of the journeys,
 * 4,000 random worlds, twenty kills on each database.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildWhenStale } from '../build/stale.ts'
import { runChecks } from '../checks.ts'
import { installWhatTestsNeed } from '../machine/install.ts'

const SLOWEST_SHOWN = 10

/** What both kinds of run differ in, as the tests read it. */
const DAILY = { KILLS: '1' }
const THOROUGH = {
  KILLS: '20',
  BUYERS: '200',
  ENGINE_WORLDS: '4000',
  ENGINE_SEARCHES: '5000',
  ALL_JOURNEYS: '1',
}

interface Outcome {
  name: string
  state: 'passed' | 'failed' | 'skipped'
  ms?: number
}

const patterns = process.argv.slice(2).filter((word) => word !== '--all')
const environment = process.argv.includes('--all') ? THOROUGH : DAILY
const missing = installWhatTestsNeed()
const reports = mkdtempSync(path.join(tmpdir(), 'alisio-reports-'))
const minutes: { part: string; ms: number }[] = []

const outcomes: Outcome[] = [
  ...(patterns.length ? [] : timed('lint, format, types', checks)),
  ...timed('unit, in process, storage', () => vitest('unit', patterns)),
]
if (await timedBuild())
  outcomes.push(...timed('browser journeys', journeys), ...timed('built product', onTheBuild))
else outcomes.push(outcome('build', false))
rmSync(reports, { recursive: true })
report()

function checks(): Outcome[] {
  return runChecks().map(({ name, passed }) => outcome(name, passed))
}

/** A build that fails is counted like any other failure. */
async function timedBuild(): Promise<boolean> {
  const begun = Date.now()
  try {
    await buildWhenStale()
    return true
  } catch (error) {
    console.error(error)
    return false
  } finally {
    minutes.push({ part: 'build', ms: Date.now() - begun })
  }
}

function timed(part: string, tests: () => Outcome[]): Outcome[] {
  const begun = Date.now()
  const outcomes = tests()
  minutes.push({ part, ms: Date.now() - begun })
  return outcomes
}

function vitest(name: string, more: string[]): Outcome[] {
  const file = path.join(reports, `${name}.json`)
  const passed = run('vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
    ...more,
    '--passWithNoTests',
  ])
  const { testResults } = readJson<VitestReport>(file, { testResults: [] })
  const tests = testResults.flatMap(({ name, status, assertionResults }) => [
    ...assertionResults.map((test) => ({
      ...outcome(
        `${relative(name)} ${test.fullName}`,
        test.status === 'passed',
        !['passed', 'failed'].includes(test.status),
      ),
      ms: test.duration ?? 0,
    })),
    // A file that could not even be loaded has no test to name.
    ...(status === 'failed' && assertionResults.every((test) => test.status !== 'failed')
      ? [outcome(relative(name), false)]
      : []),
  ])
  return passed || tests.some(({ state }) => state === 'failed')
    ? tests
    : [...tests, outcome(name, false)]
}

/** Script budgets and kills: both need the built product. */
function onTheBuild(): Outcome[] {
  return vitest('built', ['--config', 'tests/built/vitest.config.ts', ...patterns])
}

function journeys(): Outcome[] {
  if (missing.includes('Chromium')) return [outcome('browser journeys (no Chromium)', true, true)]
  const file = path.join(reports, 'journeys.json')
  const config = ['--config', 'tests/journeys/playwright.config.ts']
  const passed = run('playwright', ['test', ...config, ...patterns, '--pass-with-no-tests'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  })
  const { suites } = readJson<JourneyReport>(file, { suites: [] })
  const tests = suites.flatMap((suite) => specsOf(suite))
  return passed || tests.some(({ state }) => state === 'failed')
    ? tests
    : [...tests, outcome('browser journeys', false)]
}

function specsOf(suite: JourneySuite): Outcome[] {
  const own = suite.specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      ...outcome(
        `${suite.title} ${title} (${projectName})`,
        status === 'expected',
        status === 'skipped',
      ),
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  )
  return [...own, ...(suite.suites ?? []).flatMap((inner) => specsOf(inner))]
}

function report(): void {
  const named = (state: Outcome['state']) => outcomes.filter((each) => each.state === state)
  console.log('\nThe slowest tests:')
  const slowest = outcomes.toSorted((one, other) => (other.ms ?? 0) - (one.ms ?? 0))
  for (const { name, ms = 0 } of slowest.slice(0, SLOWEST_SHOWN))
    console.log(`${(ms / 1_000).toFixed(1).padStart(7)} s  ${name}`)
  console.log('\nWhere the time went:')
  for (const { part, ms } of minutes) console.log(`${clock(ms).padStart(7)}    ${part}`)
  console.log(`${clock(minutes.reduce((sum, { ms }) => sum + ms, 0)).padStart(7)}    in all\n`)
  for (const { name } of named('skipped')) console.log(`skipped: ${name}`)
  for (const { name } of named('failed')) console.log(`failed: ${name}`)
  if (missing.length)
    console.log(`Not on this machine, so their tests were skipped: ${missing.join(', ')}`)
  const skipped = named('skipped').length
  console.log(
    `${named('passed').length} passed, ${named('failed').length} failed` +
      (skipped ? `, ${skipped} skipped` : ''),
  )
  process.exitCode = named('failed').length || named('passed').length === 0 ? 1 : 0
}

function clock(ms: number): string {
  const seconds = Math.round(ms / 1_000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

function outcome(name: string, passed: boolean, skipped = false): Outcome {
  return { name, state: skipped ? 'skipped' : passed ? 'passed' : 'failed' }
}

function run(command: string, args: string[], env: Record<string, string> = {}): boolean {
  const options = { stdio: 'inherit', env: { ...process.env, ...environment, ...env } } as const
  return spawnSync(command, args, { ...options, shell: process.platform === 'win32' }).status === 0
}

function readJson<T>(file: string, fallback: T): T {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T
  } catch {
    return fallback
  }
}

function relative(file: string): string {
  return path.relative(process.cwd(), file)
}

interface VitestReport {
  testResults: {
    name: string
    status: string
    assertionResults: { fullName: string; status: string; duration?: number }[]
  }[]
}

interface JourneySuite {
  title: string
  specs: {
    title: string
    tests: { projectName: string; status: string; results: { duration: number }[] }[]
  }[]
  suites?: JourneySuite[]
}

interface JourneyReport {
  suites: JourneySuite[]
}
