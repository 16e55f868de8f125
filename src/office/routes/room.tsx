/** A room type's days: what they cost and how many rooms are left, and the form that changes it. */
import { readIsoDay, writeIsoDay } from '../../site/calendar-day.ts'
import { auditSubject } from '../../accounts/rules/audit.ts'
import { readCalendarEdit } from '../rules/calendar-form.ts'
import { OFFICE_FIELDS } from '../rules/office-fields.ts'
import { officePath } from '../rules/office-routes.ts'
import { fieldReader } from '../../site/form-values.ts'
import { problem, type Problem } from '../../site/problems.ts'
import {
  type EditOutcome,
  editRoomDays,
  type OfficeHotel,
  type OfficeRoom,
  officeRooms,
  roomDays,
} from '../store/admin-hotels.ts'
import { auditEntries } from '../../accounts/store/audit-log.ts'
import { RoomPage } from '../pages/room-page.tsx'
import { fieldsOf } from '../../booking/routes/checkout-values.ts'
import { todayIn } from '../../http/clock.ts'
import { Failure } from '../../http/failures.tsx'
import { readAmount } from '../../booking/routes/trips-cancel.tsx'
import { shownAudit } from './audit.tsx'
import { visitedHotel } from './hotels.tsx'
import type { OfficeHandler, OfficeParts, OfficeVisit } from './office-parts.ts'
import { momentsOn } from '../../site/text/moments.ts'
import { doneIn, EMPTY_FORM, officePage, sentForm } from './office-page.tsx'

/** Four weeks at a time: as many as a screen shows. */
const DAYS_SHOWN = 28

interface VisitedRoom {
  hotel: OfficeHotel
  room: OfficeRoom
}

export function showRoom(parts: OfficeParts): OfficeHandler {
  return async (visit) => roomPage(parts, visit, await visitedRoom(parts, visit), [])
}

const REFUSALS = {
  unchanged: problem('nothing-to-change'),
  outside: problem('days-out-of-range', OFFICE_FIELDS.lastDay),
  'too-many': problem('number-out-of-range', OFFICE_FIELDS.roomsLeft),
} satisfies Partial<Record<EditOutcome, Problem>>

export function changeRoom(parts: OfficeParts): OfficeHandler {
  const { store } = parts
  return async (visit) => {
    const visited = await visitedRoom(parts, visit)
    const { hotel, room } = visited
    const today = todayIn(visit.site.edition.timeZone)
    const known = await roomDays(store(), room.id, today, today)
    if (!known) throw new Failure('page-not-found')
    const read = readCalendarEdit(fieldsOf(visit.body), {
      today,
      until: known.until,
      readAmount: (written) => readAmount(written, hotel.currency),
    })
    if (!read.ok) return roomPage(parts, visit, visited, read.problems)
    const outcome = await editRoomDays(store(), room.id, read.value, visit.actor, Date.now())
    if (outcome === 'no-room') throw new Failure('page-not-found')
    if (outcome !== 'edited') return roomPage(parts, visit, visited, [REFUSALS[outcome]])
    const from = writeIsoDay(read.value.firstDay)
    const where = { hotel: hotel.id, room: room.id }
    return visit.redirect(officePath('room', where, { from, done: 'changed' }), 303)
  }
}

async function visitedRoom(parts: OfficeParts, visit: OfficeVisit): Promise<VisitedRoom> {
  const hotel = await visitedHotel(parts, visit)
  const rooms = await officeRooms(parts.store(), hotel.id)
  const room = rooms.find(({ id }) => String(id) === visit.parameters['room'])
  if (!room) throw new Failure('page-not-found')
  return { hotel, room }
}

async function roomPage(
  { store }: OfficeParts,
  visit: OfficeVisit,
  { hotel, room }: VisitedRoom,
  problems: Problem[],
) {
  const { site, staff, text, query, body } = visit
  const today = todayIn(site.edition.timeZone)
  const typed = problems.length > 0 ? fieldReader(body).text(OFFICE_FIELDS.firstDay, 10) : ''
  const asked = readIsoDay(typed || fieldReader(query).text('from', 10)) ?? today
  const calendar = await roomDays(store(), room.id, today, today)
  const last = Math.max(today, (calendar?.until ?? today + 1) - 1)
  const from = Math.min(Math.max(asked, today), last)
  const shown = await roomDays(store(), room.id, from, from + DAYS_SHOWN - 1)
  const audit = await auditEntries(store(), { subject: auditSubject.room(room.id), most: 20 })
  const page = (
    <RoomPage
      staff={staff}
      hotel={{ id: hotel.id, name: hotel.name, currency: hotel.currency }}
      room={room}
      days={shown?.days ?? []}
      from={from}
      limits={{ today, last, step: DAYS_SHOWN }}
      form={problems.length > 0 ? sentForm(visit, problems) : EMPTY_FORM}
      audit={shownAudit(audit, momentsOn(site))}
      isDone={doneIn(visit, ['changed']) !== null}
    />
  )
  return officePage(visit, page, `${text('admin.room')} · ${hotel.name}`, problems)
}
