/** A brand's icon and its picture for social networks, drawn as SVG. */
import type { Brand } from '../../site/brands.ts'

export const SOCIAL_WIDTH = 1200
export const SOCIAL_HEIGHT = 630

/** A square without round corners: systems cut icons into their own shape. */
export function drawIcon({ mark, strokes, accent }: Brand): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="512" height="512">
<rect width="32" height="32" fill="${mark}"/>${drawStrokes(strokes, accent)}</svg>`
}

/** For browser tabs: round, as in the header. */
export function drawFavicon({ mark, strokes, accent }: Brand): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
<circle cx="16" cy="16" r="16" fill="${mark}"/>${drawStrokes(strokes, accent)}</svg>`
}

export interface SocialWords {
  title: string
  claims: string[]
}

/** The sea of the home page, the brand, what it is, and what it promises. */
export function drawSocialPicture(brand: Brand, { title, claims }: SocialWords): string {
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
