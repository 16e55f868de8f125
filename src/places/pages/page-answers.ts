/** The one cache of a page: all its boxes share what any of them has learnt. */
import { storedData, type StoredData } from '../../ui/browser/stored-data.ts'
import { SUGGESTION_CACHE_MS } from '../rules/suggestions.ts'

/**
 * Answers of suggestion calls, kept for a day, so that a term typed again needs no server.
 *
 * They are looked up in memory and stored as one bounded value: small enough to be parsed at once,
 * and with nothing to clean up.
 */
interface KeptAnswer {
  address: string
  answer: unknown
  /** When it came, in milliseconds since 1970. */
  since: number
}

export const MAX_KEPT_ANSWERS = 60
export const ANSWERS_NAME = 'suggestions'

export class AnswerCache {
  private readonly kept = new Map<string, KeptAnswer>()
  private readonly stored: Pick<StoredData, 'keep' | 'recall'>
  private readonly now: () => number
  private isOpen = false

  constructor(stored: Pick<StoredData, 'keep' | 'recall'>, now: () => number) {
    this.stored = stored
    this.now = now
  }

  /** Undefined when nothing fresh is kept. */
  get(address: string): unknown {
    this.open()
    const found = this.kept.get(address)
    return found && this.isFresh(found) ? found.answer : undefined
  }

  put(address: string, answer: unknown): void {
    this.open()
    // Set anew, it becomes the youngest; the oldest goes first.
    this.kept.delete(address)
    this.kept.set(address, { address, answer, since: this.now() })
    for (const oldest of this.kept.keys()) {
      if (this.kept.size <= MAX_KEPT_ANSWERS) break
      this.kept.delete(oldest)
    }
  }

  /** Not a part of `put`, so that writing never stands between an answer and its painting. */
  save(): void {
    this.stored.keep(ANSWERS_NAME, [...this.kept.values()], SUGGESTION_CACHE_MS)
  }

  /** Reads what earlier pages kept, once; best before the first letter is typed. */
  open(): void {
    if (this.isOpen) return
    this.isOpen = true
    const stored = this.stored.recall(ANSWERS_NAME)
    if (!Array.isArray(stored)) return
    for (const entry of stored.slice(-MAX_KEPT_ANSWERS) as unknown[])
      if (isKeptAnswer(entry) && this.isFresh(entry)) this.kept.set(entry.address, entry)
  }

  /** A clock that was set back must not keep an answer for ever. */
  private isFresh({ since }: KeptAnswer): boolean {
    const age = this.now() - since
    return age >= 0 && age < SUGGESTION_CACHE_MS
  }
}

function isKeptAnswer(entry: unknown): entry is KeptAnswer {
  const { address, since, answer } = (entry ?? {}) as Partial<KeptAnswer>
  return typeof address === 'string' && typeof since === 'number' && answer !== undefined
}

export const pageAnswers = new AnswerCache(storedData, Date.now)

/** Keeps an answer, and stores it once the browser has nothing better to do. */
export function keepAnswer(address: string, answer: unknown): void {
  pageAnswers.put(address, answer)
  const save = () => pageAnswers.save()
  // Safari has no idle callback; half a second after an answer it is painted.
  if ('requestIdleCallback' in window) window.requestIdleCallback(save)
  else setTimeout(save, SAVE_AFTER_MS)
}

const SAVE_AFTER_MS = 500
