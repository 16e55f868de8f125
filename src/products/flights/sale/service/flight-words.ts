/** Trips by air in the words of a site: their legs, what comes with the fare, who flies. */
import type { Day } from '../../../../site/calendar-day.ts'
import { languageOf } from '../../../../site/locales.ts'
import type { WordsOf } from '../../../../site/messages/catalogue.ts'
import { type CurrencyCode, formatMoneyExactly, type MinorUnits } from '../../../../site/money.ts'
import { longDay, shortDay } from '../../../../site/text/day-words.ts'
import { dueWhenBooking } from '../../../../booking/rules/amount-due.ts'
import type { Geography } from '../../../../places/geography/geography.ts'
import type { BookedLine, ShownEvent, ShownFact, ShownLine } from '../../../line.ts'
import type { Fact } from '../../../product.ts'
import { isNothing, type TakenExtras } from '../../fares/rules/extras.ts'
import { BRAND_TERMS } from '../../fares/rules/fares.ts'
import type { LocalTime } from '../../list/rules/found-journeys.ts'
import { clockTime } from '../../list/rules/flight-words.ts'
import { passengerRightsHref } from '../../list/rules/passenger-rights.ts'
import { flightNumber } from '../../timetable/rules/timetable.ts'
import { type FlightLine, flightTerms, type SoldLeg } from '../rules/flight-line.ts'
import { cityOfAirport, flightPlaces } from './flight-places.ts'

export function shownTrip(
  geography: Geography,
  words: WordsOf,
  line: FlightLine,
  today: Day,
  href: string,
): ShownLine {
  const known = tripWords(geography, words)
  const { text } = words
  const legs = line.journeys[0]!
  const rights = passengerRightsHref(words.site.edition)
  return {
    kind: line.kind,
    title: known.title(line),
    place: `${known.airport(legs[0]!.origin)} – ${known.airport(legs.at(-1)!.destination)}`,
    href,
    photo: '',
    begins: line.begins,
    ends: line.ends,
    facts: [
      ...(line.ended ? [known.endedFact(line.ended.refund, line.currency)] : []),
      ...line.journeys.map((journey, at) => known.journeyFact(line, journey, at)),
      known.fareFact(line),
      ...known.extrasFact(line),
      {
        icon: 'people',
        name: text('flight-sale.passengers'),
        values: known.travellers(line).map((label, traveller) => ({ text: label, traveller })),
      },
      {
        icon: 'place',
        name: text('flight-sale.rights'),
        values: [{ text: new URL(rights).hostname, href: rights }],
      },
    ],
    included: known.included(line),
    travellers: known.travellers(line),
    point: flightPlaces(geography).pointOf(legs[0]!.origin),
    events: line.ended ? [] : line.journeys.map((journey) => known.event(journey)),
    terms: flightTerms(line, today),
    dueNow: dueWhenBooking(line),
    price: line.price,
    currency: line.currency,
    tax: line.tax ?? null,
    discount: line.discount ?? null,
  }
}

/** In a mail to whoever booked; the first is its name. */
export function tripFacts(
  geography: Geography,
  words: WordsOf,
  line: FlightLine & BookedLine,
): Fact[] {
  const known = tripWords(geography, words)
  const { site, text } = words
  const { freeCancellationUntil } = line
  return [
    ['', known.title(line)],
    ...line.journeys.map((journey, at): Fact => [
      known.wayName(line, at),
      [
        longDay(journey[0]!.departs.day, site.edition.conventions),
        ...journey.map((leg) => `${known.legTimes(leg)} · ${known.carrier(leg).join(', ')}`),
      ].join('\n'),
    ]),
    [text('flight-sale.fare'), known.included(line)],
    ...known.extrasFact(line).map(({ name, values }): Fact => [
      name,
      values
        .map(({ text: label, more = [], traveller }) => {
          const guest = traveller === undefined ? undefined : line.guests[traveller]
          const who = guest ? `${guest.firstName} ${guest.lastName}` : label
          return more.length > 0 ? `${who} · ${more.join(' · ')}` : who
        })
        .join('\n'),
    ]),
    [
      text('flight-sale.passengers'),
      line.guests.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join('\n'),
    ],
    [
      text('mail.booking.cancellation'),
      freeCancellationUntil === null
        ? text('mail.booking.not-refundable')
        : text('mail.booking.free-until', {
            day: longDay(freeCancellationUntil, site.edition.conventions),
          }),
    ],
    [text('flight-sale.rights'), passengerRightsHref(site.edition)],
  ]
}

