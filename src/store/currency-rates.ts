/** What a euro is worth, day by day. */
import { type Day, dayOf } from '../site/calendar-day.ts'
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

/**
 * What a euro was worth on a day in autumn 2026, roughly: good enough to show prices of a demo
 * world in every edition's currency, not to trade with. The back office replaces them.
 */
export const SAMPLE_RATES: CurrencyRates = {
  date: dayOf(2026, 11, 1),
  perEuro: {
    EUR: 1,
    USD: 1.16,
    GBP: 0.87,
    CHF: 0.93,
    BRL: 6.2,
    MXN: 21.4,
    COP: 4_450,
    PEN: 3.92,
    CLP: 1_090,
    ARS: 1_650,
    ARD: 1.16,
    BGN: 1.95583,
    CZK: 24.3,
    DKK: 7.46,
    GIP: 0.87,
    HUF: 388,
    ISK: 146,
    NOK: 11.7,
    PLN: 4.25,
    RON: 5.09,
  },
}
