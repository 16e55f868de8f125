import { hydratePage } from '../hydrate.tsx'
import { SearchAnswerPage } from './search-answer-page.tsx'

void hydratePage(SearchAnswerPage)
