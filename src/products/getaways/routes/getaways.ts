/** Getaways: the form, and the page that repeats a search and offers the hotels for it. */
import { pathOf } from '../../../site/routes.ts'
import { isSoldOn } from '../../../site/sections.ts'
import { GETAWAY_FIELDS } from '../../../site/form-fields.ts'
import { stayProblems } from '../../../site/stay.ts'
import {
  type GetawaySearch,
  nightsOfGetaway,
  readGetawaySearch,
  writeGetawaySearch,
} from '../rules/getaway-search.ts'
import { isGetawayType, segmentOfGetaway } from '../rules/getaway-types.ts'
import { DEFAULT_ROOM } from '../../../search/rules/occupancy.ts'
import { problem, type Read, unreadable } from '../../../site/problems.ts'
import type { SearchFact } from '../../../search/pages/search-answer-page.tsx'
import { Failure } from '../../../http/failures.tsx'
import type { ShowHome } from '../../hotels/home/routes/home.tsx'
import type { SearchMemory } from '../../hotels/service/search-memory.ts'
import { answerPage, hotelPart } from '../../hotels/search/routes/search-answer.tsx'
import { type SubmittedForm, submittedForm } from '../../hotels/search/routes/submitted-form.ts'
import { formValues } from '../../../search/routes/search-submit-values.ts'
import { writtenDay } from '../../../search/routes/search-submit-words.ts'
import { formAgain, withQuery } from '../../hotels/search/routes/search-submit.ts'
import type { Handler, Visit } from '../../../http/visit.ts'

const FORM = { route: 'getawayHome', tab: 'getaways' } as const

export function getawaySubmit(memory: () => SearchMemory, show: ShowHome): Handler {
  return (visit) => {
    const { site, body } = visit
    if (!isSoldOn(site, FORM.route)) throw new Failure('page-not-found')
    const form = submittedForm(formValues(body), memory(), site)
    const search = readGetaway(form)
    if (!search.ok) return formAgain(visit, show, FORM, form, search.problems)
    const answer = pathOf(site, 'getawayResults')
    return visit.redirect(withQuery(answer, writeGetawaySearch(search.value)), 303)
  }
}

export function getawayAnswer(memory: () => SearchMemory, show: ShowHome, publicUrl: URL): Handler {
  return (visit) => {
    const { site, query, text } = visit
    if (!isSoldOn(site, 'getawayResults')) throw new Failure('page-not-found')
    const form = submittedForm(formValues(query), memory(), site)
    const search = readGetaway(form)
    if (!search.ok) return formAgain(visit, show, FORM, form, search.problems)
    const wish = wishOf(search.value)
    // The day may be the last one on sale, and the nights after it are not.
    const problems = stayProblems(wish.stay, form.today)
    const hotel =
      problems.length > 0 ? unreadable(problems) : hotelPart(visit, memory(), form, wish)
    if (!hotel.ok) return formAgain(visit, show, FORM, form, hotel.problems)
    return answerPage(visit, publicUrl, FORM.route, {
      kind: 'getaway',
      title: text('answer.title.getaway', { destination: search.value.destination.name }),
      facts: factsOf(visit, search.value),
      hotel: hotel.value,
      change: withQuery(pathOf(site, FORM.route), writeGetawaySearch(search.value)),
    })
  }
}

/** The form offers a list of types: any other code is nobody's choice. */
function readGetaway({ values, today, destination }: SubmittedForm): Read<GetawaySearch> {
  const search = readGetawaySearch(values, today, destination)
  if (!search.ok || search.value.type === '' || isGetawayType(search.value.type)) return search
  return unreadable([problem('field-unreadable', GETAWAY_FIELDS.type)])
}

/** Two people, unless they say otherwise in the list. */
function wishOf({ destination, type, date, duration }: GetawaySearch) {
  return {
    destination,
    stay: { checkIn: date, checkOut: date + nightsOfGetaway(duration) },
    rooms: [DEFAULT_ROOM],
    segments: isGetawayType(type) ? [segmentOfGetaway(type)] : [],
  }
}

function factsOf(
  { site, text }: Visit,
  { destination, type, date, duration }: GetawaySearch,
): SearchFact[] {
  const kind = isGetawayType(type) ? type : 'any'
  return [
    { label: text('form.destination'), value: destination.typedText || destination.name },
    { label: text('form.getaway-type'), value: text(`form.getaway-type.${kind}`) },
    { label: text('form.date'), value: writtenDay(site, date) },
    { label: text('form.duration'), value: text(`form.duration.${duration}`) },
  ]
}
