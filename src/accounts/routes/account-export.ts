/** All that is kept about a person, as a file to take along. */
import type { Database } from '../../store/database.ts'
import { dataOfPerson } from '../store/people-data.ts'

export interface AccountFile {
  name: string
  json: string
}

export async function accountFile(store: Database, personId: number): Promise<AccountFile> {
  const data = await dataOfPerson(store, personId)
  return { name: 'alisio-data.json', json: JSON.stringify(data, inReadableForm, 2) }
}

/** Moments and days as ISO 8601 writes them. */
function inReadableForm(name: string, value: unknown): unknown {
  if (typeof value === 'number' && name.endsWith('_at')) return new Date(value).toISOString()
  if (typeof value === 'number' && DAYS.has(name)) return isoDay(value)
  return value
}

function isoDay(day: number): string {
  return new Date(day * 86_400_000).toISOString().slice(0, 10)
}

const DAYS = new Set(['check_in', 'check_out', 'free_cancellation_until', 'day'])
