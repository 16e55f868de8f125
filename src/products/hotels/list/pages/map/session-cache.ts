/**
 * Answers of the map's call, kept as long as the session and no longer than prices stay true. Only
 * the last few are kept, and none so large that it would crowd out everything else.
 */
import { type StoredData, storedDataIn } from '../../../../../ui/browser/stored-data.ts'

const FRESH_MS = 300_000
const MOST_ANSWERS = 12
const MOST_CHARACTERS = 700_000

const INDEX = 'map:index'

export interface SessionCache {
  keep(url: string, answer: unknown): void
  recall(url: string): unknown
}

export function sessionCacheIn(stored: StoredData): SessionCache {
  const urls = (): string[] => {
    const index = stored.recall(INDEX)
    return Array.isArray(index) ? index.filter((url) => typeof url === 'string') : []
  }
  return {
    keep(url, answer) {
      if (JSON.stringify(answer).length > MOST_CHARACTERS) return
      const kept = [...urls().filter((other) => other !== url), url]
      for (const old of kept.splice(0, Math.max(0, kept.length - MOST_ANSWERS)))
        stored.forget(nameOf(old))
      stored.keep(nameOf(url), answer, FRESH_MS)
      stored.keep(INDEX, kept)
    },
    recall: (url) => stored.recall(nameOf(url)),
  }
}

export const sessionCache = sessionCacheIn(storedDataIn(() => window.sessionStorage))

function nameOf(url: string): string {
  return `map:${url}`
}
