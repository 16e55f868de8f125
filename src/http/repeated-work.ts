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

/**
 * Takes over what is told, again and again until it succeeds: a database that is away for a moment
 * must end neither the thread nor the wish. Of several, only the newest is tried again.
 */
export function takeOver<News>(
  take: (news: News) => Promise<void>,
  stopping: AbortSignal,
  onFailure: (error: unknown) => void,
  retryMs = 1_000,
): (news: News) => Promise<void> {
  let newest: News
  return async (news) => {
    newest = news
    let isFailing = false
    const isWanted = () => !stopping.aborted && news === newest
    while (isWanted())
      try {
        return await take(news)
      } catch (error) {
        if (!isFailing) onFailure(error)
        isFailing = true
        await pause(retryMs, undefined, { signal: stopping, ref: false }).catch(() => {})
      }
  }
}
