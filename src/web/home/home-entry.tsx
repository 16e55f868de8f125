import { hydratePage } from '../hydrate.tsx'
import { HotelHomePage } from './hotel-home-page.tsx'

void hydratePage(HotelHomePage)
