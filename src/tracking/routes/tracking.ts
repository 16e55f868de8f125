/**
 * What visitors who allow it look at and click. Without their consent nothing is kept, whatever
 * a request says; without a store nothing is waited for.
 */
import { itemOf } from '../../products/hotels/list/rules/search-print.ts'
import {
  readTrackerCall,
  type TrackerDetails,
} from '../../products/hotels/list/pages/tracking/tracker-call.ts'
import type { TrackerEvent } from '../store/tracker-events.ts'
import { todayIn } from '../../http/clock.ts'
import type { EventQueue } from './event-queue.ts'
import { trackedVisitor } from '../../products/hotels/facts/routes/tracked-visitor.ts'
import type { Handler, Visit } from '../../http/visit.ts'

/** One transparent dot. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

/** A picture for pages; it counts when it is asked for under the visitor's own cookie. */
export function trackingPixel(queue: EventQueue): Handler {
  return (visit) => {
    const visitor = trackedVisitor(visit)
    if (visitor && visitor === visit.parameters['visitor'])
      queue.add(eventOf(visit, visitor, 'pixel', {}))
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
      const { trackType, details, ...facts } = read.value
      queue.add(eventOf(visit, visitor, trackType, { ...facts, ...details }))
    }
    return reply.code(204).header('cache-control', 'no-store').send()
  }
}

function eventOf(
  { site }: Visit,
  visitor: string,
  kind: string,
  details: TrackerDetails,
): TrackerEvent {
  return {
    day: todayIn(site.edition.timeZone),
    happened_at: Date.now(),
    kind,
    hotel_id: itemOf(details),
    visitor,
    details: JSON.stringify(details),
  }
}
