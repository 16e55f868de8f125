/** Kept in the browser and shown, whatever was asked for, when there is no network. */
import { useEffect } from 'react'
import { usePage } from '../../ui/page-context.tsx'
import { Illustration } from './shell/illustration.tsx'
import { PageFrame } from './shell/page-frame.tsx'
import button from '../../ui/button.module.css'
import styles from './offline-page.module.css'

export function OfflinePage() {
  const { text } = usePage()
  useEffect(() => {
    window.addEventListener('online', tryAgain)
    return () => window.removeEventListener('online', tryAgain)
  }, [])
  return (
    <PageFrame>
      <div className={styles.page}>
        <Illustration of="calm" />
        <h1>{text('offline.title')}</h1>
        <p className={styles.text}>{text('offline.text')}</p>
        {/* Without scripts it asks for the same address again. */}
        <form onSubmit={tryAgain}>
          <button className={button.primary}>{text('action.retry')}</button>
        </form>
      </div>
    </PageFrame>
  )
}

function tryAgain(event: { preventDefault: () => void }): void {
  event.preventDefault()
  location.reload()
}
