/** Currency rates set by somebody of the back office, for a day; every node learns of them. */
import type { Day } from '../../site/calendar-day.ts'
import type { CurrencyCode, CurrencyRates } from '../../site/money.ts'
import { auditSubject } from '../../accounts/rules/audit.ts'
import { type Actor, recordAudit } from '../../accounts/store/audit-log.ts'
import { recordChange } from '../../store/change-feed.ts'
import { currencyRatesOn, saveCurrencyRates } from '../../store/currency-rates.ts'
import type { Database } from '../../store/database.ts'
import type { Instant } from '../../store/tables.ts'

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
    const nowhere = { hotelId: 0, roomTypeId: null, fromDay: null, toDay: null }
    await recordChange(transaction, { kind: 'rates', ...nowhere })
    const those = (rates: Partial<PerEuro> | undefined) =>
      Object.fromEntries(changed.map((code) => [code, rates?.[code] ?? null]))
    const [before, after] = [those(known?.perEuro), those(wanted)]
    const entry = { action: 'rates-changed', subject: auditSubject.rates(), before, after } as const
    await recordAudit(transaction, actor, entry, now)
    return true
  })
}
