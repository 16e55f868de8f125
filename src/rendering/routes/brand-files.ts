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
import { type Brand, brandOf } from '../../site/brands.ts'
import { BRANDED } from './brand-addresses.ts'
import type { ClaimsOn } from '../../site/own-claims.ts'
import { textOf } from '../../site/messages/texts.ts'

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

/** A brand's icon and its picture for social networks, drawn as SVG. */
export const SOCIAL_WIDTH = 1200
export const SOCIAL_HEIGHT = 630

/** A square without round corners: systems cut icons into their own shape. */
function drawIcon({ mark, strokes, accent }: Brand): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="512" height="512">
<rect width="32" height="32" fill="${mark}"/>${drawStrokes(strokes, accent)}</svg>`
}

/** For browser tabs: round, as in the header. */
function drawFavicon({ mark, strokes, accent }: Brand): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
<circle cx="16" cy="16" r="16" fill="${mark}"/>${drawStrokes(strokes, accent)}</svg>`
}

export interface SocialWords {
  title: string
  claims: string[]
}

/** The sea of the home page, the brand, what it is, and what it promises. */
function drawSocialPicture(brand: Brand, { title, claims }: SocialWords): string {
  const [top, middle, bottom] = brand.sky
  const lines = claims.map((claim, index) => {
    const y = 352 + index * 50
    return `<path d="M84 ${y - 10}l9 9 16-18" fill="none" stroke="${brand.accent}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>
<text x="126" y="${y}" font-size="32" fill="#fff">${escaped(claim)}</text>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SOCIAL_WIDTH} ${SOCIAL_HEIGHT}" width="${SOCIAL_WIDTH}" height="${SOCIAL_HEIGHT}" font-family="Figtree, Avenir Next, Segoe UI, Helvetica Neue, Arial, Liberation Sans, sans-serif">
<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${top}"/><stop offset=".6" stop-color="${middle}"/><stop offset="1" stop-color="${bottom}"/></linearGradient></defs>
<rect width="1200" height="630" fill="url(#sky)"/>
<circle cx="1010" cy="210" r="92" fill="${brand.accent}"/>
<path d="M0 532c220-60 430-36 610 4s380 46 590-18v112H0Z" fill="#fff" opacity=".35"/>
<g transform="translate(880 330)"><path d="M86 0v176" stroke="#fff" stroke-width="6"/><path d="M96 8c70 34 104 84 108 144H96Z" fill="#fff"/><path d="M76 40C34 70 12 110 4 152h72Z" fill="#fff" opacity=".8"/><path d="M-14 168h232c-10 44-34 66-72 66H56c-36 0-62-22-70-66Z" fill="${top}"/></g>
<path d="M0 566c250-50 468-36 668-8s350 24 532-14v86H0Z" fill="#faf8f4"/>
<g transform="translate(76 70) scale(2)"><circle cx="16" cy="16" r="16" fill="#fff" opacity=".16"/>${drawStrokes(brand.strokes, brand.accent)}</g>
<text x="160" y="118" font-size="52" font-weight="800" letter-spacing="-1.5" fill="#fff">${escaped(brand.word)}</text>
<text x="76" y="272" font-size="${title.length > 24 ? 64 : 80}" font-weight="800" letter-spacing="-2" fill="#fff">${escaped(title)}</text>
${lines.join('\n')}
</svg>`
}

function drawStrokes([first, second]: Brand['strokes'], accent: string): string {
  return `<g fill="none" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"><path d="${first}" stroke="#fff"/><path d="${second}" stroke="${accent}"/></g>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
