/** The page that repeats a search for more than a hotel and offers its hotel part. */
import type { FastifyReply } from 'fastify'
import {
  type SearchAnswer,
  SearchAnswerPage,
} from '../../../../search/pages/search-answer-page.tsx'
import { brandOf } from '../../../../site/brands.ts'
import { alternatesOf, canonicalOf } from '../../../../site/edition-links.ts'
import type { HomeRoute } from '../../home/routes/home.tsx'
import type { Visit } from '../../../../http/visit.ts'

/** One search among countless: engines are led to the form, which every edition has. */
export function answerPage(
  { site, text, page }: Visit,
  publicUrl: URL,
  form: HomeRoute,
  answer: SearchAnswer,
): FastifyReply {
  return page(<SearchAnswerPage answer={answer} />, {
    title: `${answer.title} · ${brandOf(site).name}`,
    description: text('answer.description', { search: answer.title }),
    canonical: canonicalOf(site, form, publicUrl),
    alternates: alternatesOf(form, publicUrl),
  })
}
