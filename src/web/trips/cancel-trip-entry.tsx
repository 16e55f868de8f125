import { hydratePage } from '../hydrate.tsx'
import { CancelPage } from './cancel-page.tsx'

void hydratePage(CancelPage)
