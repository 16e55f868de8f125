import { expect, test } from 'vitest'
import {
  afterSubmitEvent,
  isSubmitDisabled,
  type SubmitEvent,
  type SubmitState,
} from './submit-state.ts'

test.each<[string, SubmitState]>([
  ['', 'idle'],
  ['submit', 'validating'],
  ['submit refused', 'restored'],
  ['submit accepted', 'submitting'],
  ['submit accepted submit', 'submitting'],
  ['submit submit', 'validating'],
  ['submit refused submit accepted', 'submitting'],
  ['submit accepted refused', 'restored'],
  ['submit accepted page-shown', 'restored'],
  ['submit page-shown', 'restored'],
  ['page-shown', 'idle'],
  ['accepted', 'idle'],
])('after "%s" it is %s', (events, state) => {
  const steps = events.split(' ').filter(Boolean) as SubmitEvent[]
  expect(steps.reduce(afterSubmitEvent, 'idle' as SubmitState)).toBe(state)
})

test.each<[SubmitState, boolean]>([
  ['idle', false],
  ['validating', true],
  ['submitting', true],
  ['restored', false],
])('while %s it is disabled: %s', (state, disabled) => {
  expect(isSubmitDisabled(state)).toBe(disabled)
})
