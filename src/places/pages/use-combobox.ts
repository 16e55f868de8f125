/** A text box with suggestions as a hook: what is typed, pressed and picked goes through the rules. */
import { useEffect, useMemo, useState } from 'react'
import {
  type Autocomplete,
  type AutocompleteStep,
  chooseFilter,
  clearText,
  emptyAutocomplete,
  type NoticeMessage,
  pickOption,
  receiveOptions,
  suggestionNotice,
  type SuggestionWidget,
  typeInto,
} from '../rules/autocomplete.ts'
import { ALL_CATEGORIES, type SuggestionFilter } from '../rules/suggestions.ts'
import type { KeyMeaning } from './combobox-keys.ts'
import { keepAnswer, pageAnswers } from './page-answers.ts'
import type { SuggestionSource } from './suggestion-source.ts'
import { MAX_TERM_LENGTH } from './when-to-ask.ts'
import { keepsRows } from './when-to-ask.ts'
import { waitBeforeAsking } from './when-to-ask.ts'
import type { AskCause } from './when-to-ask.ts'
import { requestJson } from '../../ui/browser/requests.ts'

export interface ComboboxProps<Answer, Value> {
  /** Made once and kept: rows are computed anew when it changes. */
  source: SuggestionSource<Answer, Value>
  text: string
  /** Whether the text is what was picked, so that it needs no suggestions. */
  isChosen: boolean
  onType: (text: string) => void
  onPick: (value: Value) => void
  /** The visitor went on to something else. */
  onLeave?: (() => void) | undefined
}

export function useCombobox<Answer, Value>(props: ComboboxProps<Answer, Value>) {
  const { source, text, isChosen, onType, onPick, onLeave } = props
  const [state, setState] = useState(() => emptyAutocomplete(source.minLength))
  const [filters, setFilters] = useState<readonly SuggestionFilter[]>([])
  // Whether the visitor is busy with this box: on small screens it then fills the screen.
  const [isActive, setActive] = useState(false)
  const { loaded, load, forget } = useAnswers<Answer>()

  const { answer, loading } = loaded
  const sections = useMemo(
    () => (answer === null ? [] : source.sectionsOf(answer, text)),
    [answer, source, text],
  )
  const options = sections.flatMap((section) => section.options)
  const box: Autocomplete = { ...state, text, options: options.map((option) => option.text) }

  function apply({ box: next, effect }: AutocompleteStep, cause: AskCause = 'opened'): void {
    setState(next)
    const option = effect.kind === 'pick' ? options[effect.option] : undefined
    if (option) {
      setActive(false)
      onPick(option.value)
    }
    const isAsked = effect.kind === 'load' && next.text.trim().length <= MAX_TERM_LENGTH
    const isOver = !isAsked && (!next.isOpen || effect.kind === 'load')
    // The categories of another word say nothing; a chosen one stays, with the way back.
    const isOtherWord = isOver || (isAsked && !keepsRows(loaded.text, next.text))
    if (isOtherWord && next.filter === ALL_CATEGORIES) setFilters([])
    if (isAsked) ask(next, cause)
    if (isOver) forget()
  }

  function ask({ text: asked, filter }: Autocomplete, cause: AskCause): void {
    load({
      address: source.addressOf(asked, filter),
      text: asked,
      cause,
      read: source.read,
      onAnswer: (received) => {
        setState((current) => receiveOptions(current, []))
        if (source.filtersOf) setFilters((current) => source.filtersOf!(received, filter, current))
      },
    })
  }

  function enter(opens: boolean): void {
    setActive(true)
    pageAnswers.open()
    if (opens) apply(typeInto(box, text))
  }

  function leave(): void {
    setActive(false)
    setState({ ...box, isOpen: false, selected: null, filter: ALL_CATEGORIES })
    setFilters([])
    forget()
    onLeave?.()
  }

  function type(typed: string): void {
    setActive(true)
    apply(typeInto(box, typed), 'typed')
    onType(typed)
  }

  function press({ step, closes }: KeyMeaning): void {
    if (closes) setActive(false)
    else if (step.box.isOpen) setActive(true)
    apply(step)
  }

  const isLongEnough = text.trim().length >= source.minLength
  const isExpanded = isActive && box.isOpen && isLongEnough && options.length > 0
  const notice: NoticeMessage | null =
    !isActive || isExpanded || isChosen || (isLongEnough && !box.isOpen)
      ? null
      : suggestionNotice({
          textLength: text.trim().length,
          minLength: source.minLength,
          maxLength: MAX_TERM_LENGTH,
          selected: 0,
          maxSelected: null,
          loading,
          found: options.length,
        })

  return {
    box,
    sections,
    options,
    filters,
    isActive,
    isExpanded,
    notice,
    enter,
    leave,
    type,
    press,
    clear: () => {
      apply(clearText(box))
      onType('')
    },
    filter: (code: string) => apply(chooseFilter(box, code), 'filter-chosen'),
    pick: (option: number) => apply(pickOption(box, option)),
  }
}

