import { describe, expect, test } from 'vitest'
import type { Read } from '../../site/problems.ts'
import { accountFormOf, readRegistration, readSignIn } from './account-fields.ts'
import { readEmail, readName, readNewPassword, readPassword } from './account-values.ts'

/** The value, or the code of what is wrong. */
const told = (read: Read<string>) => (read.ok ? read.value : `! ${read.problems[0]!.code}`)

describe('e-mail', () => {
  test.each([
    ['ana@example.com', 'ana@example.com'],
    ['  Ana.Gómez+viajes@Correo.Example.ES ', 'ana.gómez+viajes@correo.example.es'],
    ['josé@español.example', 'josé@español.example'],
    ['', '! email-missing'],
    ['   ', '! email-missing'],
    [undefined, '! email-missing'],
    [['a@example.com', 'b@example.com'], '! email-missing'],
    ['ana', '! email-unreadable'],
    ['ana@example', '! email-unreadable'],
    ['ana@-example.com', '! email-unreadable'],
    ['ana@example.com\r\nBcc: all@example.com', '! email-unreadable'],
    ['<ana@example.com>', '! email-unreadable'],
    ['a@b@example.com', '! email-unreadable'],
    [`${'a'.repeat(250)}@example.com`, '! email-unreadable'],
  ])('%j: %s', (email, expected) => expect(told(readEmail({ email }, 'email'))).toBe(expected))
})

describe('name', () => {
  test.each([
    [' Ana  María ', 'Ana María'],
    ['A\n\u0000B', 'A B'],
    ['', '! name-missing'],
    ['x'.repeat(81), '! field-too-long'],
  ])('%j: %s', (name, expected) => expect(told(readName({ name }, 'name'))).toBe(expected))
})

describe('password', () => {
  test.each([
    ['correct horse', 'correct horse'],
    ['🙂🚢🏝🧭🙂🗻🌊🎒', '🙂🚢🏝🧭🙂🗻🌊🎒'],
    ['short', '! password-too-short'],
    ['', '! password-missing'],
    ['x'.repeat(201), '! field-too-long'],
    ['ANA@example.com', '! password-same-as-email'],
    // What everybody tries first: words, walks, dates, repetitions.
    ['12345678', '! password-common'],
    ['87654321', '! password-common'],
    ['qwerty123', '! password-common'],
    ['1q2w3e4r5t', '! password-common'],
    ['Password1!', '! password-common'],
    ['P@ssw0rd2026', '! password-common'],
    ['contraseña', '! password-common'],
    ['Barcelona10', '! password-common'],
    ['iloveyou', '! password-common'],
    ['11111111', '! password-common'],
    ['abcabcabc', '! password-common'],
    ['31121985', '! password-common'],
    ['1985-12-31', '! password-common'],
    // Near them, and still nobody's guess.
    ['barco rojo 10', 'barco rojo 10'],
    ['passwordless travel', 'passwordless travel'],
    ['92746183', '92746183'],
  ])('to be, %j: %s', (password, expected) =>
    expect(told(readNewPassword({ password }, 'password', 'ana@example.com'))).toBe(expected),
  )

  test('claimed: anything may be one', () =>
    expect(told(readPassword({ password: ' x ' }, 'password'))).toBe(' x '))
})

const codes = (read: Read<unknown>) => (read.ok ? [] : read.problems.map(({ code }) => code))

test('a form is told everything that is wrong with it', () => {
  expect(codes(readRegistration({}))).toEqual(['name-missing', 'email-missing', 'password-missing'])
  expect(codes(readSignIn({ email: 'x' }))).toEqual(['email-unreadable', 'password-missing'])
  expect(readSignIn({ email: 'A@example.com', password: 'x' })).toEqual({
    ok: true,
    value: { email: 'a@example.com', password: 'x' },
  })
})

test.each([
  ['delete', 'delete'],
  ['other', null],
  [undefined, null],
])('the form %j is %j', (sent, form) => expect(accountFormOf(sent)).toBe(form))
