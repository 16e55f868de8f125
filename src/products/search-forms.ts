/** The search forms of all products: the pages that show them, and what answers them. */
import type { FastifyInstance } from 'fastify'
import { Failure } from '../http/failures.tsx'
import {
  flightHotelAnswer,
  flightHotelSubmit,
  hotelTripTarget,
} from './packages/routes/flight-hotel.ts'
import { FlightHotelHomePage } from './packages/pages/flight-hotel-home-page.tsx'
import { getawayAnswer, getawaySubmit } from './getaways/routes/getaways.ts'
import { GetawayHomePage } from './getaways/pages/getaway-home-page.tsx'
import { HotelHomePage } from './hotels/home/pages/hotel-home-page.tsx'
import { HomeContents, prepareHomeContents } from './hotels/home/routes/home-content.ts'
import { hotelResults } from './hotels/list/routes/hotel-results.tsx'
import { type FormPages, home, HOME_ROUTES, homePages } from './hotels/home/routes/home.tsx'
import type { PageRenderer } from '../rendering/routes/page-renderer.tsx'
import type { SearchMemory } from './hotels/service/search-memory.ts'
import { hotelSubmit } from './hotels/search/routes/search-submit.ts'
import type { Settings } from '../settings.ts'
import { answer, type AnswerRules } from '../http/visit.ts'

const FORM_PAGES: FormPages = {
  hotels: HotelHomePage,
  'flight-hotel': FlightHotelHomePage,
  getaways: GetawayHomePage,
}

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
  const show = homePages(publicUrl, contents, FORM_PAGES)
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
