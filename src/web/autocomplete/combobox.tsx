/**
 * A text box that suggests, by the WAI-ARIA combobox pattern: the focus stays in the box, and the
 * list is told about by `aria-activedescendant`. On small screens the same box, list and all,
 * fills the screen while it is used; since it is moved by style alone, the focus and the on-screen
 * keyboard stay.
 *
 * Here is only what is there from the start; `suggesting.tsx` comes when the box is turned to.
 * Should it not come, the box takes texts, and the server asks what they mean.
 */
import { type FocusEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import arrowLeft from 'icon:arrow-left'
import x from 'icon:x'
import type { Problem } from '../../core/problems.ts'
import { usePage } from '../page-context.tsx'
import { controlState } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import type { LatePart } from '../ui/late-part.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import styles from './combobox.module.css'
import type { BoxEvents, ShownBox, SuggestingProps } from './suggesting.tsx'
import { stripTyped } from './typed-text.ts'

interface Props<Value> extends Pick<
  SuggestingProps<Value>,
  'text' | 'isChosen' | 'onType' | 'onPick' | 'onLeave'
> {
  id: string
  name: string
  placeholder: string
  problems: readonly Problem[]
  onFocus?: (() => void) | undefined
  suggesting: LatePart<SuggestingProps<Value>>
  /** What is shown when nothing was found, instead of the usual sentence. */
  noneFound?: ReactNode
}

const CLOSED: ShownBox = { isActive: false, isExpanded: false, activeId: undefined, spoken: '' }

export function Combobox<Value>(props: Props<Value>) {
  const { id, name, placeholder, problems, suggesting, noneFound } = props
  const { text: typed, isChosen, onType, onPick, onLeave } = props
  const { text } = usePage()
  const isHydrated = useHydrated()
  const root = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const events = useRef<BoxEvents>(null)
  const [isWanted, setWanted] = useState(false)
  const [shown, setShown] = useState(CLOSED)
  const listId = `${id}-list`

  useEffect(() => {
    // What was typed before the page came to life is not lost.
    const before = input.current?.value ?? ''
    if (before !== typed) onType(before)
    // oxlint-disable-next-line react/exhaustive-deps -- only once
  }, [])

  function focus(): void {
    props.onFocus?.()
    // A choice is replaced as a whole.
    if (isChosen) input.current?.select()
    setWanted(true)
    events.current?.enter()
  }

  function blur(event: FocusEvent): void {
    if (events.current) events.current.blur(event)
    else if (!root.current?.contains(event.relatedTarget)) onLeave?.()
  }

  function clear(): void {
    if (events.current) events.current.clear()
    else onType('')
    input.current?.focus()
  }

  return (
    <div
      className={styles.combobox}
      data-active={shown.isActive || undefined}
      ref={root}
      onBlur={blur}
    >
      <div className={styles.line}>
        <button
          type="button"
          className={styles.back}
          aria-label={text('action.back')}
          onClick={() => events.current?.goBack()}
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
          value={typed}
          placeholder={placeholder}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={shown.isExpanded}
          aria-controls={listId}
          aria-activedescendant={shown.activeId}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          onChange={({ currentTarget, nativeEvent }) => {
            const isComposing = (nativeEvent as InputEvent).isComposing
            const next = isComposing ? currentTarget.value : stripTyped(currentTarget)
            if (events.current) events.current.type(next)
            else onType(next)
          }}
          onPointerEnter={suggesting.fetchAhead}
          onFocus={focus}
          onKeyDown={(event) => events.current?.keyDown(event)}
        />
        {isHydrated && typed !== '' && (
          <button
            type="button"
            className={styles.clear}
            aria-label={text('action.clear')}
            onClick={clear}
          >
            <Icon of={x} size={18} />
          </button>
        )}
      </div>
      <output className={styles.spoken}>{shown.spoken}</output>
      {isWanted && (
        <suggesting.Part
          {...{ listId, root, input, events, text: typed, isChosen, onType, onPick, onLeave }}
          noneFound={noneFound}
          onShow={setShown}
          onPartFailed={() => setWanted(false)}
        />
      )}
    </div>
  )
}
