/** Guests who have been there: stays that are over, a review that everybody reads, an account. */
import { todayIn } from '../../src/http/clock.ts'
import { hashPassword } from '../../src/accounts/service/passwords.ts'
import { type Database, openDatabase } from '../../src/store/database.ts'
import { addPerson } from '../../src/accounts/store/people.ts'
import {
  addReview,
  pendingReviews,
} from '../../src/products/hotels/reviews/store/written-reviews.ts'
import { completedStay, publishReview } from '../fixtures/completed-stay.ts'

export const MEMBER = { email: 'member@example.com', password: 'correct horse battery' }
export const GUEST_EMAIL = 'ana@example.com'
/** A stay for each journey and width, since each is reviewed once. */
export const LOCATORS = {
  phone: ['RVWPHAA2', 'RVWPHAA3'],
  tablet: ['RVWTAAA2', 'RVWTAAA3'],
  desktop: ['RVWDKAA2', 'RVWDKAA3'],
} as const
export const PUBLISHED_TITLE = 'La azotea al caer la tarde'

const READ_BY_ALL = 'RVWREAD2'
const BARCELONA = 3_128_760

/** To be called once the world is there. */
export async function inviteGuests(dataDir: string): Promise<void> {
  const database = openDatabase({ dataDir, databaseUrl: undefined })
  try {
    await writeGuests(database)
  } finally {
    await database.close()
  }
}

async function writeGuests(database: Database): Promise<void> {
  const today = todayIn('Europe/Madrid')
  const hotel = await database.db
    .selectFrom('hotels')
    .select(['id', 'name'])
    .where('city_id', '=', BARCELONA)
    .where('hidden_offer_id', 'is', null)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const stay = (locator: string) =>
    completedStay(database, {
      locator,
      checkOut: today - 2,
      hotelId: hotel.id,
      hotelName: hotel.name,
      cityId: BARCELONA,
    })
  for (const locator of Object.values(LOCATORS).flat()) await stay(locator)
  await addReview(database, {
    itemId: await stay(READ_BY_ALL),
    draft: {
      score: 9,
      title: PUBLISHED_TITLE,
      positive: 'Se ve media ciudad.',
      negative: '',
      profile: 'friends',
      language: 'es',
    },
    author: 'Marta R.',
    today,
    now: Date.now(),
  })
  const { reviews } = await pendingReviews(database, { page: 1, perPage: 1 })
  await publishReview(database, reviews[0]!.id, Date.now())
  const passwordHash = await hashPassword(MEMBER.password)
  const person = {
    email: MEMBER.email,
    name: 'Marta Ruiz',
    passwordHash,
    role: 'customer',
    isEmailVerified: true,
  } as const
  await addPerson(database, person, Date.now())
}
