/**
 * Templates: the HTML of parts that stand many times on a page, with gaps where their words go. A
 * page of twenty cards is a thousand elements of a few dozen forms: React writes each form once, with
 * marks for words, and for every other part that looks alike only the words are put in.
 *
 * Nothing of a hotel is kept, so nothing can be out of date: a form has no data in it.
 */
import { randomUUID } from 'node:crypto'
import { renderToString } from 'react-dom/server'
import { PageProvider, type PageSurroundings } from '../../ui/page-context.tsx'
import type { Looks, Template, StencilPart, Words } from '../../ui/template.ts'
import type { FilledPart, Piece } from './page-bytes.ts'

/** A few kilobytes each. A site has some hundreds; whoever makes up more begins anew. */
const MAX_FORMS = 2_000

type Gaps = Pick<FilledPart, 'texts' | 'places'>

/** For one page: writes its parts, and puts them in their places. */
export interface StencilSheet {
  template: Template
  put: (html: string) => Piece[]
}

type PartFiller = (part: StencilPart) => FilledPart

export function templates(): (page: PageSurroundings) => StencilSheet | undefined {
  const fillers = new Map<string, PartFiller>()
  // Nobody can know it, so nobody can write it into a page.
  const mark = randomUUID()
  const marks = new RegExp(`${mark}-(\\d+)-`)
  return (page) => {
    const { site, person } = page
    // Whoever is signed in sees themselves on cards.
    if (person) return undefined
    const key = `${site.edition.id} ${site.type} ${site.prefixed}`
    let fill = fillers.get(key)
    if (!fill) fillers.set(key, (fill = partFiller(page)))
    const rows: FilledPart[][] = []
    return {
      template: (parts) => `${mark}-${rows.push(parts.map(fill)) - 1}-`,
      put: (html) =>
        html.split(marks).map((piece, at) => (at % 2 === 0 ? piece : rows[Number(piece)]!)),
    }
  }
}

function partFiller({ site, text, claims, pageId }: PageSurroundings): PartFiller {
  const views = new Map<unknown, Map<string, Gaps>>()
  // Of the page that happens to be the first nothing may stay in a form.
  const anyPage: PageSurroundings = {
    site,
    text,
    claims,
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

  return (part) => {
    let forms = views.get(part.View)
    if (!forms || forms.size > MAX_FORMS) views.set(part.View, (forms = new Map()))
    const { key, words } = read(part.look)
    let gaps = forms.get(key)
    if (!gaps) forms.set(key, (gaps = gapsOf(part)))
    return { texts: gaps.texts, places: gaps.places, words }
  }
}

/** The key tells the form and which words there are; the words are in one row. */
function read({ form, words }: Looks): { key: string; words: string[] } {
  let key = ''
  for (const name in form) key += `${form[name]} `
  const row: string[] = []
  for (const name in words) {
    const word = words[name]!
    for (const each of typeof word === 'string' ? [word] : word) {
      key += each === '' ? '0' : '1'
      row.push(each)
    }
    // A list may be longer elsewhere.
    key += '.'
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
    places: pieces.filter((_, at) => at % 2 === 1).map(Number),
  }
}
