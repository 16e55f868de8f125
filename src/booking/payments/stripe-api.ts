/** Asks Stripe's API. Nothing of what is sent or answered is ever logged. */
import { NoAnswer } from './payment-provider.ts'

const STRIPE_ADDRESS = 'https://api.stripe.com'
/** The shapes we read are of this version, whatever the account's default is. */
const VERSION = '2024-06-20'
const ANSWER_WITHIN_MS = 20_000

export type Fetch = (address: string, options: RequestInit) => Promise<Response>

export interface StripeCall {
  path: string
  /** Nested names are written as Stripe wants them: `metadata[payment]`. */
  fields?: Record<string, string>
  /** Of a call that changes something; the same key is carried out once. */
  key?: string
}

/** Stripe understood and refused. */
export class StripeRefusal extends Error {
  readonly code: string

  constructor(status: number, code: string) {
    super(`Stripe refused with ${status} ${code}`)
    this.code = code
  }
}

export function stripeApi(secretKey: string, ask: Fetch) {
  return async <T>({ path, fields, key }: StripeCall): Promise<T> => {
    const response = await answered(() =>
      ask(`${STRIPE_ADDRESS}${path}`, {
        method: key === undefined ? 'GET' : 'POST',
        headers: {
          authorization: `Bearer ${secretKey}`,
          'stripe-version': VERSION,
          ...(key !== undefined && {
            'idempotency-key': key,
            'content-type': 'application/x-www-form-urlencoded',
          }),
        },
        ...(key !== undefined && { body: String(new URLSearchParams(fields)) }),
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      }),
    )
    // Too busy, at work on the same key, or broken: it may or may not have been done.
    if (response.status >= 500 || response.status === 429 || response.status === 409)
      throw new NoAnswer(`Stripe answered ${response.status}`)
    const body = await answered(() => response.json() as Promise<unknown>)
    if (response.ok) return body as T
    const { error } = body as { error?: { code?: string; type?: string } }
    throw new StripeRefusal(response.status, error?.code ?? error?.type ?? 'unknown')
  }
}

async function answered<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch {
    throw new NoAnswer('Stripe did not answer')
  }
}
