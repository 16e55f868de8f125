/** The store: an open database whose schema is up to date. */
import { openDatabase, type Database, type DatabaseAddress } from './database.ts'
import { migrate } from './migrate.ts'

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
