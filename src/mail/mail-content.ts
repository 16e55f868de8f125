/** A mail in the visitor's language, as plain text and as simple HTML that any program shows. */
import type { Site } from '../site/site.ts'
import { brandOf } from '../site/brands.ts'
import { textOf } from '../site/messages/texts.ts'

export interface WrittenMail {
  subject: string
  text: string
  html: string
}

export interface MailContent {
  subject: string
  greeting?: string
  paragraphs: readonly string[]
  /** What was booked, say: each with its label. An empty label is a heading. */
  facts?: readonly (readonly [label: string, value: string])[]
  action?: { label: string; href: string }
  /** After the link. */
  closing?: readonly string[]
}

export function writeMail(content: MailContent, site: Site): WrittenMail {
  const signature = textOf(site)('mail.signature', { brand: brandOf(site).name })
  return {
    subject: content.subject,
    text: plainText(content, signature),
    html: simpleHtml(content, signature, site),
  }
}

function plainText(content: MailContent, signature: string): string {
  const { greeting, paragraphs, facts = [], action, closing = [] } = content
  const lines = facts.map(([label, value]) => (label ? `${label}: ${value}` : `\n${value}`))
  return [
    ...(greeting ? [greeting] : []),
    ...paragraphs,
    ...(lines.length > 0 ? [lines.join('\n').trim()] : []),
    ...(action ? [`${action.label}:\n${action.href}`] : []),
    ...closing,
    signature,
  ]
    .join('\n\n')
    .concat('\n')
}

/** Mail programs know no style sheets, so every element says how it looks. */
const LOOK = {
  body: 'margin:0;padding:24px;background:#faf8f4;color:#142430;font:16px/1.5 Arial,sans-serif',
  card: 'max-width:560px;margin:0 auto;padding:24px;background:#ffffff;border:1px solid #e2ddd2;border-radius:12px',
  brand: 'margin:0 0 16px;font-size:22px;font-weight:bold',
  paragraph: 'margin:0 0 16px',
  label:
    'padding:4px 16px 4px 0;color:#465661;text-align:left;vertical-align:top;font-weight:normal',
  value: 'padding:4px 0;text-align:left;vertical-align:top;font-weight:bold',
  button:
    'display:inline-block;padding:12px 24px;border-radius:8px;color:#ffffff;font-weight:bold;text-decoration:none',
  small: 'margin:16px 0 0;color:#465661;font-size:14px',
}

function simpleHtml(content: MailContent, signature: string, site: Site): string {
  const { greeting, paragraphs, facts = [], action, closing = [] } = content
  const { mark, name } = brandOf(site)
  const rows = facts.map(([label, value]) =>
    label
      ? `<tr><th style="${LOOK.label}">${escaped(label)}</th><td style="${LOOK.value}">${inLines(value)}</td></tr>`
      : `<tr><th colspan="2" style="${LOOK.value};padding-top:16px">${escaped(value)}</th></tr>`,
  )
  const paragraph = (text: string) => `<p style="${LOOK.paragraph}">${escaped(text)}</p>`
  return `<!doctype html>
<html lang="${site.edition.conventions}">
<head><meta charset="utf-8"><title>${escaped(content.subject)}</title></head>
<body style="${LOOK.body}">
<div style="${LOOK.card}">
<p style="${LOOK.brand};color:${mark}">${escaped(name)}</p>
${[...(greeting ? [greeting] : []), ...paragraphs].map(paragraph).join('\n')}
${rows.length > 0 ? `<table style="${LOOK.paragraph};border-collapse:collapse">${rows.join('\n')}</table>` : ''}
${action ? `<p style="${LOOK.paragraph}"><a href="${escaped(action.href)}" style="${LOOK.button};background:${mark}">${escaped(action.label)}</a></p>` : ''}
${closing.map(paragraph).join('\n')}
<p style="${LOOK.small}">${escaped(signature)}</p>
</div>
</body>
</html>
`
}

function inLines(text: string): string {
  return escaped(text).replaceAll('\n', '<br>')
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
