/** Name, stars or keys, address, and the score that leads to the reviews. */
import pin from 'icon:map-pin'
import { categoryOf } from '../../catalogue/rules/categories.ts'
import { formatDistance, UNKNOWN_DISTANCE } from '../../../../places/rules/distance.ts'
import type { HotelPageData } from '../rules/hotel-page.ts'
import { scoreOnCard } from '../../reviews/rules/reviews.ts'
import { usePage } from '../../../../ui/page-context.tsx'
import { ShareButton } from '../../list/pages/share-button.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { CategoryStars } from './category-stars.tsx'
import styles from './hotel-heading.module.css'
import { LikeButton } from './like-button.tsx'
import { HeadingPrice } from './price-bar.tsx'
import { ScoreLine } from './score-line.tsx'

export function HotelHeading({ page }: { page: HotelPageData }) {
  const { text } = usePage()
  const { hotel } = page
  const name = hotel.name || text('card.hidden-name')
  const { kind } = categoryOf(hotel.categoryId)
  const score = scoreOnCard(hotel.reviews)
  const isHidden = hotel.hiddenOfferId !== null
  return (
    <header className={styles.heading}>
      <div className={styles.words}>
        <h1 className={styles.name}>
          {name}
          <CategoryStars id={hotel.categoryId} name={hotel.categoryName} />
        </h1>
        {/* Stars are what everybody takes for those of a hotel. */}
        {kind !== 'hotel' && <p className={styles.category}>{hotel.categoryName}</p>}
        <p className={styles.address}>
          <Icon of={pin} size={18} />
          <span>
            {hotel.address}
            {hotel.place && (
              <>
                {' · '}
                <a href="#map">{text('hotel.see-map')}</a>
              </>
            )}
          </span>
        </p>
        <p className={styles.place}>
          {hotel.isWellSituated && (
            <span className={styles.situated}>{text('hotel.well-situated')}</span>
          )}
          {hotel.centreDistanceKm !== UNKNOWN_DISTANCE &&
            text('card.location.city', {
              name: hotel.cityName,
              distance: formatDistance(hotel.centreDistanceKm),
            })}
        </p>
        {isHidden && <p className={styles.hidden}>{text('hotel.hidden')}</p>}
      </div>
      <div className={styles.side}>
        <div className={styles.tools}>
          {score && (
            <ScoreLine
              score={score}
              href={score.source === 'travelReviewSite' ? '#tripopi' : '#opinions'}
            />
          )}
          <ShareButton />
          <LikeButton hotelId={hotel.id} name={name} />
        </div>
        <HeadingPrice page={page} />
      </div>
    </header>
  )
}
