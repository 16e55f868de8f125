/** How hotels are reached: told by operators' files, set in the back office. */
import type { Kysely, Transaction } from 'kysely'
import { auditSubject } from '../../../../accounts/rules/audit.ts'
import { type HotelContact, NO_CONTACT } from '../rules/hotel-contact.ts'
import type { Language } from '../../../../site/locales.ts'
import { type Actor, recordAudit } from '../../../../accounts/store/audit-log.ts'
import type { Database } from '../../../../store/database.ts'
import { insertRows } from '../../../../store/insert-rows.ts'
import type { Instant, Tables } from '../../../../store/tables.ts'

/** By hotel; those that nobody told anything about are missing. */
export async function hotelContacts(
  db: Kysely<Tables>,
  hotelIds: readonly number[],
): Promise<Map<number, HotelContact>> {
  if (hotelIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('hotel_contacts')
    .selectAll()
    .where('hotel_id', 'in', [...new Set(hotelIds)])
    .execute()
  return new Map(
    rows.map(({ hotel_id, phone, email, language }) => [
      hotel_id,
      { phone, email, language: language as Language | '' },
    ]),
  )
}

/** Each told part replaces the stored one; what is empty leaves it. */
export async function saveHotelContacts(
  transaction: { db: Transaction<Tables>; kind: Database['kind'] },
  told: ReadonlyMap<number, HotelContact>,
): Promise<void> {
  const known = await hotelContacts(transaction.db, [...told.keys()])
  const rows = [...told]
    .filter(([, contact]) => !isSame(contact, NO_CONTACT))
    .map(([hotelId, contact]) => {
      const stored = known.get(hotelId) ?? NO_CONTACT
      return {
        hotel_id: hotelId,
        phone: contact.phone || stored.phone,
        email: contact.email || stored.email,
        language: contact.language || stored.language,
      }
    })
  const columns = ['phone', 'email', 'language']
  await insertRows(transaction, 'hotel_contacts', rows, { key: ['hotel_id'], columns })
}

/** False when nothing changes. */
export async function setHotelContact(
  { db }: Pick<Database, 'db'>,
  hotelId: number,
  contact: HotelContact,
  actor: Actor,
  now: Instant,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const before = (await hotelContacts(transaction, [hotelId])).get(hotelId) ?? NO_CONTACT
    if (isSame(before, contact)) return false
    const { phone, email, language } = contact
    await transaction
      .insertInto('hotel_contacts')
      .values({ hotel_id: hotelId, phone, email, language })
      .onConflict((conflict) => conflict.column('hotel_id').doUpdateSet({ phone, email, language }))
      .execute()
    const subject = auditSubject.hotel(hotelId)
    const entry = { action: 'hotel-contact-changed', subject, before, after: contact } as const
    await recordAudit(transaction, actor, entry, now)
    return true
  })
}

function isSame(one: HotelContact, other: HotelContact): boolean {
  return one.phone === other.phone && one.email === other.email && one.language === other.language
}
