import { expect, test } from 'vitest'
import {
  PHOTO_SIZES,
  type PhotoSize,
  photoPath,
  photoSource,
  readPhotoName,
} from './photo-sizes.ts'

test('pictures of the map are 110 by 75', () => {
  expect(PHOTO_SIZES.pin).toEqual({ width: 110, height: 75 })
})

test.each(Object.keys(PHOTO_SIZES) as PhotoSize[])('the link of size %s is read back', (size) => {
  const name = photoPath(7, 12, size).split('/').at(-1)!
  expect(readPhotoName(name)).toEqual({ position: 12, size })
})

test.each([
  ['3a 3b 3c', 3, '3a'],
  ['3a 3b 3c', 17, '3b'],
  ['3a 3b 3c', 842, '3c'],
  ['3a 3b 3c', 951, '3a'],
  ['2a 2b', 842, '2a'],
  ['one', 842, 'one'],
  ['', 842, ''],
])('of the hosts “%s” hotel %d has %s', (hosts, hotelId, host) => {
  const path = photoPath(hotelId, 1, 'card')
  expect(photoSource(path, { photoHosts: hosts.split(' ').filter(Boolean) })).toBe(host + path)
})

test.each(['', 'https://other.example/photos/1/1-card'])('“%s” is no photo of ours', (address) =>
  expect(photoSource(address, { photoHosts: ['https://photos.example'] })).toBe(address),
)

test.each(['', '1', '0-card', '1-huge', '1-toString', '123-card', '1-card.svg', '-card'])(
  '“%s” is no picture',
  (name) => expect(readPhotoName(name)).toBeNull(),
)
