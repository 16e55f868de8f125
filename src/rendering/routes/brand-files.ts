/**
 * Icons, the social picture and the web manifest of every brand. They are drawn when they are first
 * asked for and kept: there are as many as brands and editions.
 */
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import type { Edition } from '../../site/editions/edition.ts'
import { editionById } from '../../site/editions/editions.ts'
import type { OwnClaim } from '../../site/own-claims.ts'
import type { SiteType } from '../../site/site.ts'
import { brandOf } from '../../site/brands.ts'
import { BRANDED } from './brand-addresses.ts'
import { drawFavicon, drawIcon, drawSocialPicture } from './brand-drawings.ts'
import type { ClaimsOn } from '../../products/hotels/facts/routes/own-claims.ts'
import { textOf } from './page-renderer.tsx'

const A_DAY = 'public, max-age=86400'
const ICON_SIZES = [180, 192, 512]
const SMALL_ICON = 48

export function answerBrandFiles(app: FastifyInstance, claimsOn: ClaimsOn): void {
  const pictures = new Map<string, Promise<Buffer>>()
  const picture = (key: string, draw: () => string, width: number) => {
    let drawn = pictures.get(key)
    if (!drawn)
      pictures.set(key, (drawn = sharp(Buffer.from(draw())).resize(width).png().toBuffer()))
    return drawn
  }

  app.get<{ Params: { type: string; file: string } }>(
    '/brand/:type/:file',
    async ({ params }, reply) => {
      const type = BRANDED.find((known) => known === params.type)
      const size = ICON_SIZES.find((known) => params.file === `icon-${known}.png`)
      if (!type || (!size && params.file !== 'favicon.svg')) return reply.callNotFound()
      reply.header('cache-control', A_DAY)
      if (!size) return reply.type('image/svg+xml').send(drawFavicon(brandOf({ type })))
      const icon = await picture(`${type} ${size}`, () => drawIcon(brandOf({ type })), size)
      return reply.type('image/png').send(icon)
    },
  )

  // Browsers and other programs ask for it by habit, whatever the page says.
  app.get('/favicon.ico', async ({ site }, reply) => {
    const type = BRANDED.find((known) => known === site?.type) ?? 'web'
    const icon = await picture(`${type} small`, () => drawFavicon(brandOf({ type })), SMALL_ICON)
    return reply.header('cache-control', A_DAY).type('image/png').send(icon)
  })

  app.get<{ Params: { type: string; edition: string; file: string } }>(
    '/brand/:type/:edition/:file',
    async ({ params }, reply) => {
      const type = BRANDED.find((known) => known === params.type)
      const edition = editionById(params.edition)
      const isPicture = params.file === 'social.png'
      if (!type || !edition || (!isPicture && params.file !== 'site.webmanifest'))
        return reply.callNotFound()
      reply.header('cache-control', A_DAY)
      if (!isPicture)
        return reply.type('application/manifest+json').send(JSON.stringify(manifest(type, edition)))
      // Other sites show it: that is what it is for.
      reply.header('cross-origin-resource-policy', 'cross-origin')
      const { held } = claimsOn({ edition })
      const draw = () => drawSocialPicture(brandOf({ type }), socialWords(edition, held))
      const drawn = await picture(`${type} ${edition.id} ${held}`, draw, 1200)
      return reply.type('image/png').send(drawn)
    },
  )
}

function socialWords(edition: Edition, held: readonly OwnClaim[]) {
  const text = textOf({ edition })
  return { title: text('home.title'), claims: held.map((claim) => text(`claim.${claim}`)) }
}

/** A page to come back to, not an app of its own. */
function manifest(type: SiteType, edition: Edition) {
  const { name, frame, mark } = brandOf({ type })
  return {
    name,
    short_name: name,
    lang: edition.conventions,
    description: textOf({ edition })('home.title'),
    start_url: '/',
    display: 'browser',
    theme_color: mark,
    background_color: frame.light,
    icons: [
      { src: `/brand/${type}/favicon.svg`, sizes: 'any', type: 'image/svg+xml' },
      ...ICON_SIZES.slice(1).map((size) => ({
        src: `/brand/${type}/icon-${size}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
      })),
    ],
  }
}
