/** What a euro is worth, day by day. */
import type { Day } from '../site/calendar-day.ts'
import type { CurrencyCode, CurrencyRates } from '../site/money.ts'
import type { Database } from './database.ts'

export async function saveCurrencyRates(
  { db }: Pick<Database, 'db'>,
  { date, perEuro }: CurrencyRates,
): Promise<void> {
  const rows = Object.entries(perEuro).map(([currency, rate]) => ({
    day: date,
    currency,
    per_euro: rate,
  }))
  await db
    .insertInto('currency_rates')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'currency'])
        .doUpdateSet((row) => ({ per_euro: row.ref('excluded.per_euro') })),
    )
    .execute()
}

/** The newest rates that are not from after a day. */
export async function currencyRatesOn(
  { db }: Pick<Database, 'db'>,
  day: Day,
): Promise<CurrencyRates | undefined> {
  const newest = await db
    .selectFrom('currency_rates')
    .select('day')
    .where('day', '<=', day)
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!newest) return undefined
  const rows = await db
    .selectFrom('currency_rates')
    .selectAll()
    .where('day', '=', newest.day)
    .execute()
  const perEuro = Object.fromEntries(rows.map((row) => [row.currency, row.per_euro]))
  return { date: newest.day, perEuro: perEuro as Record<CurrencyCode, number> }
}
