/** Delivery of the outbox, where there is a mail server; elsewhere mails wait in the outbox. */
import { smtpTransport } from './smtp-transport.ts'
import { brandOf } from '../site/brands.ts'
import type { Settings } from '../settings.ts'
import { repeat, type RepeatedWork } from '../http/repeated-work.ts'
import { MailRefused, type MailTransport } from './mail-transport.ts'
import { type Database, type DatabaseAddress, openDatabase } from '../store/database.ts'
import { mailNotSent, mailSent, takeMail, type TakenMail } from './outgoing-mail.ts'

type MailSettings = Pick<Settings, 'smtpUrl' | 'publicUrl' | 'dataDir' | 'databaseUrl'>

export function startMail(
  settings: MailSettings,
  onFailure: (error: unknown) => void,
): RepeatedWork {
  const { smtpUrl, publicUrl } = settings
  if (!smtpUrl) return { stop: async () => undefined }
  const senderName = brandOf({ type: 'web' }).name
  const transport = smtpTransport({ smtpUrl, host: publicUrl.hostname, senderName })
  return followMail(settings, transport, onFailure)
}

/**
 * Brings the outbox to the mail server, one mail after the other. Several nodes may do this at
 * once: each mail is taken by one of them. Without a mail server nobody delivers, and mails stay.
 */
const LOOK_EVERY_MS = 2_000
/** Longer than any attempt may take. */
const LEASE_MS = 5 * 60_000
/** After the first, second, … failure; then as after the last. */
const RETRY_AFTER_MS = [30_000, 120_000, 600_000, 3_600_000, 3 * 3_600_000]
/** A mail of two days ago surprises more than it helps. */
const OLDEST_MS = 48 * 3_600_000

function followMail(
  address: DatabaseAddress,
  transport: MailTransport,
  onFailure: (error: unknown) => void,
): RepeatedWork {
  const database = openDatabase(address)
  const delivering = repeat(
    LOOK_EVERY_MS,
    (stopping) => deliverMail(database, transport, Date.now, stopping),
    onFailure,
  )
  return {
    async stop() {
      await delivering.stop()
      transport.close()
      await database.close()
    },
  }
}

/** Everything that is due now; returns how many mails were sent. */
export async function deliverMail(
  database: Pick<Database, 'db' | 'kind'>,
  transport: Pick<MailTransport, 'send'>,
  clock: () => number,
  signal?: AbortSignal,
): Promise<number> {
  let sent = 0
  const next = () =>
    signal?.aborted ? null : takeMail(database, { now: clock(), leaseMs: LEASE_MS })
  for (let mail = await next(); mail; mail = await next())
    if (await deliver(database, transport, mail, clock)) sent++
  return sent
}

async function deliver(
  database: Pick<Database, 'db'>,
  transport: Pick<MailTransport, 'send'>,
  mail: TakenMail,
  clock: () => number,
): Promise<boolean> {
  const isOld = clock() - mail.writtenAt > OLDEST_MS
  try {
    if (isOld) throw new MailRefused('Too old to be sent', true)
    await transport.send({ ...mail, id: `mail-${mail.id}-${mail.writtenAt}` })
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error)
    const isForGood = error instanceof MailRefused && error.isForGood
    const wait = RETRY_AFTER_MS[Math.min(mail.attempts, RETRY_AFTER_MS.length) - 1]!
    const nextAttemptAt = isForGood ? null : clock() + wait
    await mailNotSent(database, mail.id, { failure, nextAttemptAt })
    return false
  }
  await mailSent(database, mail.id, clock())
  return true
}
