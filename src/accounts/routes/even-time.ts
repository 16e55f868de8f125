/**
 * Answers that must not tell whether an account exists take the same time whether there was
 * something to write or not.
 */
import { setTimeout as pause } from 'node:timers/promises'

const LEAST_MS = 150

export async function inEvenTime<T>(work: () => Promise<T>): Promise<T> {
  const [result] = await Promise.all([work(), pause(LEAST_MS)])
  return result
}
