import { expect, test } from 'vitest'
import { geographyOf, randomWorld } from '../../../../../tests/reference/random-world.ts'
import { EngineBuilder } from './engine-builder.ts'
import { COLUMN_NAMES } from './engine-columns.ts'
import {
  directoryBytes,
  fitsGeography,
  openSnapshot,
  SNAPSHOT_PREAMBLE_BYTES,
  takeSnapshot,
} from './snapshot.ts'

const world = randomWorld(3, 20)
const geography = geographyOf(world)
const place = { transactionId: 71, id: 12 }

function columns() {
  const builder = new EngineBuilder({
    geography,
    chains: world.chains,
    counts: { hotels: 20, roomTypes: 80, ratePlans: 120 },
    firstDay: world.firstDay,
    days: world.days,
  })
  for (const hotel of world.hotels) builder.add(hotel)
  return builder.freeze()
}

/** What a program with a disk does. */
function written() {
  const pieces = takeSnapshot(columns(), place, 'demo 20 by seed 3')
  const file = new Uint8Array(Math.max(...pieces.map(({ offset, bytes }) => offset + bytes.length)))
  for (const { offset, bytes } of pieces) file.set(bytes, offset)
  return file
}

test('a snapshot is read back as it was, into shared memory', () => {
  const file = written()
  const length = directoryBytes(file)!
  const snapshot = openSnapshot(
    file.subarray(SNAPSHOT_PREAMBLE_BYTES, SNAPSHOT_PREAMBLE_BYTES + length),
  )!
  for (const { offset, bytes } of snapshot.pieces)
    bytes.set(file.subarray(offset, offset + bytes.length))
  const built = columns()
  for (const name of COLUMN_NAMES) {
    expect(Array.from(snapshot.columns[name])).toEqual(Array.from(built[name]))
    expect(snapshot.columns[name].buffer).toBeInstanceOf(SharedArrayBuffer)
  }
  expect(snapshot).toMatchObject({ place, firstDay: world.firstDay, origin: 'demo 20 by seed 3' })
  expect(fitsGeography(snapshot.columns, geography)).toBe(true)
  expect(fitsGeography(snapshot.columns, geographyOf(randomWorld(4, 0)))).toBe(false)
})

test('other bytes are no snapshot', () => {
  expect(directoryBytes(new Uint8Array(3))).toBeNull()
  expect(directoryBytes(new Uint8Array(40))).toBeNull()
  expect(openSnapshot(new TextEncoder().encode('{"lengths":{}}'))).toBeNull()
  expect(openSnapshot(new TextEncoder().encode('{'))).toBeNull()
})
