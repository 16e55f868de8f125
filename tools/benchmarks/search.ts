/**
 * The engine against tuned PostgreSQL, SQLite and DuckDB: the same world of 731 days, the same
 * searches, and first of all the same answers. A search prices every room type and rate plan of
 * every hotel for the stay, filters, counts all groups, sorts by price, gives a page of 20 and up to
 * 500 pins, the price range with its histogram, and the mean place of all matches.
 *
 * The databases are spared what they could not do well: prices are running totals for them, a stay
 * reads only the days it needs, every statement is planned beforehand for its very constants, and
 * they tell a page's ids and prices where the engine also fetches texts and both rates in full. See
 * peers/.
 *
 * The engine keeps what stays cost, as long as nothing is written there; "new stays" are those that
 * nobody has asked for before.
 *
 * `CATALOGUE_SIZE` chooses another size. Fails when answers differ; a missed bar is only told.
 */
import path from 'node:path'
import { dayOf } from '../../src/site/calendar-day.ts'
import { paginate } from '../../src/products/hotels/list/rules/list-state.ts'
import type { EngineQuery } from '../../src/products/hotels/engine/search/engine-query.ts'
import { demoCatalogue } from '../../demo/catalogue/demo-catalogue.ts'
import { Land } from '../../src/places/geography/land.ts'
import { openGeography } from '../../src/places/geography/open-geography.ts'
import { findPostgres } from '../machine/postgres.ts'
import {
  newStays,
  PLACES,
  type PlaceName,
  proofQueries,
  timedQueries,
} from './peers/bench-queries.ts'
import { DuckdbPeer } from './peers/duckdb-peer.ts'
import { buildEngine, engineAnswer } from './peers/engine-contestant.ts'
import {
  bookings,
  firstAnswers,
  hostileSearches,
  snapshotStart,
  twoThreads,
} from './peers/engine-figures.ts'
import { FlatWorld } from './peers/flat-world.ts'
import { differences, type Peer } from './peers/peer.ts'
import { PlainLoop } from './peers/plain-loop.ts'
import { PostgresPeer } from './peers/postgres-peer.ts'
import { SqlitePeer } from './peers/sqlite-peer.ts'
import {
  megabytes,
  ms,
  seconds,
  table,
  timedInTurns,
  type Timing,
  verdict,
} from './peers/timings.ts'

const LARGEST_WORLD_OF_THE_LOOP = 10_000
const BARS: { place: PlaceName; peer: string; ratio: number }[] = [
  { place: 'London', peer: 'PostgreSQL', ratio: 150 },
  { place: 'London', peer: 'DuckDB', ratio: 50 },
  { place: 'Spain', peer: 'PostgreSQL', ratio: 200 },
]
const MAX_WORLD_TO_SPAIN = 16
/** How many are asked for once, each on another day. */
const NEW_STAYS: Record<PlaceName, number> = { London: 600, Spain: 300, world: 30 }

const size = Number(process.env['CATALOGUE_SIZE'] ?? 600_000)
const firstDay = dayOf(2026, 11, 15)
const geography = openGeography(path.join(import.meta.dirname, '..', '..', 'dist', 'geography.bin'))
const catalogue = demoCatalogue({ geography, land: new Land(), size, seed: 1, firstDay })

const started = performance.now()
const built = buildEngine(geography, catalogue, size, firstDay)
console.log(
  `engine: ${size} hotels generated and built in ${seconds(started)},`,
  `of which ${(built.buildMs / 1_000).toFixed(1)} s building;`,
  `columns ${megabytes(built.bytes)}, resident ${megabytes(process.memoryUsage().rss)}`,
)
const { engine } = built

const world = new FlatWorld(geography, firstDay)
const peers = await openPeers()
try {
  await load(peers)
  await prove(peers)
  await race(peers)
} finally {
  for (const peer of peers) await peer.close()
}
await hostileSearches(built, firstDay)
await twoThreads(built, firstDay)
bookings(built, firstDay)
await snapshotStart(built)

