/** Small scenes for pages that have bad news: a boat that lost its way, met a storm, or has no wind. */
import styles from './illustration.module.css'

export type Scene = 'lost' | 'storm' | 'calm'

const SKIES = { lost: Island, storm: Cloud, calm: Moon }

export function Illustration({ of }: { of: Scene }) {
  const Sky = SKIES[of]
  return (
    <svg className={styles.scene} viewBox="0 0 320 220" aria-hidden="true" focusable="false">
      <rect className={styles.sky} width="320" height="220" rx="28" />
      <Sky />
      <path
        className={styles.far}
        d="M0 150c40-14 74-14 112 0s84 12 120-2 62-12 88-4v48a28 28 0 0 1-28 28H28a28 28 0 0 1-28-28Z"
      />
      <g className={of === 'storm' ? styles.tilted : undefined}>
        <path className={styles.mast} d="M150 78v78" />
        {of === 'calm' ? (
          <path className={styles.sail} d="M150 80c10 8 12 34 8 64h-8Z" />
        ) : (
          <>
            <path className={styles.sail} d="M154 82c32 14 48 36 50 62h-50Z" />
            <path className={styles.jib} d="M146 96c-20 14-30 30-34 48h34Z" />
          </>
        )}
        <path className={styles.hull} d="M104 152h108c-4 20-16 30-34 30h-44c-16 0-26-10-30-30Z" />
      </g>
      <path
        className={styles.near}
        d="M0 176c44-16 82-14 120 0s78 14 118 0 60-10 82-4v20a28 28 0 0 1-28 28H28a28 28 0 0 1-28-28Z"
      />
    </svg>
  )
}

function Island() {
  return (
    <>
      <circle className={styles.sun} cx="62" cy="58" r="22" />
      <path className={styles.island} d="M232 150c6-20 22-30 40-30s34 12 48 30Z" />
      <path className={styles.post} d="M266 122V74" />
      <path className={styles.sign} d="M246 62h36l10 10-10 10h-36z" />
      <path className={styles.sign} d="M288 88h-30l-9 8 9 8h30z" />
    </>
  )
}

function Cloud() {
  return (
    <>
      <path
        className={styles.cloud}
        d="M84 72a20 20 0 0 1 4-39 28 28 0 0 1 53-4 22 22 0 0 1 31 20 13 13 0 0 1-2 23Z"
      />
      <path className={styles.bolt} d="M128 66l-14 22h13l-7 20" />
      <path className={styles.rain} d="M94 84l-5 12M160 84l-5 12M236 60l-5 12M252 84l-5 12" />
    </>
  )
}

function Moon() {
  return (
    <>
      <path className={styles.sun} d="M258 36a26 26 0 1 0 22 40 22 22 0 0 1-22-40Z" />
      <path className={styles.rain} d="M60 50h.1M96 84h.1M206 40h.1M40 96h.1M224 96h.1" />
    </>
  )
}
