/** Hotels: found by name or number, closed and reopened, with the way to their rooms. */
import { auditSubject } from '../../accounts/rules/audit.ts'
import { OFFICE_FIELDS } from '../rules/office-fields.ts'
import { officePath } from '../rules/office-routes.ts'
import { fieldReader } from '../../site/form-values.ts'
import {
  NO_CONTACT,
  readHotelContact,
} from '../../products/hotels/catalogue/rules/hotel-contact.ts'
import { languageOf } from '../../site/locales.ts'
import { problem, type Problem } from '../../site/problems.ts'
import {
  closedHotelIds,
  type OfficeHotel,
  officeHotels,
  officeRooms,
  openHotel,
} from '../store/admin-hotels.ts'
import { auditEntries } from '../../accounts/store/audit-log.ts'
import {
  hotelContacts,
  setHotelContact,
} from '../../products/hotels/catalogue/store/hotel-contacts.ts'
import { HOTEL_NOTICES, OfficeHotelPage } from '../pages/hotel-page.tsx'
import { HotelsPage } from '../pages/hotels-page.tsx'
import type { OfficeForm } from '../pages/office-field.tsx'
import { fieldsOf } from '../../booking/routes/checkout-values.ts'
import { Failure } from '../../http/failures.tsx'
import { placeWords } from '../../places/service/place-words.ts'
import { shownAudit } from './audit.tsx'
import type { Site } from '../../site/site.ts'
import type { SearchMemory } from '../../products/hotels/service/search-memory.ts'
import type { OfficeHandler, OfficeParts, OfficeVisit } from './office-parts.ts'
import { momentsOn } from '../../site/text/moments.ts'
import { doneIn, EMPTY_FORM, officePage, sentForm } from './office-page.tsx'

const MAX_CLOSED = 100

/** Without words, those that are closed: somebody may want to reopen one. */
export function showHotels(parts: OfficeParts): OfficeHandler {
  return async (visit) => {
    const { query, site, staff, text } = visit
    const typed = fieldReader(query).text('q')
    const ids = typed
      ? findHotelIds(parts.memory(), site, typed)
      : await closedHotelIds(parts.store(), MAX_CLOSED)
    const hotels = await officeHotels(parts.store(), ids)
    const shown = hotels.map((hotel) => shownHotel(parts, visit, hotel))
    const page = <HotelsPage staff={staff} typed={typed} hotels={shown} />
    return officePage(visit, page, text('admin.section.hotels'))
  }
}

export function showHotel(parts: OfficeParts): OfficeHandler {
  return async (visit) => hotelPage(parts, visit, await visitedHotel(parts, visit), EMPTY_FORM)
}

export function changeHotel(parts: OfficeParts): OfficeHandler {
  return async (visit) => {
    const hotel = await visitedHotel(parts, visit)
    const wanted = fieldReader(visit.body).text(OFFICE_FIELDS.form)
    const done = HOTEL_NOTICES.find((each) => each === wanted)
    if (!done) throw new Failure('field-unreadable')
    const refuse = (...problems: Problem[]) =>
      hotelPage(parts, visit, hotel, sentForm(visit, problems))
    if (done === 'contact-changed') {
      const read = readHotelContact(fieldsOf(visit.body))
      if (!read.ok) return refuse(...read.problems)
      const { store } = parts
      if (!(await setHotelContact(store(), hotel.id, read.value, visit.actor, Date.now())))
        return refuse(problem('nothing-to-change'))
    } else {
      const isOpen = done === 'reopened'
      const isChanged = await openHotel(parts.store(), hotel.id, isOpen, visit.actor, Date.now())
      if (!isChanged) return refuse(problem('already-done'))
    }
    return visit.redirect(officePath('hotel', { hotel: hotel.id }, { done }), 303)
  }
}

export async function visitedHotel(
  { store }: OfficeParts,
  { parameters }: OfficeVisit,
): Promise<OfficeHotel> {
  const id = hotelIdIn(parameters['hotel'] ?? '')
  const [hotel] = id === null ? [] : await officeHotels(store(), [id])
  if (!hotel) throw new Failure('page-not-found')
  return hotel
}

function shownHotel({ memory }: OfficeParts, { site }: OfficeVisit, hotel: OfficeHotel) {
  const words = placeWords(memory().geography, languageOf(site.edition.locale))
  const { cityName, countryName } = words.around(hotel.cityId)
  return { ...hotel, place: [cityName, countryName].filter(Boolean).join(', ') }
}

async function hotelPage(
  parts: OfficeParts,
  visit: OfficeVisit,
  hotel: OfficeHotel,
  form: OfficeForm,
) {
  const { site, staff, text } = visit
  const contacts = await hotelContacts(parts.store().db, [hotel.id])
  const rooms = await officeRooms(parts.store(), hotel.id)
  const subject = auditSubject.hotel(hotel.id)
  const audit = await auditEntries(parts.store(), { subject, most: 20 })
  const page = (
    <OfficeHotelPage
      staff={staff}
      hotel={shownHotel(parts, visit, hotel)}
      rooms={rooms}
      contact={contacts.get(hotel.id) ?? NO_CONTACT}
      form={form}
      audit={shownAudit(audit, momentsOn(site))}
      done={doneIn(visit, HOTEL_NOTICES)}
    />
  )
  return officePage(visit, page, `${text('admin.section.hotels')} · ${hotel.name}`, form.problems)
}

/** Hotels by their number, or by words of their name as the search boxes find them. */
const LARGEST_ID = 2_147_483_647

/** One that is closed, or sold without its name, is found by its number only. */
function findHotelIds(
  { suggest }: Pick<SearchMemory, 'suggest'>,
  { edition }: Pick<Site, 'edition'>,
  typed: string,
): number[] {
  const id = hotelIdIn(typed)
  if (id !== null) return [id]
  const language = languageOf(edition.locale)
  return suggest
    .suggest(typed, { language, type: 'accommodation' })
    .map(({ accommodationId }) => Number(accommodationId))
}

/** Null for what is no number of a hotel. */
export function hotelIdIn(written: string): number | null {
  const id = /^[1-9]\d{0,9}$/.test(written) ? Number(written) : 0
  return id > 0 && id <= LARGEST_ID ? id : null
}
