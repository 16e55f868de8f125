/** The cheapest fares of a way on many days. */
import type { Day } from '../../../site/calendar-day.ts'
import type { FlightColumns } from './flight-columns.ts'
import type { TripQuestion } from './flight-question.ts'
import { JourneyList } from './journey-list.ts'
import type { JourneyScan, ScannedWay } from './journey-scan.ts'
import { CheapestFares, partySeats, WayFares } from './way-fares.ts'

export class CheapestDays {
  private readonly columns: FlightColumns
  private readonly scan: JourneyScan
  private readonly question: TripQuestion
  private readonly way: ScannedWay
  private readonly list = new JourneyList()

  constructor(columns: FlightColumns, scan: JourneyScan, question: TripQuestion, way: ScannedWay) {
    this.columns = columns
    this.scan = scan
    this.question = question
    this.way = way
  }

  /** Light only. */
  on(day: Day): CheapestFares {
    const way = { ...this.way, day }
    this.scan.scan(way, partySeats(this.question), this.list)
    const fares = new WayFares(this.columns, this.question, way, day)
    return new CheapestFares(this.columns.groups.length, 1).addAll(this.list, fares)
  }
}
