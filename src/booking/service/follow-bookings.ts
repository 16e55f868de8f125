/**
 * Ends holds whose time is over and brings interrupted payments to their end, every few seconds.
 * Every node offers to do it, and one at a time does.
 */
import { ifNotRunning } from '../../store/exclusive.ts'
import { type Database, openDatabase } from '../../store/database.ts'
import { expireHolds, forgetNetworks } from '../store/holds.ts'
import { forgetNoticesBefore, forgetPaymentsBefore } from '../store/payments.ts'
import type { Products } from '../../products/product.ts'
import { repeat, type RepeatedWork } from '../../http/repeated-work.ts'
import type { Settings } from '../../settings.ts'
import type { SettlingParts } from './desk-parts.ts'
import { paymentParts, type ProviderSettings } from './open-booking-desk.ts'
import { type Recovery, recoverPayments } from './recover-payments.ts'

const LOOK_EVERY_MS = 5_000
/** For questions about a payment that came to nothing. */
const KEPT_MS = 30 * 24 * 3_600_000

type FollowedSettings = Pick<Settings, 'dataDir' | 'databaseUrl'> & ProviderSettings

/** Begins with what an earlier run has left behind. */
export function followBookings(
  settings: FollowedSettings,
  products: Products,
  onFailure: (error: unknown) => void,
): RepeatedWork {
  const database = openDatabase(settings)
  const store = () => database
  const parts = { store, products, onFailure, ...paymentParts(store, products, settings) }
  // Nobody else uses a SQLite database: what is unfinished at the start was cut short.
  const cutShortBefore = database.kind === 'sqlite' ? Date.now() : 0
  const ending = repeat(LOOK_EVERY_MS, () => endHolds(products, database, Date.now()), onFailure)
  const settling = repeat(
    LOOK_EVERY_MS,
    () => settlePayments(database, parts, Date.now(), { cutShortBefore }),
    onFailure,
  )
  return {
    async stop() {
      await ending.stop()
      await settling.stop()
      await database.close()
    },
  }
}

/** Apart from payments: a provider that does not answer keeps nobody's rooms. */
export async function endHolds(products: Products, database: Database, now: number): Promise<void> {
  await ifNotRunning(database, 'holds', () => expireHolds(products, database, now))
}

export async function settlePayments(
  database: Database,
  parts: SettlingParts,
  now: number,
  recovery?: Recovery,
): Promise<void> {
  await ifNotRunning(database, 'payments', async () => {
    await recoverPayments(parts, now, recovery)
    await forgetPaymentsBefore(database, now - KEPT_MS)
    await forgetNoticesBefore(database, now - KEPT_MS)
    await forgetNetworks(database, now)
  })
}
