/**
 * A modal dialog: over the page, as a panel that slides in on small screens, or sliding up over
 * the whole screen. Focus, Esc and the inert page behind it are the native dialog's work.
 */
import back from 'icon:arrow-left'
import close from 'icon:x'
import { type ReactNode, useId } from 'react'
import { MODAL_TIMINGS, type ModalFlags, modalPresentation } from '../rules/modal.ts'
import { useSizeClass } from '../browser/screen-size.ts'
import { usePage } from '../page-context.tsx'
import button from '../button.module.css'
import { Icon } from '../icon.tsx'
import { ModalContent, type ModalContentProps } from './modal-content.tsx'
import { useModalDialog } from './modal-dialog.ts'
import { type ModalMoments, useModalMoments } from './modal-moments.ts'
import { type ModalSizes, useModalSizes } from './modal-sizes.ts'
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
