/** The key that makes one booking of a form, however often it is sent. */
import { randomUUID } from 'node:crypto'

export function newCheckoutKey(): string {
  return randomUUID()
}

export function isCheckoutKey(key: unknown): key is string {
  return typeof key === 'string' && /^[\w-]{16,64}$/.test(key)
}
