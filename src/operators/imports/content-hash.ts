/** A record's content in a few letters: equal for equal content, whatever the order of members. */
import { createHash } from 'node:crypto'

export function contentHash(record: unknown): string {
  return createHash('sha256').update(canonical(record)).digest('base64url').slice(0, 22)
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, member]) => `${name}:${canonical(member)}`)
  return `{${members.join(',')}}`
}
