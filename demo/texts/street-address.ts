/** Invented addresses in the form of their country. */
import type { Dice } from '../../src/site/dice.ts'
import { POSTAL_AREAS, type PostalAreas } from './phrases/postal-areas.ts'
import { ENGLISH_POSTAL_AREAS } from './phrases/postal-areas-english.ts'
import { STREET_FORMS, type StreetForm } from './phrases/streets.ts'
import { MORE_STREET_FORMS, OTHER_STREETS } from './phrases/streets-world.ts'
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

const FORM_BY_COUNTRY = new Map(
  [...STREET_FORMS, ...MORE_STREET_FORMS].flatMap((form) =>
    form.countries.split(' ').map((country) => [country, form] as const),
  ),
)

/** Patterns by place, a town's apart from those of the province that bears its name. */
interface CodesByPlace {
  towns: Map<string, string[]>
  areas: Map<string, string[]>
}

const CODES_BY_COUNTRY = new Map<string, CodesByPlace>(
  Object.entries({ ...POSTAL_AREAS, ...ENGLISH_POSTAL_AREAS }).map(([country, table]) => [
    country,
    { towns: codesByPlace(table.towns, table), areas: codesByPlace(table.areas, table) },
  ]),
)

function codesByPlace(rows: string, { rest = '' }: PostalAreas): Map<string, string[]> {
  return new Map(
    rows
      .trim()
      .split('\n')
      .flatMap((row) => {
        const [codes, places] = row.split(':') as [string, string]
        const patterns = codes
          .trim()
          .split(' ')
          .map((code) => code + rest)
        return places.split(';').map((place): [string, string[]] => [place.trim(), patterns])
      }),
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
