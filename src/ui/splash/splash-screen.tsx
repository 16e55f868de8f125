/** What the splash looks like: the wind, the sea, and what to look forward to. */
import { type KeyboardEvent, useId, useState } from 'react'
import { usePage } from '../page-context.tsx'
import { Icon } from '../icon.tsx'
import { useModalDialog } from '../modal/modal-dialog.ts'
import cancellation from 'icon:calendar-check'
import price from 'icon:badge-check'
import saving from 'icon:piggy-bank'
import lowCost from 'icon:tag'
import reviews from 'icon:message-square-quote'
import type { OwnClaim } from '../../site/own-claims.ts'
import type { MessageKey } from '../../site/messages/catalogue.ts'
import splashPicturesStyles from './splash-pictures.module.css'
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

/** The trade wind and the sea under it, drawn in lines. */
function SplashWind() {
  return (
    <svg className={splashPicturesStyles.wind} viewBox="0 0 160 74" aria-hidden>
      <path
        className={splashPicturesStyles.gust}
        pathLength="1"
        d="M4 26H104C122 26 124 4 108 4 99 4 96 11 99 17"
      />
      <path
        className={splashPicturesStyles.gust}
        pathLength="1"
        d="M20 40H132C152 40 154 64 136 64 126 64 123 56 127 50"
      />
      <path
        className={splashPicturesStyles.breeze}
        pathLength="1"
        d="M4 54H84C98 54 99 70 88 70 82 70 80 66 81 62"
      />
    </svg>
  )
}

/** Each wave repeats itself after half its width, so that it can roll on without a seam. */
function SplashWaves() {
  return (
    <svg
      className={splashPicturesStyles.sea}
      viewBox="0 0 1440 180"
      preserveAspectRatio="none"
      aria-hidden
    >
      <path
        className={splashPicturesStyles.farWave}
        d="M0 70C240 20 480 20 720 70S1200 120 1440 70 1920 20 2160 70 2640 120 2880 70V180H0Z"
      />
      <path
        className={splashPicturesStyles.middleWave}
        d="M0 100C240 145 480 145 720 100S1200 55 1440 100 1920 145 2160 100 2640 55 2880 100V180H0Z"
      />
      <path
        className={splashPicturesStyles.nearWave}
        d="M0 140C240 115 480 115 720 140S1200 165 1440 140 1920 115 2160 140 2640 165 2880 140V180H0Z"
      />
    </svg>
  )
}

/** What each splash screen says. */
export type SplashKind = 'search' | 'flight-hotel' | 'booking'

interface SplashTexts {
  title: MessageKey
  subtitle: MessageKey
  /** Those that are claims of the shop are told where they hold. */
  claims: readonly { key: MessageKey; icon: string; claim?: OwnClaim }[]
}

export const SPLASHES: Record<SplashKind, SplashTexts> = {
  search: {
    title: 'splash.search.title',
    subtitle: 'splash.search.subtitle',
    claims: [
      { key: 'splash.claim.reviews', icon: reviews, claim: 'reviews' },
      { key: 'splash.claim.price', icon: price, claim: 'price' },
      { key: 'splash.claim.cancellation', icon: cancellation, claim: 'cancellation' },
    ],
  },
  'flight-hotel': {
    title: 'splash.search.title',
    subtitle: 'splash.search.subtitle',
    claims: [
      { key: 'splash.claim.saving', icon: saving },
      { key: 'splash.claim.low-cost', icon: lowCost },
    ],
  },
  booking: { title: 'splash.booking.title', subtitle: 'splash.booking.reserving', claims: [] },
}
