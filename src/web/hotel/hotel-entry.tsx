import { hydratePage } from '../hydrate.tsx'
import { HotelPage } from './hotel-page.tsx'

void hydratePage(HotelPage)
