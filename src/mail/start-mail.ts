/** Delivery of the outbox, where there is a mail server; elsewhere mails wait in the outbox. */
import { smtpTransport } from './smtp-transport.ts'
import { brandOf } from '../site/brands.ts'
import type { Settings } from '../settings.ts'
import type { RepeatedWork } from '../http/repeated-work.ts'
import { followMail } from './deliver-mail.ts'

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
