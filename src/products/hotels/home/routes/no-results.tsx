/** Answers a search for words that nothing is called by. */
import type { FastifyReply } from 'fastify'
import { NoResultsPage } from '../../../../search/pages/no-results-page.tsx'
import { brandOf } from '../../../../site/brands.ts'
import type { Visit } from '../../../../http/visit.ts'

/** It has no canonical address: engines need not know what is not there. */
export function showNoResults({ site, text, page }: Visit, term: string): FastifyReply {
  return page(<NoResultsPage term={term} />, {
    title: `${text('no-results.title', { term })} · ${brandOf(site).name}`,
    description: text('no-results.description'),
  })
}
