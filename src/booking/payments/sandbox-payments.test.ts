import { expect, test } from 'vitest'
import {
  paymentContract,
  type PayersAnswer,
  requestWith,
} from '../../../tests/fixtures/payment-contract.ts'
import { NoAnswer } from './payment-provider.ts'
import { sandboxPayments, TEST_CARDS } from './sandbox-payments.ts'

const CARDS: Record<PayersAnswer, string> = {
  success: TEST_CARDS.success,
  declined: TEST_CARDS.declined,
  challenge: TEST_CARDS.challenge,
  'time-out': TEST_CARDS.timeOut,
}

function sandbox() {
  const kept = new Map<string, string>()
  let isLosing = false
  const provider = sandboxPayments({
    read: async (id) => kept.get(id) ?? null,
    write: async (id, details, before) => {
      if ((kept.get(id) ?? null) !== before) return false
      kept.set(id, details)
      if (isLosing) throw new NoAnswer('lost')
      return true
    },
  })
  return {
    provider,
    cardFor: (answer: PayersAnswer) => ({ number: CARDS[answer] }),
    answerChallenge: async ({ id }: { id: string }, agrees: boolean) =>
      void (await provider.answerChallenge(id, agrees)),
    loseAnswers: (lost: boolean) => void (isLosing = lost),
    held: async (id: string) => {
      const { state = '', amount = 0, refunds = {} } = JSON.parse(kept.get(id) ?? '{}')
      const refunded = Object.values(refunds as Record<string, number>)
      const taken = amount - refunded.reduce((sum, each) => sum + each, 0)
      return {
        promised: state === 'authorised' ? amount : 0,
        taken: state === 'captured' ? taken : 0,
      }
    },
  }
}

paymentContract('The sandbox', sandbox)

test('a declined card, and any that is no test card, promises nothing', async () => {
  const { provider, cardFor } = sandbox()
  const request = requestWith({ cardFor }, 'declined')
  expect(await provider.authorise(request)).toMatchObject({ state: 'declined' })
  const other = { ...requestWith({ cardFor }, 'success'), card: { number: '5555555555554444' } }
  expect(await provider.authorise(other)).toMatchObject({ state: 'declined' })
  expect(await provider.authorise({ ...other, card: null })).toMatchObject({ state: 'declined' })
})

test('the time-out card promises the money and says nothing', async () => {
  const { provider, cardFor } = sandbox()
  const request = requestWith({ cardFor }, 'time-out')
  await expect(provider.authorise(request)).rejects.toBeInstanceOf(NoAnswer)
  const known = { id: request.id, reference: null }
  expect(await provider.standing(known)).toMatchObject({ state: 'authorised' })
})

test('what was let go before it arrived comes too late', async () => {
  const { provider, cardFor } = sandbox()
  const request = requestWith({ cardFor }, 'success')
  await provider.release({ id: request.id, reference: null })
  expect(await provider.authorise(request)).toMatchObject({ state: 'released' })
})
