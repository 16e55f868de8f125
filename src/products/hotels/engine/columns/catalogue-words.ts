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
import { BOARD_FILTERS, MOST_CODES, PAYMENT_METHODS, planBits } from './plan-bits.ts'

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
  return Math.min(position, MOST_CODES)
}
