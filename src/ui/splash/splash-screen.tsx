/** What the splash looks like: the wind, the sea, and what to look forward to. */
import { type KeyboardEvent, useId, useState } from 'react'
import { usePage } from '../page-context.tsx'
import { Icon } from '../icon.tsx'
import { useModalDialog } from '../modal/modal-dialog.ts'
import { SPLASHES, type SplashKind } from './splash-texts.ts'
import { SplashWaves, SplashWind } from './splash-pictures.tsx'
import styles from './splash.module.css'

export interface SplashScreenProps {
  kind: SplashKind
  isDue: boolean
}

const TIMINGS = { openAfterMs: 10, removeAfterMs: 300 }

export function SplashScreen({ kind, isDue }: SplashScreenProps) {
  const { text, site, claims: own } = usePage()
  const id = useId()
  const [isDismissed, setIsDismissed] = useState(false)
  if (isDismissed && !isDue) setIsDismissed(false)
  const { phase, ref, events } = useModalDialog({
    isOpen: isDue && !isDismissed,
    // The Back gesture of phones also stops the loading: nothing comes that would end the wait.
    onDismiss: () => setIsDismissed(true),
    closesOnOutsideClick: false,
    timings: TIMINGS,
  })
  if (phase === 'absent') return null
  const { title, subtitle, claims: all } = SPLASHES[kind]
  const claims = all.filter(({ claim }) => !claim || own.held.includes(claim))
  const isUp = phase === 'shown'
  return (
    <dialog
      ref={ref}
      className={styles.splash}
      data-shown={isUp || undefined}
      aria-labelledby={`${id}-title`}
      {...events}
      onKeyDown={ignoreEscape}
    >
      <div className={styles.words}>
        <SplashWind />
        <h2 className={styles.title} id={`${id}-title`}>
          {text(title)}
        </h2>
        {/* Filled once the screen is there, because only a change is read out. */}
        <output className={styles.subtitle}>{isUp && text(subtitle)}</output>
        <ul className={styles.claims}>
          {claims.map(({ key, icon }) => (
            <li key={key} className={styles.claim}>
              <Icon of={icon} size={24} />
              {text(key, { percent: site.edition.packageSaving })}
            </li>
          ))}
        </ul>
      </div>
      <SplashWaves />
    </dialog>
  )
}

/** The search goes on, so its splash stays; nor should the key stop the browser's loading. */
function ignoreEscape(event: KeyboardEvent): void {
  if (event.key === 'Escape') event.preventDefault()
}
