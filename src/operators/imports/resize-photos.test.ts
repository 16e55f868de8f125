import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PHOTO_SIZES, photoFile, type PhotoSize } from '../../ui/rules/photo-sizes.ts'
import { resizePhotos } from './resize-photos.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'alisio-photos-'))
const source = folder
const target = path.join(folder, 'kept')
afterAll(() => rmSync(folder, { recursive: true }))

beforeAll(async () => {
  const plain = sharp({ create: { width: 400, height: 200, channels: 3, background: '#c04020' } })
  const withExif = plain.clone().withExif({ IFD0: { Artist: 'Ana' } })
  await withExif.withMetadata({ orientation: 6 }).jpeg().toFile(path.join(folder, 'turned.jpg'))
  await plain.clone().resize(60, 40).ensureAlpha(0.5).png().toFile(path.join(folder, 'small.png'))
  const jpeg = await plain.clone().resize(2000, 1000).jpeg().toBuffer()
  writeFileSync(path.join(folder, 'cut.jpg'), jpeg.subarray(0, 2000))
  writeFileSync(path.join(folder, 'text.jpg'), 'no picture at all')
})

test('a photo is turned upright, stripped and kept in every size', async () => {
  const [photo] = await resizePhotos(['turned.jpg'], { source, target })
  expect(photo).toMatchObject({ ok: true, width: 200, height: 400 })
  const hash = photo!.ok ? photo!.hash : ''
  const sizes = await Promise.all(
    (Object.keys(PHOTO_SIZES) as PhotoSize[]).flatMap((size) => [
      sharp(path.join(target, photoFile(hash, size, 'avif'))).metadata(),
      sharp(path.join(target, photoFile(hash, size, 'webp'))).metadata(),
    ]),
  )
  expect(sizes.map(({ width, height }) => `${width}x${height}`)).toEqual([
    ...Array(2).fill('110x75'),
    ...Array(2).fill('160x107'),
    // Smaller than asked, since nothing is blown up.
    ...Array(6).fill('200x133'),
  ])
  expect(sizes.some(({ exif, orientation }) => exif || orientation)).toBe(false)
})

test('a second time nothing is written', async () => {
  const [photo] = await resizePhotos(['small.png'], { source, target })
  const file = path.join(target, photoFile(photo!.ok ? photo!.hash : '', 'pin', 'webp'))
  const before = statSync(file).mtimeMs
  expect(await resizePhotos(['small.png'], { source, target })).toEqual([photo])
  expect(statSync(file).mtimeMs).toBe(before)
})

test.each([
  ['cut.jpg', 'photo-broken'],
  ['text.jpg', 'photo-broken'],
  ['nowhere.jpg', 'photo-not-found'],
  ['../turned.jpg', 'photo-unusable'],
  ['http://127.0.0.1/a.jpg', 'photo-address-refused'],
])('%s is a reason', async (photo, code) => {
  const elsewhere = path.join(folder, 'elsewhere')
  const [refused, good] = await resizePhotos([photo, 'small.png'], { source, target: elsewhere })
  expect(refused).toMatchObject({ ok: false, photo, reason: { code } })
  expect(good).toMatchObject({ ok: true })
  expect(readdirSync(elsewhere)).toHaveLength(1)
})
