/** Invented addresses in the form of their country. */
import type { Dice } from '../../src/site/dice.ts'
import { byCountry } from '../read-tables.ts'
import postalAreas from './addresses/postal-areas.json' with { type: 'json' }
import streets from './addresses/streets.json' with { type: 'json' }
import type { Language } from '../../src/site/locales.ts'

export interface StreetAddress {
  street: string
  /** Empty where the country has none. */
  postalCode: string
}

/** `places` are the town and what it lies in, by their local names, the smallest first. */
export function streetAddress(
  dice: Dice,
  country: string,
  places: readonly string[],
): StreetAddress {
  const form = FORM_BY_COUNTRY.get(country) ?? OTHER_STREETS
  const street = dice
    .pick(form.patterns)
    .replace('{street}', dice.pick(form.streets))
    .replace('{number}', String(houseNumber(dice, form)))
  const codes = codesOf(country, places) ?? form.postalCodes[country] ?? ['#####']
  return { street, postalCode: postalCode(dice, dice.pick(codes)) }
}

/**
 * In a pattern {street} and {number} are filled in; in a postal code # is any digit, [1-4] one of
 * these digits, @ a capital letter and * one on which a British code may end.
 */
interface StreetForm {
  patterns: readonly string[]
  streets: readonly string[]
  highestNumber: number
  /** By country; those of known places are in `postal-areas.json`. */
  postalCodes: Record<string, readonly string[]>
}

const FORMS: Record<string, StreetForm & { countries: string }> = streets.forms
const FORM_BY_COUNTRY = byCountry(Object.values(FORMS))
/** For every other country: plain English, as maps for visitors write it. */
const OTHER_STREETS: StreetForm = streets.elsewhere

type Codes = Record<string, readonly string[]>

/**
 * Patterns by place, for the countries whose visitors would notice. A place, by its local name,
 * may be a town or the province, island or region around it; the smallest one decides.
 */
interface PostalAreas {
  /** Towns, where they differ from what is around them; with their region where many bear a name. */
  towns: Codes
  /** Provinces and regions, which may bear the name of a town. */
  areas: Codes
  /** What follows each of the patterns. */
  rest?: string
}

const AREAS: Record<string, PostalAreas> = postalAreas
const CODES_BY_COUNTRY = new Map(
  Object.entries(AREAS).map(([country, { towns, areas, rest = '' }]) => [
    country,
    { towns: wholeCodes(towns, rest), areas: wholeCodes(areas, rest) },
  ]),
)

function wholeCodes(codes: Codes, rest: string): Map<string, string[]> {
  return new Map(
    Object.entries(codes).map(([place, patterns]) => [place, patterns.map((code) => code + rest)]),
  )
}

function codesOf(country: string, [town, ...around]: readonly string[]): string[] | undefined {
  const known = CODES_BY_COUNTRY.get(country)
  if (!known || town === undefined) return undefined
  const area = around.find((place) => known.areas.has(place))
  return (
    known.towns.get(town) ??
    known.towns.get(`${town}, ${around.at(-1)}`) ??
    (area === undefined ? undefined : known.areas.get(area))
  )
}

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
    .replaceAll('*', () => dice.pick(LAST_LETTERS))
}

/** Without letters that are read as digits. */
const POSTAL_LETTERS = [...'ABCDEFGHJKLMNPRSTUWXY']
/** Those on which British codes end. */
const LAST_LETTERS = [...'ABDEFGHJLNPQRSTUWXYZ']

/**
 * Cities that take an article in a sentence: in Portuguese one visits "o Porto". Names that bear
 * theirs already (La Habana, Le Havre) need nothing. All sentences of descriptions and reviews
 * have the city as their object, so no preposition has to melt with the article.
 */
const PORTUGUESE_ARTICLES: readonly [article: string, cities: string][] = [
  ['o', 'Porto, Rio de Janeiro, Recife, Funchal, Cairo, Estoril, Barreiro, Entroncamento, Crato'],
  ['a', 'Nazaré, Figueira da Foz, Guarda, Covilhã, Ericeira, Póvoa de Varzim, Haia, Horta'],
]

const PORTUGUESE_CITIES = new Map(
  PORTUGUESE_ARTICLES.flatMap(([article, cities]) =>
    cities.split(', ').map((city) => [city, `${article} ${city}`] as const),
  ),
)

export function cityInSentence(cityName: string, language: Language): string {
  return (language === 'pt' ? PORTUGUESE_CITIES.get(cityName) : undefined) ?? cityName
}
