/** Answers a route of the back office: on its host only, and to whoever may be there. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { OFFICE_ROUTES, type OfficeRoute, officePath } from '../rules/office-routes.ts'
import { mayOpen, type Section } from '../../accounts/rules/staff.ts'
import { Failure } from '../../http/failures.tsx'
import { hasFactor, secondFactorsOf } from '../../accounts/store/second-factors.ts'
import type { PageRenderer } from '../../rendering/routes/page-renderer.tsx'
import { logSecurity } from '../../http/security-events.ts'
import { type Handler, perMinute, visitOf } from '../../http/visit.ts'
import type { OfficeHandler, OfficeParts } from './office-parts.ts'

interface OfficeRule {
  method: 'GET' | 'POST'
  name: OfficeRoute
  mostPerMinute?: number
}

export interface OfficeRouter {
  /** For whoever may open the section. */
  staff: (rule: OfficeRule, section: Section | null, handler: OfficeHandler) => void
  /** For everybody who finds the host. */
  anybody: (rule: OfficeRule, handler: Handler) => void
}

const MOST_PER_MINUTE = 300

export function officeRouter(
  app: FastifyInstance,
  renderer: PageRenderer,
  { store, sessions, needsFactor }: Pick<OfficeParts, 'store' | 'sessions' | 'needsFactor'>,
): OfficeRouter {
  function anybody({ method, name, mostPerMinute }: OfficeRule, handler: Handler): void {
    app.route({
      method,
      url: OFFICE_ROUTES[name],
      config: {
        rateLimit: perMinute(mostPerMinute ?? MOST_PER_MINUTE, `office ${method} ${name}`),
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
