/** The options of a list: all that its search has, each by its name, also where all are shown. */
import { expect, test } from 'vitest'
import {
  CHAINS,
  COAST,
  HOTELS,
  PLACES,
  travelMemory,
} from '../../../../../tests/fixtures/travel-world.ts'
import { EDITIONS } from '../../../../site/editions/editions.ts'
import type { Filters } from '../rules/filter-state.ts'
import { FIRST_LIST } from '../rules/list-state.ts'
import { textIn } from '../../../../site/messages/catalogue.ts'
import spanish from '../../../../site/messages/es-es.json' with { type: 'json' }
import { todayIn } from '../../../../http/clock.ts'
import { inWords, searched } from './found-results.ts'

const today = todayIn('Europe/Madrid')
const memory = travelMemory(today)
const words = {
  site: { type: 'web', edition: EDITIONS.es, prefixed: false },
  text: textIn(spanish, 'es-ES'),
} as const

function listOf(destination: { kind: 'place' | 'coast'; id: string }, filters: Filters) {
  const stay = { checkIn: today + 5, checkOut: today + 7 }
  const search = {
    destination,
    stay,
    rooms: [{ adults: 2, childAges: [] }],
  }
  const found = searched(memory, words, search, { ...FIRST_LIST, filters }, today)
  return inWords(found, filters, words, memory, ({ name }) => name)
}

const SEVILLE = { kind: 'place', id: String(PLACES.seville) } as const
const SHORE = { kind: 'coast', id: COAST } as const

test('what the filters leave nothing of is told with 0, and by its name', () => {
  const { hotels, summary } = listOf(SEVILLE, { hotels: [String(HOTELS.luz)] })
  expect(hotels).toEqual(['Patio de la Luz'])
  expect(summary.counts.chains).toEqual({ [CHAINS.spanish]: 1, [CHAINS.worldwide]: 0 })
  expect(summary.names.chains?.[CHAINS.worldwide]).toBe('Two Shores')
})

test('a list without filters tells only what it has', () => {
  for (const counts of Object.values(listOf(SEVILLE, {}).summary.counts))
    for (const count of Object.values(counts)) expect(count).toBeGreaterThan(0)
})

test.each<[Filters, string]>([
  [{ chains: [String(CHAINS.worldwide)] }, 'Two Shores'],
  [{ hotels: [String(HOTELS.luz)] }, 'Patio de la Luz'],
  [{ hotels: [String(HOTELS.hidden)] }, 'Hotel sorpresa'],
  [{ locations: [String(PLACES.seville)] }, 'Sevilla'],
])('what matches nothing keeps its name: %o is %s', (filters, name) => {
  const { summary, fallback } = listOf(SHORE, filters)
  expect(fallback?.showsAll).toBe(true)
  const [[facet, [id]]] = Object.entries(filters) as [['chains', [string]]]
  expect(summary.names[facet]?.[id]).toBe(name)
})

test('what nobody knows has no name', () => {
  const { summary } = listOf(SHORE, { locations: ['999'], pointsOfInterest: ['999'] })
  expect([summary.names.locations, summary.names.pointsOfInterest]).toEqual([
    { [PLACES.marbella]: 'Marbella' },
    {},
  ])
})
