/** Ids that open something: the visitor has the id, we keep its hash. */
import { createHash, randomBytes, randomInt } from 'node:crypto'

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
