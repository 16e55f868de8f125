/**
 * What makes a box suggest. It comes when somebody first turns to a box, and takes over what
 * happens there; whatever was typed meanwhile is looked up at once.
 */
import {
  type FocusEvent,
  Fragment,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react'
import { isSmallScreen } from '../../ui/browser/screen-size.ts'
import { usePage } from '../../ui/page-context.tsx'
import { keyMeaning } from './combobox-keys.ts'
import type { SuggestionFilter } from '../rules/suggestions.ts'
import styles from './suggestion-filters.module.css'
import suggestionPopupStyles from './suggestion-popup.module.css'
import type { TextPart } from '../rules/highlight.ts'
import { Icon } from '../../ui/icon.tsx'
import type { SuggestionOption } from './suggestion-source.ts'
import suggestionRowStyles from './suggestion-row.module.css'
import { type ComboboxProps, useCombobox } from './use-combobox.ts'

/** What the box tells. */
export interface BoxEvents {
  enter: () => void
  blur: (event: FocusEvent) => void
  keyDown: (event: KeyboardEvent) => void
  type: (text: string) => void
  clear: () => void
  goBack: () => void
}

/** What the box shows of it. */
export interface ShownBox {
  isActive: boolean
  isExpanded: boolean
  activeId: string | undefined
  spoken: string
}

export interface SuggestingProps<Value> extends Omit<ComboboxProps<never, Value>, 'source'> {
  listId: string
  root: RefObject<HTMLElement | null>
  input: RefObject<HTMLInputElement | null>
  events: RefObject<BoxEvents | null>
  onShow: (shown: ShownBox) => void
  noneFound?: ReactNode
}

type Props<Answer, Value> = SuggestingProps<Value> & Pick<ComboboxProps<Answer, Value>, 'source'>

export function Suggesting<Answer, Value>(props: Props<Answer, Value>) {
  const { listId, root, input, events, onShow, noneFound, isChosen } = props
  const { text } = usePage()
  const combobox = useCombobox(props)
  const { box, isActive, isExpanded, notice } = combobox
  const activeId = isExpanded && box.selected !== null ? `${listId}-${box.selected}` : undefined
  const count = isExpanded ? text('suggestions.count', { count: combobox.options.length }) : ''
  const spoken = notice ? text(notice.key, { count: notice.count ?? 0 }) : count

  // On small screens the panel would be empty without a list.
  const enter = () => combobox.enter(!isChosen || isSmallScreen())

  useEffect(() => {
    if (document.activeElement === input.current) enter()
    // oxlint-disable-next-line react/exhaustive-deps -- only once
  }, [])
  useLayoutEffect(
    () => onShow({ isActive, isExpanded, activeId, spoken }),
    [onShow, isActive, isExpanded, activeId, spoken],
  )
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])
  useEffect(() => (isActive ? followViewport(root.current) : undefined), [isActive, root])

  useImperativeHandle(events, () => ({
    enter,
    blur({ relatedTarget }) {
      if (root.current?.contains(relatedTarget)) return
      // The keyboard was put away to see more of the panel; there is nothing else to go to.
      if (relatedTarget === null && isSmallScreen()) return
      combobox.leave()
    },
    keyDown(event) {
      const meaning = keyMeaning(box, {
        key: event.key,
        shiftKey: event.shiftKey,
        hasOtherModifier: event.altKey || event.ctrlKey || event.metaKey,
        isComposing: event.nativeEvent.isComposing,
      })
      if (!meaning) return
      if (meaning.isHandled) {
        event.preventDefault()
        event.stopPropagation()
      }
      combobox.press(meaning)
      if (meaning.step.effect.kind === 'pick') putKeyboardAway()
    },
    type: combobox.type,
    clear: combobox.clear,
    goBack() {
      combobox.leave()
      input.current?.blur()
    },
  }))

  function pick(option: number): void {
    combobox.pick(option)
    putKeyboardAway()
  }

  function putKeyboardAway(): void {
    if (isSmallScreen()) input.current?.blur()
  }

  return (
    isActive && (
      <SuggestionPopup
        listId={listId}
        combobox={combobox}
        noneFound={noneFound}
        onPick={pick}
        onReturn={() => input.current?.focus()}
      />
    )
  )
}

/**
 * On small screens a box in use fills what the on-screen keyboard leaves.
 *
 * This tells the styles of an element where the visible part of the page is: some keyboards cover
 * the page instead of shortening it, and styles alone cannot know.
 */
function followViewport(element: HTMLElement | null): (() => void) | undefined {
  const viewport = window.visualViewport
  if (!viewport || !element) return undefined
  const follow = () => {
    element.style.setProperty('--visible-top', `${viewport.offsetTop}px`)
    element.style.setProperty('--visible-height', `${viewport.height}px`)
  }
  follow()
  viewport.addEventListener('resize', follow)
  viewport.addEventListener('scroll', follow)
  return () => {
    viewport.removeEventListener('resize', follow)
    viewport.removeEventListener('scroll', follow)
  }
}

