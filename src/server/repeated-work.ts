/** Does a piece of work now and again and again, with a pause in between, until it is stopped. */
import { setTimeout as pause } from 'node:timers/promises'

export const HOUR_MS = 3_600_000

export interface RepeatedWork {
  /** Waits for what is under way. */
  stop: () => Promise<void>
}

export function repeat(
  pauseMs: number,
  work: (stopping: AbortSignal) => Promise<unknown>,
  onFailure: (error: unknown) => void,
): RepeatedWork {
  const stopping = new AbortController()
  const done = follow(stopping.signal)
  return {
    async stop() {
      stopping.abort()
      await done
    },
  }

  async function follow(signal: AbortSignal): Promise<void> {
    let isFailing = false
    while (!signal.aborted) {
      try {
        await work(signal)
        isFailing = false
      } catch (error) {
        // Said once, not every few seconds for as long as a database is away.
        if (!isFailing) onFailure(error)
        isFailing = true
      }
      await pause(pauseMs, undefined, { signal, ref: false }).catch(() => {})
    }
  }
}
