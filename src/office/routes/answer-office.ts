/** Every route of the back office. None of its answers may be kept by anybody. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { OFFICE_ROUTES, officePath } from '../rules/office-routes.ts'
import type { OfficeRoute } from '../rules/office-routes.ts'
import {
  openBookingDesk,
  paymentParts,
  type ProviderSettings,
} from '../../booking/service/open-booking-desk.ts'
import type { CheckoutTokens } from '../../booking/service/checkout-token.ts'
import type { PageRenderer } from '../../rendering/routes/page-renderer.tsx'
import { waitingSignIns } from '../../accounts/routes/second-factor.ts'
import { isLocal, type Settings } from '../../settings.ts'
import { showAudit } from './audit.tsx'
import { changeBooking, showBooking } from './booking.tsx'
import { showBookings } from './bookings.tsx'
import { decideClaims, showClaims, showProof } from './claims.tsx'
import { setCurrencies, showCurrencies } from './currencies.tsx'
import {
  chooseFirstPassword,
  showFirstPassword,
  showSecondFactor,
  showSignIn,
  signIn,
  signInWithFactor,
  signOut,
} from './sign-in.tsx'
import { changeOwnFactors, showFactors } from './factors.tsx'
import { changeFlight, showFlight, showFlights } from './flights.tsx'
import { showHealth } from './health.tsx'
import { changeHolds, showHolds } from './holds.tsx'
import { changeHotel, showHotel, showHotels } from './hotels.tsx'
import { sendAgain, showMail, showMails } from './mails.tsx'
import type { OfficeHandler, OfficeParts } from './office-parts.ts'
import { mayOpen, type Section } from '../../accounts/rules/staff.ts'
import { Failure } from '../../http/failures.tsx'
import { hasFactor, secondFactorsOf } from '../../accounts/store/second-factors.ts'
import { logSecurity } from '../../http/security-events.ts'
import { type Handler, perMinute, visitOf } from '../../http/visit.ts'
import { changePerson, showPeople, showPerson } from './people.tsx'
import { decideReview, showReviews } from './reviews.tsx'
import { changeRoom, showRoom } from './room.tsx'
import { staffSessions } from './staff-sessions.ts'

interface AskedOffice extends Pick<OfficeParts, 'store' | 'memory' | 'products' | 'status'> {
  settings: ProviderSettings & Pick<Settings, 'smtpUrl'>
  tokens: CheckoutTokens
}

/** From one address; each costs a slow hash. */
const SIGN_INS_PER_MINUTE = 30

export async function answerOffice(
  app: FastifyInstance,
  renderer: PageRenderer,
  { store, memory, products, status, settings, tokens }: AskedOffice,
): Promise<void> {
  const desk = openBookingDesk({
    ...paymentParts(store, products, settings),
    products,
    store,
    rates: () => memory().rates,
    tokens,
    onFailure: (error) => app.log.error(error),
  })
  const { publicUrl } = settings
  const isSecure = publicUrl.protocol === 'https:'
  const parts: OfficeParts = {
    store,
    memory,
    products,
    status,
    desk,
    sessions: staffSessions(store, isSecure),
    waiting: waitingSignIns(store, isSecure, 'office'),
    publicUrl,
    isSecure,
    needsFactor: !isLocal(publicUrl),
    hasMailServer: settings.smtpUrl !== undefined,
  }
  leadToOffice(app)

  await app.register(async (routes) => {
    routes.addHook('onSend', async (_, reply) => {
      reply.header('cache-control', 'no-store')
    })
    const { anybody, staff } = officeRouter(routes, renderer, parts)
    const tries = { method: 'POST', maxPerMinute: SIGN_INS_PER_MINUTE } as const
    anybody({ method: 'GET', name: 'signIn' }, showSignIn(parts))
    anybody({ ...tries, name: 'signIn' }, signIn(parts))
    anybody({ method: 'GET', name: 'newPassword' }, showFirstPassword(parts))
    anybody({ ...tries, name: 'newPassword' }, chooseFirstPassword(parts))
    anybody({ method: 'GET', name: 'secondFactor' }, showSecondFactor(parts))
    anybody({ ...tries, name: 'secondFactor' }, signInWithFactor(parts))
    staff({ method: 'POST', name: 'signOut' }, null, signOut(parts))
    staff({ method: 'GET', name: 'factors' }, null, showFactors(parts))
    staff({ ...tries, name: 'factors' }, null, changeOwnFactors(parts))
    staff({ method: 'GET', name: 'home' }, null, ({ redirect }) => redirect(officePath('bookings')))
    staff({ method: 'GET', name: 'bookings' }, 'bookings', showBookings(parts))
    staff({ method: 'GET', name: 'booking' }, 'bookings', showBooking(parts))
    staff({ method: 'POST', name: 'booking' }, 'bookings', changeBooking(parts))
    staff({ method: 'GET', name: 'holds' }, 'holds', showHolds(parts))
    staff({ method: 'POST', name: 'holds' }, 'holds', changeHolds(parts))
    staff({ method: 'GET', name: 'claims' }, 'claims', showClaims(parts))
    staff({ method: 'POST', name: 'claims' }, 'claims', decideClaims(parts))
    staff({ method: 'GET', name: 'claimProof' }, 'claims', showProof(parts))
    staff({ method: 'GET', name: 'reviews' }, 'reviews', showReviews(parts))
    staff({ method: 'POST', name: 'reviews' }, 'reviews', decideReview(parts))
    staff({ method: 'GET', name: 'hotels' }, 'hotels', showHotels(parts))
    staff({ method: 'GET', name: 'hotel' }, 'hotels', showHotel(parts))
    staff({ method: 'POST', name: 'hotel' }, 'hotels', changeHotel(parts))
    staff({ method: 'GET', name: 'room' }, 'hotels', showRoom(parts))
    staff({ method: 'POST', name: 'room' }, 'hotels', changeRoom(parts))
    staff({ method: 'GET', name: 'flights' }, 'flights', showFlights(parts))
    staff({ method: 'GET', name: 'flight' }, 'flights', showFlight(parts))
    staff({ method: 'POST', name: 'flight' }, 'flights', changeFlight(parts))
    staff({ method: 'GET', name: 'people' }, 'people', showPeople(parts))
    staff({ method: 'GET', name: 'person' }, 'people', showPerson(parts))
    staff({ method: 'POST', name: 'person' }, 'people', changePerson(parts))
    staff({ method: 'GET', name: 'mails' }, 'mails', showMails(parts))
    staff({ method: 'GET', name: 'mail' }, 'mails', showMail(parts))
    staff({ method: 'POST', name: 'mail' }, 'mails', sendAgain(parts))
    staff({ method: 'GET', name: 'currencies' }, 'currencies', showCurrencies(parts))
    staff({ method: 'POST', name: 'currencies' }, 'currencies', setCurrencies(parts))
    staff({ method: 'GET', name: 'health' }, 'health', showHealth(parts))
    staff({ method: 'GET', name: 'audit' }, 'audit', showAudit(parts))
  })
}

