/** Searches flights in memory: opened over the columns, which all threads share. */
import type { Day } from '../../../site/calendar-day.ts'
import type { MinorUnits } from '../../../site/money.ts'
import { BRANDS, type Passengers, seatsFor } from '../fares/rules/fares.ts'
import type { FlightAnswer } from '../list/rules/found-journeys.ts'
import type { ChosenLeg } from '../sale/rules/flight-line.ts'
import { JourneyAnswers } from './answer-journeys.ts'
import { cheapestAnywhere } from './anywhere.ts'
import { type ChosenJourney, readChosen, twoParties } from './chosen-trip.ts'
import { CheapestDays } from './cheapest-days.ts'
import { DayOffsets } from './day-offsets.ts'
import type { FlightColumns } from './flight-columns.ts'
import type {
  AnywherePrice,
  AnywhereQuestion,
  DayPrice,
  FareMatrix,
  JourneysQuestion,
  PartyQuestion,
  QuoteQuestion,
  SplitQuote,
  TripQuestion,
  TripQuote,
  WayQuestion,
} from './flight-question.ts'
import { JourneyList } from './journey-list.ts'
import { foundJourney } from './journey-rows.ts'
import { JourneyScan, type ScannedWay } from './journey-scan.ts'
import { CheapestFares, NO_FARE, partySeats, WayFares } from './way-fares.ts'

export const CALENDAR_DAYS = 60
/** The matrix shows so many days before and after each day that is asked for. */
export const FLEXIBLE_DAYS = 3
const LIGHT = 0

export class FlightEngine {
  private readonly columns: FlightColumns
  private readonly offsets: DayOffsets
  private readonly scan: JourneyScan
  private readonly answers: JourneyAnswers
  private readonly list = new JourneyList()
  private readonly otherList = new JourneyList()

  constructor(columns: FlightColumns) {
    this.columns = columns
    this.offsets = new DayOffsets(columns.zones)
    this.scan = new JourneyScan(columns, this.offsets)
    this.answers = new JourneyAnswers(columns, this.offsets)
  }

  /** The journeys of the next way; null when one that was chosen can no longer be bought. */
  searchJourneys(question: JourneysQuestion): FlightAnswer | null {
    const { columns, list } = this
    const chosen: ChosenJourney[] = []
    for (const legs of question.chosen) {
      const read = readChosen(columns, legs, question)
      if (!read) return null
      chosen.push(read)
    }
    // Who has not arrived yet cannot fly on.
    const arrived = chosen.at(-1)?.list.arrives[0] ?? 0
    const party = partySeats(question)
    party.notBefore = Math.max(party.notBefore, arrived)
    const asked = question.ways[chosen.length]!
    const way = this.wayOf(asked, question.selfTransfer)
    this.scan.scan(way, party, list)
    const others = this.otherFares(question, chosen)
    if (others.alone[LIGHT]! >= NO_FARE) list.clear()
    const fares = new WayFares(columns, question, way, asked.day).priceAll(list)
    const totals = totalsOf(fares, others, question.ways.length === 2)
    const answer = this.answers.answer({ ...question, list, party, totals })
    if (answer.heads && chosen.length === question.ways.length - 1)
      answer.split = this.splitOf(question, answer)
    return answer
  }

  /** Three days around each way: for one way, or a return. */
  matrix(question: TripQuestion): FareMatrix {
    const [out, back] = question.ways
    const outDays = daysAround(out!.day)
    const backDays = back ? daysAround(back.day) : []
    const outFares = this.cheapestDays(question, out!, outDays)
    if (!back) return { outDays, backDays, totals: outFares.map((fares) => [oneWayOf(fares)]) }
    const backFares = this.cheapestDays(question, back, backDays)
    const totals = outFares.map((fares, at) =>
      backFares.map((other, backAt) =>
        backDays[backAt]! < outDays[at]! ? null : known(fares.returnWith(other, LIGHT)),
      ),
    )
    return { outDays, backDays, totals }
  }

  /** A trip as long as the one that is asked for, from each day on. */
  calendar(question: TripQuestion, firstDay: Day, days: number = CALENDAR_DAYS): DayPrice[] {
    const [out, back] = question.ways
    const outDays = Array.from({ length: days }, (_, at) => firstDay + at)
    const outFares = this.cheapestDays(question, out!, outDays)
    if (!back) return outDays.map((day, at) => ({ day, total: oneWayOf(outFares[at]!) }))
    const nights = back.day - out!.day
    const backFares = this.cheapestDays(
      question,
      back,
      outDays.map((day) => day + nights),
    )
    return outDays.map((day, at) => ({
      day,
      total: known(outFares[at]!.returnWith(backFares[at]!, LIGHT)),
    }))
  }

  /** Every airport that is reached with at most one stop. */
  anywhere(question: AnywhereQuestion): AnywherePrice[] {
    return cheapestAnywhere(this.columns, this.offsets, question, this.airportsOf(question.from))
  }

  /** What a trip costs now; null when a leg is gone, or has no seats for everybody. */
  quoteTrip(question: QuoteQuestion): TripQuote | null {
    const { columns } = this
    const brand = BRANDS.indexOf(question.brand)
    const chosen = this.readTrip(question.journeys, question)
    if (!chosen) return null
    const total = tripTotal(columns, chosen, brand)
    const party = partySeats(question)
    return {
      journeys: chosen.map(({ list }) => foundJourney(columns, this.offsets, list, 0, party)),
      total,
      split: this.bestSplit(question.journeys, question, brand, total),
    }
  }

