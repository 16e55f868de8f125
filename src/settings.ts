/**
 * Settings come from environment variables; the README's table lists them. A wrong one stops the
 * start with a sentence that names it, because a server that guesses is worse than none.
 */
import { isIP } from 'node:net'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import type { Edition } from './site/editions/edition.ts'
import { editionById, EDITIONS } from './site/editions/editions.ts'
import { CLAIM_SETTINGS, type ClaimSetting, DEFAULT_CLAIMS } from './site/own-claims.ts'

export interface Settings {
  port: number
  host: string
  /** Where the embedded database, the world's snapshot and pictures are kept. */
  dataDir: string
  /** A PostgreSQL address, or undefined for the embedded database. */
  databaseUrl: string | undefined
  edition: Edition
  /** Hotels of the demo world; 0 for an operator's world, without any. */
  catalogueSize: number
  workers: number
  /** The address visitors use; its host is the one that editions are subdomains of. */
  publicUrl: URL
  /** Proxies whose word about a visitor's address counts: addresses, networks or names of networks. */
  trustedProxies: string[]
  smtpUrl: URL | undefined
  /** Who takes cards. Nobody, unless it is configured or this is a developer's machine. */
  payments: Payments
  stripeSecretKey: string | undefined
  /** With which Stripe signs what it tells us by itself. */
  stripeWebhookSecret: string | undefined
  /** How long the sandbox takes for each way, as a bank would. */
  sandboxDelayMs: number
  /** A thread that is later than this turns visitors away for a moment; 0 for never. */
  maxDelayMs: number
  /** Of each kind from one address: searches, lists, calendars, maps, hotels; 0 for no limit. */
  maxSearchesPerMinute: number
  /** For how long it still answers when told to end, while `/readyz` already says no. */
  closingMs: number
  /** What the shop claims of itself, where the catalogue makes it true. */
  claims: readonly ClaimSetting[]
  /** Hosts that hand on our photos, such as those of a CDN; empty for the site's own. */
  photoHosts: readonly string[]
  mapTileUrl: string | undefined
  /** Whose the tiles are, as their owner wants it said. */
  mapTileAttribution: string
  logLevel: LogLevel
  /** Set by `npm run dev`: open pages reload when the server comes back. */
  reloadPages: boolean
}

const PAYMENTS = ['sandbox', 'stripe'] as const
export type Payments = (typeof PAYMENTS)[number] | 'nobody'

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

