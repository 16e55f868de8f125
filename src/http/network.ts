/** The network that an address belongs to, as far as limits are concerned. */
import { isIPv6 } from 'node:net'

/** Whoever has one address of the newer kind has all that begin like it. */
const OWN_GROUPS = 4

export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!isIPv6(plain)) return plain
  const [head = '', tail] = plain.split('%')[0]!.toLowerCase().split('::', 2)
  const first = head ? head.split(':') : []
  const last = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : 8 - first.length - last.length
  const groups = [...first, ...Array<string>(zeros).fill('0'), ...last]
  return groups
    .slice(0, OWN_GROUPS)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}
