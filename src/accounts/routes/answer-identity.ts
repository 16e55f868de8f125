/** Every route of accounts. Whatever changes something needs our own page before it. */
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../store/database.ts'
import {
  changeFavouritesCall,
  favouritesCall,
} from '../../products/hotels/favourites/routes/favourites.ts'
import type { PageRenderer } from '../../rendering/routes/page-renderer.tsx'
import type { SearchMemory } from '../../products/hotels/service/search-memory.ts'
import { answer, type Handler } from '../../http/visit.ts'
import { changeAccount, showAccount } from './account.tsx'
import { changeOwnFactors, showFactors } from './account-factors.tsx'
import { pictureOf } from '../store/people.ts'
import type { IdentityParts } from './identity-parts.ts'
import { confirmEmailChange, showEmailChange } from './email-change.tsx'
import { shownPerson } from '../../http/page-person.ts'
import { resetPassword, showReset } from './password-reset.tsx'
import { takeUploads } from './picture-upload.ts'
import { register, showRegister } from './register.tsx'
import { waitingSignIns } from './second-factor.ts'
import { showSecondFactor, showSignIn, signIn, signInWithFactor, signOut } from './sign-in.tsx'
import { signedIn } from './signed-in.ts'

/** From one address; each costs a slow hash or a mail. */
const CHANGES = { changesSomething: true, maxPerMinute: 60 }

/** Cheap, and pressed by many behind one router. */
const HEARTS = { changesSomething: true, maxPerMinute: 300 }

export async function answerIdentity(
  app: FastifyInstance,
  renderer: PageRenderer,
  store: () => Database,
  memory: () => SearchMemory,
  { publicUrl, smtpUrl }: { publicUrl: URL; smtpUrl: URL | undefined },
): Promise<void> {
  const isSecure = publicUrl.protocol === 'https:'
  const parts: IdentityParts = {
    store,
    memory,
    signedIn: signedIn(app, store, isSecure),
    waiting: waitingSignIns(store, isSecure, 'shop'),
    publicUrl,
    canMail: smtpUrl !== undefined,
  }
  answer(app, renderer, 'GET', 'accountPicture', accountPicture(parts))
  answer(app, renderer, 'GET', 'favourites', favouritesCall(parts), { maxPerMinute: 300 })
  answer(app, renderer, 'POST', 'favourites', changeFavouritesCall(parts), HEARTS)
  answer(app, renderer, 'GET', 'loginCheck', loginCheck(parts), { maxPerMinute: 600 })
  await app.register(async (routes) => {
    // What is shown to somebody who signs in must not come back after they have signed out.
    routes.addHook('onSend', async (_, reply) => {
      reply.header('cache-control', 'no-store')
    })
    answer(routes, renderer, 'GET', 'signIn', showSignIn)
    answer(routes, renderer, 'POST', 'signIn', signIn(parts), CHANGES)
    answer(routes, renderer, 'GET', 'secondFactor', showSecondFactor(parts))
    answer(routes, renderer, 'POST', 'secondFactor', signInWithFactor(parts), CHANGES)
    answer(routes, renderer, 'POST', 'signOut', signOut(parts), CHANGES)
    answer(routes, renderer, 'GET', 'register', showRegister(parts))
    answer(routes, renderer, 'POST', 'register', register(parts), CHANGES)
    answer(routes, renderer, 'GET', 'passwordReset', showReset(parts))
    answer(routes, renderer, 'POST', 'passwordReset', resetPassword(parts), CHANGES)
    answer(routes, renderer, 'GET', 'account', showAccount(parts))
    answer(routes, renderer, 'GET', 'accountFactors', showFactors(parts), { maxPerMinute: 60 })
    answer(routes, renderer, 'POST', 'accountFactors', changeOwnFactors(parts), CHANGES)
    answer(routes, renderer, 'GET', 'emailChange', showEmailChange(parts))
    answer(routes, renderer, 'POST', 'emailChange', confirmEmailChange(parts), CHANGES)
    await routes.register(async (uploads) => {
      takeUploads(uploads)
      answer(uploads, renderer, 'POST', 'account', changeAccount(parts), CHANGES)
    })
  })
}

/** The login check: whether this browser is signed in, and as whom. */
function loginCheck({ signedIn }: IdentityParts): Handler {
  return async ({ reply, site, data }) => {
    const person = await signedIn.now(reply)
    return data({ logged: person !== null, user: person && shownPerson(person, site) })
  }
}

// A person's own picture, for nobody else.

/** The address carries the picture's hash. */
const YEAR_SECONDS = 31_536_000

function accountPicture({ store }: IdentityParts): Handler {
  return async ({ person, reply }) => {
    const picture = person && (await pictureOf(store(), person.id))
    if (!picture) return reply.callNotFound() as unknown as typeof reply
    return reply
      .type('image/webp')
      .header('cache-control', `private, max-age=${YEAR_SECONDS}, immutable`)
      .send(Buffer.from(picture.bytes))
  }
}
