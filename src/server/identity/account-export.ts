/** All that is kept about a person, as a file to take along. */
import { dataOfPerson } from '../../storage/people-data.ts'
import type { Handler } from '../visit.ts'
import { askToSignIn } from './account.tsx'
import type { IdentityParts } from './identity-parts.ts'

export function exportAccount({ store, signedIn }: IdentityParts): Handler {
  return async (visit) => {
    const person = await signedIn.now(visit.reply)
    if (!person) return askToSignIn(visit)
    const data = await dataOfPerson(store(), person.id)
    return visit.reply
      .header('cache-control', 'no-store')
      .header('content-disposition', 'attachment; filename="alisio-data.json"')
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(data, inReadableForm, 2))
  }
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
