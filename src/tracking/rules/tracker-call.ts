/**
 * The tracker's call: what a page tells about a view, a list of hotels or a click, as the query of a GET.
 * The page writes it and the server reads it, both here.
 */
import { problem, type Problem, readable, type Read, unreadable } from '../../site/problems.ts'

/** A view of a page, a list of hotels on it, a click. */
const TRACK_TYPES = ['view', 'list', 'click'] as const

export type TrackType = (typeof TRACK_TYPES)[number]

/** What is kept: the calls, and that a page has asked for the picture. */
export type EventKind = TrackType | 'pixel'

/** The numbers under which the kinds of events are known outside. */
export const EVENT_TYPE_IDS: Record<EventKind, number> = { view: 1, click: 2, list: 3, pixel: 4 }

/** The search print (see search-print.ts), and what a click is called. All may be left out. */
const TRACKER_DETAILS = [
  'item_id',
  'search_id',
  'position',
  'page_number',
  'user_id',
  'product_id',
  'category',
  'action',
  'label',
  'value',
] as const

export type TrackerDetails = Partial<Record<(typeof TRACKER_DETAILS)[number], string>>

export interface TrackerCall {
  trackType: TrackType
  pageId: string
  domainId: number
  referer: string
  url: string
  /** The page's own clock, in milliseconds since 1970. */
  timestamp: number
  details: TrackerDetails
}

const LONGEST = 2_000

export function writeTrackerCall(call: TrackerCall): Record<string, string> {
  const { trackType, pageId, domainId, referer, url, timestamp, details } = call
  return {
    tracktype: trackType,
    eventtype_id: String(EVENT_TYPE_IDS[trackType]),
    page_id: pageId,
    domain_id: String(domainId),
    referer: referer.slice(0, LONGEST),
    url: url.slice(0, LONGEST),
    ts: String(timestamp),
    ...details,
  }
}

export function readTrackerCall(query: Readonly<Record<string, unknown>>): Read<TrackerCall> {
  const problems: Problem[] = []
  const read = (name: string, pattern: RegExp, longest = LONGEST): string => {
    const value = query[name] ?? ''
    if (typeof value !== 'string') problems.push(problem('field-repeated', name))
    else if (value.length > longest) problems.push(problem('field-too-long', name, longest))
    else if (!pattern.test(value)) problems.push(problem('field-unreadable', name))
    else return value
    return ''
  }
  const trackType = read('tracktype', TRACK_TYPE) as TrackType
  read('eventtype_id', new RegExp(`^${EVENT_TYPE_IDS[trackType] ?? '\\d+'}$`))
  const call: TrackerCall = {
    trackType,
    pageId: read('page_id', /^[a-z][a-z-]*$/, 40),
    domainId: Number(read('domain_id', /^\d{1,4}$/)),
    referer: read('referer', ADDRESS_OR_NOTHING),
    url: read('url', ADDRESS),
    timestamp: Number(read('ts', /^\d{1,15}$/)),
    details: Object.fromEntries(
      TRACKER_DETAILS.filter((name) => query[name] !== undefined).map((name) => [
        name,
        read(name, PLAIN_LINE, name === 'item_id' ? LONGEST_LIST : LONGEST_DETAIL),
      ]),
    ),
  }
  return problems.length > 0 ? unreadable(problems) : readable(call)
}

const TRACK_TYPE = new RegExp(`^(${TRACK_TYPES.join('|')})$`)
const LONGEST_DETAIL = 200
/** The ids of a page of hotels, with the commas between them. */
const LONGEST_LIST = 400
const ADDRESS = /^https?:\/\/\S+$/
const ADDRESS_OR_NOTHING = /^(https?:\/\/\S+)?$/
const PLAIN_LINE = /^\P{Control}*$/u

/** The product that reviews and trackers know as accommodation. */
export const ACCOMMODATION = '1'

/** The hotel that a call is about; null for a list of several, and for what is no hotel's id. */
export function itemOf({ item_id: item = '' }: TrackerDetails): number | null {
  const id = /^\d{1,10}$/.test(item) ? Number(item) : 0
  return id > 0 && id <= LARGEST_ID ? id : null
}

const LARGEST_ID = 2_147_483_647
