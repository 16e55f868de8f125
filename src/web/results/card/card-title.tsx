/** Name, stars or keys, where it is, and what guests say. */
import { categoryOf } from '../../../core/categories.ts'
import { formatDistance } from '../../../core/distance.ts'
import type { CardHotel } from '../../../core/hotel.ts'
import { locationLine } from '../../../core/location-line.ts'
import { usePage } from '../../page-context.tsx'
import { useResultsPage, useShownList } from '../results-context.tsx'
import styles from './card-title.module.css'
import { ScoreBox } from './score-box.tsx'
import { MapButton } from '../map/map-button.tsx'
import type { CardLink } from './use-card-link.ts'

export function CardTitle({ hotel, link }: { hotel: CardHotel; link: CardLink }) {
  const { text } = usePage()
  const { symbol, count } = categoryOf(hotel.categoryId)
  return (
    <>
      <h2 className={styles.name}>
        <a className={styles.link} href={link.href} target={link.target}>
          {hotel.name || text('card.hidden-name')}
        </a>
        {symbol !== 'none' && (
          <span className={styles.symbols} data-symbol={symbol} data-count={count}>
            {hotel.categoryName}
          </span>
        )}
      </h2>
      {symbol !== 'star' && <p className={styles.category}>{hotel.categoryName}</p>}
      <MapButton hotel={hotel}>
        <LocationLine hotel={hotel} />
      </MapButton>
      <ScoreBox scores={hotel.reviews} link={link} />
    </>
  )
}

function LocationLine({ hotel }: { hotel: CardHotel }) {
  const { text } = usePage()
  const page = useResultsPage()
  const { shown, results } = useShownList()
  const [pointId] = shown.filters.pointsOfInterest ?? []
  const name = pointId && results.summary.names.pointsOfInterest?.[pointId]
  const line = locationLine({
    cityName: hotel.cityName,
    centreDistanceKm: hotel.centreDistanceKm,
    point: name ? { name, distanceKm: hotel.pointDistanceKm } : null,
    hasCoast: page.place.type === 'coast',
  })
  if (line.distanceKm === null) return line.name
  const distance = formatDistance(line.distanceKm)
  return text(`card.location.${line.kind}`, { name: line.name, distance })
}
