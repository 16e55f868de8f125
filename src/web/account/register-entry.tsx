import { hydratePage } from '../hydrate.tsx'
import { RegisterPage } from './register-page.tsx'

void hydratePage(RegisterPage)
