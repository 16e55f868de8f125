/** Descriptions of the demo catalogue: a few sentences that are true of the accommodation. */
import { boardOnCard } from '../../src/products/hotels/catalogue/rules/boards.ts'
import { categoryOf } from '../../src/products/hotels/catalogue/rules/categories.ts'
import type { Language } from '../../src/site/locales.ts'
import { formatRating } from '../../src/products/hotels/catalogue/rules/ratings.ts'
import { type Dice, makeDice } from '../../src/site/dice.ts'
import { cityInSentence } from './street-address.ts'
import catalan from './phrases/descriptions-ca.json' with { type: 'json' }
import german from './phrases/descriptions-de.json' with { type: 'json' }
import english from './phrases/descriptions-en.json' with { type: 'json' }
import spanish from './phrases/descriptions-es.json' with { type: 'json' }
import french from './phrases/descriptions-fr.json' with { type: 'json' }
import italian from './phrases/descriptions-it.json' with { type: 'json' }
import portuguese from './phrases/descriptions-pt.json' with { type: 'json' }

export interface DescribedHotel {
  seed: number
  name: string
  cityName: string
  /** Empty where the city has no districts. */
  districtName: string
  setting: 'city' | 'beach' | 'mountain' | 'countryside' | 'airport'
  kind: 'hotel' | 'apartment' | 'hostel' | 'house'
  stars: number
  categoryId: string
  serviceCodes: readonly number[]
  boardCodes: readonly string[]
  centreKm: number
  /** Null where no beach is near. */
  beachMetres: number | null
  rating: number
  /** How many rooms or units it has, where known. */
  roomsText?: number
}

/**
 * Three to five sentences. Each choice takes one throw whatever the language, so that all
 * languages tell the same facts, each in its own words.
 */
export function describeHotel(hotel: DescribedHotel, language: Language): string {
  const phrases = PHRASES[language]
  const dice = makeDice(hotel.seed)
  const passages = [
    opening({ ...hotel, cityName: cityInSentence(hotel.cityName, language) }, phrases),
    dice.pick(surroundings(hotel, phrases)),
    ...services(dice, hotel, phrases),
    dice.pick(closings(hotel, phrases)),
  ]
  return passages.map((passage) => spoken(dice, passage)).join(' ')
}

/**
 * What descriptions are written with in one language: whole sentences, of which one is picked.
 *
 * Place names stand only where no article or preposition could change with them ("visiter
 * {city}", never "à {city}"), and after the opening nothing agrees in gender with the house.
 */
interface DescriptionPhrases {
  decimalMark: string
  /** "three-star", as the openings with {stars} need it, from one to five. */
  stars: readonly string[]
  opening: Record<'starred' | 'unstarred' | 'apartment' | 'hostel' | 'house', readonly string[]>
  setting: Record<'city' | 'beach' | 'mountain' | 'countryside' | 'airport', readonly string[]>
  district: readonly string[]
  centre: Record<'near' | 'far', readonly string[]>
  beach: Record<'near' | 'far', readonly string[]>
  comfort: Record<'modest' | 'standard' | 'superior' | 'home', readonly string[]>
  rooms: Record<'rooms' | 'units', readonly string[]>
  highlight: Record<DescribedService, readonly string[]>
  /** Sentences around a {list} of services. */
  services: readonly string[]
  serviceNames: Record<ListedService, string>
  /** Between the last two of a list. */
  and: string
  board: Record<'breakfast' | 'half-board' | 'full-board' | 'all-inclusive', readonly string[]>
  rating: readonly string[]
}

type DescribedService = ListedService | typeof PETS_WELCOME

/** Pets are no facility that a list could name: they have a sentence of their own, or none. */
const PETS_WELCOME = 7

type ListedService = 1 | 3 | 4 | 5 | 6 | 10 | 12 | 15 | 17 | 18

const PHRASES: Record<Language, DescriptionPhrases> = {
  es: spanish,
  ca: catalan,
  en: english,
  fr: french,
  de: german,
  it: italian,
  pt: portuguese,
}

const WALK_KM = 0.8
const FARTHEST_CENTRE_KM = 25
const WALK_METRES = 1500
const FARTHEST_BEACH_METRES = 8000
const WORTH_TELLING_RATING = 8
const MAX_LISTED = 4

/** Variants of one sentence, and what fills their slots. */
interface Passage {
  variants: readonly string[]
  facts: Record<string, string>
}

