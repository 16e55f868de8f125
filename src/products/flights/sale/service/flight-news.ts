/** What an airline has made of a trip since it was booked, and how those who booked it are told. */
import type { Kysely } from 'kysely'
import type { Booking } from '../../../../booking/rules/booking.ts'
import { type WrittenMail, writeMail } from '../../../../mail/mail-content.ts'
import { siteAddress } from '../../../../mail/site-address.ts'
import type { Geography } from '../../../../places/geography/geography.ts'
import { brandOf } from '../../../../site/brands.ts'
import type { Day } from '../../../../site/calendar-day.ts'
import { EDITIONS } from '../../../../site/editions/editions.ts'
import type { WordsOf } from '../../../../site/messages/catalogue.ts'
import { textOf } from '../../../../site/messages/texts.ts'
import { pathOf } from '../../../../site/routes.ts'
import { longDay } from '../../../../site/text/day-words.ts'
import type { Tables } from '../../../../store/tables.ts'
import type { LineAction } from '../../../line.ts'
import type { ListedBooking } from '../../../product.ts'
import { flightNumber } from '../../timetable/rules/timetable.ts'
import { canChangeDate, isFlown, withJourney } from '../rules/flight-change.ts'
import { type FlightLine, isFlightLine, legsOf } from '../rules/flight-line.ts'
import type { FlightPlaces } from '../rules/flight-places.ts'
import { type LegNow, legKey, storedLegs } from '../store/stored-trip.ts'
import { flightPlaces } from './flight-places.ts'
import { tripWords } from './flight-words.ts'

export interface WayNews {
  way: number
  /** In the order of legs. */
  legs: LegNow[]
  /** The trip with the new times; null when a leg is cancelled, or one misses the next. */
  accepted: FlightLine | null
}

/** Of the journeys that are still ahead; empty when everything goes as it was sold. */
export async function tripNews(
  places: FlightPlaces,
  db: Kysely<Tables>,
  line: FlightLine,
  now: number,
): Promise<WayNews[]> {
  if (line.ended) return []
  const known = await storedLegs(places, db, legsOf(line))
  return line.journeys.flatMap((sold, way) => {
    const legs = sold.map((leg) => known.get(legKey(leg))!)
    if (isFlown(sold, now) || legs.every(({ kind }) => kind === 'same')) return []
    const isCancelled = legs.some(({ kind }) => kind === 'cancelled')
    const times = legs.map(({ leg }) => leg)
    return [{ way, legs, accepted: isCancelled ? null : withJourney(line, way, times) }]
  })
}

/** One sentence for each flight that goes otherwise. */
export function newsSentences(
  geography: Geography,
  words: WordsOf,
  line: FlightLine,
  { way, legs }: Pick<WayNews, 'way' | 'legs'>,
): string[] {
  return legs.flatMap((now, at) => {
    const before = line.journeys[way]![at]!
    return now.kind === 'same' ? [] : [legSentence(geography, words, before, now)]
  })
}

function legSentence(
  geography: Geography,
  { site, text }: WordsOf,
  before: LegNow['leg'],
  { kind, leg }: LegNow,
): string {
  const known = tripWords(geography, { site, text })
  const about = {
    flight: flightNumber(leg),
    from: known.city(leg.origin),
    to: known.city(leg.destination),
    day: longDay(leg.departs.day, site.edition.conventions),
  }
  if (kind === 'cancelled') return text('flight-sale.news.cancelled', about)
  const times = { before: known.time(before.departs), now: known.time(leg.departs) }
  return text('flight-sale.news.moved', { ...about, ...times })
}

/** By the ids of lines: the way to what can be done about them today. */
export async function flightActions(
  geography: Geography,
  db: () => Kysely<Tables>,
  bookings: readonly ListedBooking[],
  words: WordsOf,
  today: Day,
  now: number,
): Promise<ReadonlyMap<string, LineAction>> {
  const actions = new Map<string, LineAction>()
  const { site, text } = words
  for (const { locator, state, items } of bookings)
    for (const [at, line] of items.entries()) {
      // What is over is not asked for.
      if (state !== 'confirmed' || !isFlightLine(line) || line.ends < today) continue
      const href = pathOf(site, 'flightChange', { locator, line: at + 1 })
      const news = await tripNews(flightPlaces(geography), db(), line, now)
      const sentences = news.flatMap((each) => newsSentences(geography, words, line, each))
      if (sentences.length > 0)
        actions.set(line.id, {
          text: text('flight-sale.news.choose'),
          href,
          notice: sentences.join(' '),
        })
      else if (canChangeDate(line, today))
        actions.set(line.id, { text: text('flight-sale.change.title'), href })
    }
  return actions
}

/** To whoever booked a flight that was cancelled or moved, in their language. */
export function flightNewsMail(
  geography: Geography,
  publicUrl: URL,
  booking: Booking,
  lineId: string,
  now: LegNow,
): WrittenMail {
  const site = { ...booking.site, edition: EDITIONS[booking.site.edition] }
  const text = textOf(site)
  const { locator, contact, items } = booking
  const at = items.findIndex(({ id }) => id === lineId)
  const line = items[at] as (typeof items)[number] & FlightLine
  const before = legsOf(line).find((leg) => legKey(leg) === legKey(now.leg))!
  const link = pathOf(site, 'flightChange', { locator, line: at + 1 })
  const known = tripWords(geography, { site, text })
  return writeMail(
    {
      subject: text(`mail.flight-${now.kind === 'cancelled' ? 'cancelled' : 'moved'}.subject`, {
        flight: flightNumber(now.leg),
        locator,
      }),
      greeting: text('mail.greeting', { name: contact.firstName }),
      paragraphs: [
        legSentence(geography, { site, text }, before, now),
        text(`mail.flight-${now.kind === 'cancelled' ? 'cancelled' : 'moved'}.text`, {
          brand: brandOf(site).name,
        }),
      ],
      facts: [
        [text('mail.booking.locator'), locator],
        ['', known.title(line)],
      ],
      action: {
        label: text('flight-sale.news.choose'),
        href: siteAddress(site, link, publicUrl),
      },
    },
    site,
  )
}