/** The shop answers `/`, but not on this host. */
function leadToOffice(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ site, url }, reply) => {
    if (site?.type === 'admin' && /^\/(\?|$)/.test(url)) return reply.redirect(officePath('home'))
  })
}

/** Answers a route of the back office: on its host only, and to whoever may be there. */
interface OfficeRule {
  method: 'GET' | 'POST'
  name: OfficeRoute
  maxPerMinute?: number
}

export interface OfficeRouter {
  /** For whoever may open the section. */
  staff: (rule: OfficeRule, section: Section | null, handler: OfficeHandler) => void
  /** For everybody who finds the host. */
  anybody: (rule: OfficeRule, handler: Handler) => void
}

const MAX_PER_MINUTE = 300

function officeRouter(
  app: FastifyInstance,
  renderer: PageRenderer,
  { store, sessions, needsFactor }: Pick<OfficeParts, 'store' | 'sessions' | 'needsFactor'>,
): OfficeRouter {
  function anybody({ method, name, maxPerMinute }: OfficeRule, handler: Handler): void {
    app.route({
      method,
      url: OFFICE_ROUTES[name],
      config: {
        rateLimit: perMinute(maxPerMinute ?? MAX_PER_MINUTE, `office ${method} ${name}`),
      },
      // On other hosts there is no such page, whatever comes with the request.
      preHandler: [onlyHere, ...(method === 'POST' ? [app.csrfProtection] : [])],
      handler: (request, reply) => handler(visitOf(request, reply, request.site!, renderer)),
    })
  }
  return {
    anybody,
    staff(rule, section, handler) {
      anybody(rule, async (visit) => {
        const staff = await sessions.find(visit.reply)
        // What was typed is not kept: whose it was nobody knows any more.
        if (!staff) return visit.redirect(signInPath(visit.path, rule.method), 303)
        if (needsFactor && !BEFORE_A_FACTOR.has(rule.name)) {
          const factors = await secondFactorsOf(store(), staff.id)
          if (!hasFactor(factors)) return visit.redirect(officePath('factors'), 303)
        }
        if (section && !mayOpen(staff.role, section)) {
          logSecurity(visit.reply.request, 'office-refused', staff.id)
          throw new Failure('forbidden')
        }
        const { id: personId, email } = staff
        const actor = { personId, email, address: visit.reply.request.ip }
        return handler({ ...visit, staff, actor })
      })
    },
  }
}

/** What staff may open before they have set up what is needed for the rest. */
const BEFORE_A_FACTOR: ReadonlySet<OfficeRoute> = new Set<OfficeRoute>(['factors', 'signOut'])

function signInPath(path: string, method: 'GET' | 'POST'): string {
  return officePath('signIn', {}, { back: method === 'GET' ? path : path.split('?', 1)[0]! })
}

async function onlyHere(request: FastifyRequest, reply: FastifyReply) {
  if (request.site?.type === 'admin') return
  reply.callNotFound()
  return reply
}
