import { expect, test } from 'vitest'
import { PHOTO_SIZES, type PhotoSize, photoPath, readPhotoName } from './photo-sizes.ts'

test('pictures of the map are 110 by 75', () => {
  expect(PHOTO_SIZES.pin).toEqual({ width: 110, height: 75 })
})

test.each(Object.keys(PHOTO_SIZES) as PhotoSize[])('the link of size %s is read back', (size) => {
  const name = photoPath(7, 12, size).split('/').at(-1)!
  expect(readPhotoName(name)).toEqual({ position: 12, size })
})

test.each(['', '1', '0-card', '1-huge', '1-toString', '123-card', '1-card.svg', '-card'])(
  '“%s” is no picture',
  (name) => expect(readPhotoName(name)).toBeNull(),
)
