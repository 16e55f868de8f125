/** Names of the accommodations of the demo catalogue, in the language of their country. */
import type { Dice } from '../../src/site/dice.ts'
import { byCountry, oneOf } from '../read-tables.ts'
import arabic from './names/arabic.json' with { type: 'json' }
import catalan from './names/catalan.json' with { type: 'json' }
import croatian from './names/croatian.json' with { type: 'json' }
import dutch from './names/dutch.json' with { type: 'json' }
import english from './names/english.json' with { type: 'json' }
import french from './names/french.json' with { type: 'json' }
import german from './names/german.json' with { type: 'json' }
import greek from './names/greek.json' with { type: 'json' }
import international from './names/international.json' with { type: 'json' }
import italian from './names/italian.json' with { type: 'json' }
import languages from './names/languages.json' with { type: 'json' }
import latinAmerican from './names/latin-american.json' with { type: 'json' }
import moroccan from './names/moroccan.json' with { type: 'json' }
import nordic from './names/nordic.json' with { type: 'json' }
import portuguese from './names/portuguese.json' with { type: 'json' }
import spanish from './names/spanish.json' with { type: 'json' }
import turkish from './names/turkish.json' with { type: 'json' }

/**
 * How the names of accommodations are put together in one language, in `names/`. Coined names
 * begin with a consonant where "de" before a vowel would be "d’", adjectives have one form for
 * both genders, and German avoids every question of gender and case by compounds and appositions.
 *
 * A pattern is a text with slots in braces. Besides the language's own words, {coined} makes up
 * a proper name of syllables, {city} and {district} are the place’s, {brand} is the chain’s.
 * A slot written with a capital ({Corner}) begins with one.
 */
interface NamePhrases {
  words: Record<string, readonly string[]>
  /** Of invented proper names. */
  syllables: Record<'beginnings' | 'middles' | 'ends', readonly string[]>
  /** Patterns of an independent hotel wherever it stands. */
  hotel: readonly string[]
  /** More of them for four and five stars, and for one and two. */
  grand: readonly string[]
  modest: readonly string[]
  apartment: readonly string[]
  hostel: readonly string[]
  house: readonly string[]
  /** Added to the kind's patterns by what lies around. */
  settings: Record<'city' | 'beach' | 'mountain' | 'countryside' | 'airport', readonly string[]>
  chain: readonly string[]
}

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
  const { beginnings, middles, ends } = phrases.syllables
  if (slot === 'coined') return beginnings.length * middles.length * ends.length
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
    if (slot === 'coined') return coined(dice, phrases)
    let word = dice.pick(phrases.words[slot.toLowerCase()]!)
    // "Palacio Palacio" would read like a mistake.
    while (used.has(word) || pattern.includes(word))
      word = dice.pick(phrases.words[slot.toLowerCase()]!)
    used.add(word)
    return slot === slot.toLowerCase() ? word : capitalised(word)
  })
  return compounded(name)
}

function coined(dice: Dice, { syllables }: NamePhrases): string {
  return dice.pick(syllables.beginnings) + dice.pick(syllables.middles) + dice.pick(syllables.ends)
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
  if (dice.chance(ENGLISH_SHARE)) return NAMES.international
  if (country === 'ES' && CATALAN_TOWNS.has(cityName)) {
    return dice.chance(0.55) ? NAMES.catalan : NAMES.spanish
  }
  const known = LANGUAGES.get(country)
  return known ? NAMES[dice.pick(known.languages)] : NAMES.international
}

/** Everywhere some owners hope for guests from abroad. */
const ENGLISH_SHARE = 0.06

const ARABIC = variant(greek, arabic)

const NAMES = {
  arabic: ARABIC,
  catalan,
  croatian: variant(greek, croatian),
  dutch,
  english,
  french,
  german,
  greek,
  /** Where no language of ours is spoken: plain words that any traveller reads. */
  international: variant(english, international),
  italian,
  /** It has its own trees, saints and mountains. */
  latinAmerican: variant(spanish, latinAmerican),
  /** Morocco sleeps in riads and dars. */
  moroccan: variant(ARABIC, moroccan),
  nordic: variant(greek, nordic),
  portuguese,
  spanish,
  turkish: variant(greek, turkish),
} satisfies Record<string, NamePhrases>

type NameLanguage = keyof typeof NAMES

type NameVariant = Partial<Omit<NamePhrases, 'settings'>> & {
  settings?: Partial<NamePhrases['settings']>
}

/** A language whose file holds only what differs from another's. */
function variant(of: NamePhrases, own: NameVariant): NamePhrases {
  for (const part of Object.keys(own)) oneOf(Object.keys(of), part)
  for (const setting of Object.keys(own.settings ?? {})) oneOf(Object.keys(of.settings), setting)
  return {
    ...of,
    ...own,
    words: { ...of.words, ...own.words },
    settings: { ...of.settings, ...own.settings },
  }
}

const LANGUAGES = byCountry(
  languages.byCountry.map((row) => ({
    countries: row.countries,
    languages: row.languages.map((language) =>
      oneOf(Object.keys(NAMES) as NameLanguage[], language),
    ),
  })),
)

/** Where signs are often in Catalan: the larger and the much visited towns. */
const CATALAN_TOWNS = new Set(languages.catalanTowns)
