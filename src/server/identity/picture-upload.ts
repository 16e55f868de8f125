/**
 * A picture sent by a form. The body comes whole, at most a few megabytes, and Node itself takes
 * it apart; what is kept is a small square of our own making, never the bytes that were sent.
 */
import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import sharp, { type Sharp } from 'sharp'
import { ACCOUNT_FIELDS } from '../../core/identity/account-fields.ts'
import type { SentFields } from '../../core/identity/account-values.ts'
import type { Picture } from '../../storage/people.ts'

const MAX_BYTES = 8 * 1_048_576
/** Taking a body apart costs by the part, and no form of ours has a tenth of these. */
const MAX_PARTS = 50
/** What is not a picture weighs no more than any other form. */
const MAX_TEXT = 65_536
const MAX_PIXELS = 50_000_000
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
  const picture = await sentPicture(file)
  if (!picture) return null
  try {
    const bytes = await picture
      .resize(EDGE, EDGE, { fit: 'cover' })
      .webp({ quality: 80 })
      .toBuffer()
    return { bytes, hash: createHash('sha256').update(bytes).digest('base64url').slice(0, 16) }
  } catch {
    return null
  }
}

/**
 * Ready to be resized, the right way up. Null for anything but photos: other formats, above all
 * drawings (SVG), can be small programs that take seconds to run, so they are not even opened.
 */
export async function sentPicture(file: Blob): Promise<Sharp | null> {
  const bytes = Buffer.from(await file.arrayBuffer())
  if (!PHOTO_FORMATS.some((isFormat) => isFormat(bytes))) return null
  return sharp(bytes, { limitInputPixels: MAX_PIXELS })
    .timeout({ seconds: MAX_SECONDS })
    .autoOrient()
}

/** Told by the first bytes: names and types are only what the sender says. */
const PHOTO_FORMATS: ((bytes: Buffer) => boolean)[] = [
  // JPEG
  (bytes) => bytes.subarray(0, 3).toString('hex') === 'ffd8ff',
  // PNG
  (bytes) => bytes.subarray(0, 8).toString('hex') === '89504e470d0a1a0a',
  // WebP
  (bytes) => lettersAt(bytes, 0, 4) === 'RIFF' && lettersAt(bytes, 8, 4) === 'WEBP',
  // AVIF: a box of the names of all formats that the file is.
  (bytes) => lettersAt(bytes, 4, 4) === 'ftyp' && /avi[fs]/.test(lettersAt(bytes, 8, 32)),
]

function lettersAt(bytes: Buffer, from: number, length: number): string {
  return bytes.subarray(from, from + length).toString('latin1')
}
