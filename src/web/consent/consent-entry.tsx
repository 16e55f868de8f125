import { hydratePage } from '../hydrate.tsx'
import { ConsentPage } from './consent-page.tsx'

void hydratePage(ConsentPage)
