/**
 * Passwords are kept as Argon2id in the usual notation, `$argon2id$v=19$m=…,t=…,p=…$salt$hash`, so
 * that the cost can grow without anybody having to choose a new one.
 */
import { argon2, createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { setTimeout as pause } from 'node:timers/promises'

const derive = promisify(argon2)

/** What OWASP recommends: about 30 ms and 19 MiB for each try. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 }
const SALT_BYTES = 16
const HASH_BYTES = 32

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const { memory, passes, parallelism } = COST
  const cost = `m=${memory},t=${passes},p=${parallelism}`
  const hash = await hashWith(password, salt, COST, HASH_BYTES)
  return `$argon2id$v=19$${cost}$${unpadded(salt)}$${unpadded(hash)}`
}

/** Takes as long when there is nothing to compare with: whether an account exists stays unknown. */
export async function passwordMatches(kept: string | null, password: string): Promise<boolean> {
  const read = readKept(kept ?? '')
  const { cost, salt, hash } = read ?? NOBODY
  const given = await hashWith(password, salt, cost, hash.length)
  return timingSafeEqual(given, hash) && read !== null
}

type Cost = typeof COST

const NOBODY = { cost: COST, salt: randomBytes(SALT_BYTES), hash: randomBytes(HASH_BYTES) }

function hashWith(message: string, nonce: Buffer, cost: Cost, tagLength: number): Promise<Buffer> {
  return derive('argon2id', { message, nonce, tagLength, ...cost })
}

function readKept(kept: string): { cost: Cost; salt: Buffer; hash: Buffer } | null {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(kept)
  if (!parts) return null
  const [memory, passes, parallelism] = parts.slice(1, 4).map(Number)
  return {
    cost: { memory: memory!, passes: passes!, parallelism: parallelism! },
    salt: Buffer.from(parts[4]!, 'base64'),
    hash: Buffer.from(parts[5]!, 'base64'),
  }
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}

/** Ids that open something: the visitor has the id, we keep its hash. */
export function newSecretId(): { id: string; idHash: string } {
  const id = randomBytes(32).toString('base64url')
  return { id, idHash: hashOf(id) }
}

/** Random ids need no slow hash: there is nothing to guess. */
export function hashOf(id: string): string {
  return createHash('sha256').update(id).digest('hex')
}

export function isSecretId(id: string | undefined): id is string {
  return id !== undefined && /^[\w-]{43}$/.test(id)
}

/** Without letters that are taken for each other; five bits each. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789'

/** A secret that people read from paper and type, in groups. */
export function typedSecret(groups: number, lettersEach: number): string {
  const letters = Array.from(
    { length: groups * lettersEach },
    () => LETTERS[randomInt(LETTERS.length)],
  ).join('')
  return letters.replace(new RegExp(`.{${lettersEach}}(?=.)`, 'g'), '$&-')
}

/**
 * Answers that must not tell whether an account exists take the same time whether there was
 * something to write or not.
 */
const MIN_MS = 150

export async function inConstantTime<T>(work: () => Promise<T>): Promise<T> {
  const [result] = await Promise.all([work(), pause(MIN_MS)])
  return result
}
