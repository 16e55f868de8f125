/**
 * Stripe, by its hosted payment page: the visitor types the card there, so that its number never
 * comes near our server, and it works without scripts. To us, every payment is a challenge first.
 */
import type { CurrencyCode, MinorUnits } from '../../site/money.ts'
import {
  type KnownPayment,
  NoAnswer,
  type PaymentProvider,
  type PaymentRequest,
  type ProviderStatus,
} from './payment-provider.ts'
import { type Fetch, stripeApi, StripeRefusal } from './stripe-api.ts'

interface Session {
  id: string
  status: 'open' | 'complete' | 'expired'
  url: string | null
  payment_intent: Intent | string | null
}

interface Intent {
  id: string
  status: string
}

export function stripePayments(secretKey: string, ask: Fetch = fetch): PaymentProvider {
  const call = stripeApi(secretKey, ask)
  const sessionOf = (reference: string) =>
    call<Session>({
      path: `/v1/checkout/sessions/${encodeURIComponent(reference)}?expand[]=payment_intent`,
    })

  return {
    name: 'stripe',
    takesCards: false,
    async authorise(request) {
      const fields = sessionFields(request)
      const session = await call<Session>({
        path: '/v1/checkout/sessions',
        fields,
        key: request.id,
      })
      return statusOfSession(session)
    },
    async standing({ reference }) {
      // Nobody was ever sent to a page whose address did not reach us: nothing can be paid there.
      return reference === null
        ? { state: 'unknown-there' }
        : statusOfSession(await sessionOf(reference))
    },
    async capture({ id, reference }) {
      const session = await sessionOf(reference!)
      const { state } = statusOfSession(session)
      if (state === 'captured') return 'captured'
      if (state !== 'authorised') return 'refused'
      try {
        await call({ path: `${intentPath(session)}/capture`, fields: {}, key: `${id}-capture` })
        return 'captured'
      } catch (error) {
        if (!(error instanceof StripeRefusal)) throw error
        return statusOfSession(await sessionOf(reference!)).state === 'captured'
          ? 'captured'
          : 'refused'
      }
    },
    async release(payment) {
      if (payment.reference === null) return
      try {
        await giveUpPayment(payment, await sessionOf(payment.reference))
      } catch (error) {
        if (!(error instanceof StripeRefusal)) throw error
        // It changed under our hands, such as a page that was paid just now: next time then.
        throw new NoAnswer(error.message)
      }
    },
    async refund({ reference }, { id, amount, currency }) {
      const session = await sessionOf(reference!)
      const payment_intent = intentOf(session).id
      const units = String(stripeAmount(amount, currency))
      const fields = { payment_intent, amount: units, 'metadata[refund]': id }
      await call({ path: '/v1/refunds', fields, key: id })
    },
  }

  async function giveUpPayment({ id }: KnownPayment, session: Session): Promise<void> {
    const { state } = statusOfSession(session)
    const path = `/v1/checkout/sessions/${encodeURIComponent(session.id)}/expire`
    if (state === 'challenge') await call({ path, fields: {}, key: `${id}-expire` })
    if (state === 'authorised')
      await call({ path: `${intentPath(session)}/cancel`, fields: {}, key: `${id}-cancel` })
    if (state === 'captured') {
      const fields = { payment_intent: intentOf(session).id }
      await call({ path: '/v1/refunds', fields, key: `${id}-release` })
    }
  }
}

function sessionFields(request: PaymentRequest): Record<string, string> {
  const { id, amount, currency, email, description, language, pages } = request
  const item = 'line_items[0][price_data]'
  return {
    mode: 'payment',
    client_reference_id: id,
    customer_email: email,
    locale: language.split('-')[0]!,
    success_url: pages.back,
    cancel_url: pages.back,
    'line_items[0][quantity]': '1',
    [`${item}[currency]`]: currency.toLowerCase(),
    [`${item}[unit_amount]`]: String(stripeAmount(amount, currency)),
    [`${item}[product_data][name]`]: description,
    'payment_method_types[0]': 'card',
    'payment_intent_data[capture_method]': 'manual',
    'payment_intent_data[metadata][payment]': id,
  }
}

function statusOfSession(session: Session): ProviderStatus {
  const reference = session.id
  if (session.status === 'open') return { state: 'challenge', reference, url: session.url ?? '' }
  if (session.status === 'expired') return { state: 'declined' }
  switch (intentOf(session).status) {
    case 'requires_capture':
      return { state: 'authorised', reference }
    case 'succeeded':
      return { state: 'captured', reference }
    case 'canceled':
      return { state: 'released' }
    default:
      throw new NoAnswer('Stripe has not decided yet')
  }
}

function intentOf({ payment_intent: intent }: Session): Intent {
  if (!intent || typeof intent === 'string') throw new NoAnswer('Stripe told no payment')
  return intent
}

function intentPath(session: Session): string {
  return `/v1/payment_intents/${encodeURIComponent(intentOf(session).id)}`
}

/** Stripe counts the Icelandic krona in hundredths, which do not exist. */
function stripeAmount(amount: MinorUnits, currency: CurrencyCode): number {
  return currency === 'ISK' ? amount * 100 : amount
}
