import { hydratePage } from '../hydrate.tsx'
import { CartPage } from './cart-page.tsx'

void hydratePage(CartPage)
