import { expect, test } from 'vitest'
import type { Account } from '../../site/visitor.ts'
import { visitorIdentity } from './page-identity.ts'

const NO_COOKIES = { id: null, emailHash: null }

function identityWith(cookies = NO_COOKIES) {
  const checks: ((account: Account | null) => void)[] = []
  const events: string[] = []
  const checkLogin = () => new Promise<Account | null>((resolve) => checks.push(resolve))
  const identity = visitorIdentity({ checkLogin, emit: (event) => events.push(event) }, cookies)
  return { identity, checks, events }
}

test('callers who wait are answered once, by one check', async () => {
  const { identity, checks, events } = identityWith()
  const answers = [identity.isLogged(), identity.isLogged()]
  expect([identity.state(), checks.length]).toEqual(['anonymous', 1])
  checks[0]!({ name: 'Ana', password: 'never kept' })
  expect(await Promise.all(answers)).toEqual([true, true])
  expect(await identity.isLogged()).toBe(true)
  expect([checks.length, events]).toEqual([1, ['logged', 'login']])
  expect(identity.account()).toEqual({ name: 'Ana' })
})

test('nobody signed in: no event, and the answer is no', async () => {
  const { identity, checks, events } = identityWith({ id: 'v1', emailHash: 'h1' } as never)
  const answer = identity.isLogged()
  checks[0]!(null)
  expect([await answer, identity.state(), events]).toEqual([false, 'detected', []])
})

test('signing out while the check runs: whoever waits learns it, and its end changes nothing', async () => {
  const { identity, checks, events } = identityWith({ id: 'v1', emailHash: null } as never)
  const answer = identity.isLogged()
  identity.signedOut()
  expect(await answer).toBe(false)
  checks[0]!({ name: 'Ana' })
  await Promise.resolve()
  expect([identity.state(), events]).toEqual(['anonymous', ['logout']])
})
