/**
 * Stencils: the HTML of parts that stand many times on a page, with gaps where their words go. A
 * page of twenty cards is a thousand elements of a few dozen forms: React writes each form once, with
 * marks for words, and for every other part that looks alike only the words are put in.
 *
 * Nothing of a hotel is kept, so nothing can be out of date: a form has no data in it.
 */
import { randomUUID } from 'node:crypto'
import { renderToString } from 'react-dom/server'
import { PageProvider, type PageSurroundings } from '../web/page-context.tsx'
import type { Looks, Stencil, StencilPart, Words } from '../web/ui/stencil.ts'
import type { Piece } from './page-bytes.ts'

/** A few kilobytes each. A site has some hundreds; whoever makes up more begins anew. */
const MOST_FORMS = 2_000

/** Texts, and between any two of them the number of the word that goes there. */
interface Gaps {
  texts: Uint8Array[]
  words: number[]
}

/** For one page: writes its parts, and puts them in their places. */
export interface StencilSheet {
  stencil: Stencil
  put: (html: string) => Piece[]
}

type PartWriter = (part: StencilPart, written: Piece[]) => void

export function stencils(): (page: PageSurroundings) => StencilSheet | undefined {
  const writers = new Map<string, PartWriter>()
  // Nobody can know it, so nobody can write it into a page.
  const mark = randomUUID()
  const marks = new RegExp(`${mark}-(\\d+)-`)
  return (page) => {
    const { site, person } = page
    // Whoever is signed in sees themselves on cards.
    if (person) return undefined
    const key = `${site.edition.id} ${site.type} ${site.prefixed}`
    let write = writers.get(key)
    if (!write) writers.set(key, (write = partWriter(page)))
    const rows: Piece[][] = []
    return {
      stencil: (parts) => {
        const row: Piece[] = []
        for (const part of parts) write(part, row)
        return `${mark}-${rows.push(row) - 1}-`
      },
      put: (html) =>
        html.split(marks).flatMap((piece, at) => (at % 2 === 0 ? [piece] : rows[Number(piece)]!)),
    }
  }
}

function partWriter({ site, text, pageId }: PageSurroundings): PartWriter {
  const views = new Map<unknown, Map<string, Gaps>>()
  // Of the page that happens to be the first nothing may stay in a form.
  const anyPage: PageSurroundings = {
    site,
    text,
    pageId,
    editions: [],
    path: '',
    consent: null,
    csrfToken: '',
    person: null,
  }

  function gapsOf({ View, look: { form, words } }: StencilPart): Gaps {
    const part = <View form={form} words={marksFor(words)} />
    return gapsIn(renderToString(<PageProvider value={anyPage}>{part}</PageProvider>))
  }

  return (part, written) => {
    let forms = views.get(part.View)
    if (!forms || forms.size > MOST_FORMS) views.set(part.View, (forms = new Map()))
    const { key, words } = read(part.look)
    let gaps = forms.get(key)
    if (!gaps) forms.set(key, (gaps = gapsOf(part)))
    const { texts, words: places } = gaps
    written.push(texts[0]!)
    for (let at = 0; at < places.length; at++) written.push(words[places[at]!]!, texts[at + 1]!)
  }
}

/** The key tells the form and which words there are; the words are in one row, as HTML. */
function read({ form, words }: Looks): { key: string; words: string[] } {
  let key = ''
  for (const name in form) key += `${form[name]} `
  const row: string[] = []
  const add = (word: string) => {
    key += word ? 1 : 0
    row.push(escaped(word))
  }
  for (const name in words) {
    const word = words[name]!
    if (typeof word === 'string') add(word)
    else {
      for (const each of word) add(each)
      key += '.'
    }
  }
  return { key, words: row }
}

// Characters that nobody types, and that HTML writes as they are.
const MARK = /\uE000(\d+)\uE001/

/** Numbers, in the order in which words are read. */
function marksFor(words: Words): Words {
  let next = 0
  const mark = (word: string) => {
    const number = next++
    return word && `\uE000${number}\uE001`
  }
  return Object.fromEntries(
    Object.entries(words).map(([name, word]) => [
      name,
      typeof word === 'string' ? mark(word) : word.map(mark),
    ]),
  )
}

/** React puts them before a part; to know what is seen first is the whole page's business. */
const PRELOADS = /^(<link rel="preload"[^>]*>)+/

function gapsIn(html: string): Gaps {
  const pieces = html.replace(PRELOADS, '').split(MARK)
  return {
    texts: pieces.filter((_, at) => at % 2 === 0).map((text) => Buffer.from(text)),
    words: pieces.filter((_, at) => at % 2 === 1).map(Number),
  }
}

/** As React does it. */
function escaped(word: string): string {
  if (!/["&'<>]/.test(word)) return word
  return word
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}
