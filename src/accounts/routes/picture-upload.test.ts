/** Pictures that visitors send: photos by their bytes, and nothing else is even opened. */
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { buildTestApp, visitor } from '../../../tests/fixtures/test-app.ts'
import { pictureIn } from './picture-upload.ts'

const red = { create: { width: 300, height: 200, channels: 3, background: 'red' } } as const

test.each(['jpeg', 'png', 'webp', 'avif'] as const)('a %s is a picture', async (format) => {
  const picture = await sent(await sharp(red).toFormat(format).toBuffer())
  expect(await sharp(picture!.bytes).metadata()).toMatchObject({ format: 'webp', width: 192 })
})

test.each([
  ['a GIF', () => sharp(red).gif().toBuffer()],
  ['a TIFF', () => sharp(red).tiff().toBuffer()],
  ['text', async () => Buffer.from('no picture')],
  ['half a PNG', async () => (await sharp(red).png().toBuffer()).subarray(0, 40)],
])('%s is none', async (_, bytes) => {
  expect(await sent(await bytes())).toBeNull()
})

test('a drawing that would take seconds is refused at once', async () => {
  const blurs =
    '<feTurbulence baseFrequency="0.9" numOctaves="9"/><feGaussianBlur stdDeviation="90"/>'
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="4000"><filter id="f">${blurs.repeat(4)}</filter><rect width="4000" height="4000" filter="url(#f)"/></svg>`
  const begun = performance.now()
  expect(await sent(Buffer.from(svg))).toBeNull()
  expect(await sent(Buffer.from(`\ufeff<?xml version="1.0"?>${svg}`))).toBeNull()
  expect(performance.now() - begun).toBeLessThan(200)
})

test('a picture of a kilobyte that needs a gigabyte to be read is refused', async () => {
  const large = { create: { ...red.create, width: 4_100, height: 4_100 } }
  for (const format of ['png', 'webp'] as const)
    expect(await sent(await sharp(large).toFormat(format, { effort: 1 }).toBuffer())).toBeNull()
  // Cameras make such photos.
  expect(await sent(await sharp(large).jpeg().toBuffer())).not.toBeNull()
})

test('pictures are read one after the other, and not too many wait for it', async () => {
  const jpeg = await sharp(red).jpeg().toBuffer()
  const all = await Promise.allSettled(Array.from({ length: 12 }, () => sent(jpeg)))
  const reasons = all.flatMap((each) => (each.status === 'rejected' ? [each.reason as Error] : []))
  expect(reasons.map(({ message }) => message)).toEqual(Array(4).fill('try-again'))
  expect(await sent(jpeg)).not.toBeNull()
})

/** Whatever the sender says that it is. */
function sent(bytes: Buffer) {
  return pictureIn({ picture: new Blob([new Uint8Array(bytes)], { type: 'image/png' }) })
}

describe('a form with pictures', () => {
  const BOUNDARY = '----boundary-of-a-form-27-letters'

  test.each([
    ['very many parts', Array<string>(5_000).fill('')],
    ['more text than any form has', ['x'.repeat(70_000)]],
  ])('of %s is refused, and little is answered', async (_, texts) => {
    const { statusCode, body } = await answerTo(texts)
    expect(statusCode).toBe(413)
    expect(body.length).toBeLessThan(60_000)
  })

  test('is read when it is one', async () => {
    const { statusCode } = await answerTo(['name', 'Ana'])
    // Without the token of our own page.
    expect(statusCode).toBe(403)
    expect((await answerTo(['x'], 'multipart/form-data')).statusCode).toBe(400)
    const other = `multipart/form-data; boundary="${BOUNDARY}\\""`
    expect((await answerTo(['x'], other)).statusCode).toBe(400)
  })

  async function answerTo(
    texts: readonly string[],
    type = `multipart/form-data; boundary=${BOUNDARY}`,
  ) {
    const app = await buildTestApp()
    const parts = texts.map(
      (text, at) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="f${at}"\r\n\r\n${text}`,
    )
    return visitor(app)('es.localhost/mi-cuenta/', {
      method: 'POST',
      headers: { accept: 'text/html', 'sec-fetch-site': 'same-origin', 'content-type': type },
      payload: `${parts.join('\r\n')}\r\n--${BOUNDARY}--\r\n`,
    })
  }
})
