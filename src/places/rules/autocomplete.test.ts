import { describe, expect, test } from 'vitest'
import {
  type Autocomplete,
  type AutocompleteKey,
  chooseFilter,
  clearText,
  emptyAutocomplete,
  pressKey,
  receiveOptions,
  typeInto,
} from './autocomplete.ts'

/** Three suggestions for "sol". */
const OPEN = receiveOptions(typeInto(emptyAutocomplete(), 'sol').box, ['Sol', 'Solana', 'Sóller'])

describe('typing', () => {
  test.each([
    ['so', 3, false],
    ['so ', 3, false],
    ['sol', 3, true],
    ['s', 1, true],
    ['', 1, false],
  ])('"%s" where %i letters are needed opens the list: %s', (text, minLength, isOpen) => {
    const { box, effect } = typeInto(emptyAutocomplete(minLength), text)
    expect([box.isOpen, effect.kind]).toEqual([isOpen, isOpen ? 'load' : 'none'])
  })

  test('too little again closes it and forgets the suggestions', () => {
    expect(typeInto(OPEN, 'so').box).toMatchObject({ isOpen: false, options: [] })
  })
})

describe('keys', () => {
  test.each([
    ['down', 0],
    ['down down', 1],
    ['down down down down', 0],
    ['up', 2],
    ['down up', 2],
    ['up down', 0],
    ['down esc', null],
  ])('%s selects %s', (keys, selected) => {
    expect(press(OPEN, keys).box).toMatchObject({ isOpen: true, selected })
  })

  test.each(['down down enter', 'down down tab'])('%s picks the second', (keys) => {
    expect(press(OPEN, keys)).toEqual({
      box: { ...OPEN, text: 'Solana', isOpen: false },
      effect: { kind: 'pick', option: 1 },
    })
  })

  test.each(['enter', 'tab'])('%s without a selection is left to the browser', (key) => {
    expect(press(OPEN, key)).toEqual({ box: OPEN, effect: { kind: 'none' } })
  })

  test('escape resets, then closes, and keeps what was typed', () => {
    expect(press(OPEN, 'esc').box).toEqual({ ...OPEN, isOpen: false })
    expect(press(OPEN, 'down esc esc').box).toEqual({ ...OPEN, isOpen: false })
  })

  test('there is nothing to select in an empty or closed list', () => {
    const empty = receiveOptions(OPEN, [])
    expect(press(empty, 'down').box).toEqual(empty)
    expect(press(emptyAutocomplete(), 'down enter').box).toEqual(emptyAutocomplete())
  })
})

describe('filters', () => {
  test('another one loads anew and leaves the list of filters', () => {
    expect(chooseFilter(OPEN, 'chain')).toEqual({
      box: { ...OPEN, filter: 'chain' },
      effect: { kind: 'load', rebuildsFilters: false },
    })
  })

  test('going back to all rebuilds it', () => {
    const { effect } = chooseFilter(chooseFilter(OPEN, 'chain').box, 'all')
    expect(effect).toEqual({ kind: 'load', rebuildsFilters: true })
  })

  test('the same one does nothing, and none loads without enough text', () => {
    expect(chooseFilter(OPEN, 'all').effect.kind).toBe('none')
    expect(chooseFilter(emptyAutocomplete(), 'chain').effect.kind).toBe('none')
  })
})

test('the clear button empties the box and keeps its filter', () => {
  expect(clearText(OPEN).box).toEqual(emptyAutocomplete())
  expect(clearText({ ...OPEN, filter: 'chain' }).box.filter).toBe('chain')
})

const KEYS: Record<string, AutocompleteKey> = {
  down: 'ArrowDown',
  up: 'ArrowUp',
  enter: 'Enter',
  tab: 'Tab',
  esc: 'Escape',
}

function press(box: Autocomplete, keys: string) {
  const nothing = { box, effect: { kind: 'none' as const } }
  return keys
    .split(' ')
    .reduce((step, key) => pressKey(step.box, KEYS[key]!), nothing as ReturnType<typeof pressKey>)
}
