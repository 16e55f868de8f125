import { hydratePage } from '../hydrate.tsx'
import { SignInPage } from './sign-in-page.tsx'

void hydratePage(SignInPage)
