/**
 * What a visitor types into date fields, until it is a date. It is read two seconds after the last
 * key, on Enter or when the field is left. What cannot be read stays as it was typed, to be mended.
 */
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type Day, readDay, writeDay } from '../../../site/calendar-day.ts'
import {
  type DateRange,
  RANGE_FIELDS,
  type RangeField,
  TYPED_DATE_DELAY_MS,
} from '../../rules/date-range.ts'
import { problem, type Problem } from '../../../site/problems.ts'

interface Draft {
  text: string
  /** It was tried, and is no date. */
  isUnreadable: boolean
}

export interface TypedDates {
  /** What a field shows. */
  shown: (field: RangeField) => string
  /** The field's own problem, under the name that its form knows it by. */
  problemOf: (field: RangeField, name: string) => Problem[]
  isTyping: (field: RangeField) => boolean
  type: (field: RangeField, text: string) => void
  read: (field: RangeField) => void
  /** What was in the fields before anybody listened to their keys. */
  take: (texts: Partial<Record<RangeField, string>>) => void
  /** Chosen dates take the place of typed ones. */
  forget: () => void
}

type Drafts = Partial<Record<RangeField, Draft | undefined>>
type Texts = Partial<Record<RangeField, string | undefined>>

/** `sent` is what the fields came with from the server, which may be no dates. */
export function useTypedDates(
  dates: DateRange,
  earliest: Day,
  onRead: (days: Partial<DateRange>) => void,
  sent: Texts = {},
): TypedDates {
  const [drafts, setDrafts] = useState(() => unreadableDrafts(sent, dates))
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // The timer reads what is there when it rings, not what was there when it was set.
  const latest = useRef(read)
  useEffect(() => {
    latest.current = read
  })
  useEffect(() => () => clearTimeout(timer.current), [])

  /** A date that came from elsewhere since then has taken the place of what could not be read. */
  function draftOf(field: RangeField): Draft | undefined {
    const draft = drafts[field]
    return draft?.isUnreadable && dates[field] !== null ? undefined : draft
  }

  function read(field: RangeField): void {
    clearTimeout(timer.current)
    const draft = draftOf(field)
    if (draft && !draft.isUnreadable) take({ [field]: draft.text })
  }

  function take(texts: Partial<Record<RangeField, string>>): void {
    const days: Partial<DateRange> = {}
    const left: Drafts = {}
    for (const field of RANGE_FIELDS) {
      const text = texts[field]
      if (text === undefined) continue
      const day = (days[field] = readTypedDay(text, earliest))
      const isUnreadable = day === null && text.trim() !== ''
      left[field] = isUnreadable ? { text, isUnreadable } : undefined
    }
    setDrafts((current) => ({ ...current, ...left }))
    onRead(days)
  }

  return {
    shown: (field) => draftOf(field)?.text ?? written(dates[field]),
    problemOf: (field, name) =>
      draftOf(field)?.isUnreadable ? [problem('date-unreadable', name)] : [],
    isTyping: (field) => draftOf(field)?.isUnreadable === false,
    type: (field, text) => {
      setDrafts((current) => ({ ...current, [field]: { text, isUnreadable: false } }))
      clearTimeout(timer.current)
      timer.current = setTimeout(() => latest.current(field), TYPED_DATE_DELAY_MS)
    },
    read,
    take,
    forget: () => {
      clearTimeout(timer.current)
      setDrafts({})
    },
  }
}

function unreadableDrafts(sent: Texts, dates: DateRange): Drafts {
  const drafts: Drafts = {}
  for (const field of RANGE_FIELDS) {
    const text = sent[field]
    if (text && dates[field] === null) drafts[field] = { text, isUnreadable: true }
  }
  return drafts
}

function written(day: Day | null): string {
  return day === null ? '' : writeDay(day)
}

// A date as people type it. The specified form is DD-MM-YYYY; hands are less exact.

/**
 * Null while it is no date. Any separator will do, or none, and ISO dates are pasted from elsewhere.
 * A year of two digits counts only if that makes a day from `earliest` on: "12-03-20" is more likely
 * a date still being typed than the year 2020.
 */
export function readTypedDay(typed: string, earliest: Day): Day | null {
  const text = typed.trim()
  const iso = ISO_DAY.exec(text)
  if (iso) return readDay(`${iso[3]}-${iso[2]}-${iso[1]}`)
  const parts = SEPARATED.exec(text) ?? RUN_TOGETHER.exec(text)
  if (!parts) return null
  const [, dayOfMonth = '', month = '', year = ''] = parts
  const fullYear = year.length === 2 ? `20${year}` : year
  const day = readDay(`${dayOfMonth.padStart(2, '0')}-${month.padStart(2, '0')}-${fullYear}`)
  return day !== null && year.length === 2 && day < earliest ? null : day
}

const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})$/
const SEPARATED = /^(\d{1,2})[-/. ]+(\d{1,2})[-/. ]+(\d{4}|\d{2})$/
const RUN_TOGETHER = /^(\d{2})(\d{2})(\d{4}|\d{2})$/

/** Takes over what was typed into date fields before the page came to life. */
export function useEarlyTyping(
  root: RefObject<HTMLElement | null>,
  names: Partial<Record<RangeField, string>>,
  typed: TypedDates,
): void {
  // Before anything is drawn again: that would put the server's dates back.
  useLayoutEffect(() => {
    const left: Partial<Record<RangeField, string>> = {}
    for (const field of RANGE_FIELDS) {
      const input = root.current?.querySelector<HTMLInputElement>(`input[name="${names[field]}"]`)
      if (!input || input.value === typed.shown(field)) continue
      // A field that still has the focus may not be finished.
      if (input === document.activeElement) typed.type(field, input.value)
      else left[field] = input.value
    }
    if (Object.keys(left).length > 0) typed.take(left)
    // oxlint-disable-next-line react/exhaustive-deps -- only once
  }, [])
}
