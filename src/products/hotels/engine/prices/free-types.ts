/** The room types of a hotel that a party can have for a stay. */
import type { CompiledStay } from '../search/compiled-search.ts'
import type { EngineColumns } from '../columns/engine-columns.ts'
import { nightlySum, roomsLeft, roomsLeftWith } from './stay-prices.ts'
import { BLOCK_HOTELS } from '../columns/hotel-block.ts'
import { MAX_ROOMS, type Room } from '../../../../search/rules/occupancy.ts'
import { fits, type Party, partyOf, partyPermille } from '../../rates/rules/pricing.ts'
import type { Profile } from '../columns/dictionary.ts'
import { KnownAnswers } from '../search/memo.ts'
import { sharesByKind } from '../columns/room-words.ts'

export interface FreeType {
  room: number
  left: number
  /** Of its nightly prices. */
  sum: number
}

/** Those in which somebody of the party fits, with rooms left on every night. */
export function freeTypes(
  { columns, stay }: { columns: EngineColumns; stay: CompiledStay },
  row: number,
): FreeType[] {
  const { roomStart, profile, roomTypeId } = columns
  const { demand, window, ownNights } = stay
  const types: FreeType[] = []
  for (let room = roomStart[row]!; room < roomStart[row + 1]!; room++) {
    if (demand.suits[profile[room]!] === 0) continue
    const own = ownNights?.get(roomTypeId[room]!)
    const left = own ? roomsLeftWith(columns, window, room, own) : roomsLeft(columns, window, room)
    const sum = left === 0 ? 0 : nightlySum(columns, window, room)
    if (sum > 0) types.push({ room, left, sum })
  }
  return types
}

// What the plans of each hotel of a block count for, whatever its filters leave of them.

/** Of a mask of packets; "no packet" is no option. */
export const NO_PACKET_BIT = 1

/** Masks of values, and two flags, by position in the block. */
export const planMasks = {
  boards: new Int32Array(BLOCK_HOTELS),
  providers: new Int32Array(BLOCK_HOTELS),
  packets: new Int32Array(BLOCK_HOTELS),
  offers: new Int32Array(BLOCK_HOTELS),
  free: new Int32Array(BLOCK_HOTELS),
  hasPacket: new Int32Array(BLOCK_HOTELS),
}

export type PlanVerdict = typeof planMasks

export function clearPlanMasks(count: number): void {
  for (const masks of Object.values(planMasks)) masks.fill(0, 0, count)
}

/**
 * Who is to sleep in the rooms, as the inner loops need it: for each party a table that says what
 * it pays in each room profile, in thousandths, and 0 where it does not fit. Rooms with equal
 * parties share a table.
 */
export interface RoomDemand {
  rooms: number
  parties: Party[]
  /** Equal for equal parties. */
  keys: string[]
  /** Position in `permilles` of each room's table. */
  tableOf: number[]
  permilles: Int32Array[]
  /** The first of these tables by room kind instead of profile; see room-words.ts. */
  shares: Float64Array
  /** By profile 1 where the party fits, for the same parties as `permilles`. */
  fitting: Uint8Array[]
  /** 1 for each profile in which at least one of the parties fits. */
  suits: Uint8Array
  /** Everyone who pays for board and package. */
  payers: number
}

const knownDemands = new KnownAnswers<readonly Profile[], string, RoomDemand | null>(256)

/** Null for a number of rooms or people that nobody can book. */
export function roomDemand(
  rooms: readonly Room[],
  profiles: readonly Profile[],
  nights: number,
): RoomDemand | null {
  const parties = rooms.map(({ adults, childAges }) => [adults, ...childAges].join())
  const key = `${nights}:${parties.join('+')}`
  return knownDemands.of(profiles, key, () => compiledDemand(rooms, profiles, nights))
}

function compiledDemand(
  rooms: readonly Room[],
  profiles: readonly Profile[],
  nights: number,
): RoomDemand | null {
  if (rooms.length === 0 || rooms.length > MAX_ROOMS) return null
  if (!rooms.every(({ adults }) => Number.isInteger(adults) && adults > 0)) return null
  const parties = rooms.map(partyOf)
  const keys = parties.map(({ adults, children, babies }) => `${adults}+${children}+${babies}`)
  const distinct = [...new Set(keys)]
  const parted = distinct.map((key) => parties[keys.indexOf(key)]!)
  const permilles = parted.map((party) => permilleTable(party, profiles))
  const fitting = parted.map((party) =>
    Uint8Array.from(profiles, (profile) => Number(fits(party, capacityOf(profile)))),
  )
  return {
    rooms: rooms.length,
    parties,
    keys,
    tableOf: keys.map((key) => distinct.indexOf(key)),
    permilles,
    shares: sharesByKind(permilles[0]!, nights),
    fitting,
    suits: Uint8Array.from(profiles, ([, , , , , , hasSheet], at) =>
      Number((hasSheet === 1 ? fitting : permilles).some((table) => table[at]! > 0)),
    ),
    payers: parties.reduce((sum, { adults, children }) => sum + adults + children, 0),
  }
}

/** A room type with a sheet costs no share of its price: the loops over blocks must pass it by. */
function permilleTable(party: Party, profiles: readonly Profile[]): Int32Array {
  return Int32Array.from(profiles, (profile) => {
    const [, , , single, extra, child, hasSheet] = profile
    if (hasSheet === 1 || !fits(party, capacityOf(profile))) return 0
    const shares = { singlePermille: single, extraAdultPermille: extra, childPermille: child }
    return Math.max(0, partyPermille(party, shares))
  })
}

function capacityOf([maxAdults, maxChildren, maxPersons]: Profile) {
  return { maxAdults, maxChildren, maxPersons }
}