/** What nobody should read over a shoulder or find in a log. */
const SECRETS = new Set(['DATABASE_URL', 'SMTP_URL', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'])

/** Thrown for the sentence that is shown instead of a start. */
export class WrongSetting extends Error {}

export function readSettings(environment: Record<string, string | undefined>): Settings {
  const read = <T>(
    name: string,
    fallback: T,
    parse: (value: string) => T | undefined,
    hint: string,
  ) => {
    const value = environment[name]?.trim()
    if (!value) return fallback
    const parsed = parse(value)
    const shown = SECRETS.has(name) ? '' : `; it is "${value}"`
    if (parsed === undefined) throw new WrongSetting(`${name} must be ${hint}${shown}.`)
    return parsed
  }
  const optional = <T>(name: string, parse: (value: string) => T | undefined, hint: string) =>
    read<T | undefined>(name, undefined, parse, hint)

  const port = read('PORT', 3000, whole(0, 65_535), 'a port from 0 to 65535')
  const publicUrl = read(
    'PUBLIC_URL',
    new URL(`http://localhost:${port}`),
    (value) => publicAddress(value),
    'an address without a path such as https://alisio.example',
  )
  const stripeSecretKey = optional(
    'STRIPE_SECRET_KEY',
    (value) => (/^(sk|rk)_(test|live)_\w+$/.test(value) ? value : undefined),
    'a key that begins with sk_test_, sk_live_, rk_test_ or rk_live_',
  )
  const askedPayments = optional(
    'PAYMENTS',
    (value) => PAYMENTS.find((each) => each === value),
    `one of ${PAYMENTS.join(', ')}`,
  )
  return {
    port,
    host: read('HOST', 'localhost', (value) => value, 'a host name or address'),
    dataDir: path.resolve(read('DATA_DIR', 'data', (value) => value, 'a directory')),
    databaseUrl: optional(
      'DATABASE_URL',
      (value) => urlOf(value, ['postgres:', 'postgresql:'])?.href,
      'a PostgreSQL address such as postgres://user:password@host/database',
    ),
    edition: read(
      'EDITION',
      EDITIONS.es,
      editionById,
      `one of ${Object.keys(EDITIONS).join(', ')}`,
    ),
    catalogueSize: read(
      'CATALOGUE_SIZE',
      30_000,
      whole(0, 2_000_000),
      'a number from 0 to 2000000',
    ),
    workers: read('WORKERS', availableParallelism(), whole(1, 256), 'a number from 1 to 256'),
    publicUrl,
    trustedProxies: read(
      'TRUSTED_PROXIES',
      [],
      proxyNetworks,
      'addresses, networks such as 10.0.0.0/8, loopback, linklocal or uniquelocal, with commas between them',
    ),
    smtpUrl: optional(
      'SMTP_URL',
      (value) => urlOf(value, ['smtp:', 'smtps:']),
      'an address such as smtp://user:password@host:587',
    ),
    payments: paymentsOf(askedPayments, stripeSecretKey, publicUrl),
    stripeSecretKey,
    stripeWebhookSecret: optional(
      'STRIPE_WEBHOOK_SECRET',
      (value) => (/^whsec_\w+$/.test(value) ? value : undefined),
      'a secret that begins with whsec_',
    ),
    sandboxDelayMs: read(
      'SANDBOX_DELAY_MS',
      0,
      whole(0, 60_000),
      'a number of milliseconds from 0 to 60000',
    ),
    maxDelayMs: read(
      'MAX_DELAY_MS',
      2_000,
      whole(0, 60_000),
      'a number of milliseconds from 0 to 60000',
    ),
    maxSearchesPerMinute: read(
      'MAX_SEARCHES_PER_MINUTE',
      600,
      whole(0, 60_000),
      'a number from 0 to 60000',
    ),
    closingMs: read(
      'CLOSING_MS',
      // On somebody's own machine no balancer has to notice.
      publicUrl.hostname === 'localhost' ? 0 : 10_000,
      whole(0, 300_000),
      'a number of milliseconds from 0 to 300000',
    ),
    claims: read(
      'CLAIMS',
      DEFAULT_CLAIMS,
      claimList,
      `none, or a list of ${CLAIM_SETTINGS.join(', ')}`,
    ),
    photoHosts: read(
      'PHOTO_CDN_URL',
      [],
      photoAddresses,
      'addresses without a path such as https://photos.example, with commas between them',
    ),
    mapTileUrl: optional(
      'MAP_TILE_URL',
      (value) => (tileAddress(value) ? value : undefined),
      'an address with {z}, {x} and {y}',
    ),
    mapTileAttribution: read('MAP_TILE_ATTRIBUTION', '', (value) => value, 'a text'),
    logLevel: read(
      'LOG_LEVEL',
      'info',
      (value) => LOG_LEVELS.find((level) => level === value),
      `one of ${LOG_LEVELS.join(', ')}`,
    ),
    reloadPages: environment['RELOAD_PAGES'] === '1',
  }
}

/** On the machine of whoever tries it out; anywhere else it is meant for strangers. */
export function isLocal({ hostname }: URL): boolean {
  return /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname)
}

/** The sandbox moves no money: anywhere but on a developer's machine it must be asked for. */
function paymentsOf(
  asked: (typeof PAYMENTS)[number] | undefined,
  stripeSecretKey: string | undefined,
  publicUrl: URL,
): Payments {
  if (asked === 'sandbox' && stripeSecretKey)
    throw new WrongSetting(
      'PAYMENTS=sandbox and STRIPE_SECRET_KEY contradict each other: take one of them away.',
    )
  if (asked === 'stripe' && !stripeSecretKey)
    throw new WrongSetting('PAYMENTS=stripe needs STRIPE_SECRET_KEY.')
  if (stripeSecretKey) return 'stripe'
  return asked ?? (isLocal(publicUrl) ? 'sandbox' : 'nobody')
}

/**
 * Who takes cards, for whoever sells. A site that would sell without anybody to take the money
 * must not start; commands that only read or fill the database ask nobody.
 */
export function sellerOf({
  payments,
  publicUrl,
}: Pick<Settings, 'payments' | 'publicUrl'>): Exclude<Payments, 'nobody'> {
  if (payments !== 'nobody') return payments
  throw new WrongSetting(
    `Nobody takes payments for ${publicUrl.origin}: set STRIPE_SECRET_KEY to charge cards, ` +
      'or PAYMENTS=sandbox to try things out without money.',
  )
}

/** One line for whoever starts it: where money, mail and data go. No secret is in it. */
export function whatIsInForce(settings: Settings): string {
  const { stripeSecretKey = '', smtpUrl, databaseUrl, dataDir } = settings
  const stripe = stripeSecretKey.includes('_test_') ? 'Stripe, test key' : 'Stripe, live key'
  const payments = sellerOf(settings) === 'stripe' ? stripe : 'sandbox, no money moves'
  const mail = smtpUrl ? `by ${smtpUrl.host}` : 'kept in the outbox'
  const store = databaseUrl ? new URL(databaseUrl) : null
  const database = store ? `PostgreSQL, ${store.host}${store.pathname}` : `embedded, in ${dataDir}`
  return `Payments: ${payments} · mail: ${mail} · database: ${database}`
}

function whole(least: number, most: number) {
  return (value: string) => {
    const number = /^\d+$/.test(value) ? Number(value) : Number.NaN
    return number >= least && number <= most ? number : undefined
  }
}

function urlOf(value: string, protocols: string[]): URL | undefined {
  const url = URL.parse(value)
  return url && protocols.includes(url.protocol) ? url : undefined
}

/** Editions are subdomains of it, so it has a host and nothing after that. */
function publicAddress(value: string): URL | undefined {
  const url = urlOf(value, ['http:', 'https:'])
  return url && url.pathname === '/' && !url.search && !url.hash ? url : undefined
}

function photoAddresses(value: string): string[] | undefined {
  const hosts = value.split(',').map((each) => publicAddress(each.trim())?.origin)
  return hosts.every((host) => host !== undefined) ? hosts : undefined
}

/** What Fastify understands; anything else would fail later, in every thread. */
function proxyNetworks(value: string): string[] | undefined {
  const networks = value.split(',').map((each) => each.trim())
  return networks.every(isNetwork) ? networks : undefined
}

function isNetwork(written: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(written)) return true
  const [address = '', prefix, ...rest] = written.split('/')
  const version = isIP(address)
  if (!version || rest.length > 0) return false
  return prefix === undefined || whole(1, version === 4 ? 32 : 128)(prefix) !== undefined
}

function tileAddress(value: string): boolean {
  return (
    urlOf(value, ['http:', 'https:']) !== undefined &&
    ['{z}', '{x}', '{y}'].every((placeholder) => value.includes(placeholder))
  )
}

function claimList(value: string): readonly ClaimSetting[] | undefined {
  if (value === 'none') return []
  const words = value.split(',').map((word) => word.trim())
  const known = CLAIM_SETTINGS.filter((claim) => words.includes(claim))
  return known.length === words.length ? known : undefined
}
