/**
 * Links in words that mean a section of ours without being the edition's own: they lead to its own,
 * for good, with the rest of the path and the query.
 */
import type { FastifyInstance } from 'fastify'
import { OTHER_WORDS, type PathWords } from '../core/editions/path-words.ts'
import type { Site } from '../core/site.ts'

/** Comes after the hook that finds the site. */
export function leadFromOtherWords(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ method, site, url }, reply) => {
    const own = site && (method === 'GET' || method === 'HEAD') ? inOwnWords(url, site) : null
    if (own) return reply.redirect(own, 301)
  })
}

/** Null for a link that needs no change. */
export function inOwnWords(url: string, { edition, prefixed }: Site): string | null {
  const prefix = prefixed && edition.countryPrefix ? `/${edition.countryPrefix}` : ''
  if (!url.startsWith(`${prefix}/`)) return null
  const [, written = '', rest = ''] = /^\/([^/?#]*)(.*)$/.exec(url.slice(prefix.length)) ?? []
  const own = ownWord(written, edition.words)
  return own === null || own === written ? null : `${prefix}/${own}${rest || '/'}`
}

/** A plus sign may come encoded, or as the space that it means in a query. */
function ownWord(written: string, words: PathWords): string | null {
  const word = written.replace(/%2B|%20/gi, '+')
  if (word === words.flightHotel) return words.flightHotel
  return Object.hasOwn(OTHER_WORDS, word) ? words[OTHER_WORDS[word]!] : null
}
