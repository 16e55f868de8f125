import { hydratePage } from '../hydrate.tsx'
import { SecondFactorPage } from './second-factor-page.tsx'

void hydratePage(SecondFactorPage)
