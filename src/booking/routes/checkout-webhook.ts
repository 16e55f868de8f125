/** Where Stripe tells us what became of a payment. Not a page: no form, no cookie, no site. */
import type { FastifyInstance } from 'fastify'
import { problem } from '../../site/problems.ts'
import { readStripeNotice, STRIPE_SIGNATURE_HEADER } from '../payments/stripe-webhook.ts'
import type { BookingDesk } from '../service/booking-desk.ts'
import { statusOf } from '../../http/http-statuses.ts'
import { logSecurity } from '../../http/security-events.ts'
import { perMinute } from '../../http/visit.ts'

export const STRIPE_WEBHOOK_PATH = '/webhooks/stripe'
const BODY_LIMIT = 262_144
const MOST_PER_MINUTE = 600

export async function answerStripe(
  app: FastifyInstance,
  desk: Pick<BookingDesk, 'hear'>,
  secret: string | undefined,
): Promise<void> {
  if (!secret) return
  await app.register(async (routes) => {
    // The signature is over the very bytes that were sent.
    routes.removeAllContentTypeParsers()
    routes.addContentTypeParser(
      'application/json',
      { parseAs: 'string', bodyLimit: BODY_LIMIT },
      (_, body, done) => done(null, body),
    )
    routes.route({
      method: 'POST',
      url: STRIPE_WEBHOOK_PATH,
      config: { rateLimit: perMinute(MOST_PER_MINUTE, STRIPE_WEBHOOK_PATH) },
      handler: async (request, reply) => {
        const signature = request.headers[STRIPE_SIGNATURE_HEADER]
        const body = typeof request.body === 'string' ? request.body : ''
        const notice = readStripeNotice(body, signature, secret, Date.now())
        if (!notice) {
          logSecurity(request, 'notice-forged')
          return reply.code(400).send({ problems: [problem('token-forged', 'stripe-signature')] })
        }
        const heard = await desk.hear(notice, Date.now())
        // Anything but a success, and Stripe tells it again later.
        if (!heard.ok)
          return reply.code(statusOf(heard.problems[0]!.code)).send({ problems: heard.problems })
        return reply.send({ received: true })
      },
    })
  })
}
