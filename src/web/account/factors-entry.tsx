import { hydratePage } from '../hydrate.tsx'
import { FactorsPage } from './factors-page.tsx'

void hydratePage(FactorsPage)
