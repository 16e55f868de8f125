/**
 * Stencils: the HTML of parts that stand many times on a page, with gaps where their words go. A
 * page of twenty cards is a thousand elements of a few dozen forms: React writes each form once, with
 * marks for words, and for every other part that looks alike only the words are put in.
 *
 * Nothing of a hotel is kept, so nothing can be out of date: a form has no data in it.
 */
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { PageProvider, type PageSurroundings } from '../web/page-context.tsx'
import type { Looks, Stencil, Words } from '../web/ui/stencil.ts'

/** A few kilobytes each. A site has some hundreds; whoever makes up more begins anew. */
const MOST_FORMS = 2_000

/** Texts, and between any two of them the number of the word that goes there. */
interface Gaps {
  texts: string[]
  words: number[]
}

export function stencils(): (page: PageSurroundings) => Stencil | undefined {
  const sites = new Map<string, Stencil>()
  return (page) => {
    const { site, person } = page
    // Whoever is signed in sees themselves on cards.
    if (person) return undefined
    const key = `${site.edition.id} ${site.type} ${site.prefixed}`
    let stencil = sites.get(key)
    if (!stencil) sites.set(key, (stencil = stencilOn(page)))
    return stencil
  }
}

function stencilOn({ site, text, pageId }: PageSurroundings): Stencil {
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

  function gapsOf(View: ComponentType<Looks>, { form, words }: Looks): Gaps {
    const part = <View form={form} words={marksFor(words)} />
    return gapsIn(renderToString(<PageProvider value={anyPage}>{part}</PageProvider>))
  }

  return (View, look) => {
    let forms = views.get(View)
    if (!forms || forms.size > MOST_FORMS) views.set(View, (forms = new Map()))
    const { key, words } = read(look)
    let gaps = forms.get(key)
    if (!gaps) forms.set(key, (gaps = gapsOf(View as ComponentType<Looks>, look)))
    return filled(gaps, words)
  }
}

/** The key tells the form and which words there are; the words are in one row, as HTML. */
function read({ form, words }: Looks): { key: string; words: string[] } {
  let key = ''
  for (const name in form) key += `${form[name]} `
  const row: string[] = []
  for (const name in words) {
    const word = words[name]!
    key += typeof word === 'string' ? (word ? 1 : 0) : `(${word.length})`
    if (typeof word === 'string') row.push(escaped(word))
    else for (const each of word) row.push(escaped(each))
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
    texts: pieces.filter((_, at) => at % 2 === 0),
    words: pieces.filter((_, at) => at % 2 === 1).map(Number),
  }
}

function filled({ texts, words: places }: Gaps, words: readonly string[]): string {
  let html = texts[0]!
  for (let at = 0; at < places.length; at++) html += words[places[at]!]! + texts[at + 1]!
  return html
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
