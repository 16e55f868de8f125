/** Secrets of this installation: made once, the same for every node and after every start. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { Database } from './database.ts'

const BYTES = 32

export async function storedSecret({ db }: Pick<Database, 'db'>, name: string): Promise<Buffer> {
  // Two nodes may start at the same moment: the first one's stays.
  await db
    .insertInto('secrets')
    .values({ name, value: randomBytes(BYTES).toString('base64') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const { value } = await db
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return Buffer.from(value, 'base64')
}

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** What only this installation can read again, and only for whom it was written. */
export function sealed(key: Buffer, content: Buffer, whose: string): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(whose))
  const parts = [nonce, cipher.update(content), cipher.final()]
  return Buffer.concat([...parts, cipher.getAuthTag()]).toString('base64')
}

/** Throws when it was sealed with another key, for somebody else, or changed since. */
export function unsealed(key: Buffer, text: string, whose: string): Buffer {
  const bytes = Buffer.from(text, 'base64')
  const content = bytes.subarray(NONCE_BYTES, -TAG_BYTES)
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES))
    .setAAD(Buffer.from(whose))
    .setAuthTag(bytes.subarray(-TAG_BYTES))
  return Buffer.concat([decipher.update(content), decipher.final()])
}
