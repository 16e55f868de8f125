/** A copy of the project in which one fault at a time is applied, tested and taken back. */
import { spawn, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Fault } from './fault.ts'

const root = path.resolve(import.meta.dirname, '..', '..')
const CHECKS: Record<string, string[]> = { lint: ['oxlint', '--deny-warnings'], types: ['tsc'] }

export const NOTHING_FAILED = '–'

export interface Verdict {
  isCaught: boolean
  /** The first test that failed, NOTHING_FAILED, or why nothing could be tried. */
  by: string
  seconds: number
}

export interface Workshop {
  /** Runs tests without any fault: whatever fails here says nothing about faults. */
  unbroken: (tests: readonly string[]) => Promise<Verdict>
  /** `tests` in place of those that the fault names; empty for every test there is. */
  try: (fault: Fault, tests?: readonly string[]) => Promise<Verdict>
  close: () => void
}

export function openWorkshop(): Workshop {
  const folder = mkdtempSync(path.join(tmpdir(), 'alisio-faults-'))
  copyProject(folder)
  return {
    unbroken: (tests) => judge(folder, tests),
    async try(fault, tests = fault.tests) {
      const file = path.join(folder, fault.file)
      const sound = readFileSync(file, 'utf8')
      writeFileSync(file, broken(fault, sound))
      try {
        return await judge(folder, tests)
      } finally {
        writeFileSync(file, sound)
      }
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** What git knows or would add, with the packages linked and the laid out places taken along. */
function copyProject(folder: string): void {
  const listed = spawnSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  for (const file of new Set(listed.stdout.split('\0').filter(Boolean)))
    if (existsSync(path.join(root, file)))
      cpSync(path.join(root, file), path.join(folder, file), { preserveTimestamps: true })
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  mkdirSync(path.join(folder, 'dist'))
  for (const file of ['dist/geography.bin', 'dist/map.bin'])
    if (existsSync(path.join(root, file)))
      cpSync(path.join(root, file), path.join(folder, file), { preserveTimestamps: true })
}

export function broken({ name, file, find, replace }: Fault, sound: string): string {
  const times = sound.split(find).length - 1
  if (times !== 1) throw new Error(`“${name}”: its text stands ${times} times in ${file}`)
  // A function, because a replacement text may hold "$&" and the like.
  return sound.replace(find, () => replace)
}

async function judge(folder: string, tests: readonly string[]): Promise<Verdict> {
  const begun = Date.now()
  const verdict = await firstFailure(folder, tests).then(
    (by) => ({ isCaught: by !== null, by: by ?? NOTHING_FAILED }),
    // Tests that could not run say nothing, and must not count as having seen the fault.
    (error: unknown) => ({ isCaught: false, by: String(error) }),
  )
  return { ...verdict, seconds: Math.round((Date.now() - begun) / 1_000) }
}

async function firstFailure(folder: string, tests: readonly string[]): Promise<string | null> {
  for (const [name, command] of Object.entries(CHECKS))
    if (tests.includes(name) && !(await run(folder, command)).passed) return name
  const journeys = tests.filter((test) => test.endsWith('.spec.ts'))
  const built = tests.filter((test) => test.startsWith('tests/built/'))
  const units = tests.filter((test) => /\.test\.tsx?$/.test(test) && !built.includes(test))
  const all = tests.length === 0
  const unit = units.length > 0 || all ? await failedUnit(folder, units) : null
  if (unit) return unit
  if (journeys.length === 0 && built.length === 0 && !all) return null
  if (!(await run(folder, [process.execPath, 'tools/commands/build.ts'])).passed) return 'build'
  const config = ['--config', 'tests/built/vitest.config.ts']
  const onBuild = built.length > 0 || all ? await failedUnit(folder, [...config, ...built]) : null
  if (onBuild) return onBuild
  return journeys.length > 0 || all ? failedJourney(folder, journeys) : null
}

async function failedUnit(folder: string, chosen: readonly string[]): Promise<string | null> {
  const report = path.join(folder, 'unit-report.json')
  const args = [
    'run',
    ...chosen,
    '--bail=1',
    '--passWithNoTests',
    '--reporter=json',
    `--outputFile=${report}`,
  ]
  const { passed, output } = await run(folder, ['vitest', ...args])
  if (passed) return null
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as UnitReport
  for (const { name, status, assertionResults } of testResults) {
    const failed = assertionResults.find((test) => test.status === 'failed')
    if (failed) return `${path.relative(folder, name)}: ${failed.fullName}`
    if (status === 'failed') return `${path.relative(folder, name)} could not be loaded`
  }
  throw new Error(`Not tried: ${lastLine(output)}`)
}

async function failedJourney(folder: string, files: readonly string[]): Promise<string | null> {
  const config = [
    '--config',
    'tests/journeys/playwright.config.ts',
    '--reporter=line',
    '-x',
    '--pass-with-no-tests',
  ]
  const { passed, output } = await run(folder, ['playwright', 'test', ...config, ...files])
  if (passed) return null
  const failed = /^\s+1\) (.*?)\s*─*$/m.exec(output)?.[1]
  if (failed === undefined) throw new Error(`Not tried: ${lastLine(output)}`)
  return failed
}

function lastLine(output: string): string {
  return output.trimEnd().split('\n').at(-1) ?? ''
}

function run(folder: string, [command, ...args]: string[]) {
  return new Promise<{ passed: boolean; output: string }>((resolve, reject) => {
    const child = spawn(command!, args, { cwd: folder, shell: process.platform === 'win32' })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data) => (output += String(data)))
    child.on('error', reject)
    child.on('close', (code) => resolve({ passed: code === 0, output }))
  })
}

interface UnitReport {
  testResults: {
    name: string
    status: string
    assertionResults: { fullName: string; status: string }[]
  }[]
}
