import { hydratePage } from '../hydrate.tsx'
import { CheckoutPage } from './checkout-page.tsx'

void hydratePage(CheckoutPage)
