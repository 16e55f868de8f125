/** Who sleeps in a room, with the children's ages: prices and cots depend on them. */
import type { Text } from '../messages/catalogue.ts'

export function partyWords(
  text: Text,
  { adults, childAges }: { adults: number; childAges: readonly number[] },
): string {
  const party = text('hotel.party', { adults, children: childAges.length })
  if (childAges.length === 0) return party
  const ages = { count: childAges.length, ages: childAges.join(', ') }
  return `${party} ${text('hotel.party.ages', ages)}`
}
