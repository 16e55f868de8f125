/** What tells one visitor's carts from another's while rooms are kept. */
import { isIPv6 } from 'node:net'
import type { CheckoutTokens } from './checkout-token.ts'
import type { Visit } from '../../http/visit.ts'

/** Addresses themselves are not kept. */
export function visitorMark(
  tokens: Pick<CheckoutTokens, 'mark'>,
  { reply }: Pick<Visit, 'reply'>,
): string {
  return tokens.mark(networkOf(reply.request.ip))
}

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
