/** The routes of the search forms: the pages that show them, and what answers them. */
import type { FastifyInstance } from 'fastify'
import { Failure } from '../../../../http/failures.tsx'
import {
  flightHotelAnswer,
  flightHotelSubmit,
  hotelTripTarget,
} from '../../../packages/routes/flight-hotel.ts'
import { getawayAnswer, getawaySubmit } from '../../../getaways/routes/getaways.ts'
import { setTimeout as wait } from 'node:timers/promises'
import type { Edition } from '../../../../site/editions/edition.ts'
import { EDITIONS } from '../../../../site/editions/editions.ts'
import { HomeContents } from './home-content.ts'
import { hotelResults } from '../../list/routes/hotel-results.tsx'
import { home, HOME_ROUTES, homePages } from './home.tsx'
import type { PageRenderer } from '../../../../rendering/routes/page-renderer.tsx'
import type { SearchMemory } from '../../service/search-memory.ts'
import { hotelSubmit } from '../../search/routes/search-submit.ts'
import type { Settings } from '../../../../settings.ts'
import { answer, type AnswerRules } from '../../../../http/visit.ts'

export function answerSearchForms(
  app: FastifyInstance,
  renderer: PageRenderer,
  memory: () => SearchMemory,
  { edition, publicUrl }: Pick<Settings, 'edition' | 'publicUrl'>,
  searches: AnswerRules,
): void {
  const present = presentOrNull(memory)
  const contents = new HomeContents(present)
  prepareHomeContents(app, contents, edition)
  const show = homePages(publicUrl, contents)
  for (const route of HOME_ROUTES) answer(app, renderer, 'GET', route, home(show, present, route))
  answer(app, renderer, 'POST', 'hotelHome', hotelSubmit(memory, show, hotelTripTarget), searches)
  answer(app, renderer, 'POST', 'flightHotelHome', flightHotelSubmit(memory, show), searches)
  answer(app, renderer, 'POST', 'getawayHome', getawaySubmit(memory, show), searches)
  const flightHotelPage = flightHotelAnswer(memory, show, publicUrl)
  answer(app, renderer, 'GET', 'flightHotelResults', flightHotelPage, searches)
  answer(app, renderer, 'GET', 'getawayResults', getawayAnswer(memory, show, publicUrl), searches)
  answer(app, renderer, 'GET', 'hotelResults', hotelResults(memory, show, publicUrl), searches)
}

/** The forms are there from the first moment on, the world they search in a little later. */
function presentOrNull(memory: () => SearchMemory): () => SearchMemory | null {
  return () => {
    try {
      return memory()
    } catch (error) {
      if (error instanceof Failure) return null
      throw error
    }
  }
}

/** Prepares the home pages' content before anybody asks for it, the default edition's first. */
const UNTIL_NEXT_LOOK_MS = 500

/** Between editions visitors come first: the world has just opened. */
const PAUSE_MS = 100

function prepareHomeContents(app: FastifyInstance, contents: HomeContents, first: Edition): void {
  const stopped = new AbortController()
  app.addHook('onReady', async () => void prepareAll(contents, first, stopped.signal))
  app.addHook('onClose', async () => stopped.abort())
}

async function prepareAll(contents: HomeContents, first: Edition, signal: AbortSignal) {
  const editions = new Set([first, ...Object.values(EDITIONS)])
  try {
    for (const edition of editions) {
      while (!(await contents.prepare(edition)))
        await wait(UNTIL_NEXT_LOOK_MS, null, { ref: false, signal })
      await wait(PAUSE_MS, null, { ref: false, signal })
    }
  } catch {
    // The server stops.
  }
}
