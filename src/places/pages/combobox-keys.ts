/** What a key means in a box, and whether the browser should still do its own with it. */
import {
  type Autocomplete,
  type AutocompleteKey,
  type AutocompleteStep,
  pressKey,
  typeInto,
} from '../rules/autocomplete.ts'

export interface PressedKey {
  key: string
  shiftKey: boolean
  hasOtherModifier: boolean
  /** Keys that choose among characters of a keyboard belong to that keyboard. */
  isComposing: boolean
}

export interface KeyMeaning {
  step: AutocompleteStep
  isHandled: boolean
  /** The list is sent away; on small screens the panel with it. */
  closes: boolean
}

const KEYS = new Set<string>(['ArrowDown', 'ArrowUp', 'Enter', 'Tab', 'Escape'])

/** Null when the box has nothing to do with the key. */
export function keyMeaning(box: Autocomplete, pressed: PressedKey): KeyMeaning | null {
  const { key, shiftKey, hasOtherModifier, isComposing } = pressed
  if (!KEYS.has(key) || hasOtherModifier || isComposing) return null
  // Going back to the field before is no choice.
  if (shiftKey && key === 'Tab') return null
  const isArrow = key === 'ArrowDown' || key === 'ArrowUp'
  if (isArrow && !box.isOpen) {
    const step = typeInto(box, box.text)
    return step.box.isOpen ? { step, isHandled: true, closes: false } : null
  }
  const step = pressKey(box, key as AutocompleteKey)
  const isPick = step.effect.kind === 'pick'
  return {
    step,
    // Tab picks and goes on to the next field.
    isHandled: isArrow || (isPick && key === 'Enter') || (key === 'Escape' && box.isOpen),
    closes: key === 'Escape' && !step.box.isOpen,
  }
}
