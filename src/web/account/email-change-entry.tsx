import { hydratePage } from '../hydrate.tsx'
import { EmailChangePage } from './email-change-page.tsx'

void hydratePage(EmailChangePage)
