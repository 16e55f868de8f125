/**
 * A text box that suggests, by the WAI-ARIA combobox pattern: the focus stays in the box, and the
 * list is told about by `aria-activedescendant`. On small screens the same box, list and all,
 * fills the screen while it is used; since it is moved by style alone, the focus and the on-screen
 * keyboard stay.
 *
 * Here is only what is there from the start; `suggesting.tsx` comes when the box is turned to.
 * Until then the box says that it is searching. Should it not come, the box says that too and tries
 * again with the next key; it takes texts all the same, and the server asks what they mean.
 */
import { type FocusEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import arrowLeft from 'icon:arrow-left'
import x from 'icon:x'
import type { Problem } from '../../site/problems.ts'
import { controlState } from '../../ui/form/field.tsx'
import { usePage } from '../../ui/page-context.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { LatePart } from '../../ui/late-part.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import spoken from '../../ui/spoken.module.css'
import styles from './combobox.module.css'
import early from './early-notice.module.css'
import type { BoxEvents, ShownBox, SuggestingProps } from './suggesting.tsx'
import { stripCompleteTags } from '../../site/text/strip-tags.ts'

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

/** How often the script of the suggestions was asked for, and which time was the last to fail. */
interface Tries {
  begun: number
  failed: number
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
  const [tries, setTries] = useState<Tries>({ begun: 0, failed: 0 })
  const [shown, setShown] = useState(CLOSED)
  const listId = `${id}-list`
  const hasCome = shown !== CLOSED
  const isTrying = tries.failed < tries.begun
  const isMissed = tries.begun > 0 && !hasCome && typed.trim() !== '' && !isChosen
  const notice =
    isMissed && text(isTrying ? 'suggestions.searching' : 'suggestions.results-not-loaded')

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
    setTries(tryUnlessTrying)
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
            else {
              setTries(tryUnlessTrying)
              onType(next)
            }
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
      <output className={spoken.text}>{notice || shown.spoken}</output>
      {notice && <div className={early.notice}>{notice}</div>}
      {isTrying && (
        <suggesting.Part
          key={tries.begun}
          {...{ listId, root, input, events, text: typed, isChosen, onType, onPick, onLeave }}
          noneFound={noneFound}
          onShow={setShown}
          onPartFailed={() => setTries((before) => ({ ...before, failed: tries.begun }))}
        />
      )}
    </div>
  )
}

/** Counted, since a key may be pressed while the news of a failure is on its way. */
function tryUnlessTrying({ begun, failed }: Tries): Tries {
  return { begun: failed === begun ? begun + 1 : begun, failed }
}

/** What a visitor is typing, without complete tags, and the caret where it was. */
export function withoutTags(text: string, caret: number): { text: string; caret: number } {
  const plain = stripCompleteTags(text)
  // The caret stays behind the same letters; inside a tag, it goes to where the tag opened.
  const before = stripCompleteTags(text.slice(0, caret))
  let same = 0
  while (same < before.length && before[same] === plain[same]) same++
  return { text: plain, caret: same }
}

/**
 * Writes into the box itself before React does, because a value that React finds already there
 * leaves the caret alone.
 */
function stripTyped(input: HTMLInputElement): string {
  const { text, caret } = withoutTags(input.value, input.selectionStart ?? input.value.length)
  if (text !== input.value) {
    input.value = text
    input.setSelectionRange(caret, caret)
  }
  return text
}
