/** Repeats a piece of work within a budget of time and says how long it took. */
export interface Timing {
  p50: number
  p99: number
  max: number
  times: number
}

export interface Budget {
  seconds: number
  least: number
  most: number
}

type Work = () => unknown

const USUAL: Budget = { seconds: 8, least: 5, most: 2_000 }
const TURNS = 4

/** Each piece of work once to warm up, then all of them in turn. Milliseconds. */
export async function timed(works: readonly Work[], budget: Budget = USUAL): Promise<Timing> {
  for (const work of works) await work()
  return summary(await repeated(works, budget))
}

/**
 * The same for several contestants who take turns, so that whatever else the machine is busy with
 * meets all of them alike.
 */
export async function timedInTurns(contestants: readonly (readonly Work[])[]): Promise<Timing[]> {
  for (const work of contestants.flat()) await work()
  const { seconds, least, most } = USUAL
  const budget = { seconds: seconds / TURNS, least: Math.ceil(least / TURNS), most }
  const times: number[][] = contestants.map(() => [])
  for (let turn = 0; turn < TURNS; turn++)
    for (const [at, works] of contestants.entries())
      times[at]!.push(...(await repeated(works, budget)))
  return times.map(summary)
}

async function repeated(works: readonly Work[], { seconds, least, most }: Budget) {
  const times: number[] = []
  const end = performance.now() + seconds * 1_000
  while (times.length < least || (performance.now() < end && times.length < most)) {
    const work = works[times.length % works.length]!
    const started = performance.now()
    const result = work()
    if (result instanceof Promise) await result
    times.push(performance.now() - started)
  }
  return times
}

export function summary(times: number[]): Timing {
  const sorted = Float64Array.from(times).toSorted()
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)]!
  return { p50: at(0.5), p99: at(0.99), max: sorted.at(-1)!, times: times.length }
}

export function ms(value: number): string {
  const digits = value < 0.1 ? 4 : value < 10 ? 2 : value < 100 ? 1 : 0
  return `${value.toFixed(digits)} ms`
}

export function megabytes(bytes: number): string {
  return `${Math.round(bytes / 2 ** 20)} MB`
}

export function seconds(started: number): string {
  return `${((performance.now() - started) / 1_000).toFixed(1)} s`
}

/** As a table for BENCHMARKS.md. */
export function table(head: string[], rows: string[][]): string {
  const widths = head.map((title, at) =>
    Math.max(title.length, ...rows.map((row) => row[at]!.length)),
  )
  const line = (cells: string[]) =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at]!)).join(' | ')} |`
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n')
}

export function verdict(isReached: boolean): string {
  return isReached ? 'reached' : 'not reached'
}
