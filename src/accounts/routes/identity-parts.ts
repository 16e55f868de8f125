/** What the handlers of accounts work with, and the one way in which they write a mail. */
import type { Site } from '../../site/site.ts'
import type { Database } from '../../store/database.ts'
import { keepMail } from '../../mail/outgoing-mail.ts'
import { type AccountMail, accountMail } from './account-mail.ts'
import type { SearchMemory } from '../../products/hotels/service/search-memory.ts'
import type { WaitingSignIns } from './second-factor.ts'
import type { SignedIn } from './signed-in.ts'

export interface IdentityParts {
  store: () => Database
  memory: () => SearchMemory
  signedIn: SignedIn
  /** Sign-ins whose password was right. */
  waiting: WaitingSignIns
  publicUrl: URL
  /** Without a mail server nobody could follow a link, so none is asked for where it can be done without. */
  canMail: boolean
}

/** To an address, about the account of a person, if it is about one. */
export async function keepAccountMail(
  store: Pick<Database, 'db'>,
  { email, id }: { email: string; id: number | null },
  mail: AccountMail,
  site: Site,
): Promise<void> {
  const link = 'link' in mail && typeof mail.link !== 'string' ? mail.link : undefined
  const written = { recipient: email, personId: id, ...accountMail(mail, site), link }
  await keepMail(store, written, Date.now())
}
