import { expect, test } from 'vitest'
import { type Autocomplete, emptyAutocomplete } from '../rules/autocomplete.ts'
import { keyMeaning } from './combobox-keys.ts'
import type { PressedKey } from './combobox-keys.ts'

const PLAIN = { shiftKey: false, hasOtherModifier: false, isComposing: false }
const typed = { ...emptyAutocomplete(), text: 'sev' }
const open = { ...typed, isOpen: true, options: ['Sevilla', 'Sevnica'] }
const chosen = { ...open, selected: 1 }

test.each<[string, Autocomplete, Partial<PressedKey>, string]>([
  ['a letter is not for the box', open, { key: 'a' }, 'nothing'],
  ['down selects', open, { key: 'ArrowDown' }, 'handled, selects 0'],
  ['up selects the last', open, { key: 'ArrowUp' }, 'handled, selects 1'],
  ['an arrow opens a closed list', typed, { key: 'ArrowDown' }, 'handled, load'],
  ['but not for a short text', emptyAutocomplete(), { key: 'ArrowDown' }, 'nothing'],
  ['Enter picks', chosen, { key: 'Enter' }, 'handled, pick'],
  ['Enter without selection sends the form', open, { key: 'Enter' }, 'left alone'],
  ['Tab picks and goes on', chosen, { key: 'Tab' }, 'pick'],
  ['Shift+Tab only goes back', chosen, { key: 'Tab', shiftKey: true }, 'nothing'],
  ['Escape first resets the selection', chosen, { key: 'Escape' }, 'handled'],
  ['then closes', open, { key: 'Escape' }, 'handled, closes'],
  ['and is left to others when closed', typed, { key: 'Escape' }, 'closes'],
  ['the keyboard’s own choice is its own', chosen, { key: 'Enter', isComposing: true }, 'nothing'],
  ['shortcuts are the browser’s', open, { key: 'ArrowDown', hasOtherModifier: true }, 'nothing'],
])('%s', (_, box, pressed, expected) => {
  expect(written(keyMeaning(box, { ...PLAIN, key: '', ...pressed }))).toBe(expected)
})

function written(meaning: ReturnType<typeof keyMeaning>): string {
  if (!meaning) return 'nothing'
  const { step, isHandled, closes } = meaning
  const parts = [
    isHandled && 'handled',
    step.effect.kind !== 'none' && step.effect.kind,
    step.box.selected !== null && step.box.isOpen && `selects ${step.box.selected}`,
    closes && 'closes',
  ].filter(Boolean)
  return parts.join(', ') || 'left alone'
}
