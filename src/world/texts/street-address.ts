/** Invented addresses in the form of their country. */
import type { Dice } from '../dice.ts'
import { STREET_FORMS, type StreetForm } from './phrases/streets.ts'
import { MORE_STREET_FORMS, OTHER_STREETS } from './phrases/streets-world.ts'

export interface StreetAddress {
  street: string
  /** Empty where the country has none. */
  postalCode: string
}

export function streetAddress(dice: Dice, country: string): StreetAddress {
  const form = FORM_BY_COUNTRY.get(country) ?? OTHER_STREETS
  const street = dice
    .pick(form.patterns)
    .replace('{street}', dice.pick(form.streets))
    .replace('{number}', String(houseNumber(dice, form)))
  const codes = form.postalCodes[country] ?? ['#####']
  return { street, postalCode: postalCode(dice, dice.pick(codes)) }
}

const FORM_BY_COUNTRY = new Map(
  [...STREET_FORMS, ...MORE_STREET_FORMS].flatMap((form) =>
    form.countries.split(' ').map((country) => [country, form] as const),
  ),
)

/** Streets have more low numbers than high ones. */
function houseNumber(dice: Dice, form: StreetForm): number {
  return 1 + Math.floor(dice.next() ** 2 * form.highestNumber)
}

function postalCode(dice: Dice, pattern: string): string {
  return pattern
    .replace(/\[(\d)-(\d)\]/g, (_, low: string, high: string) =>
      String(dice.whole(Number(low), Number(high))),
    )
    .replaceAll('#', () => String(dice.whole(0, 9)))
    .replaceAll('@', () => dice.pick(POSTAL_LETTERS))
}

/** Without letters that are read as digits. */
const POSTAL_LETTERS = [...'ABCDEFGHJKLMNPRSTUWXY']
