import { expect, test } from 'vitest'
import { pictureSources } from './picture-sources.ts'
import { readPhotos } from '../../products/hotels/list/pages/card/hotel-gallery.tsx'

const photo = { picture: '/photos/7/3-full', thumbnail: '/photos/7/3-thumb', description: 'Pool' }

test.each([
  [{ accommodationPhotos: [photo] }, [photo]],
  [
    { accommodationPhotos: [{ picture: 'a.jpg' }] },
    [{ picture: 'a.jpg', thumbnail: 'a.jpg', description: '' }],
  ],
  [{ accommodationPhotos: [null, {}, photo] }, [photo]],
  [{ accommodationPhotos: [] }, []],
  [{ accommodationPhotos: {} }, null],
  [{}, null],
  [null, null],
  ['<html>', null],
])('%j', (answer, photos) => expect(readPhotos(answer)).toEqual(photos))

test('every size of a picture comes from the host of its hotel', () => {
  const photoHosts = ['https://a.example', 'https://b.example']
  const { src, srcSet } = pictureSources(photo, { photoHosts })
  const addresses = [src, ...srcSet!.split(', ')]
  expect(addresses.filter((address) => !address.startsWith('https://b.example/'))).toEqual([])
})

test.each([
  ['/photos/7/3-full', '/photos/7/3-wide', '/photos/7/3-wide 960w, /photos/7/3-full 1600w'],
  ['/photos/7/x-full', '/photos/7/x-full', undefined],
  ['https://cdn.example/3.jpg', 'https://cdn.example/3.jpg', undefined],
])('the picture %s is fetched from %s', (picture, src, srcSet) => {
  expect(pictureSources({ ...photo, picture }, {})).toEqual(srcSet ? { src, srcSet } : { src })
})
