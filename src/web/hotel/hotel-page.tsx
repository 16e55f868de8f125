/**
 * A hotel's own page: what it is, where it is, what a stay costs, and what guests say. Most of it is
 * read and never moves: that stays as the server wrote it.
 */
import type { HotelPageData } from '../../core/hotel-page.ts'
import { PageFrame } from '../shell/page-frame.tsx'
import { AsWritten } from '../ui/as-written.tsx'
import { AboutHotel } from './about-hotel.tsx'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { HotelHeading } from './hotel-heading.tsx'
import { HotelLocation } from './hotel-location.tsx'
import styles from './hotel-page.module.css'
import { HotelPolicies } from './hotel-policies.tsx'
import { NearbyHotels } from './nearby-hotels.tsx'
import { PhotoGrid } from './photo-grid.tsx'
import { PriceBar } from './price-bar.tsx'
import { ReviewsSection } from './reviews/reviews-section.tsx'
import { useReviewControls } from './reviews/use-review-controls.ts'
import { RoomsSection } from './rooms/rooms-section.tsx'

const WAY = 'hotel-way'
const ABOUT = 'hotel-about'
const POLICIES = 'hotel-policies'
const REVIEWS = 'hotel-reviews'
const NEARBY = 'hotel-nearby'

export function HotelPage(page: HotelPageData) {
  const { hotel, photos } = page
  useReviewControls(REVIEWS)
  return (
    <PageFrame>
      <div className={styles.page}>
        {import.meta.env.SSR ? (
          <div id={WAY}>
            <Breadcrumbs steps={page.breadcrumbs} />
          </div>
        ) : (
          <AsWritten id={WAY} />
        )}
        <HotelHeading hotel={hotel} />
        {photos.length > 0 && <PhotoGrid name={hotel.name} photos={photos} />}
        <div className={styles.about} data-alone={hotel.place === null || undefined}>
          <div className={styles.words}>
            {import.meta.env.SSR ? (
              <div id={ABOUT}>
                <AboutHotel hotel={hotel} />
              </div>
            ) : (
              <AsWritten id={ABOUT} />
            )}
          </div>
          <HotelLocation hotel={hotel} points={page.points} tiles={page.tiles} />
          <div className={styles.policies}>
            {import.meta.env.SSR ? (
              <div id={POLICIES}>
                <HotelPolicies page={page} />
              </div>
            ) : (
              <AsWritten id={POLICIES} />
            )}
          </div>
        </div>
        <RoomsSection page={page} />
        {import.meta.env.SSR ? (
          <div id={REVIEWS}>
            <ReviewsSection page={page} />
          </div>
        ) : (
          <AsWritten id={REVIEWS} />
        )}
        {import.meta.env.SSR ? (
          <div id={NEARBY}>
            <NearbyHotels page={page} />
          </div>
        ) : (
          <AsWritten id={NEARBY} />
        )}
      </div>
      <PriceBar page={page} />
    </PageFrame>
  )
}
