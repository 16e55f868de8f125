import { hydratePage } from '../hydrate.tsx'
import { ChallengePage } from './challenge-page.tsx'

void hydratePage(ChallengePage)
