import { describe, expect, test } from 'vitest'
import {
  appLink,
  base32,
  codeAt,
  newRecoveryCodes,
  recoveryCodeHash,
  stepAt,
  stepOfCode,
} from './one-time-codes.ts'

/** The secret and the moments of RFC 6238, appendix B; its codes have two digits more. */
const SECRET = Buffer.from('12345678901234567890')

describe('codes of an app', () => {
  test.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at second %i: %s', (second, code) =>
    expect(codeAt(SECRET, stepAt(second * 1_000))).toBe(code),
  )

  test('are right for their thirty seconds, those before and those after', () => {
    const now = 1_234_567_890_000
    const around = [-2, -1, 0, 1, 2].map((steps) =>
      stepOfCode(SECRET, codeAt(SECRET, stepAt(now) + steps), now),
    )
    const step = stepAt(now)
    expect(around).toEqual([null, step - 1, step, step + 1, null])
    expect(stepOfCode(SECRET, '', now)).toBeNull()
    expect(stepOfCode(SECRET, '5924', now)).toBeNull()
  })

  test('come from a secret that apps read from a link', () => {
    expect(base32(Buffer.from('foobar'))).toBe('MZXW6YTBOI')
    expect(appLink(SECRET, 'Alisio', 'ana@example.com')).toBe(
      'otpauth://totp/Alisio%3Aana%40example.com?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Alisio',
    )
  })
})

test('recovery codes are read however they are typed', () => {
  const codes = newRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/)
  const [code = ''] = codes
  const typed = code.replaceAll('-', ' ').toUpperCase()
  expect(recoveryCodeHash(typed)).toBe(recoveryCodeHash(code))
  expect(recoveryCodeHash(codes[1]!)).not.toBe(recoveryCodeHash(code))
})
