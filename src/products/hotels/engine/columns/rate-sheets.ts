/**
 * Rate sheets in memory, and what rooms cost by them.
 *
 * An operator's prices may differ by plan, day and guests in ways that no share of a room's price
 * tells, so the loops over blocks pass hotels with sheets by, and each of those is priced here, plan
 * by plan. Hotels without sheets cost nothing more for it.
 *
 * All sheets stand in one column of numbers. A room type's begins with a position for each plan of
 * its hotel, 0 where the plan is not for sale. There its runs stand: the first day and the position
 * of its tariff, 0 for days on which it is not sold, ended by a day that never comes. A tariff is
 * six numbers, and for each age of a child one more, if children pay. Position 0 is nobody's.
 */
import { OLDEST_CHILD } from '../../../../search/rules/occupancy.ts'
import type { Party } from '../../rates/rules/pricing.ts'
import { NOT_SOLD, type RateSheet, type Tariff } from '../../rates/rules/rate-sheet.ts'
import { readConsistently } from './calendar-versions.ts'
import type { CompiledStay } from '../search/compiled-search.ts'
import { allocate, type EngineColumns } from './engine-columns.ts'
import { type FreeType, freeTypes } from '../prices/free-types.ts'
import { RoomAssignment } from '../prices/room-assignment.ts'

const NEVER = 0x7fffffff
const RUN_LENGTH = 2

/** Where each number of a tariff stands. */
const TARIFF = {
  room: 0,
  baseAdults: 1,
  single: 2,
  extraAdult: 3,
  boardPerRoom: 4,
  boardPerPerson: 5,
  hasChildren: 6,
  children: 7,
} as const

/** Sheets while an engine is built. */
export class SheetWriter {
  private readonly numbers: number[] = [0]
  /** Many days, rooms and hotels share a tariff. */
  private readonly tariffs = new Map<string, number>()

  /** The position of the sheet, for hotels whose plans have these numbers. */
  add(sheet: RateSheet, planNumbers: readonly number[]): number {
    const tariffs = sheet.tariffs.map((tariff) => this.positionOf(tariff))
    const runs = planNumbers.map((number) => {
      const ofPlan = sheet.plans[number]
      if (!ofPlan) return 0
      const at = this.numbers.length
      for (const { from, tariff } of ofPlan)
        this.numbers.push(from, tariff === NOT_SOLD ? 0 : tariffs[tariff]!)
      this.numbers.push(NEVER, 0)
      return at
    })
    const at = this.numbers.length
    this.numbers.push(...runs)
    return at
  }

  /** Empty when there is none. */
  freeze(): Int32Array {
    const sheets = allocate('sheets', this.numbers.length > 1 ? this.numbers.length : 0)
    if (sheets.length > 0) sheets.set(this.numbers)
    return sheets
  }

  private positionOf(tariff: Tariff): number {
    const key = JSON.stringify(tariff)
    let at = this.tariffs.get(key)
    if (at !== undefined) return at
    at = this.numbers.length
    this.tariffs.set(key, at)
    const { room, baseAdults, single, extraAdult, boardPerRoom, boardPerPerson, children } = tariff
    this.numbers.push(room, baseAdults, single, extraAdult, boardPerRoom, boardPerPerson)
    this.numbers.push(Number(children.length > 0))
    if (children.length > 0)
      for (let age = 0; age <= OLDEST_CHILD; age++) this.numbers.push(children[age] ?? 0)
    return at
  }
}

/** Whether one of these hotels has a sheet. */
export function haveSheets(
  { sheets, hasSheets }: EngineColumns,
  { rows, count }: { rows: Int32Array; count: number },
): boolean {
  if (sheets.length === 0) return false
  for (let at = 0; at < count; at++) if (hasSheets[rows[at]!] === 1) return true
  return false
}

/**
 * What one room of the party costs for the stay in a room type under a plan, before the plan's
 * share, in thousandths; Infinity where it is not to be had.
 */
export function costOf(
  { profile, roomSheet, roomHotel, planStart, sheets }: EngineColumns,
  { demand, checkIn, window }: CompiledStay,
  type: number,
  /** Of the calendar's prices of all nights. */
  sum: number,
  room: number,
  plan: number,
): number {
  const table = demand.tableOf[room]!
  if (demand.fitting[table]![profile[type]!] === 0) return Infinity
  const sheet = roomSheet[type]!
  const cost =
    sheet === 0
      ? sum * demand.permilles[table]![profile[type]!]!
      : 1000 *
        (sum +
          sheetAmount(
            sheets,
            sheets[sheet + plan - planStart[roomHotel[type]!]!]!,
            checkIn,
            window.nights,
            demand.parties[room]!,
          ))
  return cost > 0 ? cost : Infinity
}

