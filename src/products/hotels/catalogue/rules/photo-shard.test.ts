import { expect, test } from 'vitest'
import { PHOTO_SHARDS, photoShard } from './photo-shard.ts'

test.each([
  [1, 1],
  [29, 2],
  [300, 0],
  [4567, 1],
  [9_999, 0],
  [0, 0],
])('hotel %d is on shard %d', (hotelId, shard) => expect(photoShard(hotelId)).toBe(shard))

test('there are three shards', () => expect(PHOTO_SHARDS).toBe(3))