/** Buttons that narrow the suggestions to one category: one stop of the Tab key, arrows between. */
interface SuggestionFiltersProps {
  filters: readonly SuggestionFilter[]
  selected: string
  onChoose: (code: string) => void
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

function SuggestionFilters({ filters, selected, onChoose }: SuggestionFiltersProps) {
  const { text } = usePage()
  const bar = useRef<HTMLFieldSetElement>(null)

  function keyDown(event: KeyboardEvent): void {
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    const buttons = [...(bar.current?.children ?? [])] as HTMLElement[]
    const next = buttons.indexOf(event.target as HTMLElement) + step
    buttons.at(next % buttons.length)?.focus()
  }

  return (
    <fieldset className={styles.filters} aria-label={text('suggestions.filters')} ref={bar}>
      {filters.map(({ code, name }) => (
        <button
          key={code}
          type="button"
          className={styles.filter}
          aria-pressed={code === selected}
          tabIndex={code === selected ? 0 : -1}
          onKeyDown={keyDown}
          onClick={() => onChoose(code)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  )
}

/* oxlint-disable jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus, jsx-a11y/prefer-tag-over-role --
   a native option can show neither icon nor mark, and keys reach this one from the box. */
/** One suggestion: what it is by its icon, its name with the match marked, and where it lies. */
interface SuggestionRowProps {
  id: string
  option: SuggestionOption<unknown>
  isSelected: boolean
  onPick: () => void
}

function SuggestionRow({ id, option, isSelected, onPick }: SuggestionRowProps) {
  const { icon, label, detail } = option
  return (
    <div
      className={suggestionRowStyles.row}
      role="option"
      id={id}
      aria-selected={isSelected}
      onClick={onPick}
    >
      <span className={suggestionRowStyles.icon}>
        <Icon of={icon} />
      </span>
      <span className={suggestionRowStyles.words}>
        <span className={suggestionRowStyles.name}>
          <Parts of={label} />
        </span>
        {detail.length > 0 && (
          <span className={suggestionRowStyles.detail}>
            <Parts of={detail} />
          </span>
        )}
      </span>
    </div>
  )
}

function Parts({ of: parts }: { of: readonly TextPart[] }) {
  return parts.map((part) => {
    const key = parts.indexOf(part)
    return part.match ? (
      <mark key={key}>{part.text}</mark>
    ) : (
      <Fragment key={key}>{part.text}</Fragment>
    )
  })
}

/* oxlint-disable jsx-a11y/prefer-tag-over-role --
   a native list can have neither groups with rows of our own nor the focus outside of it. */
/** What opens below a box: category filters, the list in groups, or a sentence instead of it. */
export interface SuggestionPopupProps {
  listId: string
  combobox: Pick<
    ReturnType<typeof useCombobox>,
    'box' | 'sections' | 'options' | 'filters' | 'isExpanded' | 'notice' | 'filter'
  >
  noneFound?: ReactNode
  onPick: (option: number) => void
  /** Back to the box, from wherever the focus is. */
  onReturn: () => void
}

export function SuggestionPopup(props: SuggestionPopupProps) {
  const { listId, combobox, noneFound, onPick, onReturn } = props
  const { text } = usePage()
  const { box, sections, options, filters, isExpanded, notice } = combobox
  const isEmptyBox = box.text === ''
  if (!isExpanded && !notice) return null

  function keyDown(event: KeyboardEvent): void {
    if (!['ArrowDown', 'ArrowUp', 'Escape'].includes(event.key)) return
    event.preventDefault()
    event.stopPropagation()
    onReturn()
  }

  return (
    // A press must not take the focus out of the box, or the list would close under the finger.
    <div
      role="presentation"
      className={suggestionPopupStyles.popup}
      data-empty={isEmptyBox || undefined}
      onMouseDown={(event) => event.preventDefault()}
      onKeyDown={keyDown}
    >
      {box.isOpen && filters.length > 0 && (
        <SuggestionFilters filters={filters} selected={box.filter} onChoose={combobox.filter} />
      )}
      {notice && (
        <div className={suggestionPopupStyles.notice}>
          {notice.key === 'suggestions.none-found' && noneFound
            ? noneFound
            : text(notice.key, { count: notice.count ?? 0 })}
        </div>
      )}
      {isExpanded && (
        <div
          className={suggestionPopupStyles.list}
          role="listbox"
          id={listId}
          aria-label={text('suggestions.list')}
        >
          {sections.map(({ code, name, options: rows }) => (
            <div key={code} role="group" aria-labelledby={name ? `${listId}-${code}` : undefined}>
              {name && (
                <div
                  className={suggestionPopupStyles.header}
                  role="presentation"
                  id={`${listId}-${code}`}
                >
                  {name}
                </div>
              )}
              {rows.map((row) => {
                const index = options.indexOf(row)
                return (
                  <SuggestionRow
                    key={row.key}
                    id={`${listId}-${index}`}
                    option={row}
                    isSelected={index === box.selected}
                    onPick={() => onPick(index)}
                  />
                )
              })}
            </div>
          ))}
        </div>
      )}
    </div>
  )
}
