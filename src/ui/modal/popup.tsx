/** What a field opens: a panel under it on larger screens, a sheet on small ones. */
import { type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { useSizeClass } from '../browser/screen-size.ts'
import styles from './popup.module.css'
import { useModalDialog } from './modal-dialog.ts'
import sheetStyles from './sheet.module.css'

export interface PopupProps {
  isOpen: boolean
  /** Esc, or a click outside. */
  onDismiss: () => void
  title: string
  /**
   * The positioned element around field and popup. Clicks in it are not outside, so that the
   * field's own button can close what it has opened.
   */
  anchor: RefObject<HTMLElement | null>
  footer?: ReactNode
  className?: string | undefined
  children: ReactNode
}

export function Popup(props: PopupProps) {
  const isSmall = useSizeClass() === 'S'
  if (!isSmall) return props.isOpen ? <AnchoredPopup {...props} /> : null
  const { isOpen, onDismiss, title, footer, children } = props
  return (
    <Sheet isOpen={isOpen} onDismiss={onDismiss} title={title} footer={footer}>
      {children}
    </Sheet>
  )
}

function AnchoredPopup({ onDismiss, title, anchor, footer, className, children }: PopupProps) {
  const ref = useRef<HTMLDialogElement>(null)
  useFocusInside(ref)
  useStayInView(ref)
  useDismissal(anchor, ref, onDismiss)
  return (
    <dialog
      ref={ref}
      className={[styles.popup, className].filter(Boolean).join(' ')}
      open
      aria-modal="true"
      aria-label={title}
      tabIndex={-1}
    >
      <div className={styles.content}>{children}</div>
      {footer && <div className={styles.footer}>{footer}</div>}
    </dialog>
  )
}

/** Focus comes in, stays, and goes back; unless the visitor has already put it elsewhere. */
function useFocusInside(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const popup = ref.current
    if (!popup) return
    const before = document.activeElement
    const first = focusStops(popup)[0] ?? popup
    first.focus({ preventScroll: true })
    const releaseFocus = trapFocus(popup)
    return () => {
      releaseFocus()
      const isStillHere = popup.contains(document.activeElement)
      if (isStillHere && before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [ref])
}

/** Hangs from the field's other end where the first would push it off the screen. */
function useStayInView(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const popup = ref.current
    if (!popup) return
    const overflows = popup.getBoundingClientRect().right > document.documentElement.clientWidth
    if (overflows) popup.dataset['align'] = 'end'
    // Also when it grows: its buttons are at its lower end.
    const growth = new ResizeObserver(() => popup.scrollIntoView({ block: 'nearest' }))
    growth.observe(popup)
    return () => growth.disconnect()
  }, [ref])
}

function useDismissal(
  anchor: RefObject<HTMLElement | null>,
  popup: RefObject<HTMLElement | null>,
  onDismiss: () => void,
): void {
  useEffect(() => {
    const element = popup.current
    const onPointerDown = ({ target }: Event) => {
      if (!anchor.current?.contains(target as Node)) onDismiss()
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      onDismiss()
    }
    document.addEventListener('pointerdown', onPointerDown)
    element?.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('pointerdown', onPointerDown)
      element?.removeEventListener('keydown', onKeyDown)
    }
  }, [anchor, popup, onDismiss])
}

// Keeps the Tab key inside a panel that is not a native modal dialog.

function trapFocus(panel: HTMLElement): () => void {
  const turnAround = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return
    const stops = focusStops(panel)
    const [first, last] = [stops[0], stops.at(-1)]
    const from = event.shiftKey ? first : last
    const isLeaving = document.activeElement === from || document.activeElement === panel
    if (!first || !last || !isLeaving) return
    event.preventDefault()
    const next = event.shiftKey ? last : first
    next.focus()
  }
  panel.addEventListener('keydown', turnAround)
  return () => panel.removeEventListener('keydown', turnAround)
}

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]'

/** Where Tab stops, in order. Of radio buttons and the like the browser decides itself. */
function focusStops(panel: HTMLElement): HTMLElement[] {
  return [...panel.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) =>
      element.tabIndex >= 0 && !element.matches(':disabled') && element.checkVisibility(),
  )
}

/** A panel of small screens that slides up from the lower edge, over everything else. */
export interface SheetProps {
  isOpen: boolean
  onDismiss: () => void
  title: string
  /** Takes the whole screen, for what scrolls without end. */
  isFullPage?: boolean
  /** Stays in view under what scrolls. */
  footer?: ReactNode
  children: ReactNode
}

const TIMINGS = { openAfterMs: 10, removeAfterMs: 300 }

function Sheet({ isOpen, onDismiss, title, isFullPage, footer, children }: SheetProps) {
  const titleId = useId()
  const { phase, ref, events } = useModalDialog({ isOpen, onDismiss, timings: TIMINGS })
  if (phase === 'absent') return null
  return (
    <dialog
      ref={ref}
      className={sheetStyles.sheet}
      data-shown={phase === 'shown' || undefined}
      data-full-page={isFullPage || undefined}
      aria-labelledby={titleId}
      {...events}
    >
      <div className={sheetStyles.inner}>
        <h2 className={sheetStyles.title} id={titleId}>
          {title}
        </h2>
        <div className={sheetStyles.content}>{children}</div>
        {footer && <div className={sheetStyles.footer}>{footer}</div>}
      </div>
    </dialog>
  )
}
