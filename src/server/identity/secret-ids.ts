/** Ids that open something: the visitor has the id, we keep its hash. */
import { createHash, randomBytes } from 'node:crypto'

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
