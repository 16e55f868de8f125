/** All that is sold: one record for each product. */
import type { Geography } from '../places/geography/geography.ts'
import { flightProduct } from './flights/sale/service/flight-product.ts'
import { SEATS } from './flights/sale/store/seat-sales.ts'
import { NIGHTS } from './hotels/rates/store/room-sales.ts'
import { hotelProduct } from './hotels/sale/service/hotel-product.ts'
import { choiceLink } from './hotels/sale/routes/choice-link.ts'
import type { SearchMemory } from './hotels/service/search-memory.ts'
import { type Products, productsOf } from './product.ts'

export interface ProductParts {
  geography: () => Geography
  /** Null where nobody searches: nothing is linked there. */
  memory: (() => SearchMemory) | null
}

export function allProducts({ geography, memory }: ProductParts): Products {
  const hotels = hotelProduct({ geography, linkTo: memory ? choiceLink(memory) : () => '' })
  const flights = flightProduct({ geography, isSearched: memory !== null })
  return productsOf([hotels, flights], [NIGHTS, SEATS])
}
