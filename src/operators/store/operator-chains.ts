/** Chains by the name that operators give them; those that are not there yet are made. */
import { insertRows } from '../../store/insert-rows.ts'
import type { OperatorTransaction } from './operator-catalogue.ts'

/** The empty name is no chain. */
export async function chainIds(
  transaction: OperatorTransaction,
  names: string[],
): Promise<Map<string, number>> {
  const wanted = [...new Set(names)].filter(Boolean)
  if (wanted.length === 0) return new Map()
  const { db, numbers } = transaction
  const stored = await db
    .selectFrom('chains')
    .select(['id', 'name'])
    .where('name', 'in', wanted)
    .orderBy('id', 'desc')
    .execute()
  const ids = new Map(stored.map(({ id, name }) => [name, id]))
  const missing = wanted
    .filter((name) => !ids.has(name))
    .map((name) => ({ id: ++numbers.lastChain, name }))
  await insertRows(transaction, 'chains', missing)
  for (const { id, name } of missing) ids.set(name, id)
  return ids
}
