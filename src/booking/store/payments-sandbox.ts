/** What the sandbox provider remembers, where all threads and later starts find it. */
import type { Database } from '../../store/database.ts'

export function sandboxRecords(store: () => Pick<Database, 'db'>) {
  return {
    async read(id: string): Promise<string | null> {
      const { db } = store()
      const row = await db
        .selectFrom('sandbox_payments')
        .select('details')
        .where('id', '=', id)
        .executeTakeFirst()
      return row?.details ?? null
    },
    /** Only over what was read: false when another has written meanwhile. */
    async write(id: string, details: string, before: string | null): Promise<boolean> {
      const { db } = store()
      const written =
        before === null
          ? await db
              .insertInto('sandbox_payments')
              .values({ id, details })
              .onConflict((conflict) => conflict.column('id').doNothing())
              .returning('id')
              .executeTakeFirst()
          : await db
              .updateTable('sandbox_payments')
              .set({ details })
              .where('id', '=', id)
              .where('details', '=', before)
              .returning('id')
              .executeTakeFirst()
      return written !== undefined
    },
  }
}
