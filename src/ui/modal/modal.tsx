/**
 * A modal dialog: over the page, as a panel that slides in on small screens, or sliding up over
 * the whole screen. Focus, Esc and the inert page behind it are the native dialog's work.
 */
import back from 'icon:arrow-left'
import close from 'icon:x'
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { MODAL_TIMINGS, type ModalFlags, modalPresentation } from '../rules/modal.ts'
import { useSizeClass } from '../browser/screen-size.ts'
import { usePage } from '../page-context.tsx'
import button from '../button.module.css'
import { Icon } from '../icon.tsx'
import { problem } from '../../site/problems.ts'
import { requestText } from '../browser/requests.ts'
import spoken from '../spoken.module.css'
import loaderOverlayStyles from './loader-overlay.module.css'
import modalContentStyles from './modal-content.module.css'
import { problemText } from '../form/problem-text.ts'
import { useModalDialog } from './modal-dialog.ts'
import type { ModalPhase } from './modal-phase.ts'
import styles from './modal.module.css'

export interface ModalProps
  extends ModalFlags, ModalSizes, ModalMoments, Omit<ModalContentProps, 'onLoaded'> {
  isOpen: boolean
  onClose: () => void
  title: string
  className?: string | undefined
  /** Of several open ones, the higher lies over the lower. */
  layerIndex?: number
  closesOnOutsideClick?: boolean
  /** Offers a way back beside the title, as where one modal has led to another. */
  onBack?: () => void
  /** Stays in view under the content. */
  footer?: ReactNode
}

export function Modal(props: ModalProps) {
  const { isOpen, onClose, title, className, layerIndex, closesOnOutsideClick } = props
  const { width, height, maxHeight, isMobile, isSticky, onBack, footer } = props
  const { text } = usePage()
  const titleId = useId()
  const presentation = modalPresentation({ isMobile, isSticky }, useSizeClass())
  const { phase, ref, events } = useModalDialog({
    isOpen,
    onDismiss: onClose,
    timings: MODAL_TIMINGS,
    layer: layerIndex,
    closesOnOutsideClick,
  })
  const { onLoaded } = useModalMoments(phase, props)
  useModalSizes(ref, phase, { width, height, maxHeight })
  if (phase === 'absent') return null
  return (
    <dialog
      ref={ref}
      className={[styles.modal, className].filter(Boolean).join(' ')}
      data-presentation={presentation}
      data-shown={phase === 'shown' || undefined}
      aria-labelledby={titleId}
      {...events}
    >
      <div className={styles.inner}>
        <header className={styles.header}>
          {onBack && (
            <button type="button" className={button.plain} onClick={onBack}>
              <Icon of={back} />
              {text('action.back')}
            </button>
          )}
          <h2 className={styles.title} id={titleId}>
            {title}
          </h2>
          <button
            type="button"
            className={styles.close}
            aria-label={text('action.close')}
            onClick={onClose}
          >
            <Icon of={close} />
          </button>
        </header>
        <div className={styles.content}>
          <ModalContent href={props.href} html={props.html} onLoaded={onLoaded}>
            {props.children}
          </ModalContent>
        </div>
        {footer && <footer className={styles.footer}>{footer}</footer>}
      </div>
    </dialog>
  )
}

// Every page of ours works on its own; shown in a modal, its header and footer stay away.

function mainPartOf(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html')
  return (page.querySelector('main') ?? page.body).innerHTML
}

/** Tells the owner of a modal how far it has come. */
interface ModalMoments {
  /** It is in view. */
  onOpen?: () => void
  /** It is gone. */
  onClosed?: () => void
  /** It is in view with all its content. */
  onComplete?: () => void
}

function useModalMoments(phase: ModalPhase, moments: ModalMoments) {
  const [isLoaded, setIsLoaded] = useState(false)
  const before = useRef<ModalPhase>('absent')
  const told = useEffectEvent((moment: keyof ModalMoments) => moments[moment]?.())

  useEffect(() => {
    if (phase === 'shown') told('onOpen')
    if (phase === 'absent' && before.current !== 'absent') told('onClosed')
    before.current = phase
  }, [phase])

  const isComplete = phase === 'shown' && isLoaded
  useEffect(() => {
    if (isComplete) told('onComplete')
  }, [isComplete])

  return { onLoaded: setIsLoaded }
}

// The sizes that the owner of a modal asks for; the screen may leave less.

