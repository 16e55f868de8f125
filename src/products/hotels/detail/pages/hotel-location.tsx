/** Where the hotel is: a map with one pin, and what is worth a walk around it. */
import type { MapTiles, NearbyPoint, ShownHotel } from '../rules/hotel-page.ts'
import { formatDistance } from '../../../../places/rules/distance.ts'
import { usePage } from '../../../../ui/page-context.tsx'
import { DetailMap } from './map/detail-map.tsx'
import styles from './hotel-location.module.css'
import section from './section.module.css'

interface HotelLocationProps {
  hotel: ShownHotel
  points: readonly NearbyPoint[]
  tiles: MapTiles | null
}

export function HotelLocation({ hotel, points, tiles }: HotelLocationProps) {
  const { text } = usePage()
  if (!hotel.place) return null
  return (
    <section
      id="map"
      className={`${section.section} ${styles.location}`}
      aria-labelledby="location"
    >
      <h2 id="location" className={`${section.title} ${styles.title}`}>
        {text('hotel.location')}
      </h2>
      <DetailMap name={hotel.name} place={hotel.place} tiles={tiles} />
      {points.length > 0 && (
        <div>
          <h3 className={`${section.subtitle} ${styles.subtitle}`}>{text('hotel.points')}</h3>
          <ul className={styles.points}>
            {points.map(({ name, distanceKm }) => (
              <li key={name} className={styles.point}>
                <span>{name}</span>
                <span className={styles.distance}>
                  {text('hotel.distance', { distance: formatDistance(distanceKm) })}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}