async function openPeers(): Promise<Peer[]> {
  const bin = findPostgres()
  if (!bin) console.log('No PostgreSQL on this machine: it takes no part.')
  return [
    ...(bin ? [await PostgresPeer.open(bin)] : []),
    new SqlitePeer(),
    await DuckdbPeer.open(),
    ...(size <= LARGEST_WORLD_OF_THE_LOOP ? [new PlainLoop()] : []),
  ]
}

async function load(peers: Peer[]): Promise<void> {
  const spent = peers.map(() => 0)
  for (const hotel of world.hotels(catalogue.hotels()))
    for (const [at, peer] of peers.entries()) {
      const began = performance.now()
      const added = peer.add(hotel)
      if (added) await added
      spent[at]! += performance.now() - began
    }
  for (const [at, peer] of peers.entries()) {
    const began = performance.now()
    await peer.finish(world)
    const loading = (spent[at]! + performance.now() - began) / 1_000
    console.log(`${peer.name}: loaded in ${loading.toFixed(1)} s`)
  }
}

/** Everybody must say what the engine says. */
async function prove(peers: Peer[]): Promise<void> {
  const queries = proofQueries(firstDay)
  let hotels = 0
  const wrong: string[] = []
  for (const [at, asked] of queries.entries()) {
    const expected = engineAnswer(engine, asked)
    // Beyond the last page the engine shows that one.
    const query = { ...asked, page: paginate(expected.total, asked.page).page }
    hotels += expected.total
    for (const peer of peers)
      for (const difference of differences(expected, await peer.search(query)).slice(0, 5))
        wrong.push(`search ${at + 1}, engine against ${peer.name}, ${difference}`)
  }
  if (wrong.length > 0) throw new Error(`The answers differ:\n${wrong.join('\n')}`)
  console.log(`${queries.length} searches with ${hotels} hotels found: all answers agree`)
}

async function race(peers: Peer[]): Promise<void> {
  const times = new Map<string, Timing>()
  const rows: string[][] = []
  for (const place of Object.keys(PLACES) as PlaceName[]) {
    const queries = timedQueries(firstDay, place)
    const asking = (search: (query: EngineQuery) => unknown) =>
      queries.map((query) => () => search(query))
    const [own, ...others] = (await timedInTurns([
      asking((query) => engine.searchHotels(query)),
      ...peers.map((peer) => asking((query) => peer.search(query))),
    ])) as [Timing, ...Timing[]]
    times.set(place, own)
    const [from, to] = world.rowsOf(queries[0]!)
    const found = engineAnswer(engine, queries[0]!).total
    const title = `${place}: ${to - from} hotels, ${found} found`
    rows.push([title, 'engine', ms(own.p50), ms(own.p99), '1', String(own.times), ''])
    const first = firstAnswers(engine, newStays(queries[0]!, firstDay, NEW_STAYS[place]))
    const slower = `${(own.p50 / first.p50).toFixed(2)} ×`
    const stays = String(first.times)
    rows.push(['', 'engine, new stays', ms(first.p50), ms(first.p99), slower, stays, ''])
    for (const [at, peer] of peers.entries()) {
      const theirs = others[at]!
      const bar = BARS.find((bar) => bar.place === place && bar.peer === peer.name)
      const ratio = theirs.p50 / own.p50
      rows.push([
        '',
        peer.name,
        ms(theirs.p50),
        ms(theirs.p99),
        `${ratio.toFixed(ratio < 10 ? 1 : 0)} ×`,
        String(theirs.times),
        bar ? `${bar.ratio} ×: ${verdict(ratio >= bar.ratio)}` : '',
      ])
    }
  }
  console.log(table(['7 nights', '', 'p50', 'p99', 'to the engine', 'times', 'bar'], rows))
  const growth = times.get('world')!.p50 / times.get('Spain')!.p50
  console.log(
    `world to Spain in the engine: ${growth.toFixed(1)} ×,`,
    `bar at most ${MAX_WORLD_TO_SPAIN} ×: ${verdict(growth <= MAX_WORLD_TO_SPAIN)}`,
  )
}
