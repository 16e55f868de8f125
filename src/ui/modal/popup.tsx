/** What a field opens: a panel under it on larger screens, a sheet on small ones. */
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useSizeClass } from '../browser/screen-size.ts'
import { focusStops, trapFocus } from './focus-trap.ts'
import styles from './popup.module.css'
import { Sheet } from './sheet.tsx'

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
    const letGo = trapFocus(popup)
    return () => {
      letGo()
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
