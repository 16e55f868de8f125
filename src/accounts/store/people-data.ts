/** All that is kept about a person, to take along or to be forgotten. */
import type { Database } from '../../store/database.ts'
import { forgetReviews } from '../../products/hotels/reviews/store/written-reviews.ts'

type Db = Pick<Database, 'db'>

/** What is bound to the account. What was only sent to its address may be somebody else's. */
export async function dataOfPerson({ db }: Db, personId: number) {
  // By name: a column that opens something must not get into the file by being new.
  const { password_hash, picture, picture_hash, ...person } = await db
    .selectFrom('people')
    .select(['id', 'email', 'name', 'role', 'joined_at', 'email_verified_at'])
    .select(['password_hash', 'picture', 'picture_hash'])
    .where('id', '=', personId)
    .executeTakeFirstOrThrow()
  const bookings = await db
    .selectFrom('bookings')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy('id')
    .execute()
  const items = await db
    .selectFrom('booking_items')
    .innerJoin('bookings', 'bookings.id', 'booking_items.booking_id')
    .selectAll('booking_items')
    .where('bookings.person_id', '=', personId)
    .orderBy('booking_items.id')
    .execute()
  const guests = await db
    .selectFrom('booking_guests')
    .innerJoin('booking_items', 'booking_items.id', 'booking_guests.booking_item_id')
    .innerJoin('bookings', 'bookings.id', 'booking_items.booking_id')
    .selectAll('booking_guests')
    .where('bookings.person_id', '=', personId)
    .execute()
  const payments = await db
    .selectFrom('payments')
    .innerJoin('bookings', 'bookings.id', 'payments.booking_id')
    .select(['payments.booking_id', 'amount', 'payments.currency', 'payments.state', 'started_at'])
    .where('bookings.person_id', '=', personId)
    .execute()
  const priceClaims = await db
    .selectFrom('price_claims')
    .innerJoin('bookings', 'bookings.id', 'price_claims.booking_id')
    .selectAll('price_claims')
    .where('bookings.person_id', '=', personId)
    .execute()
  const reviews = await db
    .selectFrom('reviews')
    .innerJoin('booking_items', 'booking_items.id', 'reviews.booking_item_id')
    .innerJoin('bookings', 'bookings.id', 'booking_items.booking_id')
    .selectAll('reviews')
    .where('bookings.person_id', '=', personId)
    .execute()
  const favourites = await db
    .selectFrom('favourites')
    .select(['hotel_id', 'added_at'])
    .where('person_id', '=', personId)
    .orderBy('added_at', 'desc')
    .execute()
  const sessions = await db
    .selectFrom('sessions')
    .select('expires_at')
    .where('person_id', '=', personId)
    .execute()
  const authenticatorApps = await db
    .selectFrom('authenticator_apps')
    .select(['started_at', 'confirmed_at'])
    .where('person_id', '=', personId)
    .execute()
  const passkeys = await db
    .selectFrom('passkeys')
    .select(['added_at', 'used_at'])
    .where('person_id', '=', personId)
    .execute()
  const mails = await db
    .selectFrom('outgoing_mail')
    .select(['recipient', 'subject', 'text', 'written_at', 'sent_at'])
    .where('person_id', '=', personId)
    .orderBy('id')
    .execute()
  return {
    person: {
      ...person,
      hasPassword: password_hash !== null,
      picture: picture && picture_hash ? Buffer.from(picture).toString('base64') : null,
    },
    bookings,
    items,
    guests,
    payments,
    priceClaims,
    reviews,
    favourites,
    sessions,
    authenticatorApps,
    passkeys,
    mails,
  }
}

/**
 * Forgets a person. Bookings are contracts that the law wants kept: they stay, under no account,
 * and can be found by locator and address like any guest's. Nothing wants reviews kept: they go.
 */
export async function forgetPerson(
  { db, kind }: Pick<Database, 'db' | 'kind'>,
  personId: number,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const reviews = await transaction
      .selectFrom('reviews')
      .innerJoin('booking_items', 'booking_items.id', 'reviews.booking_item_id')
      .innerJoin('bookings', 'bookings.id', 'booking_items.booking_id')
      .select('reviews.id')
      .where('bookings.person_id', '=', personId)
      .execute()
    await forgetReviews(
      { db: transaction, kind },
      reviews.map(({ id }) => id),
    )
    await transaction
      .updateTable('bookings')
      .set({ person_id: null })
      .where('person_id', '=', personId)
      .execute()
    await transaction.deleteFrom('outgoing_mail').where('person_id', '=', personId).execute()
    await transaction.deleteFrom('people').where('id', '=', personId).execute()
  })
}
