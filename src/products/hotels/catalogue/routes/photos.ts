/**
 * Pictures of hotels: an operator's own, or for the demo world drawn on request. Drawing takes half
 * a millisecond, less than reading a file, so drawings are not kept. Nobody is shown a drawing for a
 * real hotel: one without pictures has a plain sign in the place of its first.
 */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import {
  PHOTO_SIZES,
  photoFile,
  type PhotoFormat,
  type PhotoSize,
  readPhotoName,
} from '../../../../ui/rules/photo-sizes.ts'
import type { Database } from '../../../../store/database.ts'
import { photographedHotel } from '../store/hotel-photos.ts'
import type { InventedHotels } from '../service/invented-world.ts'

/** A drawing of the demo never changes; an operator may put another picture in the place of one. */
const FOREVER = 'public, max-age=31536000, immutable'
const A_DAY = 'public, max-age=86400'
/** A plain sign, until the first picture has been fetched. */
const FOR_NOW = 'public, max-age=300'

export function answerPhotos(
  app: FastifyInstance,
  store: () => Database,
  invented: () => InventedHotels,
  dataDir: string,
): void {
  const folder = path.join(dataDir, 'photos')
  app.get<{ Params: { hotel: string; photo: string } }>(
    '/photos/:hotel/:photo',
    async ({ params, headers }, reply) => {
      const name = readPhotoName(params.photo)
      const id = /^\d{1,10}$/.test(params.hotel) ? Number(params.hotel) : 0
      const hotel = name && id ? await photographedHotel(store(), id) : undefined
      if (!name || !hotel) return reply.callNotFound()
      const hash = hotel.pictures.get(name.position)
      const isSign = !hotel.isDemo && hotel.pictures.size === 0 && name.position === 1
      const isDrawn = !hash && hotel.isDemo && name.position <= hotel.photosCount
      const { width, height } = PHOTO_SIZES[name.size]
      const drawing = isDrawn ? invented().draw(hotel, name.position, width, height) : null
      if (!isSign && !hash && !drawing) return reply.callNotFound()
      // Other sites may show it: search engines, mails, a partner's page.
      reply.header('cross-origin-resource-policy', 'cross-origin')
      if (isSign) return sign(reply, name.size)
      if (drawing) return svg(reply, FOREVER, drawing)
      const format = headers.accept?.includes('image/avif') ? 'avif' : 'webp'
      return kept(reply, folder, hash!, name.size, format)
    },
  )
}

/** A house in outline: no picture yet. The first one that is fetched takes its place. */
function sign(reply: FastifyReply, size: PhotoSize): FastifyReply {
  const { width, height } = PHOTO_SIZES[size]
  const outline = 'M540 460V350l60-45 60 45v110zM582 460v-58h36v58'
  return svg(
    reply,
    FOR_NOW,
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
      'viewBox="0 0 1200 800" preserveAspectRatio="xMidYMid slice">' +
      '<path fill="#f3eee4" d="M0 0h1200v800H0z"/>' +
      `<path fill="none" stroke="#b9ad97" stroke-width="10" stroke-linejoin="round" d="${outline}"/>` +
      '</svg>',
  )
}

function svg(reply: FastifyReply, cacheControl: string, document: string): FastifyReply {
  return (
    reply
      .type('image/svg+xml')
      .header('cache-control', cacheControl)
      // Opened by itself an SVG is a document; it may not load or run anything.
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .send(document)
  )
}

async function kept(
  reply: FastifyReply,
  folder: string,
  hash: string,
  size: PhotoSize,
  format: PhotoFormat,
) {
  const picture = await readFile(path.join(folder, photoFile(hash, size, format))).catch(() => null)
  if (!picture) return reply.callNotFound()
  return reply
    .type(`image/${format}`)
    .header('cache-control', A_DAY)
    .header('vary', 'accept')
    .send(picture)
}