/** What a sheet adds to the calendar's prices; −Infinity when the plan is not sold on all nights. */
function sheetAmount(
  sheets: Int32Array,
  runs: number,
  checkIn: number,
  nights: number,
  party: Party,
): number {
  if (runs === 0 || sheets[runs]! > checkIn) return -Infinity
  let at = runs
  while (sheets[at + RUN_LENGTH]! <= checkIn) at += RUN_LENGTH
  const checkOut = checkIn + nights
  let amount = 0
  for (let day = checkIn; day < checkOut; at += RUN_LENGTH) {
    const tariff = sheets[at + 1]!
    if (tariff === 0) return -Infinity
    const until = Math.min(sheets[at + RUN_LENGTH]!, checkOut)
    amount += (until - day) * amountOf(sheets, tariff, party)
    day = until
  }
  return amount
}

/** As `tariffAmount` of the rules. */
function amountOf(sheets: Int32Array, at: number, { adults, children, ages }: Party): number {
  let amount =
    sheets[at + TARIFF.room]! +
    sheets[at + TARIFF.boardPerRoom]! +
    (adults + children) * sheets[at + TARIFF.boardPerPerson]!
  if (adults === 1) amount += sheets[at + TARIFF.single]!
  else
    amount +=
      Math.max(0, adults - sheets[at + TARIFF.baseAdults]!) * sheets[at + TARIFF.extraAdult]!
  if (sheets[at + TARIFF.hasChildren] === 1)
    for (const age of ages) amount += sheets[at + TARIFF.children + age]!
  return amount
}

const assignment = new RoomAssignment()

/** The type of each room in the cheapest (1) or dearest (−1) assignment; null when there is none. */
export function placed(
  columns: EngineColumns,
  stay: CompiledStay,
  types: readonly FreeType[],
  plan: number,
  sign: 1 | -1 = 1,
): FreeType[] | null {
  const { rooms } = stay.demand
  if (rooms > 1) {
    const costs = costsOf(columns, stay, types, plan, sign)
    const left = Int32Array.from(types, (type) => type.left)
    if (!assignment.solve(costs, left, rooms, types.length)) return null
    return Array.from({ length: rooms }, (_, room) => types[assignment.types[room]!]!)
  }
  let best: FreeType | null = null
  let least = Infinity
  for (const type of types) {
    const cost = costOf(columns, stay, type.room, type.sum, 0, plan)
    if (cost === Infinity || sign * cost >= least) continue
    best = type
    least = sign * cost
  }
  return best && [best]
}

/** A row of all types for each room. */
export function costsOf(
  columns: EngineColumns,
  stay: CompiledStay,
  types: readonly FreeType[],
  plan: number,
  sign: 1 | -1 = 1,
): Float64Array {
  const costs = new Float64Array(stay.demand.rooms * types.length)
  for (let room = 0; room < stay.demand.rooms; room++)
    for (let at = 0; at < types.length; at++) {
      const { room: type, sum } = types[at]!
      const cost = costOf(columns, stay, type, sum, room, plan)
      costs[room * types.length + at] = cost === Infinity ? cost : sign * cost
    }
  return costs
}

/** Of a hotel with sheets under one plan, for all rooms; 0 when they cannot be had. */
function sheetTotal(
  columns: EngineColumns,
  stay: CompiledStay,
  types: readonly FreeType[],
  plan: number,
): number {
  const chosen = placed(columns, stay, types, plan)
  if (!chosen) return 0
  const { planPermille, planBoardSupplement, planPacketSupplement } = columns
  const { payers } = stay.demand
  let total =
    payers * (stay.window.nights * planBoardSupplement[plan]! + planPacketSupplement[plan]!)
  chosen.forEach(({ room: type, sum }, room) => {
    const cost = costOf(columns, stay, type, sum, room, plan)
    total += Math.floor((cost * planPermille[plan]!) / 1_000_000 + 0.5)
  })
  return total
}

/** Of each plan of a hotel with sheets, in their order. */
export function sheetTotals(columns: EngineColumns, stay: CompiledStay, row: number): number[] {
  const { planStart } = columns
  const first = planStart[row]!
  return readConsistently(columns, row, row, () => {
    const types = freeTypes({ columns, stay }, row)
    return Array.from({ length: planStart[row + 1]! - first }, (_, at) =>
      sheetTotal(columns, stay, types, first + at),
    )
  })
}
