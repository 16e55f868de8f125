import { hydratePage } from '../hydrate.tsx'
import { MissingHotelPage } from './missing-hotel-page.tsx'

void hydratePage(MissingHotelPage)
