/**
 * Mail by SMTP. The sender is `?from=…` of the address, or no-reply at the site's host:
 * `smtp://user:password@mail.example:587?from=reservas@alisio.example`. A server on another machine
 * must offer TLS, by STARTTLS or from the start (`smtps:`); to one that does not, nothing is sent.
 */
import { createTransport } from 'nodemailer'
import { type Mail, MailRefused, type MailTransport } from './mail-transport.ts'

const WAIT_MS = 20_000

export interface SmtpSettings {
  smtpUrl: URL
  /** The site's, for the sender and for ids of mails. */
  host: string
  senderName: string
}

export function smtpTransport({ smtpUrl, host, senderName }: SmtpSettings): MailTransport {
  const address = smtpUrl.searchParams.get('from') ?? `no-reply@${host}`
  const transport = createTransport({
    host: smtpUrl.hostname.replace(/^\[|\]$/g, ''),
    port: Number(smtpUrl.port) || (smtpUrl.protocol === 'smtps:' ? 465 : 587),
    secure: smtpUrl.protocol === 'smtps:',
    // Passwords, names and links go through: never readable on a network, whatever the server says.
    requireTLS: !isLoopback(smtpUrl.hostname),
    ...(smtpUrl.username
      ? {
          auth: {
            user: decodeURIComponent(smtpUrl.username),
            pass: decodeURIComponent(smtpUrl.password),
          },
        }
      : {}),
    pool: true,
    maxConnections: 2,
    connectionTimeout: WAIT_MS,
    greetingTimeout: WAIT_MS,
    socketTimeout: WAIT_MS,
    // A mail names no file and no address whose content would be fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ id, recipient, subject, text, html }: Mail) {
      try {
        await transport.sendMail({
          from: { name: senderName, address },
          // As an object it is one address, whatever is written in it.
          to: { name: '', address: recipient },
          messageId: `<${id}@${host}>`,
          subject,
          text,
          html,
          headers: { 'auto-submitted': 'auto-generated' },
        })
      } catch (error) {
        throw refusalOf(error)
      }
    },
    close: () => transport.close(),
  }
}

/** This very machine: nobody listens in between. */
function isLoopback(host: string): boolean {
  return /^((.*\.)?localhost|127(\.\d+){3}|\[::1\])$/.test(host)
}

/** Answers from 500 on are meant for good; without an answer the server may come back. */
function refusalOf(error: unknown): MailRefused {
  const { message, responseCode, code } = error as Error & { responseCode?: number; code?: string }
  const isForGood = (responseCode ?? 0) >= 500 && code !== 'EAUTH' && code !== 'ETLS'
  return new MailRefused(message, isForGood)
}
