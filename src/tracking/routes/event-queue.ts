/**
 * Events wait here and are stored together, so that no answer waits for the database. When the
 * database is away the newest are lost: they are counts, not bookings.
 */
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../store/database.ts'
import { saveEvents, type TrackerEvent } from '../store/tracker-events.ts'

const MOST_WAITING = 10_000
const WAIT_MS = 2_000

export interface EventQueue {
  add: (event: TrackerEvent) => void
}

export function eventQueue(app: FastifyInstance, store: () => Database): EventQueue {
  let waiting: TrackerEvent[] = []
  let timer: NodeJS.Timeout | undefined

  async function flush() {
    clearTimeout(timer)
    timer = undefined
    const events = waiting
    waiting = []
    if (events.length === 0) return
    try {
      await saveEvents(store(), events)
    } catch (error) {
      app.log.error({ err: error, lost: events.length }, 'Tracker events could not be stored')
    }
  }

  app.addHook('onClose', flush)
  return {
    add(event) {
      if (waiting.length < MOST_WAITING) waiting.push(event)
      timer ??= setTimeout(() => void flush(), WAIT_MS).unref()
    },
  }
}
