/**
 * Signs what book buttons promise, and reads it back: what we did not sign is forged, what is older
 * than its time is stale. The key lies in the data folder, so that all threads and later starts of
 * this node have the same one.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import {
  CHECKOUT_TOKEN_FIELD,
  type CheckoutOffer,
  readCheckoutOffer,
  writeCheckoutOffer,
} from '../core/checkout-token.ts'
import { problem, type Read, readable, unreadable } from '../core/problems.ts'

/** Long enough to compare rooms over lunch; the cart looks at the price again anyway. */
export const OFFER_MINUTES = 60

const KEY_BYTES = 32
const KEY_FILE = 'checkout-token.key'
const LONGEST_TOKEN = 2_000

export interface CheckoutTokens {
  write: (offer: CheckoutOffer) => string
  read: (token: unknown, now: number) => Read<CheckoutOffer>
}

/** The key is read when it is first needed. */
export function checkoutTokens(dataDir: string): CheckoutTokens {
  let key: Buffer | undefined
  return tokensWith(() => (key ??= keyIn(dataDir)))
}

export function tokensWith(key: () => Buffer): CheckoutTokens {
  const signatureOf = (payload: string) => createHmac('sha256', key()).update(payload).digest()
  return {
    write(offer) {
      const payload = Buffer.from(writeCheckoutOffer(offer)).toString('base64url')
      return `${payload}.${signatureOf(payload).toString('base64url')}`
    },
    read(token, now) {
      if (typeof token !== 'string' || token.length > LONGEST_TOKEN) return refused('token-forged')
      const [payload = '', signature = '', ...rest] = token.split('.')
      const sent = Buffer.from(signature, 'base64url')
      const own = signatureOf(payload)
      const isOurs = rest.length === 0 && sent.length === own.length && timingSafeEqual(sent, own)
      const offer = isOurs ? readCheckoutOffer(Buffer.from(payload, 'base64url').toString()) : null
      if (!offer) return refused('token-forged')
      return offer.expiresAt < now ? refused('token-stale') : readable(offer)
    },
  }
}

function refused(code: 'token-forged' | 'token-stale'): Read<CheckoutOffer> {
  return unreadable([problem(code, CHECKOUT_TOKEN_FIELD)])
}

/** Threads may come here at the same moment: the first link wins, and all read what it holds. */
function keyIn(dataDir: string): Buffer {
  const file = path.join(dataDir, KEY_FILE)
  const known = readKey(file)
  if (known) return known
  mkdirSync(dataDir, { recursive: true })
  const own = `${file}.${randomBytes(8).toString('hex')}`
  writeFileSync(own, randomBytes(KEY_BYTES), { mode: 0o600 })
  try {
    linkSync(own, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(own, { force: true })
  }
  const made = readKey(file)
  if (!made) throw new Error(`${file} is damaged: remove it, and a new one is made`)
  return made
}

function readKey(file: string): Buffer | null {
  try {
    const key = readFileSync(file)
    return key.length === KEY_BYTES ? key : null
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
