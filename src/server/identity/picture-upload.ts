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
      const type = request.headers['content-type'] ?? ''
      const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } })
        .formData()
        .catch(() => {
          throw Object.assign(new Error('Unreadable form'), { statusCode: 400 })
        })
      return Object.fromEntries(form)
    },
  )
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
