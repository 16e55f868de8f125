import { hydratePage } from '../hydrate.tsx'
import { ClaimPage } from './claim-page.tsx'

void hydratePage(ClaimPage)
