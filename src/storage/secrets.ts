/** Secrets of this installation: made once, the same for every node and after every start. */
import { randomBytes } from 'node:crypto'
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
