import { expect, test } from 'vitest'
import { messageKeysIn } from './message-keys.ts'

const KEYS = ['claim.price', 'claim.price.text', 'form.duration.3+', 'problem.20_1_11', 'nav.cars']

test.each([
  [`text('claim.price')`, ['claim.price']],
  [`text("claim.price")`, ['claim.price']],
  ['text(`claim.${name}`)', ['claim.price']],
  ['text(`claim.${name}.text`)', ['claim.price.text']],
  ['text(`form.duration.${value}`)', ['form.duration.3+']],
  ['text(`problem.${code || "any"}`)', ['problem.20_1_11']],
  [`const LABELS = { cars: 'nav.cars' }`, ['nav.cars']],
  [`text('claim.price.other')`, []],
  ['claim.price', []],
])('%s asks for %j', (code, expected) => {
  expect(messageKeysIn(code, KEYS)).toEqual(expected)
})
