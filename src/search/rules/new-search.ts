/** The hidden fields of a form with which a new search begins. */
import { DEFAULT_CUSTOMERS } from './customers.ts'
import { HOTEL_FIELDS } from '../../site/form-fields.ts'
import { DEFAULT_SEARCH_TYPE } from '../../products/hotels/search/rules/hotel-search.ts'

/** A voucher pays for one search only, so a new one begins without. */
export const NEW_SEARCH_FIELDS: Readonly<Record<string, string>> = {
  [HOTEL_FIELDS.pageMarker]: 'pre_resultado',
  [HOTEL_FIELDS.brandId]: '0',
  [HOTEL_FIELDS.customers]: DEFAULT_CUSTOMERS,
  [HOTEL_FIELDS.rooms]: '1',
  [HOTEL_FIELDS.giftBoxCode]: '',
  [HOTEL_FIELDS.includeTrain]: '1',
  [HOTEL_FIELDS.searchType]: DEFAULT_SEARCH_TYPE,
}
