/**
 * How often somebody has asked in the last minute, counted by all threads of a node together. The
 * counters lie in memory that the threads share: a limit that each thread kept for itself would be
 * as many times too generous as there are threads. Every node counts for itself.
 *
 * A hash table of a fixed size, so that no crowd of addresses can fill the memory. An entry is one
 * word of 64 bits (24 of the key's hash, 24 for the second in which it ends, 16 for the count) and
 * is therefore read and replaced in one step, without a lock. A key is looked for in a few places
 * in a row; where all are taken, it takes that of whoever has asked least, so the busiest are never
 * forgotten. Two keys whose bits are all alike share a counter: fewer than one pair in a billion.
 */
import { hash, randomBytes } from 'node:crypto'
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'

/** All that another thread needs in order to count with the others. */
export interface SharedLimits {
  entries: SharedArrayBuffer
  /** Unknown to visitors, or somebody could choose addresses that push others out. */
  salt: string
}

export interface Counted {
  /** This time among them. */
  current: number
  /** Milliseconds until counting begins anew. */
  ttl: number
}

const ENTRIES = 131_072
const PLACES_PER_KEY = 8
const MAX_COUNT = 0xffff
/** Seconds are kept in 24 bits, half a year; what ended longer ago than half of that is as new. */
const SECONDS = 0x1000000

export function newSharedLimits(entries = ENTRIES): SharedLimits {
  const bytes = entries * BigUint64Array.BYTES_PER_ELEMENT
  return { entries: new SharedArrayBuffer(bytes), salt: randomBytes(16).toString('base64url') }
}

/** Counts one more for the key, whose time begins with the first. */
export function countOnce(
  { entries: memory, salt }: SharedLimits,
  key: string,
  windowMs: number,
  now: number,
): Counted {
  const entries = new BigUint64Array(memory)
  const digest = hash('sha1', salt + key, 'buffer')
  const firstPlace = digest.readUInt32LE(0)
  const mark = digest.readUIntLE(4, 3)
  const second = Math.floor(now / 1_000)
  const fresh = entryOf(mark, (second + Math.ceil(windowMs / 1_000)) % SECONDS, 1)
  for (;;) {
    let [place, replaced, fewest] = [-1, 0n, Infinity]
    let isAgain = false
    for (let step = 0; step < PLACES_PER_KEY; step++) {
      const at = (firstPlace + step) % entries.length
      const entry = Atomics.load(entries, at)
      const seconds = secondsLeft(entry, second)
      const count = seconds > 0 ? countIn(entry) : 0
      if (count > 0 && markIn(entry) === mark) {
        const more = count < MAX_COUNT ? entry + 1n : entry
        if (Atomics.compareExchange(entries, at, entry, more) === entry)
          return { current: countIn(more), ttl: seconds * 1_000 }
        isAgain = true
        break
      }
      if (count < fewest) [place, replaced, fewest] = [at, entry, count]
    }
    // Another thread was quicker: what is there now is looked at anew.
    if (isAgain || Atomics.compareExchange(entries, place, replaced, fresh) !== replaced) continue
    return { current: 1, ttl: windowMs }
  }
}

/** As the plugin for limits wants it. A route that names no group is a group of its own. */
export function limitStore(limits: SharedLimits): FastifyRateLimitStoreCtor {
  return class SharedStore implements FastifyRateLimitStore {
    private readonly scope: string

    constructor(_: object, scope = '') {
      this.scope = scope
    }

    incr(key: string, done: Done, windowMs: number): void {
      done(null, countOnce(limits, `${this.scope} ${key}`, windowMs, Date.now()))
    }

    child(options: object): FastifyRateLimitStore {
      // The plugin's types tell of a route; what it gives are the rules of a limit.
      const { routeInfo, groupId } = options as LimitRules
      const own = [routeInfo.method, routeInfo.url].join(' ')
      return new SharedStore({}, groupId === undefined ? own : '')
    }
  }
}

type Done = Parameters<FastifyRateLimitStore['incr']>[1]

interface LimitRules {
  /** The plugin adds it to the key by itself. */
  groupId?: string
  routeInfo: { method?: string; url?: string }
}

function entryOf(mark: number, until: number, count: number): bigint {
  return (BigInt(mark) << 40n) | (BigInt(until) << 16n) | BigInt(count)
}

function markIn(entry: bigint): number {
  return Number(entry >> 40n)
}

function countIn(entry: bigint): number {
  return Number(entry & 0xffffn)
}

/** 0 or less when it is over. */
function secondsLeft(entry: bigint, second: number): number {
  const left = (Number((entry >> 16n) & 0xffffffn) - second) & (SECONDS - 1)
  return left < SECONDS / 2 ? left : left - SECONDS
}