export function tripWords(geography: Geography, { site, text }: WordsOf) {
  const { conventions, locale } = site.edition
  const city = (code: string) => cityOfAirport(geography, code, languageOf(locale))
  const airport = (code: string) => `${city(code)} (${code})`
  const time = ({ minute }: LocalTime) => clockTime(minute, conventions)
  const duration = (minutes: number) =>
    text('flights.duration', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })
  const terminal = (number: number) => (number > 0 ? [text('flights.terminal', { number })] : [])

  const known = {
    airport,
    city,
    time,
    title({ journeys }: FlightLine): string {
      const ends = journeys.map((legs) => [legs[0]!.origin, legs.at(-1)!.destination] as const)
      const [from, to] = ends[0]!
      const isReturn = ends.length === 2 && city(ends[1]![1]) === city(from)
      const places = isReturn ? [from, to] : [from, ...ends.map(([, end]) => end)]
      return places.map(city).join(' – ')
    },
    wayName({ journeys }: FlightLine, at: number): string {
      if (journeys.length > 2) return text('flight-sale.way', { number: at + 1 })
      return text(at === 0 ? 'flight-sale.outbound' : 'flight-sale.inbound')
    },
    /** "08:00 Madrid (MAD) – 10:20 +1 Lisboa (LIS)". */
    legTimes({ origin, destination, departs, arrives }: SoldLeg): string {
      const days = arrives.day - departs.day
      const later = days === 0 ? '' : ` ${days > 0 ? '+' : '−'}${Math.abs(days)}`
      return `${time(departs)} ${airport(origin)} – ${time(arrives)}${later} ${airport(destination)}`
    },
    carrier(leg: SoldLeg): string[] {
      const { airlineName, operatorName } = leg
      return [
        `${flightNumber(leg)} ${airlineName}`,
        text('flights.operated', { airline: operatorName }),
      ]
    },
    journeyFact(line: FlightLine, legs: readonly SoldLeg[], at: number): ShownFact {
      const connections = legs.slice(1).map((leg, index) => {
        const before = legs[index]!
        const waiting = (leg.departsAt - before.departsAt) / 60_000 - before.minutes
        const where = city(leg.origin)
        const waits = text('flights.layover.stay', { duration: duration(waiting), place: where })
        if (leg.group === before.group) return waits
        const alone = [text('flights.self-transfer'), text('flights.self-transfer.text')]
        return `${waits}. ${alone.join(' ')}`
      })
      return {
        icon: 'flight',
        name: known.wayName(line, at),
        values: [
          {
            text: longDay(legs[0]!.departs.day, conventions),
            more: [duration(minutesOf(legs)), text('flights.stops', { count: legs.length - 1 })],
          },
          ...legs.map((leg, index) => ({
            text: known.legTimes(leg),
            more: [
              // A leg of a later day says so: red-eyes connect in the morning.
              ...(leg.departs.day === legs[0]!.departs.day
                ? []
                : [shortDay(leg.departs.day, conventions)]),
              ...known.carrier(leg),
              ...terminal(leg.originTerminal),
              ...(legs.length > 1 ? [duration(leg.minutes)] : []),
              ...(connections[index] ? [connections[index]] : []),
            ],
          })),
        ],
      }
    },
    endedFact: (refund: MinorUnits, currency: CurrencyCode): ShownFact => ({
      icon: 'flight',
      name: text('flight-sale.ended'),
      values: [
        { text: text('flight-sale.ended.text', { amount: formatMoneyExactly(refund, currency) }) },
      ],
    }),
    bags({ brand }: FlightLine): string[] {
      const { smallBag, cabinBag, checkedBags } = BRAND_TERMS[brand]
      return [
        ...(smallBag ? [text('flights.bag.small')] : []),
        ...(cabinBag ? [text('flights.bag.cabin')] : []),
        ...(checkedBags > 0 ? [text('flights.bag.checked', { count: checkedBags })] : []),
      ]
    },
    fareName: ({ brand, cabin }: FlightLine) =>
      `${text(`flights.brand.${brand}`)} · ${text(`flights.cabin.${cabin}`)}`,
    fareFact(line: FlightLine): ShownFact {
      const change = BRAND_TERMS[line.brand].changePermille
      return {
        icon: 'bag',
        name: text('flight-sale.fare'),
        values: [
          {
            text: known.fareName(line),
            more: [
              ...known.bags(line),
              change === null
                ? text('flight-sale.change.never')
                : change === 0
                  ? text('flight-sale.change.free')
                  : text('flight-sale.change.fee', { percent: change / 10 }),
            ],
          },
        ],
      }
    },
    taken({ cabinBag, checkedBags, seat }: TakenExtras): string {
      return [
        ...(cabinBag ? [text('flights.bag.cabin')] : []),
        ...(checkedBags > 0
          ? [`${text('flights.bag.checked', { count: checkedBags })} (23 kg)`]
          : []),
        ...(seat ? [text(`flight-extras.chosen.${seat}`)] : []),
      ].join(', ')
    },
    extrasSum: (price: MinorUnits, currency: CurrencyCode) =>
      text('flight-extras.price', { price: formatMoneyExactly(price, currency) }),
    /** What was added for whom, journey by journey; none where nothing was. */
    extrasFact(line: FlightLine): ShownFact[] {
      const { extras, extrasPrice = 0, currency } = line
      if (!extras) return []
      const labels = known.travellers(line)
      const all = extras[0]!.map((_, traveller) => ({
        text: labels[traveller]!,
        traveller,
        more: extras.flatMap((passengers, journey) => {
          const taken = passengers[traveller]!
          if (isNothing(taken)) return []
          return [`${known.wayName(line, journey)}: ${known.taken(taken)}`]
        }),
      }))
      const sum = extrasPrice > 0 ? [{ text: known.extrasSum(extrasPrice, currency) }] : []
      const values = [...all.filter(({ more }) => more.length > 0), ...sum]
      return [{ icon: 'bag', name: text('flight-extras.title'), values }]
    },
    included: (line: FlightLine) => [known.fareName(line), ...known.bags(line)].join(' · '),
    travellers({ passengers }: FlightLine): string[] {
      const { adults, children, infants } = passengers
      const all = [
        ['adult', adults],
        ['child', children],
        ['infant', infants],
      ] as const
      return all.flatMap(([kind, count]) =>
        Array.from({ length: count }, (_, at) => text(`flight-sale.${kind}`, { number: at + 1 })),
      )
    },
    event(legs: readonly SoldLeg[]): ShownEvent {
      const [first, last] = [legs[0]!, legs.at(-1)!]
      return {
        title: `${city(first.origin)} – ${city(last.destination)}`,
        place: [airport(first.origin), ...terminal(first.originTerminal)].join(', '),
        from: first.departsAt,
        until: last.departsAt + last.minutes * 60_000,
        about: legs
          .map((leg) => `${known.legTimes(leg)} · ${known.carrier(leg).join(', ')}`)
          .join('\n'),
        point: flightPlaces(geography).pointOf(first.origin),
      }
    },
  }
  return known
}

function minutesOf(legs: readonly SoldLeg[]): number {
  const last = legs.at(-1)!
  return (last.departsAt - legs[0]!.departsAt) / 60_000 + last.minutes
}
