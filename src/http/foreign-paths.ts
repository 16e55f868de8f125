/**
 * Links in words that mean a section of ours without being the edition's own: they lead to its own,
 * for good, with the rest of the path and the query.
 */
import type { FastifyInstance } from 'fastify'
import type { RouteName } from '../site/routes.ts'
import { isSoldOn, SECTIONS } from '../site/sections.ts'
import { OTHER_WORDS, type PathWords } from '../site/editions/path-words.ts'
import type { Site } from '../site/site.ts'

const SECTION_HOMES: Partial<Record<keyof PathWords, RouteName>> = Object.fromEntries(
  Object.values(SECTIONS).map(({ word, home }) => [word, home]),
)

/** Comes after the hook that finds the site. */
export function leadFromOtherWords(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ method, site, url }, reply) => {
    const own = site && (method === 'GET' || method === 'HEAD') ? inOwnWords(url, site) : null
    if (own) return reply.redirect(own, 301)
  })
}

/** Null for a link that needs no change. */
function inOwnWords(url: string, site: Site): string | null {
  const { edition, prefixed } = site
  const prefix = prefixed && edition.countryPrefix ? `/${edition.countryPrefix}` : ''
  if (!url.startsWith(`${prefix}/`)) return null
  const [, written = '', rest = ''] = /^\/([^/?#]*)(.*)$/.exec(url.slice(prefix.length)) ?? []
  const own = ownWord(written, site)
  return own === null || own === written ? null : `${prefix}/${own}${rest || '/'}`
}

/** A plus sign may come encoded, or as the space that it means in a query. */
function ownWord(written: string, site: Site): string | null {
  const { words } = site.edition
  const word = written.replace(/%2B|%20/gi, '+')
  if (word === words.flightHotel) return words.flightHotel
  const section = Object.hasOwn(OTHER_WORDS, word) ? OTHER_WORDS[word]! : null
  // What a brand does not sell is not found there, under whichever word.
  return section && isSoldOn(site, SECTION_HOMES[section] ?? 'home') ? words[section] : null
}
