/** What a thread searches in: engines on shared memory, and what they need beside it. */
import type { OwnRooms } from '../core/booking/own-rooms.ts'
import type { CurrencyRates } from '../core/money.ts'
import { ChainDirectory } from '../engine/chain-directory.ts'
import { Engine } from '../engine/engine.ts'
import { SuggestIndex } from '../engine/suggest/suggest-index.ts'
import type { Geography } from '../world/geography/geography.ts'
import { type PriceHistory, priceHistory } from './hotel-metadata/price-history.ts'
import { NO_FACTS, type RecordedFacts } from './hotel-metadata/recorded-facts.ts'
import type { SharedMemory } from './memory/world-memory.ts'

export interface SearchMemory {
  engine: Engine
  suggest: SuggestIndex
  geography: Geography
  chains: ChainDirectory
  rates: CurrencyRates
  /** Behind the claims on cards. */
  facts: RecordedFacts
  priceHistory: PriceHistory
  /** Of the visitor who asks: what the own cart keeps is free to whoever has it. */
  ownRooms?: readonly OwnRooms[]
}

export function searchMemory(
  { columns, suggest }: SharedMemory,
  geography: Geography,
  rates: CurrencyRates,
  facts = NO_FACTS,
): SearchMemory {
  const index = SuggestIndex.open(suggest)
  if (!index) throw new Error('The index of names is damaged')
  return {
    engine: new Engine(columns, geography.columns),
    suggest: index,
    geography,
    chains: new ChainDirectory(columns, geography.columns),
    rates,
    facts,
    priceHistory: priceHistory(columns),
  }
}
