/** The HTML around a rendered page. */
import type { Site } from '../../site/site.ts'
import { PAGE_DATA_ID, PAGE_ROOT_ID, type PageData } from '../pages/page-data.ts'
import { RECORD_EARLY_CLICKS } from '../pages/early-clicks.ts'
import { brandOf } from '../../site/brands.ts'
import type { PageAssets } from './assets.ts'
import { brandAddresses } from './brand-addresses.ts'
import { bytesOf, type Piece } from './page-bytes.ts'
import { SOCIAL_HEIGHT, SOCIAL_WIDTH } from './brand-files.ts'

/** What search engines and browser tabs show of a page. */
export interface PageHead {
  title: string
  description: string
  /** Absolute; without one the page is not meant to be found. */
  canonical?: string
  alternates?: { lang: string; href: string }[]
  /** What the page is about, in the words of schema.org. */
  structured?: object
  /** A line of script that must run before anything is painted. */
  script?: string
  /** The path of the picture that networks show of it; without one, that of the brand. */
  picture?: { path: string; width: number; height: number; alt: string }
}

interface DocumentParts {
  head: PageHead
  site: Site
  assets: PageAssets
  font: string
  publicUrl: URL
  nonce: string
  styleNonce: string
  /** In pieces. */
  body: readonly Piece[]
  /** Each of them written already. */
  data: Record<keyof PageData, Piece>
}

/** As bytes: styles and kept parts were encoded before, and only what is new is now. */
export function writeDocument(parts: DocumentParts): Buffer {
  const { head, site, assets, font, publicUrl, nonce, styleNonce, body, data } = parts
  const files = brandAddresses(site)
  const { frame } = brandOf(site)
  const beforeStyles = `<!doctype html>
<html lang="${site.edition.conventions}" data-site="${site.type}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text(head.title)}</title>
<meta name="description" content="${attribute(head.description)}">
<meta name="theme-color" content="${frame.light}">
<meta name="theme-color" content="${frame.dark}" media="(prefers-color-scheme: dark)">
<link rel="icon" href="${files.favicon}" type="image/svg+xml">
<link rel="apple-touch-icon" href="${files.touchIcon}">
<link rel="manifest" href="${files.manifest}">
${addressTags(head)}
<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>
`
  const beforeBody = `
${assets.preloads.map((file) => `<link rel="modulepreload" href="${file}" nonce="${nonce}">`).join('\n')}
${head.canonical ? socialTags(head, site, new URL(files.socialPicture, publicUrl)) : ''}
${head.structured ? `<script type="application/ld+json" nonce="${nonce}">${writeJson(head.structured)}</script>` : ''}
${nonce ? `<script nonce="${nonce}">${RECORD_EARLY_CLICKS};${head.script ?? ''}</script>` : ''}
</head>
<body>
<div id="${PAGE_ROOT_ID}">`
  const scripts = assets.scripts.map(
    (file) => `<script type="module" src="${file}" nonce="${nonce}"></script>`,
  )
  return bytesOf([
    beforeStyles,
    ...styleTags(assets, styleNonce),
    beforeBody,
    ...body,
    `</div>\n<script type="application/json" id="${PAGE_DATA_ID}">{"surroundings":`,
    data.surroundings,
    ',"texts":',
    data.texts,
    ',"styles":',
    data.styles,
    ',"props":',
    data.props,
    `}</script>\n${scripts.join('\n')}\n</body>\n</html>\n`,
  ])
}

/** Where the page is to be found, and in which other languages. */
function addressTags({ canonical, alternates = [] }: PageHead): string {
  return [
    canonical
      ? `<link rel="canonical" href="${attribute(canonical)}">`
      : '<meta name="robots" content="noindex">',
    ...alternates.map(
      ({ lang, href }) => `<link rel="alternate" hreflang="${lang}" href="${attribute(href)}">`,
    ),
  ].join('\n')
}

/**
 * A page brings its styles along, so that it can be painted without another journey to the server:
 * they are some ten kilobytes, and on a slow phone the journey takes longer.
 */
function styleTags({ styles, styleBytes }: PageAssets, nonce: string): Piece[] {
  if (nonce) return [`<style nonce="${nonce}">`, styleBytes, '</style>']
  return styles.map((file) => `<link rel="stylesheet" href="${file}">\n`)
}

/** How networks and messengers show a link to the page. */
function socialTags(head: PageHead, site: Site, brandPicture: URL): string {
  const { picture } = head
  const tags = {
    'og:type': 'website',
    'og:site_name': brandOf(site).name,
    'og:locale': site.edition.conventions.replace('-', '_'),
    'og:title': head.title,
    'og:description': head.description,
    'og:url': head.canonical ?? '',
    'og:image': picture ? new URL(picture.path, brandPicture).href : brandPicture.href,
    'og:image:width': String(picture?.width ?? SOCIAL_WIDTH),
    'og:image:height': String(picture?.height ?? SOCIAL_HEIGHT),
    'og:image:alt': picture?.alt ?? head.title,
  }
  return [
    ...Object.entries(tags).map(
      ([name, content]) => `<meta property="${name}" content="${attribute(content)}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('\n')
}

function text(value: string): string {
  return value.replace(/&/g, '&amp;').replace(/</g, '&lt;')
}

function attribute(value: string): string {
  return text(value).replace(/"/g, '&quot;')
}

/** JSON that cannot end the script element it stands in. */
export function writeJson(data: unknown): string {
  return JSON.stringify(data).replace(/</g, '\\u003c')
}
