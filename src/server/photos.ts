/**
 * Pictures of hotels: an operator's own where there is one, otherwise drawn on request. Drawing
 * takes half a millisecond, less than reading a file, so drawings are not kept.
 */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { PHOTO_SIZES, type PhotoSize, readPhotoName } from '../core/photo-sizes.ts'
import { photoFile, type PhotoFormat } from '../outside/imports/photo-sizes.ts'
import type { Database } from '../storage/database.ts'
import { type PhotographedHotel, photographedHotel } from '../storage/hotel-photos.ts'
import { drawPhoto } from '../world/photos/draw-photo.ts'
import { photoFacts } from '../world/photos/photo-facts.ts'
import { scenesOf } from '../world/photos/scenes-of.ts'

/** A drawing of the demo never changes; an operator may put another picture in the place of one. */
const FOREVER = 'public, max-age=31536000, immutable'
const A_DAY = 'public, max-age=86400'
/** Until an operator's own picture has been fetched, its address gives a drawing. */
const FOR_NOW = 'public, max-age=300'

export function answerPhotos(app: FastifyInstance, store: () => Database, dataDir: string): void {
  const folder = path.join(dataDir, 'photos')
  app.get<{ Params: { hotel: string; photo: string } }>(
    '/photos/:hotel/:photo',
    async ({ params, headers }, reply) => {
      const name = readPhotoName(params.photo)
      const id = /^\d{1,10}$/.test(params.hotel) ? Number(params.hotel) : 0
      const hotel = name && id ? await photographedHotel(store(), id) : undefined
      if (!name || !hotel || name.position > hotel.photosCount) return reply.callNotFound()
      // Other sites may show it: search engines, mails, a partner's page.
      reply.header('cross-origin-resource-policy', 'cross-origin')
      const hash = hotel.pictures.get(name.position)
      if (!hash) return drawn(reply, hotel, name.position, name.size)
      const format = headers.accept?.includes('image/avif') ? 'avif' : 'webp'
      return kept(reply, folder, hash, name.size, format)
    },
  )
}

function drawn(
  reply: FastifyReply,
  hotel: PhotographedHotel,
  position: number,
  size: PhotoSize,
): FastifyReply {
  const { width, height } = PHOTO_SIZES[size]
  const facts = photoFacts(hotel)
  const scene = scenesOf(facts, hotel.photosCount, hotel.id)[position - 1]!
  return (
    reply
      .type('image/svg+xml')
      .header('cache-control', hotel.isDemo ? FOREVER : FOR_NOW)
      // Opened by itself an SVG is a document; it may not load or run anything.
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .send(drawPhoto({ ...facts, ...scene }, width, height))
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
