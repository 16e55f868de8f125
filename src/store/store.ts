/** The store: an open database whose schema is up to date. */
import { type Database, type DatabaseAddress, openDatabase } from './database.ts'
import type { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { createWorld } from './migrations/0001-world.ts'
import { createCatalogue } from './migrations/0002-catalogue.ts'
import { createSales } from './migrations/0003-sales.ts'
import { createPeopleAndRecords } from './migrations/0004-people-and-records.ts'
import { createOperators } from './migrations/0005-operators.ts'
import { createHotelFacts } from './migrations/0006-hotel-facts.ts'
import { createBookings } from './migrations/0007-bookings.ts'
import { createIdentity } from './migrations/0008-identity.ts'
import { createBackOffice } from './migrations/0009-back-office.ts'
import { createWrittenReviews } from './migrations/0010-written-reviews.ts'
import { createBookingGuards } from './migrations/0011-booking-guards.ts'
import { createFavourites } from './migrations/0012-favourites.ts'
import { createVerifiedAddresses } from './migrations/0013-verified-addresses.ts'
import { createSecondFactors } from './migrations/0014-second-factors.ts'
import { createSessionEnds } from './migrations/0015-session-ends.ts'
import { createHoldRenewals } from './migrations/0016-hold-renewals.ts'
import { createRateModel } from './migrations/0019-rate-model.ts'
import { createHotelContacts } from './migrations/0020-hotel-contacts.ts'
import { createLines } from './migrations/0021-lines.ts'
import { createFlights } from './migrations/0022-flights.ts'

export async function openStore(address: DatabaseAddress): Promise<Database> {
  const database = openDatabase(address)
  try {
    await migrate(database)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

// Brings the schema up to date. Runs at every start, under the database's own lock.

/** Numbered, applied in order, never edited once released. */
export const MIGRATIONS = {
  '0001-world': createWorld,
  '0002-catalogue': createCatalogue,
  '0003-sales': createSales,
  '0004-people-and-records': createPeopleAndRecords,
  '0005-operators': createOperators,
  '0006-hotel-facts': createHotelFacts,
  '0007-bookings': createBookings,
  '0008-identity': createIdentity,
  '0009-back-office': createBackOffice,
  '0010-written-reviews': createWrittenReviews,
  '0011-booking-guards': createBookingGuards,
  '0012-favourites': createFavourites,
  '0013-verified-addresses': createVerifiedAddresses,
  '0014-second-factors': createSecondFactors,
  '0015-session-ends': createSessionEnds,
  '0016-hold-renewals': createHoldRenewals,
  '0019-rate-model': createRateModel,
  '0020-hotel-contacts': createHotelContacts,
  '0021-lines': createLines,
  '0022-flights': createFlights,
}

/** Returns the names of the migrations that were applied now. */
export async function migrate({ db, kind }: Database): Promise<string[]> {
  const migrations = Object.fromEntries(
    Object.entries(MIGRATIONS).map(([name, apply]) => [
      name,
      { up: (connection: Kysely<unknown>) => apply(connection, kind) },
    ]),
  )
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error) throw error
  return results.map(({ migrationName }) => migrationName)
}
