import { hydratePage } from '../hydrate.tsx'
import { NoResultsPage } from './no-results-page.tsx'

void hydratePage(NoResultsPage)
