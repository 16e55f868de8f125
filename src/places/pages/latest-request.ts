/**
 * Asks for the latest address only: a later one takes the place of whatever still waits or runs,
 * and an answer that comes too late is never told.
 */

export type Outcome = { ok: true; answer: unknown } | { ok: false }

export class LatestRequest {
  private readonly ask: (address: string, signal: AbortSignal) => Promise<unknown>
  private running: { address: string; abort: AbortController; timer: TimerId } | null = null

  constructor(ask: (address: string, signal: AbortSignal) => Promise<unknown>) {
    this.ask = ask
  }

  start(address: string, waitMs: number, tell: (outcome: Outcome) => void): void {
    // The same address again: letters came that narrow its answer only here.
    if (this.running?.address === address) return
    this.cancel()
    const abort = new AbortController()
    const settle = (outcome: Outcome) => {
      if (this.running?.abort !== abort) return
      this.running = null
      tell(outcome)
    }
    const send = () =>
      this.ask(address, abort.signal).then(
        (answer) => settle({ ok: true, answer }),
        () => settle({ ok: false }),
      )
    this.running = { address, abort, timer: setTimeout(() => void send(), waitMs) }
  }

  cancel(): void {
    if (!this.running) return
    clearTimeout(this.running.timer)
    this.running.abort.abort()
    this.running = null
  }
}

type TimerId = ReturnType<typeof setTimeout>
