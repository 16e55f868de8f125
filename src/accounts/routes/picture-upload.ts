/**
 * A picture sent by a form. The body comes whole, at most a few megabytes, and Node itself takes
 * it apart; what is kept is a small square of our own making, never the bytes that were sent.
 */
import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import sharp, { type Sharp } from 'sharp'
import { ACCOUNT_FIELDS } from '../rules/account-fields.ts'
import type { SentFields } from '../rules/account-values.ts'
import type { Picture } from '../store/people.ts'
import { Failure } from '../../http/failures.tsx'

const MAX_BYTES = 8 * 1_048_576
/** Taking a body apart costs by the part, and no form of ours has a tenth of these. */
const MAX_PARTS = 50
/** What is not a picture weighs no more than any other form. */
const MAX_TEXT = 65_536
const MAX_PIXELS_OF_PHOTO = 50_000_000
/** Four times a large screen. */
const MAX_PIXELS = 16_000_000
const MAX_WAITING = 8
/** A photo takes a fraction of it. */
const MAX_SECONDS = 5
const EDGE = 192

/** Only within the routes that take pictures. */
export function takeUploads(app: FastifyInstance): void {
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: MAX_BYTES },
    async (request: { headers: { 'content-type'?: string } }, body: Buffer) => {
      const boundary = boundaryIn(request.headers['content-type'] ?? '')
      if (boundary === null) throw unreadable()
      if (hasTooManyParts(body, boundary)) throw tooLarge()
      // In words of our own, so that what is taken apart is what was counted.
      const headers = { 'content-type': `multipart/form-data; boundary="${boundary}"` }
      const form = await new Response(new Uint8Array(body), { headers }).formData().catch(() => {
        throw unreadable()
      })
      const fields = [...form]
      if (fields.reduce((sum, field) => sum + textLength(field), 0) > MAX_TEXT) throw tooLarge()
      return Object.fromEntries(fields)
    },
  )
}

function tooLarge(): Error {
  return Object.assign(new Error('Too much for a form'), { statusCode: 413 })
}

function unreadable(): Error {
  return Object.assign(new Error('Unreadable form'), { statusCode: 400 })
}

/** What stands between the parts; null for what cannot stand there. */
function boundaryIn(type: string): string | null {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]*)"|([^;\s]*))/i.exec(type) ?? []
  const boundary = quoted ?? plain ?? ''
  return /^[\w'()+,./:=? -]{1,70}$/.test(boundary) ? boundary : null
}

/** Counted without taking anything apart. */
function hasTooManyParts(body: Buffer, boundary: string): boolean {
  let at = -1
  for (let parts = 0; parts <= MAX_PARTS; parts++) {
    at = body.indexOf(`--${boundary}`, at + 1)
    if (at < 0) return false
  }
  return true
}

function textLength([name, value]: [string, File | string]): number {
  return name.length + (typeof value === 'string' ? value.length : 0)
}

/** Null when it is no picture that can be read. */
export async function pictureIn(fields: SentFields): Promise<Picture | null> {
  const file = fields[ACCOUNT_FIELDS.picture]
  if (!(file instanceof Blob) || file.size === 0) return null
  const bytes = await sentPicture(file, (picture) =>
    picture.resize(EDGE, EDGE, { fit: 'cover' }).webp({ quality: 80 }),
  )
  if (!bytes) return null
  return { bytes, hash: createHash('sha256').update(bytes).digest('base64url').slice(0, 16) }
}

/**
 * Resized, the right way up. Null for anything but photos: other formats, above all drawings (SVG),
 * can be small programs that take seconds to run, so they are not even opened.
 */
export async function sentPicture(
  file: Blob,
  resized: (picture: Sharp) => Sharp,
): Promise<Buffer | null> {
  const bytes = Buffer.from(await file.arrayBuffer())
  const format = PHOTO_FORMATS.find(({ isOf }) => isOf(bytes))
  if (!format) return null
  return inTurn(() => {
    const picture = sharp(bytes, { limitInputPixels: format.maxPixels })
      .timeout({ seconds: MAX_SECONDS })
      .autoOrient()
    return resized(picture)
      .toBuffer()
      .catch(() => null)
  })
}

let last: Promise<unknown> = Promise.resolve()
let waiting = 0

/** One at a time in each thread: while it is read, a picture may need hundreds of megabytes. */
async function inTurn<T>(read: () => Promise<T>): Promise<T> {
  if (waiting >= MAX_WAITING) throw new Failure('try-again')
  waiting++
  const done = last.then(read)
  last = done.catch(() => null)
  return done.finally(() => waiting--)
}

interface PhotoFormat {
  isOf: (bytes: Buffer) => boolean
  maxPixels: number
}

/**
 * Told by the first bytes: names and types are only what the sender says. A photo of one colour is
 * a kilobyte, so how large it is tells nothing about what it costs. Cameras write JPEG, which is
 * made smaller while it is read; of the others, all pixels are read first.
 */
const PHOTO_FORMATS: PhotoFormat[] = [
  // JPEG
  {
    isOf: (bytes) => bytes.subarray(0, 3).toString('hex') === 'ffd8ff',
    maxPixels: MAX_PIXELS_OF_PHOTO,
  },
  // PNG
  {
    isOf: (bytes) => bytes.subarray(0, 8).toString('hex') === '89504e470d0a1a0a',
    maxPixels: MAX_PIXELS,
  },
  // WebP
  {
    isOf: (bytes) => lettersAt(bytes, 0, 4) === 'RIFF' && lettersAt(bytes, 8, 4) === 'WEBP',
    maxPixels: MAX_PIXELS,
  },
  // AVIF: a box of the names of all formats that the file is.
  {
    isOf: (bytes) => lettersAt(bytes, 4, 4) === 'ftyp' && /avi[fs]/.test(lettersAt(bytes, 8, 32)),
    maxPixels: MAX_PIXELS,
  },
]

function lettersAt(bytes: Buffer, from: number, length: number): string {
  return bytes.subarray(from, from + length).toString('latin1')
}
