import { hydratePage } from '../hydrate.tsx'
import { ResetPage } from './reset-page.tsx'

void hydratePage(ResetPage)
