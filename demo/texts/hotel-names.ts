/** Names of the accommodations of the demo catalogue, in the language of their country. */
import type { Dice } from '../../src/site/dice.ts'
import type { NamePhrases } from './name-phrases.ts'
import { CATALAN_NAMES } from './phrases/names-ca.ts'
import { GERMAN_NAMES } from './phrases/names-de.ts'
import {
  ARABIC_NAMES,
  CROATIAN_NAMES,
  GREEK_NAMES,
  MOROCCAN_NAMES,
  NORDIC_NAMES,
  TURKISH_NAMES,
} from './phrases/names-east.ts'
import { ENGLISH_NAMES, INTERNATIONAL_NAMES } from './phrases/names-en.ts'
import { LATIN_AMERICAN_NAMES, SPANISH_NAMES } from './phrases/names-es.ts'
import { FRENCH_NAMES } from './phrases/names-fr.ts'
import { ITALIAN_NAMES } from './phrases/names-it.ts'
import { DUTCH_NAMES } from './phrases/names-nl.ts'
import { PORTUGUESE_NAMES } from './phrases/names-pt.ts'

export { streetAddress } from './street-address.ts'

export interface NamedPlace {
  /** ISO 3166. */
  country: string
  cityName: string
  /** Empty where the city has no districts. */
  districtName: string
  setting: 'city' | 'beach' | 'mountain' | 'countryside' | 'airport'
  stars: number
  kind: 'hotel' | 'apartment' | 'hostel' | 'house'
  /** Empty for one that belongs to no chain. */
  chainName: string
}

/** Names are not promised to be unique: in a city of thousands, few in a hundred repeat. */
export function hotelName(dice: Dice, place: NamedPlace): string {
  const phrases = namePhrasesOf(dice, place.country, place.cityName)
  const patterns = patternsFor(phrases, place)
  return fill(dice, phrases, pickPattern(dice, patterns), place)
}

/** The part of a chain's name that its houses bear: "Posadas del Alcor" gives "Alcor". */
export function brandOf(chainName: string): string {
  const words = chainName.split(' ').filter((word) => !GENERIC_CHAIN_WORDS.has(word))
  return words.join(' ') || chainName
}

const GENERIC_CHAIN_WORDS = new Set(
  `Hotels Hoteles Hotéis Hôtels Alberghi Resorts Suites Collection City Apartments Posadas del
  Rural Solares do Résidences Maisons Chalets Alpinhotels Landhotels Inns House Lodges Riads
  Villas`.split(/\s+/),
)

/** Longer ones make names that no sign could hold. */
const LONGEST_PLACE_NAME = 20

const COMMONNESS = 0.42

interface WeighedPatterns {
  patterns: string[]
  /** Running sums. */
  weights: number[]
}

const weighedByCase = new Map<NamePhrases, Map<string, WeighedPatterns>>()

function patternsFor(phrases: NamePhrases, place: NamedPlace): WeighedPatterns {
  const hasDistrict =
    place.districtName !== '' &&
    place.districtName !== place.cityName &&
    place.districtName.length <= LONGEST_PLACE_NAME
  const hasCity = place.cityName.length <= LONGEST_PLACE_NAME
  const level = place.stars >= 4 ? 'grand' : place.stars <= 2 ? 'modest' : 'plain'
  const origin = place.chainName === '' ? place.kind : 'chain'
  const key = [origin, place.setting, level, hasDistrict, hasCity].join(' ')

  const cases = weighedByCase.get(phrases) ?? new Map<string, WeighedPatterns>()
  weighedByCase.set(phrases, cases)
  const known = cases.get(key)
  if (known) return known

  let candidates = [...phrases[origin]]
  if (origin === 'hotel') {
    candidates.push(...phrases.settings[place.setting])
    if (level !== 'plain') candidates.push(...phrases[level])
  }
  if (origin === 'house' && place.setting === 'countryside') {
    candidates.push(...phrases.settings.countryside)
  }
  candidates = candidates.filter(
    (pattern) =>
      (hasDistrict || !pattern.includes('{district}')) && (hasCity || !pattern.includes('{city}')),
  )
  const weighed = weigh(phrases, candidates)
  cases.set(key, weighed)
  return weighed
}

/**
 * A pattern with many names is chosen more often than one with few. The square root of the number
 * would repeat the fewest; the lower power lets plain words appear more often than coined ones.
 */
function weigh(phrases: NamePhrases, patterns: string[]): WeighedPatterns {
  let sum = 0
  const weights = patterns.map((pattern) => {
    const names = slotsOf(pattern).reduce((product, slot) => product * choices(phrases, slot), 1)
    sum += names ** COMMONNESS
    return sum
  })
  return { patterns, weights }
}

function choices(phrases: NamePhrases, slot: string): number {
  if (slot === 'coined')
    return phrases.syllables.reduce((product, part) => product * part.length, 1)
  return phrases.words[slot.toLowerCase()]?.length ?? 1
}

function pickPattern(dice: Dice, { patterns, weights }: WeighedPatterns): string {
  const mark = dice.next() * weights.at(-1)!
  return patterns[weights.findIndex((weight) => mark < weight)]!
}

