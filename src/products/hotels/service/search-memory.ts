/** What a thread searches in: engines on shared memory, and what they need beside it. */
import type { OwnRooms } from '../sale/rules/own-rooms.ts'
import type { CurrencyRates } from '../../../site/money.ts'
import { ChainDirectory, Engine } from '../engine/search/engine.ts'
import { SuggestIndex } from '../../../places/memory/suggest-index.ts'
import type { Geography } from '../../../places/geography/geography.ts'
import {
  NO_FACTS,
  type PriceHistory,
  priceHistory,
  type RecordedFacts,
} from '../facts/service/recorded-facts.ts'
import type { SharedMemory } from './world-memory.ts'

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
