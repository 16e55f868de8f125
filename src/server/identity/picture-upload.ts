/**
 * A picture sent by a form. The body comes whole, at most a few megabytes, and Node itself takes
 * it apart; what is kept is a small square of our own making, never the bytes that were sent.
 */
import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { ACCOUNT_FIELDS } from '../../core/identity/account-fields.ts'
import type { SentFields } from '../../core/identity/account-values.ts'
import type { Picture } from '../../storage/people.ts'

const MOST_BYTES = 8 * 1_048_576
const MOST_PIXELS = 50_000_000
const EDGE = 192

/** Only within the routes that take pictures. */
export function takeUploads(app: FastifyInstance): void {
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: MOST_BYTES },
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
  try {
    const bytes = await sharp(await file.arrayBuffer(), { limitInputPixels: MOST_PIXELS })
      .autoOrient()
      .resize(EDGE, EDGE, { fit: 'cover' })
      .webp({ quality: 80 })
      .toBuffer()
    return { bytes, hash: createHash('sha256').update(bytes).digest('base64url').slice(0, 16) }
  } catch {
    return null
  }
}
