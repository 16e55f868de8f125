import { expect, test } from 'vitest'
import { rendered } from '../../../tests/fixtures/rendered.tsx'
import { problem, type Problem } from '../../site/problems.ts'
import { Field } from './field.tsx'

test.each<[string, Problem[], string]>([
  ['says nothing', [], ''],
  [
    'tells only the first problem, with its code',
    [problem('destination-missing', 'a'), problem('destination-not-chosen', 'a')],
    'destination-missing',
  ],
])('a field %s', (_, problems, told) => {
  const html = field(problems)
  expect([...html.matchAll(/data-code="([^"]+)"/g)].map(([, code]) => code).join()).toBe(told)
  expect(html.includes('data-invalid')).toBe(told !== '')
})

test.each([
  ['12_999_13', true],
  ['20_1_11', true],
  ['destination-missing', false],
] as const)('the code %s can be read: %s', (code, isShown) => {
  expect(field([problem(code, 'a')]).includes(`>${code}<`)).toBe(isShown)
})

function field(problems: Problem[]): string {
  return rendered(
    <Field id="a" label="A" problems={problems}>
      <input id="a" />
    </Field>,
  )
}
