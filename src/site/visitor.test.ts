import { expect, test } from 'vitest'
import {
  askWhetherLogged,
  beginLoginCheck,
  DETECTED_COOKIE,
  DETECTED_COOKIE_SECONDS,
  DETECTED_HASH_COOKIE,
  detectVisitor,
  endLoginCheck,
  type Identity,
  logOut,
  UNKNOWN_VISITOR,
  visitorState,
} from './visitor.ts'

const DETECTED = detectVisitor(UNKNOWN_VISITOR, { id: '7', emailHash: 'abc' })
const CHECKING = beginLoginCheck(DETECTED)
const LOGGED = endLoginCheck(CHECKING, { id: '7' }).identity

test.each<[string, Identity]>([
  ['anonymous', UNKNOWN_VISITOR],
  ['detected', DETECTED],
  ['detected', CHECKING],
  ['detected', endLoginCheck(CHECKING, null).identity],
  ['anonymous', endLoginCheck(beginLoginCheck(UNKNOWN_VISITOR), null).identity],
  ['logged', LOGGED],
  ['logged', detectVisitor(LOGGED, { id: '8' })],
  ['anonymous', logOut(LOGGED).identity],
  ['anonymous', logOut(DETECTED).identity],
])('a visitor becomes %s', (state, identity) => {
  expect(visitorState(identity)).toBe(state)
})

test('a successful check emits logged and login, once', () => {
  expect(endLoginCheck(CHECKING, { id: '7' }).events).toEqual(['logged', 'login'])
  expect(endLoginCheck(beginLoginCheck(LOGGED), { id: '7' }).events).toEqual([])
})

test('a failed check emits nothing', () => {
  expect(endLoginCheck(CHECKING, null).events).toEqual([])
})

test('the password is not kept', () => {
  const { identity } = endLoginCheck(CHECKING, { id: '7', name: 'Ana', password: 'secret' })
  expect(identity.account).toEqual({ id: '7', name: 'Ana' })
})

test('logout forgets everything and says so', () => {
  const { identity, events } = logOut(LOGGED)
  expect([identity.detected, identity.account]).toEqual([null, null])
  expect(events).toEqual(['logout'])
})

test('callers wait for the check and are answered once', () => {
  const first = askWhetherLogged(UNKNOWN_VISITOR, 'avatar')
  expect(first.answers).toEqual([])

  const second = askWhetherLogged(beginLoginCheck(first.identity), 'menu')
  const ended = endLoginCheck(second.identity, { id: '7' })
  expect(ended.answers).toEqual([
    { caller: 'avatar', logged: true },
    { caller: 'menu', logged: true },
  ])
  expect(ended.identity.waiting).toEqual([])
})

test('after the check callers are answered at once', () => {
  expect(askWhetherLogged(LOGGED, 'menu').answers).toEqual([{ caller: 'menu', logged: true }])
})

test('a logout answers those who wait, and a late check changes nothing', () => {
  const waiting = askWhetherLogged(CHECKING, 'menu').identity
  const out = logOut(waiting)
  expect(out.answers).toEqual([{ caller: 'menu', logged: false }])
  expect(endLoginCheck(out.identity, { id: '7' })).toEqual({
    identity: out.identity,
    events: [],
    answers: [],
  })
})

test('two cookies keep a detected visitor for 30 days', () => {
  expect([DETECTED_COOKIE, DETECTED_HASH_COOKIE]).toEqual(['detected_user', 'detected_user_hash'])
  expect(DETECTED_COOKIE_SECONDS).toBe(30 * 24 * 60 * 60)
})