// Asks for the latest address only: a later one takes the place of whatever still waits or runs,
// and an answer that comes too late is never told.

export type Outcome = { ok: true; answer: unknown } | { ok: false }

export class LatestRequest {
  private readonly ask: (address: string, signal: AbortSignal) => Promise<unknown>
  private running: { address: string; abort: AbortController; timer: TimerId } | null = null

  constructor(ask: (address: string, signal: AbortSignal) => Promise<unknown>) {
    this.ask = ask
  }

  start(address: string, waitMs: number, tell: (outcome: Outcome) => void): void {
    // The same address again: letters came that narrow its answer only here.
    if (this.running?.address === address) return
    this.cancel()
    const abort = new AbortController()
    const settle = (outcome: Outcome) => {
      if (this.running?.abort !== abort) return
      this.running = null
      tell(outcome)
    }
    const send = () =>
      this.ask(address, abort.signal).then(
        (answer) => settle({ ok: true, answer }),
        () => settle({ ok: false }),
      )
    this.running = { address, abort, timer: setTimeout(() => void send(), waitMs) }
  }

  cancel(): void {
    if (!this.running) return
    clearTimeout(this.running.timer)
    this.running.abort.abort()
    this.running = null
  }
}

type TimerId = ReturnType<typeof setTimeout>

/** The answers behind a box: kept ones at once, others after the wait, late ones never. */
export interface LoadedAnswer<Answer> {
  /** Null while there is nothing to show. */
  answer: Answer | null
  /** The text it was asked for. */
  text: string
  loading: SuggestionWidget['loading']
}

export interface Asked<Answer> {
  address: string
  text: string
  cause: AskCause
  read: (body: unknown) => Answer | null
  /** Told of every answer that is shown. */
  onAnswer: (answer: Answer) => void
}

function useAnswers<Answer>() {
  const [loaded, setLoaded] = useState<LoadedAnswer<Answer>>(NOTHING)
  const [request] = useState(() => new LatestRequest(askServer))
  useEffect(() => () => request.cancel(), [request])

  function load({ address, text, cause, read, onAnswer }: Asked<Answer>): void {
    const show = (body: unknown): boolean => {
      const answer = read(body)
      if (answer === null) return false
      setLoaded({ answer, text, loading: 'nothing' })
      onAnswer(answer)
      return true
    }
    const kept = pageAnswers.get(address)
    if (kept !== undefined && show(kept)) return request.cancel()

    setLoaded((before) => ({
      answer: keepsRows(before.text, text) ? before.answer : null,
      text: before.text,
      loading: 'first-results',
    }))
    request.start(address, waitBeforeAsking(cause, kept !== undefined), (outcome) => {
      if (outcome.ok && show(outcome.answer)) keepAnswer(address, outcome.answer)
      else setLoaded({ answer: null, text, loading: 'failed' })
    })
  }

  function forget(): void {
    request.cancel()
    setLoaded(NOTHING)
  }

  return { loaded, load, forget }
}

const NOTHING = { answer: null, text: '', loading: 'nothing' } as const

async function askServer(address: string, signal: AbortSignal): Promise<unknown> {
  const answer = await requestJson(address, { signal })
  if (!answer.ok) throw new Error(`${address}: ${answer.failure}`)
  return answer.value
}
