import { expect, test } from 'vitest'
import { rendered } from '../../../../../../tests/fixtures/rendered.tsx'
import { InViewList } from './in-view-list.tsx'
import { mapPins } from './map-pins.ts'

const pins = mapPins({ id: [7, 8], latitude: [39, 40], longitude: [2, 3], price: [9_000, 7_000] })
const list = {
  pins,
  hotels: new Map(),
  currency: 'EUR',
  chosen: 1,
  isOpen: true,
  onToggle: null,
  onChoose: () => {},
} as const

test('every hotel in view is a button, the open one pressed', () => {
  const html = rendered(<InViewList {...list} listed={[1, 0]} count={2} />)
  expect(html).toContain('A la vista: 2 alojamientos')
  expect(html.match(/data-hotel="\d+" aria-pressed="\w+"/g)).toEqual([
    'data-hotel="8" aria-pressed="true"',
    'data-hotel="7" aria-pressed="false"',
  ])
})

test('more than are listed are told of, and so is nothing', () => {
  expect(rendered(<InViewList {...list} listed={[1]} count={900} />)).toContain('más baratos')
  expect(rendered(<InViewList {...list} listed={[]} count={0} />)).toContain('No hay alojamientos')
})
