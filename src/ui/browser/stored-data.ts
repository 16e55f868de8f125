/**
 * What pages keep in the browser, each with the time until which it may be used.
 *
 * Storage may be forbidden, full, or written by somebody else. None of that is the visitor's
 * problem: what cannot be stored lives as long as the page, and what cannot be read is not there.
 */
import { STORED_CACHE_MS } from '../rules/stored-data.ts'

export interface StoredData {
  keep(name: string, value: unknown, timeToLiveMs?: number): void
  /** Undefined when there is nothing, or nothing fresh. The caller judges its shape. */
  recall(name: string): unknown
  forget(name: string): void
}

type KeyStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

interface Entry {
  value: unknown
  expiresAt: number
}

const PREFIX = 'alisio:'

/** `open` is asked each time, because a browser that forbids storage throws on the mere mention. */
export function storedDataIn(open: () => KeyStore, now: () => number = Date.now): StoredData {
  const unstored = new Map<string, Entry>()

  const stored: StoredData = {
    keep(name, value, timeToLiveMs = STORED_CACHE_MS) {
      const entry: Entry = { value, expiresAt: now() + timeToLiveMs }
      const wasWritten = attempt(() => write(open(), PREFIX + name, JSON.stringify(entry)))
      if (wasWritten) unstored.delete(name)
      else unstored.set(name, entry)
    },
    recall(name) {
      const entry = unstored.get(name) ?? readEntry(open, PREFIX + name)
      if (!entry) return undefined
      if (entry.expiresAt > now()) return entry.value
      stored.forget(name)
      return undefined
    },
    forget(name) {
      unstored.delete(name)
      attempt(() => open().removeItem(PREFIX + name))
    },
  }

  /** A full store is tried once more without our own entries that have had their time. */
  function write(store: KeyStore, key: string, written: string): void {
    if (attempt(() => store.setItem(key, written))) return
    for (const old of ownKeys(store)) {
      const entry = readEntry(() => store, old)
      if (!entry || entry.expiresAt <= now()) store.removeItem(old)
    }
    store.setItem(key, written)
  }

  return stored
}

export const storedData = storedDataIn(() => window.localStorage)

function ownKeys(store: KeyStore): string[] {
  const keys = Array.from({ length: store.length }, (_, index) => store.key(index) ?? '')
  return keys.filter((key) => key.startsWith(PREFIX))
}

function readEntry(open: () => KeyStore, key: string): Entry | null {
  try {
    const entry: unknown = JSON.parse(open().getItem(key) ?? 'null')
    return isEntry(entry) ? entry : null
  } catch {
    return null
  }
}

function isEntry(entry: unknown): entry is Entry {
  return (
    typeof entry === 'object' &&
    entry !== null &&
    'value' in entry &&
    'expiresAt' in entry &&
    typeof entry.expiresAt === 'number'
  )
}

function attempt(action: () => void): boolean {
  try {
    action()
    return true
  } catch {
    return false
  }
}