  private readTrip(
    journeys: readonly ChosenLeg[][],
    question: PartyQuestion,
    taken = 0,
  ): ChosenJourney[] | null {
    const chosen: ChosenJourney[] = []
    for (const legs of journeys) {
      const read = readChosen(this.columns, legs, question, taken)
      const arrived = chosen.at(-1)?.list.arrives[0] ?? 0
      if (!read || read.list.departs[0]! < arrived) return null
      chosen.push(read)
    }
    return chosen.length === 0 ? null : chosen
  }

  private bestSplit(
    journeys: readonly ChosenLeg[][],
    question: PartyQuestion,
    brand: number,
    total: MinorUnits,
  ): SplitQuote | null {
    let best: SplitQuote | null = null
    const priceOf = (passengers: Passengers, taken: number) => {
      const chosen = this.readTrip(journeys, { ...question, passengers }, taken)
      return chosen ? tripTotal(this.columns, chosen, brand) : NO_FARE
    }
    for (const parties of twoParties(question.passengers)) {
      const totals: [number, number] = [
        priceOf(parties[0], 0),
        priceOf(parties[1], seatsFor(parties[0])),
      ]
      const saves = total - totals[0] - totals[1]
      if (saves > (best?.saves ?? 0)) best = { parties, totals, saves }
    }
    return best
  }

  private splitOf(question: JourneysQuestion, { heads }: FlightAnswer): FlightAnswer['split'] {
    const { journey, prices } = heads!.cheapest
    const legs = journey.legs.map(({ flightId, departs }) => ({ flightId, day: departs.day }))
    const { brand, total } = prices[0]!
    const trip = [...question.chosen, legs]
    const found = this.bestSplit(trip, question, BRANDS.indexOf(brand), total)
    if (!found) return null
    const [first, second] = found.parties
    return {
      seats: [seatsFor(first), seatsFor(second)],
      total: total - found.saves,
      saves: found.saves,
    }
  }

  /** What all other ways cost: those chosen, and the cheapest of those that are not yet. */
  private otherFares(question: TripQuestion, chosen: readonly ChosenJourney[]): CheapestFares {
    const groups = this.columns.groups.length
    const sum = new CheapestFares(groups)
    sum.alone.fill(0)
    const add = ({ alone, half }: CheapestFares) => {
      for (let brand = 0; brand < alone.length; brand++) sum.alone[brand]! += alone[brand]!
      // Only read for trips of two ways, where there is one other.
      for (let at = 0; at < half.length; at++) sum.half[at] = half[at]!
    }
    for (const { fares } of chosen) add(new CheapestFares(groups).addAll(fares))
    for (const way of question.ways.slice(chosen.length + 1)) add(this.cheapestOf(question, way))
    return sum
  }

  private cheapestOf(question: TripQuestion, way: WayQuestion): CheapestFares {
    const { columns, otherList } = this
    const scanned = this.wayOf(way, question.selfTransfer)
    this.scan.scan(scanned, partySeats(question), otherList)
    const fares = new WayFares(columns, question, scanned, way.day).priceAll(otherList)
    return new CheapestFares(columns.groups.length).addAll(fares)
  }

  private cheapestDays(
    question: TripQuestion,
    way: WayQuestion,
    days: readonly Day[],
  ): CheapestFares[] {
    const scanned = this.wayOf(way, question.selfTransfer)
    const lists = { plan: this.list, day: this.otherList }
    const finder = new CheapestDays(this.columns, this.scan, question, scanned, lists)
    return days.map((day) => finder.on(day))
  }

  private wayOf({ from, to, day }: WayQuestion, selfTransfer: boolean): ScannedWay {
    return { from: this.airportsOf(from), to: this.airportsOf(to), day, selfTransfer }
  }

  private airportsOf(codes: readonly string[]): number[] {
    return codes
      .map((code) => this.columns.airportOf.get(code))
      .filter((airport) => airport !== undefined)
  }
}

/** Of a whole trip, by the place of a fare and brand. */
function totalsOf(fares: WayFares, others: CheapestFares, isReturn: boolean): MinorUnits[] {
  return fares.alone.map((fare, at) => {
    const brand = at % BRANDS.length
    const alone = fare + others.alone[brand]!
    if (!isReturn) return alone
    const group = fares.groups[(at - brand) / BRANDS.length]!
    return Math.min(alone, fares.half[at]! + others.halfOf(group, brand))
  })
}

/** Two journeys cost what is less: both alone, or as two halves of one group. */
function tripTotal(
  { groups }: FlightColumns,
  chosen: readonly ChosenJourney[],
  brand: number,
): MinorUnits {
  const cheapest = chosen.map(({ fares }) => new CheapestFares(groups.length).addAll(fares))
  if (cheapest.length === 2) return cheapest[0]!.returnWith(cheapest[1]!, brand)
  return cheapest.reduce((sum, { alone }) => sum + alone[brand]!, 0)
}

function daysAround(day: Day): Day[] {
  return Array.from({ length: 2 * FLEXIBLE_DAYS + 1 }, (_, at) => day - FLEXIBLE_DAYS + at)
}

function oneWayOf({ alone }: CheapestFares): MinorUnits | null {
  return known(alone[LIGHT]!)
}

function known(total: MinorUnits): MinorUnits | null {
  return total >= NO_FARE ? null : total
}
