/**
 * Breaks a copy of the product in one small way after the other, and tells which breaks the tests
 * see.
 *
 * `npm run test:faults` runs for each fault the tests that should see it, `-- --all` every test;
 * `-- WORDS` only the faults whose name, area or file has them.
 */
import { BROWSER_FAULTS } from '../../tests/faults/browser-faults.ts'
import type { Fault } from '../../tests/faults/fault.ts'
import { CATALOGUE_FAULTS } from '../../tests/faults/catalogue-faults.ts'
import { SERVER_FAULTS } from '../../tests/faults/server-faults.ts'
import {
  NOTHING_FAILED,
  openWorkshop,
  type Verdict,
  type Workshop,
} from '../../tests/faults/workshop.ts'
import { installWhatTestsNeed } from '../machine/install.ts'

const words = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const everyTest = process.argv.includes('--all')
const chosen = [...SERVER_FAULTS, ...CATALOGUE_FAULTS, ...BROWSER_FAULTS].filter(
  ({ name, area, file }) => words.every((word) => `${name} ${area} ${file}`.includes(word)),
)
const missing = installWhatTestsNeed()
if (missing.length) stop(`Faults cannot be judged without ${missing.join(' and ')}`)

const verdicts = new Map<Fault, Verdict>()
const inBrowser = chosen.filter((fault) => needsBrowser(fault))
const others = chosen.filter((fault) => !needsBrowser(fault))
const [first, second] = [openWorkshop(), openWorkshop()]
try {
  const named = [...new Set(chosen.flatMap(({ tests }) => tests))]
  const { by } = await first.unbroken(everyTest ? [] : named)
  if (by !== NOTHING_FAILED) stop(`Without any fault: ${by}`)
  // Two at a time, but browsers and builds take both cores by themselves.
  await Promise.all([judgeAll(first, others), judgeAll(second, others)])
  await judgeAll(first, inBrowser)
} finally {
  first.close()
  second.close()
}
report()

function needsBrowser({ tests }: Fault): boolean {
  return everyTest || tests.some((test) => test.endsWith('.spec.ts'))
}

/** Takes faults off a list that others may take from, too. */
async function judgeAll(workshop: Workshop, waiting: Fault[]): Promise<void> {
  for (let fault = waiting.shift(); fault; fault = waiting.shift()) {
    const verdict = await workshop.try(fault, everyTest ? [] : fault.tests)
    verdicts.set(fault, verdict)
    const { isCaught, by, seconds } = verdict
    console.log(
      `${isCaught ? 'caught' : 'MISSED'} ${verdicts.size}/${chosen.length} ${fault.name} (${seconds} s)\n       ${by}`,
    )
  }
}

function report(): void {
  const missed = chosen.filter((fault) => !verdicts.get(fault)!.isCaught)
  const areas = new Set(chosen.map(({ area }) => area))
  for (const area of areas) {
    const own = chosen.filter((fault) => fault.area === area)
    console.log(`${area}: ${own.filter((fault) => !missed.includes(fault)).length}/${own.length}`)
  }
  for (const { name } of missed) console.log(`missed: ${name}`)
  console.log(`${chosen.length - missed.length} caught, ${missed.length} missed`)
  process.exitCode = missed.length > 0 ? 1 : 0
}

function stop(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}
