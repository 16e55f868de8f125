import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { TILE_PIXELS } from '../../../../../places/rules/map-projection.ts'
import { tileBlock } from './detail-map.tsx'

test('a place lies well inside its tiles, wherever it is', () => {
  const spots = fc.record({
    latitude: fc.double({ min: -84, max: 84, noNaN: true }),
    longitude: fc.double({ min: -180, max: 179.999, noNaN: true }),
  })
  fc.assert(
    fc.property(spots, (spot) => {
      const { tiles, pin } = tileBlock(spot)
      expect(tiles).toHaveLength(6)
      for (const { x, y } of tiles)
        expect(Math.min(x, y, 2 ** 14 - 1 - x)).toBeGreaterThanOrEqual(0)
      expect(pin.x).toBeGreaterThanOrEqual(TILE_PIXELS)
      expect(pin.x).toBeLessThanOrEqual(2 * TILE_PIXELS)
      expect(pin.y).toBeGreaterThanOrEqual(TILE_PIXELS / 2 - 1)
      expect(pin.y).toBeLessThanOrEqual(1.5 * TILE_PIXELS + 1)
    }),
  )
})

test('Seville lies where maps put it', () => {
  expect(tileBlock({ latitude: 37.38283, longitude: -5.97317 }).tiles[1]).toEqual({
    z: 14,
    x: 7920,
    y: 6354,
  })
})
