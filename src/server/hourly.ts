/** Does a piece of work now and every hour from now on, until it is stopped. */
import { setTimeout as pause } from 'node:timers/promises'

const HOUR_MS = 3_600_000

export interface HourlyWork {
  /** Waits for what is under way. */
  stop: () => Promise<void>
}

export function hourly(work: () => Promise<void>, onFailure: (error: unknown) => void): HourlyWork {
  const stopping = new AbortController()
  const done = follow()
  return {
    async stop() {
      stopping.abort()
      await done
    },
  }

  async function follow(): Promise<void> {
    while (!stopping.signal.aborted) {
      await work().catch(onFailure)
      await pause(HOUR_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
    }
  }
}
