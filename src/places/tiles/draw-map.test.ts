import { describe, expect, test } from 'vitest'
import { smallGeography } from '../../../tests/fixtures/small-geography.ts'
import { worldX, worldY } from '../rules/map-projection.ts'
import { destinationView } from './destination-view.ts'
import { WorldMap } from './draw-map.ts'
import { MAP_PALETTES } from './map-palette.ts'
import { tileView } from './map-view.ts'

const geography = smallGeography()
const map = new WorldMap(geography)
const look = { language: 'es', scheme: 'light' } as const

function tileAt(latitude: number, longitude: number, zoom: number) {
  const [x, y] = [worldX(longitude), worldY(latitude)].map((part) => Math.floor(part * 2 ** zoom))
  return tileView(zoom, x!, y!)
}

test('the open sea is nothing but sea', () => {
  const svg = map.draw(tileAt(30, -40, 8), look)
  expect(svg).toContain(MAP_PALETTES.light.sea)
  expect(svg).not.toContain('<path')
})

test('far inland the land fills the tile', () => {
  const { land } = MAP_PALETTES.light
  const svg = map.draw(tileAt(40.2, -4.6, 12), look)
  expect(svg).toContain(`fill="${land}"`)
  // Four corners, each outside the tile.
  const [, path] = / d="([^"]+)"/.exec(svg)!
  expect(path!.match(/-?\d+/g)!.length).toBeLessThanOrEqual(12)
})

describe('names', () => {
  test.each([
    [6, ['Sevilla', 'ESPAÑA'], ['Triana']],
    [13, ['Sevilla', 'Triana'], ['ESPAÑA']],
  ])('at zoom %d', (zoom, shown, absent) => {
    const view = {
      ...tileAt(37.383, -5.99, zoom),
      left: worldX(-5.99) * 256 * 2 ** zoom - 700,
      top: worldY(zoom === 6 ? 39 : 37.383) * 256 * 2 ** zoom - 400,
      width: 1400,
      height: 800,
    }
    const svg = map.draw(view, look)
    for (const name of shown) expect(svg).toContain(`>${name}</text>`)
    for (const name of absent) expect(svg).not.toContain(`>${name}</text>`)
  })
})

test('a border runs between two countries', () => {
  expect(map.draw(tileAt(43.34, -1.78, 9), look)).toContain(MAP_PALETTES.light.border)
})

test('no picture holds a style or a script of its own', () => {
  const svg = map.draw(tileAt(43.34, -1.78, 9), { language: undefined, scheme: 'dark' })
  expect(svg).not.toMatch(/style=|<style|<script|undefined|NaN/)
})

describe('the view of a destination', () => {
  const size = { width: 264, height: 132 }
  test('has it in the middle', () => {
    const { left, top, zoom } = destinationView(geography, '10', size)
    const scale = 256 * 2 ** zoom
    expect(left + 132).toBeCloseTo(worldX(-5.9732) * scale, 0)
    expect(top + 66).toBeCloseTo(worldY(37.3828) * scale, 0)
  })

  test('shows a country with all its towns', () => {
    const { zoom } = destinationView(geography, '2', size)
    expect(zoom).toBeGreaterThan(2)
    expect(zoom).toBeLessThan(7)
  })
})
