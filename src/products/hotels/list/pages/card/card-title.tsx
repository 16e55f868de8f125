/** Name, stars or keys, where it is, and what guests say. */
import { MapButton } from '../map/map-button.tsx'
import styles from './card-title.module.css'
import type { CardViewProps } from './hotel-card.tsx'
import { ScoreBox } from './score-box.tsx'

export function CardTitle({ hotel, ...look }: CardViewProps) {
  const { form, words } = look
  return (
    <>
      <h2 className={styles.name}>
        <a className={styles.link} href={words.href} target={form.target}>
          {words.name}
        </a>
        {form.symbol !== 'none' && (
          <span className={styles.symbols} data-symbol={form.symbol} data-count={form.symbols}>
            {words.category}
          </span>
        )}
      </h2>
      {form.isCategoryNamed && <p className={styles.category}>{words.category}</p>}
      <MapButton isOnMap={form.isOnMap} hotel={hotel}>
        {words.place}
      </MapButton>
      <ScoreBox {...look} />
    </>
  )
}
