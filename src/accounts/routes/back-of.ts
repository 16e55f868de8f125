/** Where somebody wants to be once they are signed in, as the form or the address says it. */
import { BACK_FIELD } from '../rules/back-field.ts'
import type { SentFields } from '../rules/account-values.ts'
import { pathWithin } from '../../http/path-within.ts'
import type { Visit } from '../../http/visit.ts'

/** No page of ours has a longer address, and mails that anybody can cause should stay small. */
const LONGEST_BACK = 2000

/** Empty for nowhere in particular, which is also where other hosts are. */
export function backOf({ query, body }: Pick<Visit, 'query' | 'body'>): string {
  const back = pathWithin(((body ?? query) as SentFields)[BACK_FIELD]) ?? ''
  return back.length <= LONGEST_BACK ? back : ''
}
