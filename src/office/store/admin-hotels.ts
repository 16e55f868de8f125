/** A hotel as the back office sees it; closing and reopening it. */
import type { RoomKind } from '../../products/hotels/catalogue/rules/catalogue.ts'
import type { CurrencyCode } from '../../site/money.ts'
import type { AuditAction } from '../../accounts/rules/audit.ts'
import { auditSubject } from '../../accounts/rules/audit.ts'
import { type Actor, recordAudit } from '../../accounts/store/audit-log.ts'
import { recordChange } from '../../store/change-feed.ts'
import type { Database } from '../../store/database.ts'
import type { Instant } from '../../store/tables.ts'

export interface OfficeHotel {
  id: number
  name: string
  /** "demo" or "operator", and its id there. */
  origin: string
  originId: string
  cityId: number
  currency: CurrencyCode
  isHidden: boolean
  isActive: boolean
}

/** In the order in which they are asked for; unknown ones are left out. */
export async function officeHotels(
  { db }: Pick<Database, 'db'>,
  ids: readonly number[],
): Promise<OfficeHotel[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('hotels')
    .select(['id', 'name', 'origin', 'origin_id', 'city_id', 'currency', 'hidden_offer_id'])
    .select(['active', 'source'])
    .where('id', 'in', ids)
    .execute()
  const hotels = new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        name: row.name,
        origin: row.origin,
        originId: [row.source, row.origin_id].filter(Boolean).join(' '),
        cityId: row.city_id,
        currency: row.currency as CurrencyCode,
        isHidden: row.hidden_offer_id !== null,
        isActive: row.active === 1,
      },
    ]),
  )
  return ids.flatMap((id) => hotels.get(id) ?? [])
}

export async function closedHotelIds({ db }: Pick<Database, 'db'>, most: number) {
  const rows = await db
    .selectFrom('hotels')
    .select('id')
    .where('active', '=', 0)
    .orderBy('id')
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}

export interface OfficeRoom {
  id: number
  kind: RoomKind
  name: string
  maxPersons: number
  /** Its operator's prices differ by board, guests and days. */
  hasSheet: boolean
}

export async function officeRooms(
  { db }: Pick<Database, 'db'>,
  hotelId: number,
): Promise<OfficeRoom[]> {
  const rows = await db
    .selectFrom('room_types')
    .select(['id', 'kind', 'name', 'max_persons as maxPersons'])
    .select((row) => row('rate_sheet', 'is not', null).as('hasSheet'))
    .where('hotel_id', '=', hotelId)
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    ...row,
    kind: row.kind as RoomKind,
    hasSheet: Boolean(row.hasSheet),
  }))
}

/**
 * A closed hotel is found nowhere and sold to nobody; what was booked stays booked. False when it
 * was so already.
 */
export async function openHotel(
  { db }: Pick<Database, 'db'>,
  hotelId: number,
  isOpen: boolean,
  actor: Actor,
  now: Instant,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const changed = await transaction
      .updateTable('hotels')
      .set({ active: Number(isOpen) })
      .where('id', '=', hotelId)
      .where('active', '=', Number(!isOpen))
      .returning('name')
      .executeTakeFirst()
    if (!changed) return false
    const nowhere = { roomTypeId: null, fromDay: null, toDay: null }
    await recordChange(transaction, { kind: 'opening', hotelId, ...nowhere })
    const action: AuditAction = isOpen ? 'hotel-reopened' : 'hotel-closed'
    const state = (open: boolean) => ({ hotel: changed.name, open })
    const [before, after] = [state(!isOpen), state(isOpen)]
    const entry = { action, subject: auditSubject.hotel(hotelId), before, after }
    await recordAudit(transaction, actor, entry, now)
    return true
  })
}
