import { hydratePage } from '../hydrate.tsx'
import { ConfirmationPage } from './confirmation-page.tsx'

void hydratePage(ConfirmationPage)
