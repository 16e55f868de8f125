/** What a modal shows: what its owner gives, or what an address of this site answers. */
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { problem } from '../../site/problems.ts'
import { requestText } from '../browser/requests.ts'
import { usePage } from '../page-context.tsx'
import button from '../button.module.css'
import { LoaderOverlay } from './loader-overlay.tsx'
import styles from './modal-content.module.css'
import { mainPartOf } from './modal-page-part.ts'
import { problemText } from '../form/problem-text.ts'

export interface ModalContentProps {
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
        <div className={styles.failure} role="alert">
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
