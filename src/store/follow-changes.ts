/**
 * Follows the change feed for whoever keeps something in memory. The feed is asked a hundred times a
 * second, which is one small indexed read; a notification could be missed, this cannot.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { type Change, changesWatch, type FeedPlace, readChanges } from './change-feed.ts'
import type { Database } from './database.ts'

const POLL_MS = 10
const RETRY_MS = 1_000

export interface FeedFollower {
  /** How far memory has come. */
  place: () => FeedPlace
  /** Resolves once there is nothing left that memory does not know, or at the end. */
  caughtUp: Promise<void>
  stop: () => Promise<void>
}

export function followChanges(
  database: Database,
  start: FeedPlace,
  apply: (change: Change) => Promise<void>,
  onFailure: (error: unknown) => void,
): FeedFollower {
  const isBehind = changesWatch(database)
  let place = start
  const stopping = new AbortController()
  const { promise: caughtUp, resolve: onCaughtUp } = Promise.withResolvers<void>()
  const done = follow().finally(onCaughtUp)
  return {
    place: () => place,
    caughtUp,
    stop: () => {
      stopping.abort()
      return done
    },
  }

  async function follow(): Promise<void> {
    while (!stopping.signal.aborted)
      try {
        if (isBehind(place) && (await readOn())) continue
        onCaughtUp()
        await pause(POLL_MS)
      } catch (error) {
        // A database that is away comes back; searches go on from memory meanwhile.
        onFailure(error)
        await pause(RETRY_MS)
      }
  }

  /** False when there was nothing. */
  async function readOn(): Promise<boolean> {
    const { changes, place: next } = await readChanges(database, place)
    for (const change of withoutRepeats(changes)) await apply(change)
    place = next
    return changes.length > 0
  }
}

/** Applying a change reads the present state, so of equal ones the last says it all. */
function withoutRepeats(changes: Change[]): Change[] {
  const last = new Map(changes.map((change) => [JSON.stringify(change), change]))
  return [...last.values()]
}