function fill(dice: Dice, phrases: NamePhrases, pattern: string, place: NamedPlace): string {
  const used = new Set<string>()
  const name = pattern.replace(SLOT, (_, slot: string) => {
    if (slot === 'city') return place.cityName
    if (slot === 'district') return place.districtName
    if (slot === 'brand') return brandOf(place.chainName)
    if (slot === 'coined') return phrases.syllables.map((part) => dice.pick(part)).join('')
    let word = dice.pick(phrases.words[slot.toLowerCase()]!)
    // "Palacio Palacio" would read like a mistake.
    while (used.has(word) || pattern.includes(word))
      word = dice.pick(phrases.words[slot.toLowerCase()]!)
    used.add(word)
    return slot === slot.toLowerCase() ? word : capitalised(word)
  })
  return compounded(name)
}

const SLOT = /\{(\w+)\}/g

function slotsOf(pattern: string): string[] {
  return [...pattern.matchAll(SLOT)].map((match) => match[1]!)
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

/** Syllables and compounds may meet in three equal letters, which no language writes here. */
function compounded(name: string): string {
  return name
    .replace(/(\p{L})\1{2,}/gu, '$1$1')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Which language an accommodation's name is in. */
function namePhrasesOf(dice: Dice, country: string, cityName: string): NamePhrases {
  if (dice.chance(ENGLISH_SHARE)) return INTERNATIONAL_NAMES
  if (country === 'ES' && CATALAN_TOWNS.has(cityName)) {
    return dice.chance(0.55) ? CATALAN_NAMES : SPANISH_NAMES
  }
  const languages = BY_COUNTRY.get(country)
  return languages ? dice.pick(languages) : INTERNATIONAL_NAMES
}

/** Everywhere some owners hope for guests from abroad. */
const ENGLISH_SHARE = 0.06

const COUNTRIES: [countries: string, ...languages: NamePhrases[]][] = [
  ['ES GQ', SPANISH_NAMES],
  ['AD', CATALAN_NAMES],
  ['MX GT HN SV NI CR PA CU DO PR CO VE EC PE BO CL AR UY PY', LATIN_AMERICAN_NAMES],
  ['PT BR AO MZ CV ST', PORTUGUESE_NAMES],
  ['IT SM VA', ITALIAN_NAMES],
  ['FR MC GP MQ RE GF YT PF NC BL MF SN CI MG', FRENCH_NAMES],
  ['DE AT LI', GERMAN_NAMES],
  ['CH', GERMAN_NAMES, GERMAN_NAMES, FRENCH_NAMES],
  ['LU', FRENCH_NAMES, GERMAN_NAMES],
  ['BE', FRENCH_NAMES, DUTCH_NAMES],
  ['NL SR CW AW', DUTCH_NAMES],
  ['GB IE US AU NZ JM BB BS BM GI MT GG JE IM', ENGLISH_NAMES],
  ['CA', ENGLISH_NAMES, ENGLISH_NAMES, FRENCH_NAMES],
  ['GR CY', GREEK_NAMES],
  ['TR AZ', TURKISH_NAMES],
  ['HR SI BA ME RS MK', CROATIAN_NAMES],
  ['MA', MOROCCAN_NAMES],
  ['DZ TN LY EG SA AE QA BH KW OM JO LB YE IQ', ARABIC_NAMES],
  ['SE NO DK IS FO GL', NORDIC_NAMES],
]

const BY_COUNTRY = new Map(
  COUNTRIES.flatMap(([countries, ...languages]) =>
    countries.split(' ').map((country) => [country, languages] as const),
  ),
)

/** Where signs are often in Catalan: the larger and the much visited towns. */
const CATALAN_TOWNS = new Set(
  `Barcelona|Girona|Gerona|Tarragona|Lleida|Lérida|Sitges|Salou|Cambrils|Reus|Figueres|Roses|Rosas
  |Cadaqués|Begur|Blanes|Calella|Calonge|Palamós|Palafrugell|Lloret de Mar|Tossa de Mar|L’Escala
  |Platja d’Aro|Castelló d’Empúries|Sant Feliu de Guíxols|Santa Susanna|Malgrat de Mar
  |Pineda de Mar|Castelldefels|Vilanova i la Geltrú|El Vendrell|Calafell|Manresa|Vic|Olot|Vielha
  |Puigcerdà|Berga|Solsona|Tortosa|Badalona|Terrassa|Sabadell|Mataró|Palma|Palma de Mallorca
  |Alcúdia|Pollença|Sóller|Deià|Valldemossa|Manacor|Felanitx|Santanyí|Calvià|Andratx|Llucmajor
  |Cala d’Or|Cala Millor|Cala Ratjada|Magaluf|Peguera|Santa Ponsa|Can Picafort|Port de Pollença
  |Platja de Palma|Eivissa|Ibiza|Sant Antoni de Portmany|Santa Eulària des Riu|Maó|Mahón
  |Ciutadella|Ciutadella de Menorca|Es Mercadal|Formentera|Dénia|Xàbia|Calp|Altea|Gandia|Peníscola`
    .split('|')
    .map((name) => name.trim()),
)
