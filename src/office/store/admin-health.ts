/** How the store is: what it is, what waits in it, and what waits for too long. */
import { sql } from 'kysely'
import { storedWorld } from '../../products/hotels/catalogue/store/catalogue.ts'
import { type FeedPlace, recordChange } from '../../store/change-feed.ts'
import type { Database } from '../../store/database.ts'
import type { Instant } from '../../store/tables.ts'
import type { Day } from '../../site/calendar-day.ts'
import type { CurrencyCode, CurrencyRates } from '../../site/money.ts'
import { auditSubject } from '../../accounts/rules/audit.ts'
import { type Actor, recordAudit } from '../../accounts/store/audit-log.ts'
import { currencyRatesOn, saveCurrencyRates } from '../../store/currency-rates.ts'

/** Jobs run every few seconds: what is this late, nobody looks after. */
const LATE_MS = 60_000

export interface StoreHealth {
  kind: Database['kind']
  version: string
  answerMs: number
  /** The last migration. */
  schema: string
  world: string
  calendarsFrom: number
  /** Work that a job should have done by now; all of it is 0 when all is well. */
  late: { holds: number; payments: number; refunds: number; mail: number }
  mail: { waiting: number; failed: number }
  reviewsWaiting: number
}

export async function storeHealth(database: Database, now: Instant): Promise<StoreHealth> {
  const { db, kind } = database
  const begun = performance.now()
  const version = await databaseVersion(database)
  const answerMs = performance.now() - begun
  const world = await storedWorld(database)
  const before = now - LATE_MS
  return {
    kind,
    version,
    answerMs,
    schema: await lastMigration(database),
    world: world?.origin ?? '',
    calendarsFrom: world?.firstDay ?? 0,
    late: {
      holds: await count(db.selectFrom('cart_items').where('expires_at', '<', before)),
      payments: await count(
        db
          .selectFrom('payments')
          .where('state', 'in', ['started', 'authorised', 'void-due'])
          .where('changed_at', '<', before),
      ),
      refunds: await count(
        db.selectFrom('refunds').where('state', '=', 'due').where('asked_at', '<', before),
      ),
      mail: await count(
        db
          .selectFrom('outgoing_mail')
          .where('state', '=', 'waiting')
          .where('next_attempt_at', '<', before),
      ),
    },
    mail: {
      waiting: await count(db.selectFrom('outgoing_mail').where('state', '=', 'waiting')),
      failed: await count(db.selectFrom('outgoing_mail').where('state', '=', 'failed')),
    },
    reviewsWaiting: await count(
      db
        .selectFrom('reviews')
        .where('state', '=', 'pending')
        .where('booking_item_id', 'is not', null),
    ),
  }
}

/** Changes that a reader at this place has not seen, also those that are not settled yet. */
export async function changesAfter(
  { db }: Pick<Database, 'db'>,
  { transactionId, id }: FeedPlace,
): Promise<number> {
  return count(
    db.selectFrom('changes').where(sql<boolean>`(transaction_id, id) > (${transactionId}, ${id})`),
  )
}

interface Countable {
  select: (count: ReturnType<typeof countAll>) => {
    executeTakeFirstOrThrow: () => Promise<unknown>
  }
}

const countAll = () => sql<number>`count(*)`.as('count')

async function count(rows: Countable): Promise<number> {
  const found = (await rows.select(countAll()).executeTakeFirstOrThrow()) as { count: number }
  return Number(found.count)
}

async function databaseVersion({ db, kind }: Database): Promise<string> {
  const asked =
    kind === 'sqlite'
      ? sql<{ version: string }>`select sqlite_version() as version`
      : sql<{ version: string }>`select current_setting('server_version') as version`
  const { rows } = await asked.execute(db)
  return rows[0]?.version ?? ''
}

async function lastMigration({ db }: Database): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name desc limit 1`.execute(db)
  return rows[0]?.name ?? ''
}

/** Currency rates set by somebody of the back office, for a day; every node learns of them. */
type PerEuro = CurrencyRates['perEuro']

/** Days keep all rates together, so those that do not change are written for the new day too. */
export async function setRates(
  { db }: Pick<Database, 'db'>,
  today: Day,
  wanted: PerEuro,
  actor: Actor,
  now: Instant,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const known = await currencyRatesOn({ db: transaction }, today)
    const changed = (Object.keys(wanted) as CurrencyCode[]).filter(
      (code) => known?.perEuro[code] !== wanted[code],
    )
    if (changed.length === 0) return false
    await saveCurrencyRates({ db: transaction }, { date: today, perEuro: wanted })
    const nowhere = { subjectId: 0, partId: null, fromDay: null, toDay: null }
    await recordChange(transaction, { kind: 'rates', ...nowhere })
    const those = (rates: Partial<PerEuro> | undefined) =>
      Object.fromEntries(changed.map((code) => [code, rates?.[code] ?? null]))
    const [before, after] = [those(known?.perEuro), those(wanted)]
    const entry = { action: 'rates-changed', subject: auditSubject.rates(), before, after } as const
    await recordAudit(transaction, actor, entry, now)
    return true
  })
}