function spoken(dice: Dice, { variants, facts }: Passage): string {
  return dice.pick(variants).replace(/\{(\w+)\}/g, (_, fact: string) => facts[fact]!)
}

function opening(hotel: DescribedHotel, phrases: DescriptionPhrases): Passage {
  const category = categoryOf(hotel.categoryId)
  const isStarred = category.symbol === 'star' && category.kind === 'hotel'
  const kind = hotel.kind === 'hotel' ? (isStarred ? 'starred' : 'unstarred') : hotel.kind
  return {
    variants: phrases.opening[kind],
    facts: {
      name: hotel.name,
      city: hotel.cityName,
      stars: phrases.stars[category.count - 1] ?? '',
    },
  }
}

function surroundings(hotel: DescribedHotel, phrases: DescriptionPhrases): Passage[] {
  const { beachMetres, centreKm, districtName, setting } = hotel
  const passages: Passage[] = [{ variants: phrases.setting[setting], facts: {} }]
  if (districtName !== '' && setting === 'city') {
    passages.push({ variants: phrases.district, facts: { district: districtName } })
  }
  if (centreKm <= FARTHEST_CENTRE_KM && setting !== 'countryside') {
    passages.push({
      variants: phrases.centre[centreKm <= WALK_KM ? 'near' : 'far'],
      facts: { km: decimal(centreKm, phrases) },
    })
  }
  if (beachMetres !== null && beachMetres <= FARTHEST_BEACH_METRES) {
    const isNear = beachMetres <= WALK_METRES
    const passage = {
      variants: phrases.beach[isNear ? 'near' : 'far'],
      facts: {
        metres: String(Math.max(50, Math.round(beachMetres / 50) * 50)),
        km: decimal(beachMetres / 1000, phrases),
      },
    }
    // At the sea nothing else matters as much.
    passages.push(...Array.from({ length: setting === 'beach' ? 4 : 1 }, () => passage))
  }
  return passages
}

/** One service has a sentence of its own; a list tells of some others. */
function services(dice: Dice, hotel: DescribedHotel, phrases: DescriptionPhrases): Passage[] {
  const told = (Object.keys(phrases.highlight).map(Number) as DescribedService[]).filter((code) =>
    hotel.serviceCodes.includes(code),
  )
  if (told.length === 0) return []
  const [highlighted] = told.splice(dice.whole(0, told.length - 1), 1)
  const passages: Passage[] = [{ variants: phrases.highlight[highlighted!], facts: {} }]
  const left = told.filter((code): code is ListedService => code !== PETS_WELCOME)
  while (left.length > MAX_LISTED) left.splice(dice.whole(0, left.length - 1), 1)
  if (left.length > 1) {
    const names = left.map((code) => phrases.serviceNames[code])
    const list = names.slice(0, -1).join(', ') + phrases.and + names.at(-1)!
    passages.push({ variants: phrases.services, facts: { list } })
  }
  return passages
}

function closings(hotel: DescribedHotel, phrases: DescriptionPhrases): Passage[] {
  const isHome = hotel.kind === 'apartment' || hotel.kind === 'house'
  const level = hotel.stars >= 4 ? 'superior' : hotel.stars === 3 ? 'standard' : 'modest'
  const passages: Passage[] = [
    { variants: phrases.comfort[isHome ? 'home' : level], facts: {} },
    ...boards(hotel).map((board) => ({ variants: phrases.board[board], facts: {} })),
  ]
  if (hotel.rating >= WORTH_TELLING_RATING) {
    const rating = formatRating(hotel.rating, phrases.decimalMark)
    passages.push({ variants: phrases.rating, facts: { rating } })
  }
  const rooms = hotel.roomsText ?? 0
  if (rooms > 1 && hotel.kind !== 'house') {
    passages.push({
      variants: phrases.rooms[hotel.kind === 'apartment' ? 'units' : 'rooms'],
      facts: { rooms: String(rooms) },
    })
  }
  return passages
}

const TOLD_BOARDS = ['breakfast', 'half-board', 'full-board', 'all-inclusive'] as const

function boards({ boardCodes }: DescribedHotel) {
  const offered = new Set(boardCodes.map(boardOnCard))
  return TOLD_BOARDS.filter((board) => offered.has(board))
}

function decimal(number: number, { decimalMark }: DescriptionPhrases): string {
  return String(Math.round(number * 10) / 10).replace('.', decimalMark)
}
