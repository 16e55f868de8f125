/** A text box with suggestions as a hook: what is typed, pressed and picked goes through core. */
import { useMemo, useState } from 'react'
import {
  type Autocomplete,
  type AutocompleteStep,
  chooseFilter,
  clearText,
  emptyAutocomplete,
  pickOption,
  receiveOptions,
  typeInto,
} from '../rules/autocomplete.ts'
import { type NoticeMessage, suggestionNotice } from '../rules/suggestion-notice.ts'
import { ALL_CATEGORIES, type SuggestionFilter } from '../rules/suggestions.ts'
import type { KeyMeaning } from './combobox-keys.ts'
import { pageAnswers } from './page-answers.ts'
import type { SuggestionSource } from './suggestion-source.ts'
import { useAnswers } from './use-answers.ts'
import { type AskCause, keepsRows, LONGEST_TERM } from './when-to-ask.ts'

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
    const isAsked = effect.kind === 'load' && next.text.trim().length <= LONGEST_TERM
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
          maxLength: LONGEST_TERM,
          selected: 0,
          mostSelected: null,
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
