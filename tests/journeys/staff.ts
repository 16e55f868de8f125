/** Somebody of the back office with a password of their own, and a review for each width that waits to be read. */
import { todayIn } from '../../src/http/clock.ts'
import { hashPassword } from '../../src/accounts/service/passwords.ts'
import { type Database, openDatabase } from '../../src/store/database.ts'
import { addPerson } from '../../src/accounts/store/people.ts'
import { addReview } from '../../src/products/hotels/reviews/store/written-reviews.ts'
import { completedStay } from '../fixtures/completed-stay.ts'

export const STAFF = { email: 'staff@example.com', password: 'correct horse battery' }
/** With the same password; each width has one who sets up a passkey. */
export const GUARDS = {
  phone: 'guard-phone@example.com',
  tablet: 'guard-tablet@example.com',
  desktop: 'guard-desktop@example.com',
} as const
/** By their titles, since the reviews of other journeys wait there, too. */
export const WAITING = {
  phone: 'Una noche junto al Guadalquivir',
  tablet: 'El patio de los naranjos',
  desktop: 'Cerca de la Giralda',
} as const

const SEVILLE = 2_510_911

/** To be called once the world is there. */
export async function hireStaff(dataDir: string): Promise<void> {
  const database = openDatabase({ dataDir, databaseUrl: undefined })
  try {
    const passwordHash = await hashPassword(STAFF.password)
    const staff = { name: 'Staff', role: 'administrator', passwordHash } as const
    for (const email of [STAFF.email, ...Object.values(GUARDS)])
      await addPerson(database, { email, ...staff }, Date.now())
    await writeReviews(database)
  } finally {
    await database.close()
  }
}

async function writeReviews(database: Database): Promise<void> {
  const today = todayIn('Europe/Madrid')
  const hotel = await database.db
    .selectFrom('hotels')
    .select(['id', 'name'])
    .where('city_id', '=', SEVILLE)
    .where('hidden_offer_id', 'is', null)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  for (const [at, title] of Object.values(WAITING).entries()) {
    const stay = { checkOut: today - 2, hotelId: hotel.id, hotelName: hotel.name, cityId: SEVILLE }
    const draft = { score: 8, title, positive: 'Muy tranquilo.', negative: '' }
    await addReview(database, {
      itemId: await completedStay(database, { locator: `MARTAAA${at + 2}`, ...stay }),
      draft: { ...draft, profile: 'couple', language: 'es' },
      author: 'Marta R.',
      today,
      now: Date.now(),
    })
  }
}
