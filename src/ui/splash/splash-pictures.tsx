/** The trade wind and the sea under it, drawn in lines. */
import styles from './splash-pictures.module.css'

export function SplashWind() {
  return (
    <svg className={styles.wind} viewBox="0 0 160 74" aria-hidden>
      <path
        className={styles.gust}
        pathLength="1"
        d="M4 26H104C122 26 124 4 108 4 99 4 96 11 99 17"
      />
      <path
        className={styles.gust}
        pathLength="1"
        d="M20 40H132C152 40 154 64 136 64 126 64 123 56 127 50"
      />
      <path
        className={styles.breeze}
        pathLength="1"
        d="M4 54H84C98 54 99 70 88 70 82 70 80 66 81 62"
      />
    </svg>
  )
}

/** Each wave repeats itself after half its width, so that it can roll on without a seam. */
export function SplashWaves() {
  return (
    <svg className={styles.sea} viewBox="0 0 1440 180" preserveAspectRatio="none" aria-hidden>
      <path
        className={styles.farWave}
        d="M0 70C240 20 480 20 720 70S1200 120 1440 70 1920 20 2160 70 2640 120 2880 70V180H0Z"
      />
      <path
        className={styles.middleWave}
        d="M0 100C240 145 480 145 720 100S1200 55 1440 100 1920 145 2160 100 2640 55 2880 100V180H0Z"
      />
      <path
        className={styles.nearWave}
        d="M0 140C240 115 480 115 720 140S1200 165 1440 140 1920 115 2160 140 2640 165 2880 140V180H0Z"
      />
    </svg>
  )
}
