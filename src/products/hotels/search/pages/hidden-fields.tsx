/** The fields of a hotel search that nobody sees; rooms and destination bring their own. */
import { HOTEL_FIELDS } from '../../../../site/form-fields.ts'
import { NEW_SEARCH_FIELDS } from '../../../../search/rules/new-search.ts'
import type { HotelFormState } from './hotel-form-state.ts'

export function HiddenFields({ form: { dates } }: { form: HotelFormState }) {
  const nights = dates.start !== null && dates.end !== null ? dates.end - dates.start : 0
  const fields = {
    [HOTEL_FIELDS.nights]: nights > 0 ? String(nights) : '',
    [HOTEL_FIELDS.giftBoxCode]: NEW_SEARCH_FIELDS[HOTEL_FIELDS.giftBoxCode] ?? '',
    [HOTEL_FIELDS.includeTrain]: NEW_SEARCH_FIELDS[HOTEL_FIELDS.includeTrain] ?? '',
    [HOTEL_FIELDS.searchType]: NEW_SEARCH_FIELDS[HOTEL_FIELDS.searchType] ?? '',
  }
  return Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}
