/**
 * Pictures of hotels: an operator's own where there is one, otherwise drawn on request. Drawing
 * takes half a millisecond, less than reading a file, so nothing is kept.
 */
import type { FastifyInstance, FastifyReply } from 'fastify'
import { PHOTO_SIZES, readPhotoName } from '../core/photo-sizes.ts'
import type { Database } from '../storage/database.ts'
import { photographedHotel } from '../storage/hotel-photos.ts'
import { drawPhoto } from '../world/photos/draw-photo.ts'
import { photoFacts } from '../world/photos/photo-facts.ts'
import { scenesOf } from '../world/photos/scenes-of.ts'

/** A picture at an address never changes: an operator's new one gets a new position. */
const FOREVER = 'public, max-age=31536000, immutable'

export function answerPhotos(app: FastifyInstance, store: () => Database): void {
  app.get<{ Params: { hotel: string; photo: string } }>(
    '/photos/:hotel/:photo',
    async ({ params }, reply) => {
      const name = readPhotoName(params.photo)
      const id = /^\d{1,10}$/.test(params.hotel) ? Number(params.hotel) : 0
      const hotel = name && id ? await photographedHotel(store(), id) : undefined
      if (!name || !hotel || name.position > hotel.photosCount) return reply.callNotFound()
      const { width, height } = PHOTO_SIZES[name.size]
      const facts = photoFacts(hotel)
      const scene = scenesOf(facts, hotel.photosCount, id)[name.position - 1]!
      return svg(reply, drawPhoto({ ...facts, ...scene }, width, height))
    },
  )
}

function svg(reply: FastifyReply, drawing: string): FastifyReply {
  return (
    reply
      .type('image/svg+xml')
      .header('cache-control', FOREVER)
      // Opened by itself an SVG is a document; it may not load or run anything.
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .send(drawing)
  )
}
