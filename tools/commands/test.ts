/**
 * Everything a change must pass, in one run: checks, unit and in-process and storage tests, then
 * the browser journeys on the built product, then a few kills of it. Ends with one line that counts
 * it all.
 *
 * `npm test -- PATTERN` runs only the tests whose file matches, without the checks.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildWhenStale } from '../build/stale.ts'
import { runChecks } from '../checks.ts'
import { installWhatTestsNeed } from '../machine/install.ts'

/** One journey in a hundred may trip over a busy machine; more is a fault of the journeys or ours. */
const MOST_SECOND_TRIES = 5

const patterns = process.argv.slice(2)
const missing = installWhatTestsNeed()
const reports = mkdtempSync(path.join(tmpdir(), 'alisio-reports-'))

const outcomes = [
  ...(patterns.length ? [] : runChecks().map(({ name, passed }) => outcome(name, passed))),
  ...vitest('vitest', patterns),
  ...(await onTheBuild(() => [...journeys(), ...crashes()])),
]
rmSync(reports, { recursive: true })

type Outcome = { name: string; state: 'passed' | 'failed' | 'skipped'; isSecondTry?: boolean }

const named = (state: Outcome['state']) => outcomes.filter((each) => each.state === state)
for (const { name } of named('skipped')) console.log(`skipped: ${name}`)
const secondTries = outcomes.filter(({ isSecondTry }) => isSecondTry)
for (const { name } of secondTries) console.log(`passed only at the second try: ${name}`)
if (secondTries.length > MOST_SECOND_TRIES)
  outcomes.push(outcome(`${secondTries.length} journeys needed a second try`, false))
for (const { name } of named('failed')) console.log(`failed: ${name}`)
if (missing.length)
  console.log(`Not on this machine, so their tests were skipped: ${missing.join(', ')}`)
const skipped = named('skipped').length
console.log(
  `${named('passed').length} passed, ${named('failed').length} failed` +
    (skipped ? `, ${skipped} skipped` : ''),
)
process.exitCode = named('failed').length || named('passed').length === 0 ? 1 : 0

function vitest(name: string, more: string[], env: Record<string, string> = {}): Outcome[] {
  const report = path.join(reports, `${name}.json`)
  const passed = run(
    'vitest',
    [
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...more,
      '--passWithNoTests',
    ],
    env,
  )
  const { testResults } = readJson<VitestReport>(report, { testResults: [] })
  const tests = testResults.flatMap(({ name, status, assertionResults }) => [
    ...assertionResults.map((test) =>
      outcome(
        `${relative(name)} ${test.fullName}`,
        test.status === 'passed',
        !['passed', 'failed'].includes(test.status),
      ),
    ),
    // A file that could not even be loaded has no test to name.
    ...(status === 'failed' && assertionResults.every((test) => test.status !== 'failed')
      ? [outcome(relative(name), false)]
      : []),
  ])
  return passed || tests.some(({ state }) => state === 'failed')
    ? tests
    : [...tests, outcome(name, false)]
}

/** What needs the built product; a build that fails is counted like any other failure. */
async function onTheBuild(tests: () => Outcome[]): Promise<Outcome[]> {
  try {
    await buildWhenStale()
  } catch (error) {
    console.error(error)
    return [outcome('build', false)]
  }
  return tests()
}

/** `npm run crash-test` does it twenty times on each database. */
function crashes(): Outcome[] {
  if (patterns.some((pattern) => !'tests/crash/crash.test.ts'.includes(pattern))) return []
  return vitest('crash', ['--config', 'tests/crash/vitest.config.ts'], { KILLS: '2' })
}

function journeys(): Outcome[] {
  if (missing.includes('Chromium')) return [outcome('browser journeys (no Chromium)', true, true)]
  const report = path.join(reports, 'journeys.json')
  const passed = run(
    'playwright',
    [
      'test',
      '--config',
      'tests/journeys/playwright.config.ts',
      ...patterns,
      '--pass-with-no-tests',
    ],
    {
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    },
  )
  const { suites } = readJson<JourneyReport>(report, { suites: [] })
  const tests = suites.flatMap((suite) => specsOf(suite))
  return passed || tests.some(({ state }) => state === 'failed')
    ? tests
    : [...tests, outcome('browser journeys', false)]
}

function specsOf(suite: JourneySuite): Outcome[] {
  const own = suite.specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName, status }) => ({
      ...outcome(
        `${suite.title} ${title} (${projectName})`,
        status === 'expected' || status === 'flaky',
        status === 'skipped',
      ),
      isSecondTry: status === 'flaky',
    })),
  )
  return [...own, ...(suite.suites ?? []).flatMap((inner) => specsOf(inner))]
}

function outcome(name: string, passed: boolean, skipped = false): Outcome {
  return { name, state: skipped ? 'skipped' : passed ? 'passed' : 'failed' }
}

function run(command: string, args: string[], env: Record<string, string> = {}): boolean {
  const options = { stdio: 'inherit', env: { ...process.env, ...env } } as const
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
    assertionResults: { fullName: string; status: string }[]
  }[]
}

interface JourneySuite {
  title: string
  specs: { title: string; tests: { projectName: string; status: string }[] }[]
  suites?: JourneySuite[]
}

interface JourneyReport {
  suites: JourneySuite[]
}
