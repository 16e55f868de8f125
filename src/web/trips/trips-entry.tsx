import { hydratePage } from '../hydrate.tsx'
import { TripsPage } from './trips-page.tsx'

void hydratePage(TripsPage)
