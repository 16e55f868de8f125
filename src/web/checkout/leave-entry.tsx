import { hydratePage } from '../hydrate.tsx'
import { LeavePage } from './leave-page.tsx'

void hydratePage(LeavePage)
