/**
 * A provider for trying things out: no money moves, and the number of the card says what happens.
 * It remembers what it promised, so that a crash can be resolved as with a real one.
 */
import { setTimeout as pause } from 'node:timers/promises'
import {
  type KnownPayment,
  NoAnswer,
  type PaymentProvider,
  type PaymentRefund,
  type PaymentRequest,
  type ProviderStatus,
} from './payment-provider.ts'

/** Any future date and any code go with them. */
export const TEST_CARDS = {
  success: '4242424242424242',
  declined: '4000000000000002',
  challenge: '4000002760003184',
  /** Authorised, but the answer is lost. */
  timeOut: '4000000000000341',
} as const

export interface SandboxRecords {
  read(id: string): Promise<string | null>
  /** Only over what was read: false when another has written meanwhile. */
  write(id: string, details: string, before: string | null): Promise<boolean>
}

interface SandboxPayment {
  state: Exclude<ProviderStatus['state'], 'unknown-there'>
  url: string
  /** Where the visitor goes on; missing in what was written before it was kept. */
  back?: string
  amount: number
  /** By their ids. */
  refunds: Record<string, number>
}

export interface SandboxPayments extends PaymentProvider {
  /** What the visitor answered to the bank, and where they go on; null when nobody was asked. */
  answerChallenge(id: string, isApproved: boolean): Promise<{ back: string } | null>
}

/** `delayMs` is on the way there, and again on the way back: banks are not next door. */
export function sandboxPayments(records: SandboxRecords, delayMs = 0): SandboxPayments {
  const far = async <T>(work: () => Promise<T>): Promise<T> => {
    if (delayMs > 0) await pause(delayMs)
    const answer = await work()
    if (delayMs > 0) await pause(delayMs)
    return answer
  }
  return {
    name: 'sandbox',
    takesCards: true,
    async authorise(request) {
      const { payment, before } = await far(() =>
        changed(request.id, (known) => known ?? opened(request)),
      )
      if (before === null && request.card?.number === TEST_CARDS.timeOut)
        throw new NoAnswer('The sandbox keeps its answer to itself')
      return statusOfPayment(request.id, payment)
    },
    async standing({ id }) {
      const written = await records.read(id)
      return written ? statusOfPayment(id, JSON.parse(written)) : { state: 'unknown-there' }
    },
    async capture({ id }) {
      const { payment } = await far(() =>
        changed(id, (known) =>
          known?.state === 'authorised' ? { ...known, state: 'captured' } : known,
        ),
      )
      return payment?.state === 'captured' ? 'captured' : 'refused'
    },
    async release({ id }: KnownPayment) {
      // Also what was never seen: should it still arrive, it is too late.
      await far(() => changed(id, (known) => ({ ...(known ?? NOTHING), state: 'released' })))
    },
    async refund({ id }, refund) {
      await far(() => changed(id, (known) => withRefund(id, known, refund)))
    },
    async answerChallenge(id, isApproved) {
      const { before } = await changed(id, (known) =>
        known?.state === 'challenge'
          ? { ...known, state: isApproved ? 'authorised' : 'declined' }
          : known,
      )
      return before?.state === 'challenge' ? { back: before.back ?? '' } : null
    },
  }

  /** Two callers may come at once: whoever is late looks again. */
  async function changed<T extends SandboxPayment | null>(
    id: string,
    change: (known: SandboxPayment | null) => T,
  ): Promise<{ payment: T; before: SandboxPayment | null }> {
    for (;;) {
      const written = await records.read(id)
      const before = written === null ? null : (JSON.parse(written) as SandboxPayment)
      const payment = change(before)
      const details = JSON.stringify(payment)
      if (payment === null || details === written) return { payment, before }
      if (await records.write(id, details, written)) return { payment, before }
    }
  }
}

const NOTHING: SandboxPayment = { state: 'released', url: '', amount: 0, refunds: {} }

function opened({ id, amount, card, pages }: PaymentRequest): SandboxPayment {
  const url = new URL(pages.challenge)
  url.searchParams.set('payment', id)
  const { back } = pages
  return { state: stateBy(card?.number), url: url.href, back, amount, refunds: {} }
}

function withRefund(
  id: string,
  known: SandboxPayment | null,
  refund: PaymentRefund,
): SandboxPayment {
  if (known?.state !== 'captured') throw new Error(`Payment ${id} was not captured`)
  const refunds = { ...known.refunds, [refund.id]: refund.amount }
  const sum = Object.values(refunds).reduce((total, amount) => total + amount, 0)
  if (sum > known.amount) throw new Error(`More than payment ${id} would be refunded`)
  return { ...known, refunds }
}

function stateBy(number: string | undefined): 'authorised' | 'challenge' | 'declined' {
  if (number === TEST_CARDS.challenge) return 'challenge'
  const isGood = number === TEST_CARDS.success || number === TEST_CARDS.timeOut
  return isGood ? 'authorised' : 'declined'
}

function statusOfPayment(reference: string, { state, url }: SandboxPayment): ProviderStatus {
  return state === 'challenge' ? { state, reference, url } : { state, reference }
}
