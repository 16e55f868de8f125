/** Turns the words of the catalogue into positions of the dictionary while an engine is built. */
import { boardFilterOf } from '../../catalogue/rules/boards.ts'
import type { Chain, RatePlan } from '../../catalogue/rules/catalogue.ts'
import type { Offer } from '../../rates/rules/rates.ts'
import {
  CURRENCY_CODES,
  type Dictionary,
  emptyDictionary,
  Positions,
  type Profile,
} from './dictionary.ts'
import { BOARD_FILTERS, MAX_CODES, PAYMENT_METHODS, planBits } from './hotel-words.ts'
import { allocate, type EngineColumns } from './engine-columns.ts'
import { FLAGS_PER_WORD } from '../search/static-counts.ts'

export class CatalogueWords {
  readonly dictionary: Dictionary
  readonly categories: Positions<string>
  readonly chains: Positions<Chain>
  readonly boardCodes: Positions<string>
  readonly offerLists: Positions<Offer[]>
  readonly packets: Positions<string>
  readonly profiles: Positions<Profile>
  readonly currencies = new Positions(CURRENCY_CODES, String)
  private readonly providers: Positions<number>
  private readonly offerCodes: Positions<string>

  constructor(chains: readonly Chain[]) {
    const words = emptyDictionary()
    words.chains.push(...chains)
    this.dictionary = words
    this.categories = new Positions(words.categories, String)
    this.chains = new Positions(words.chains, ({ id }) => id)
    this.boardCodes = new Positions(words.boardCodes, String)
    this.offerLists = new Positions(words.offerLists, (offers) => JSON.stringify(offers))
    this.profiles = new Positions(words.profiles, (profile) => profile.join())
    this.providers = new Positions(words.providers, String)
    this.packets = new Positions(words.packets, String)
    this.offerCodes = new Positions(words.offerCodes, String)
  }

  planBits(plan: RatePlan): number {
    return planBits({
      board: BOARD_FILTERS.indexOf(boardFilterOf(plan.boardCode)),
      provider: bitOf(this.providers.of(plan.providerId)),
      packet: plan.packetSale ? bitOf(this.packets.of(plan.packetSale.code)) : 0,
      payment: PAYMENT_METHODS.indexOf(plan.paymentMethod),
      hasMinimumRetailPrice: plan.hasMinimumRetailPrice,
    })
  }

  /** A bit for each offer that a visitor may see. */
  offerMask(offers: readonly Offer[]): number {
    return offers
      .filter(({ isVisible }) => isVisible)
      .reduce((mask, { code }) => mask | (1 << bitOf(this.offerCodes.of(code))), 0)
  }
}

function bitOf(position: number): number {
  return Math.min(position, MAX_CODES)
}

// What the plans of a hotel have between them, as flags side by side: its providers, packages and
// exclusive prices. All codes of a usual catalogue fit one word; where there are more, a group that
// no longer fits begins another one.

/** Where the flags of a group are. */
export interface FlagPlace {
  word: number
  shift: number
}

export interface PlanLayout {
  words: number
  providers: FlagPlace
  packets: FlagPlace
  offers: FlagPlace
}

export function planLayout({ providers, packets, offerCodes }: Dictionary): PlanLayout {
  let word = 0
  let used = 0
  const placeOf = ({ length }: readonly unknown[]): FlagPlace => {
    // The last bit of a mask stands for all codes beyond it; see hotel-words.ts.
    const width = Math.min(length, FLAGS_PER_WORD)
    if (used + width > FLAGS_PER_WORD) {
      word++
      used = 0
    }
    used += width
    return { word, shift: used - width }
  }
  const places = {
    providers: placeOf(providers),
    packets: placeOf(packets),
    offers: placeOf(offerCodes),
  }
  return { ...places, words: word + 1 }
}

/** The words of all hotels, then the second words of all of them, and so on. */
export function planWords(
  { providerMask, packetMask, offerMask }: EngineColumns,
  dictionary: Dictionary,
): Int32Array {
  const { words, providers, packets, offers } = planLayout(dictionary)
  const hotels = providerMask.length
  const packed = allocate('planWords', words * hotels)
  for (let row = 0; row < hotels; row++) {
    packed[providers.word * hotels + row]! |= providerMask[row]! << providers.shift
    packed[packets.word * hotels + row]! |= packetMask[row]! << packets.shift
    packed[offers.word * hotels + row]! |= offerMask[row]! << offers.shift
  }
  return packed
}
