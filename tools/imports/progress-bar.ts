/** How far an import is: a bar on a terminal, now and then a line in a log. */

const BAR_CELLS = 30
/** Between two lines of a log. */
const LOG_EVERY_MS = 5_000

export interface ProgressBar {
  show(share: number, words: string): void
  clear(): void
}

/** On standard error, so that the report can be piped. */
export function progressBar(out: NodeJS.WriteStream = process.stderr): ProgressBar {
  let loggedAt = Date.now()
  return {
    show(share, words) {
      const percent = `${Math.floor(Math.min(1, share) * 100)} %`
      if (out.isTTY) {
        const full = Math.round(Math.min(1, share) * BAR_CELLS)
        const bar = '█'.repeat(full) + '░'.repeat(BAR_CELLS - full)
        out.write(`\r\u001b[K${bar} ${percent.padStart(5)} ${words}`)
      } else if (Date.now() - loggedAt > LOG_EVERY_MS) {
        out.write(`${percent} ${words}\n`)
        loggedAt = Date.now()
      }
    },
    clear() {
      if (out.isTTY) out.write('\r\u001b[K')
    },
  }
}