/** Pixels, or any CSS length. */
export type ModalSize = number | string

interface ModalSizes {
  width?: ModalSize
  height?: ModalSize
  maxHeight?: ModalSize
}

/** Set by script: a style attribute in the page's HTML is forbidden by its security policy. */
function useModalSizes(
  ref: RefObject<HTMLElement | null>,
  phase: ModalPhase,
  { width, height, maxHeight }: ModalSizes,
): void {
  useLayoutEffect(() => {
    if (phase !== 'placed') return
    const sizes = { width, height, 'max-height': maxHeight }
    for (const [name, size] of Object.entries(sizes)) {
      if (size !== undefined) ref.current?.style.setProperty(`--modal-${name}`, cssLength(size))
      else ref.current?.style.removeProperty(`--modal-${name}`)
    }
  }, [ref, phase, width, height, maxHeight])
}

export function cssLength(size: ModalSize): string {
  return typeof size === 'number' ? `${size}px` : size
}

/** A container whose content is being worked on: a veil and a spinner lie over it meanwhile. */
export interface LoaderOverlayProps {
  isShown: boolean
  className?: string | undefined
  /** What lies under the veil; it cannot be used while the veil is there. */
  children?: ReactNode
}

/** It is the container itself, because a veil needs something to lie over. */
export function LoaderOverlay({ isShown, className, children }: LoaderOverlayProps) {
  const { text } = usePage()
  return (
    <div
      className={[loaderOverlayStyles.container, className].filter(Boolean).join(' ')}
      aria-busy={isShown}
      data-busy={isShown || undefined}
    >
      <div className={loaderOverlayStyles.content} inert={isShown}>
        {children}
      </div>
      <output className={loaderOverlayStyles.veil}>
        {isShown && (
          <>
            <span className={loaderOverlayStyles.spinner} />
            <span className={spoken.text}>{text('modal.loading')}</span>
          </>
        )}
      </output>
    </div>
  )
}

/** What a modal shows: what its owner gives, or what an address of this site answers. */
interface ModalContentProps {
  /** Loaded by GET when the modal opens. */
  href?: string | undefined
  /** Written by us, never by a visitor. */
  html?: string | undefined
  children?: ReactNode
  /** False again when the content goes. */
  onLoaded?: (isLoaded: boolean) => void
}

export function ModalContent({ href, html, children, onLoaded }: ModalContentProps) {
  if (href !== undefined) return <RemoteContent key={href} href={href} onLoaded={onLoaded} />
  return (
    <LoadedContent onLoaded={onLoaded}>
      {html === undefined ? children : <Markup html={html} />}
    </LoadedContent>
  )
}

function RemoteContent({ href, onLoaded }: { href: string } & ModalContentProps) {
  const { text } = usePage()
  const [html, setHtml] = useState<string | null>(null)
  const [attempt, setAttempt] = useState(1)
  const [failedAttempt, setFailedAttempt] = useState(0)
  useEffect(() => {
    const calledOff = new AbortController()
    void requestText(href, { signal: calledOff.signal }).then((answer) => {
      if (answer.ok) setHtml(mainPartOf(answer.value))
      else if (answer.failure !== 'aborted') setFailedAttempt(attempt)
      return answer
    })
    return () => calledOff.abort()
  }, [href, attempt])

  if (html !== null) {
    return (
      <LoadedContent onLoaded={onLoaded}>
        <Markup html={html} />
      </LoadedContent>
    )
  }
  const hasFailed = failedAttempt === attempt
  return (
    <LoaderOverlay isShown={!hasFailed}>
      {hasFailed && (
        <div className={modalContentStyles.failure} role="alert">
          <p>{problemText(text, problem('content-failed'))}</p>
          <button type="button" className={button.quiet} onClick={() => setAttempt(attempt + 1)}>
            {text('action.retry')}
          </button>
        </div>
      )}
    </LoaderOverlay>
  )
}

function LoadedContent({ onLoaded, children }: Pick<ModalContentProps, 'onLoaded' | 'children'>) {
  const tell = useEffectEvent((isLoaded: boolean) => onLoaded?.(isLoaded))
  useEffect(() => {
    tell(true)
    return () => tell(false)
  }, [])
  return children
}

function Markup({ html }: { html: string }) {
  return <div dangerouslySetInnerHTML={{ __html: html }} />
}
