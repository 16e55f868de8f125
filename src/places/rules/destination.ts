/** Where a visitor wants to go: what was typed, and what was chosen from the list. */
import { HOTEL_FIELDS } from '../../site/form-fields.ts'
import type { FieldReader } from '../../site/form-values.ts'
import { problem } from '../../site/problems.ts'

/**
 * A place is a continent, country, region, city or district. The form knows its id only; whether
 * it is a "city" or an "other" in a results URL is knowledge of the world, not of the form.
 */
export type DestinationKind = 'place' | 'coast' | 'hotel' | 'chain'

export interface Destination {
  /** The narrowest thing that was chosen. */
  kind: DestinationKind
  id: string
  name: string
  typedText: string
  /** What a chosen hotel or place lies in, when the form says so: a flight lands there. */
  within: { kind: 'place' | 'coast'; id: string } | null
}

/** Ids are counted from 1; the specified forms send 0 or nothing for "none". */
export const NUMERIC_ID = /^(0|[1-9]\d{0,9})$/
export const COAST_ID = /^cid[1-9]\d{0,9}$/

/** Reports to the reader why there is no destination, when there is none. */
export function readDestination(reader: FieldReader): Destination | null {
  const typedText = reader.text(HOTEL_FIELDS.destinationText)
  const name = reader.text(HOTEL_FIELDS.destinationName)
  const [choice, around] = readChoices(reader)
  if (choice) return { ...choice, name, typedText, within: areaOf(choice.kind, around) }

  const code = typedText === '' ? 'destination-missing' : 'destination-not-chosen'
  reader.report(problem(code, HOTEL_FIELDS.destinationText))
  return null
}

export function writeDestination(destination: Destination): Record<string, string> {
  const { kind, id, name, typedText, within } = destination
  return {
    [HOTEL_FIELDS.destinationText]: typedText,
    [HOTEL_FIELDS.destinationName]: name,
    ...(within && { [ID_FIELDS[within.kind]]: within.id }),
    [ID_FIELDS[kind]]: id,
  }
}

/** A flight can land in a place or on a coast, not in a chain or a hotel nobody located. */
export function hasLandingPlace({ kind, within }: Destination): boolean {
  return kind === 'place' || kind === 'coast' || within !== null
}

const ID_FIELDS: Record<DestinationKind, string> = {
  hotel: HOTEL_FIELDS.hotelId,
  place: HOTEL_FIELDS.placeId,
  coast: HOTEL_FIELDS.coastId,
  chain: HOTEL_FIELDS.brandId,
}

/** One of them says what was chosen; others may say where it lies. */
export const DESTINATION_ID_FIELDS: readonly string[] = Object.values(ID_FIELDS)

interface Choice {
  kind: DestinationKind
  id: string
}

/**
 * From narrow to wide, because a form may hold several: a hotel with its place, a place of a
 * coast. A brand beside a place is only a wish for that chain's hotels there, so it comes last.
 */
function readChoices(reader: FieldReader): Choice[] {
  const choices: Choice[] = [
    { kind: 'hotel', id: reader.shaped(HOTEL_FIELDS.hotelId, NUMERIC_ID) },
    { kind: 'place', id: reader.shaped(HOTEL_FIELDS.placeId, NUMERIC_ID) },
    { kind: 'coast', id: reader.shaped(HOTEL_FIELDS.coastId, COAST_ID) },
    { kind: 'chain', id: reader.shaped(HOTEL_FIELDS.brandId, NUMERIC_ID) },
  ]
  return choices.filter(({ id }) => id !== '' && id !== '0')
}

function areaOf(kind: DestinationKind, around: Choice | undefined): Destination['within'] {
  if (kind !== 'hotel' && kind !== 'place') return null
  if (around?.kind !== 'place' && around?.kind !== 'coast') return null
  return { kind: around.kind, id: around.id }
}
