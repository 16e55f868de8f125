import { hydratePage } from '../hydrate.tsx'
import { GetawayHomePage } from './getaway-home-page.tsx'

void hydratePage(GetawayHomePage)
