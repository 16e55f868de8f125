/**
 * Codes that work once: those of an app, made from a shared secret and the time (RFC 6238, with the
 * values that every app knows: SHA-1, six digits, thirty seconds), and recovery codes on paper.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { hashOf, typedSecret } from './passwords.ts'

const STEP_MS = 30_000
const DIGITS = 6
const SECRET_BYTES = 20
/** Clocks differ, and typing takes time. */
const STEPS_AROUND = [0, -1, 1]

export function newAppSecret(): Buffer {
  return randomBytes(SECRET_BYTES)
}

export function stepAt(now: number): number {
  return Math.floor(now / STEP_MS)
}

export function codeAt(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const hash = createHmac('sha1', secret).update(counter).digest()
  const number = hash.readUInt32BE(hash.at(-1)! & 0x0f) & 0x7f_ff_ff_ff
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0')
}

/** The time step whose code this is; null when it is of none that may be used now. */
export function stepOfCode(secret: Buffer, code: string, now: number): number | null {
  const sent = Buffer.from(code)
  const step = STEPS_AROUND.map((around) => stepAt(now) + around).find((each) => {
    const own = Buffer.from(codeAt(secret, each))
    return own.length === sent.length && timingSafeEqual(own, sent)
  })
  return step ?? null
}

/** What an app is told, by a picture or a link. */
export function appLink(secret: Buffer, issuer: string, email: string): string {
  const label = encodeURIComponent(`${issuer}:${email}`)
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent(issuer)}`
}

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => BASE32[Number.parseInt(five.padEnd(5, '0'), 2)])
    .join('')
}

const RECOVERY_CODES = 10

/** To be shown once; 80 bits each, so a plain hash keeps them. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => typedSecret(4, 4))
}

/** However it was typed: with or without what stands between the groups. */
export function recoveryCodeHash(typed: string): string {
  return hashOf(`recovery ${typed.toLowerCase().replace(/[^a-z0-9]/g, '')}`)
}
