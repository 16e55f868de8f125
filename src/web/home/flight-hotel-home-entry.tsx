import { hydratePage } from '../hydrate.tsx'
import { FlightHotelHomePage } from './flight-hotel-home-page.tsx'

void hydratePage(FlightHotelHomePage)
