import { hydratePage } from '../hydrate.tsx'
import { HotelResultsPage } from './hotel-results-page.tsx'

void hydratePage(HotelResultsPage)
