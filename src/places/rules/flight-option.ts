/** The origin of a flight, in the hotel form's flight option and in the flight+hotel form. */
import type { Day } from '../../site/calendar-day.ts'
import { NUMERIC_ID } from './destination.ts'
import { HOTEL_FIELDS } from '../../site/form-fields.ts'
import type { FieldReader } from '../../site/form-values.ts'
import { problem, type Problem } from '../../site/problems.ts'

export interface FlightOrigin {
  /** As shown in the field, its airport code at the end: "Madrid (MAD)". */
  text: string
  id: string
}

export const NO_ORIGIN: FlightOrigin = { text: '', id: '' }

/** Only the Spanish edition sells flights that leave today. */
export const SAME_DAY_FLIGHT_DOMAIN = 1

export function readFlightOrigin(reader: FieldReader): FlightOrigin {
  const text = reader.text(HOTEL_FIELDS.originText)
  const id = reader.shaped(HOTEL_FIELDS.originId, NUMERIC_ID)
  reader.report(...originProblems({ text, id }))
  return { text, id }
}

export function writeFlightOrigin({ text, id }: FlightOrigin): Record<string, string> {
  return { [HOTEL_FIELDS.originText]: text, [HOTEL_FIELDS.originId]: id }
}

export function originProblems({ text, id }: FlightOrigin): Problem[] {
  const field = HOTEL_FIELDS.originText
  if (text === '') return [problem('origin-missing', field)]
  const problems: Problem[] = []
  if (!ENDS_WITH_AIRPORT.test(text)) problems.push(problem('origin-without-airport', field))
  if (id === '' || id === '0') problems.push(problem('origin-not-chosen', field))
  return problems
}

export function departureProblems(
  departure: Day | null,
  today: Day,
  domainId: number,
  field: string,
): Problem[] {
  const tooSoon = departure === today && domainId !== SAME_DAY_FLIGHT_DOMAIN
  return tooSoon ? [problem('flight-today', field)] : []
}

const ENDS_WITH_AIRPORT = /\([A-Z]{3}\)$/
