/**
 * What makes a box suggest. It comes when somebody first turns to a box, and takes over what
 * happens there; whatever was typed meanwhile is looked up at once.
 */
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
} from 'react'
import { isSmallScreen } from '../../ui/browser/screen-size.ts'
import { usePage } from '../../ui/page-context.tsx'
import { keyMeaning } from './combobox-keys.ts'
import { followViewport } from './follow-viewport.ts'
import { SuggestionPopup } from './suggestion-popup.tsx'
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
