/**
 * What visitors who allow it look at and click. Without their consent nothing is kept, whatever
 * a request says; without a store nothing is waited for.
 */
import { writeEventRecord } from '../rules/event-record.ts'
import {
  EVENT_TYPE_IDS,
  type EventKind,
  itemOf,
  readTrackerCall,
  type TrackerCall,
} from '../rules/tracker-call.ts'
import { saveEvents, type TrackerEvent } from '../store/tracker-events.ts'
import { todayIn } from '../../http/clock.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../../store/database.ts'
import { trackedVisitor } from './tracked-visitor.ts'
import { type Handler, perMinute, type Visit } from '../../http/visit.ts'
import { ERROR_LOG_PATH } from '../../ui/browser/error-log.ts'

/** One transparent dot. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

/** A picture for pages; it counts when it is asked for under the visitor's own cookie. */
export function trackingPixel(queue: EventQueue): Handler {
  return (visit) => {
    const visitor = trackedVisitor(visit)
    if (visitor && visitor === visit.parameters['visitor'])
      queue.add(eventOf(visit, visitor, 'pixel', { details: {} }))
    return visit.reply.type('image/gif').header('cache-control', 'no-store').send(PIXEL)
  }
}

export function tracker(queue: EventQueue): Handler {
  return (visit) => {
    const { query, problems, reply } = visit
    const visitor = trackedVisitor(visit)
    if (visitor) {
      const read = readTrackerCall(query)
      if (!read.ok) return problems(read.problems)
      const { trackType, ...told } = read.value
      queue.add(eventOf(visit, visitor, trackType, told))
    }
    return reply.code(204).header('cache-control', 'no-store').send()
  }
}

type Told = Pick<TrackerCall, 'details'> & Partial<TrackerCall>

/** A click has a category and an action; whatever else was seen, an item and a search. */
function eventOf(
  { site, reply }: Visit,
  visitor: string,
  kind: EventKind,
  { details, ...facts }: Told,
): TrackerEvent {
  const { category, action, item_id: item, search_id: search, ...others } = details
  const isClick = kind === 'click'
  const happenedAt = Date.now()
  return {
    day: todayIn(site.edition.timeZone),
    happened_at: happenedAt,
    kind,
    hotel_id: itemOf(details),
    visitor,
    details: writeEventRecord({
      actionType: EVENT_TYPE_IDS[kind],
      value1: (isClick ? category : item) ?? '',
      value2: (isClick ? action : search) ?? '',
      extra: {
        environment: reply.request.protocol,
        ...facts,
        ...others,
        ...(isClick && { item_id: item, search_id: search }),
      },
      createdAt: happenedAt,
    }),
  }
}

/**
 * Events wait here and are stored together, so that no answer waits for the database. When the
 * database is away the newest are lost: they are counts, not bookings.
 */
const MAX_WAITING = 10_000
const WAIT_MS = 2_000

interface EventQueue {
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
      if (waiting.length < MAX_WAITING) waiting.push(event)
      timer ??= setTimeout(() => void flush(), WAIT_MS).unref()
    },
  }
}

/**
 * Errors that pages report, in the server's log. Whoever reports may be anyone, so little is
 * believed: few reports from one address, small ones, on one line, and none is ever sent back.
 */
const BODY_LIMIT = 65_536
const MAX_PER_MINUTE = 20
const MAX_MESSAGES = 10
const LONGEST = 2_000

/** What is kept of a report. Whatever else it says is dropped. */
const FIELDS = ['message', 'short_message', 'stack', 'path', 'query', 'product', 'team', 'api']

export function answerFrontEndLog(app: FastifyInstance): void {
  const options = {
    bodyLimit: BODY_LIMIT,
    config: { rateLimit: perMinute(MAX_PER_MINUTE, ERROR_LOG_PATH) },
  }
  app.post(ERROR_LOG_PATH, options, keep)
  // The logging helper's address: a body of its own, and the page's query behind the path.
  app.post('/gelf', options, keep)
}

function keep({ body, url, log }: FastifyRequest, reply: FastifyReply) {
  const query = plain(url.split('?')[1] ?? '')
  for (const report of reportsIn(body).slice(0, MAX_MESSAGES))
    log.error({ frontEnd: { ...(query && { query }), ...report } }, 'A page reports an error')
  return reply.code(204).send()
}

/** A list of messages in one field, as pages send it, or one message as the body itself. */
function reportsIn(body: unknown): Record<string, string>[] {
  if (!isRecord(body)) return []
  const list = typeof body['messages'] === 'string' ? parsed(body['messages']) : [body]
  const reports = Array.isArray(list) ? (list as unknown[]) : []
  return reports.filter(isRecord).flatMap((report) => {
    const known = FIELDS.filter((name) => typeof report[name] === 'string')
    if (known.length === 0) return []
    return [Object.fromEntries(known.map((name) => [name, plain(report[name] as string)]))]
  })
}

/** Control characters could forge lines or colours in a terminal. */
function plain(value: string): string {
  return value.slice(0, LONGEST).replace(/\p{Control}+/gu, ' ')
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return []
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
