/** The HTML around a rendered page. */
import type { Site } from '../core/site.ts'
import { PAGE_DATA_ID, PAGE_ROOT_ID, type PageData } from '../web/page-data.ts'
import type { PageAssets } from './assets.ts'

/** What search engines and browser tabs show of a page. */
export interface PageHead {
  title: string
  description: string
  /** Absolute; without one the page is not meant to be found. */
  canonical?: string
  alternates?: { lang: string; href: string }[]
}

interface DocumentParts {
  head: PageHead
  site: Site
  assets: PageAssets
  font: string
  nonce: string
  body: string
  data: PageData
}

export function writeDocument({ head, site, assets, font, nonce, body, data }: DocumentParts) {
  const links = [
    head.canonical
      ? `<link rel="canonical" href="${attribute(head.canonical)}">`
      : '<meta name="robots" content="noindex">',
    ...(head.alternates ?? []).map(
      ({ lang, href }) => `<link rel="alternate" hreflang="${lang}" href="${attribute(href)}">`,
    ),
    `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`,
    ...assets.styles.map((file) => `<link rel="stylesheet" href="${file}">`),
    ...assets.preloads.map((file) => `<link rel="modulepreload" href="${file}" nonce="${nonce}">`),
  ]
  return `<!doctype html>
<html lang="${site.edition.conventions}" data-site="${site.type}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text(head.title)}</title>
<meta name="description" content="${attribute(head.description)}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${links.join('\n')}
</head>
<body>
<div id="${PAGE_ROOT_ID}">${body}</div>
<script type="application/json" id="${PAGE_DATA_ID}">${json(data)}</script>
${assets.scripts.map((file) => `<script type="module" src="${file}" nonce="${nonce}"></script>`).join('\n')}
</body>
</html>
`
}

function text(value: string): string {
  return value.replace(/&/g, '&amp;').replace(/</g, '&lt;')
}

function attribute(value: string): string {
  return text(value).replace(/"/g, '&quot;')
}

/** JSON that cannot end the script element it stands in. */
function json(data: unknown): string {
  return JSON.stringify(data).replace(/</g, '\\u003c')
}
