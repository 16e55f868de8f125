/** The one cache of a page: all its boxes share what any of them has learnt. */
import { storedData } from '../../ui/browser/stored-data.ts'
import { AnswerCache } from './answer-cache.ts'

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
