/**
 * A text box that suggests, by the WAI-ARIA combobox pattern: the focus stays in the box, and the
 * list is told about by `aria-activedescendant`. On small screens the same box, list and all,
 * fills the screen while it is used; since it is moved by style alone, the focus and the on-screen
 * keyboard stay.
 */
import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import arrowLeft from 'icon:arrow-left'
import x from 'icon:x'
import { isClearButtonShown } from '../../core/autocomplete.ts'
import type { Problem } from '../../core/problems.ts'
import { usePage } from '../page-context.tsx'
import { controlState } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import { latePart } from '../ui/late-part.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import { keyMeaning } from './combobox-keys.ts'
import styles from './combobox.module.css'
import { followViewport, isSmallScreen } from './small-screen.ts'
import type { SuggestionPopupProps } from './suggestion-popup.tsx'
import { stripTyped } from './typed-text.ts'
import { type ComboboxProps, useCombobox } from './use-combobox.ts'

interface Props<Answer, Value> extends ComboboxProps<Answer, Value> {
  id: string
  name: string
  placeholder: string
  problems: readonly Problem[]
  onFocus?: (() => void) | undefined
  /** What is shown when nothing was found, instead of the usual sentence. */
  noneFound?: ReactNode
}

/** Fetched when the box is turned to: it is there before the first answer. */
const Popup = latePart<SuggestionPopupProps>(async () => {
  const { SuggestionPopup } = await import('./suggestion-popup.tsx')
  return SuggestionPopup
})

export function Combobox<Answer, Value>(props: Props<Answer, Value>) {
  const { id, name, placeholder, problems, onFocus, onType, isChosen, noneFound } = props
  const { text } = usePage()
  const isHydrated = useHydrated()
  const root = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const combobox = useCombobox(props)
  const { box, isActive, isExpanded, notice } = combobox
  const listId = `${id}-list`
  const activeId = isExpanded && box.selected !== null ? `${listId}-${box.selected}` : undefined

  useEffect(() => {
    // What was typed before the page came to life is not lost.
    const typed = input.current?.value ?? ''
    if (typed !== props.text) onType(typed)
    // oxlint-disable-next-line react/exhaustive-deps -- only once
  }, [])
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])
  useEffect(() => (isActive ? followViewport(root.current) : undefined), [isActive])

  function focus(): void {
    onFocus?.()
    // A choice is replaced as a whole; on small screens the panel would be empty without a list.
    if (isChosen) input.current?.select()
    combobox.enter(!isChosen || isSmallScreen())
  }

  function blur({ relatedTarget }: FocusEvent): void {
    if (root.current?.contains(relatedTarget)) return
    // The keyboard was put away to see more of the panel; there is nothing else to go to.
    if (relatedTarget === null && isSmallScreen()) return
    combobox.leave()
  }

  function keyDown(event: KeyboardEvent): void {
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
  }

  function pick(option: number): void {
    combobox.pick(option)
    putKeyboardAway()
  }

  function putKeyboardAway(): void {
    if (isSmallScreen()) input.current?.blur()
  }

  function goBack(): void {
    combobox.leave()
    input.current?.blur()
  }

  return (
    <div className={styles.combobox} data-active={isActive || undefined} ref={root} onBlur={blur}>
      <div className={styles.line}>
        <button
          type="button"
          className={styles.back}
          aria-label={text('action.back')}
          onClick={goBack}
        >
          <Icon of={arrowLeft} />
        </button>
        <input
          {...controlState(id, problems)}
          ref={input}
          className={styles.input}
          id={id}
          name={name}
          type="text"
          value={props.text}
          placeholder={placeholder}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isExpanded}
          aria-controls={listId}
          aria-activedescendant={activeId}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          onChange={({ currentTarget, nativeEvent }) => {
            const isComposing = (nativeEvent as InputEvent).isComposing
            combobox.type(isComposing ? currentTarget.value : stripTyped(currentTarget))
          }}
          onPointerEnter={Popup.fetchAhead}
          onFocus={focus}
          onKeyDown={keyDown}
        />
        {isHydrated && isClearButtonShown(box) && (
          <button
            type="button"
            className={styles.clear}
            aria-label={text('action.clear')}
            onClick={() => {
              combobox.clear()
              input.current?.focus()
            }}
          >
            <Icon of={x} size={18} />
          </button>
        )}
      </div>
      <output className={styles.spoken}>
        {notice
          ? text(notice.key, { count: notice.count ?? 0 })
          : isExpanded && text('suggestions.count', { count: combobox.options.length })}
      </output>
      {isActive && (
        <Popup.Part
          listId={listId}
          combobox={combobox}
          noneFound={noneFound}
          onPick={pick}
          onReturn={() => input.current?.focus()}
        />
      )}
    </div>
  )
}
