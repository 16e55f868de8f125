/** A hotel's own page: what it is, where it is, what a stay costs, and what guests say. */
import type { HotelPageData } from '../../core/hotel-page.ts'
import { PageFrame } from '../shell/page-frame.tsx'
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
import { RoomsSection } from './rooms/rooms-section.tsx'

export function HotelPage(page: HotelPageData) {
  const { hotel, photos } = page
  return (
    <PageFrame>
      <div className={styles.page}>
        <Breadcrumbs steps={page.breadcrumbs} />
        <HotelHeading hotel={hotel} />
        {photos.length > 0 && <PhotoGrid name={hotel.name} photos={photos} />}
        <div className={styles.about} data-alone={hotel.place === null || undefined}>
          <div className={styles.words}>
            <AboutHotel hotel={hotel} />
          </div>
          <HotelLocation hotel={hotel} points={page.points} tiles={page.tiles} />
          <div className={styles.policies}>
            <HotelPolicies page={page} />
          </div>
        </div>
        <RoomsSection page={page} />
        <ReviewsSection page={page} />
        <NearbyHotels page={page} />
      </div>
      <PriceBar page={page} />
    </PageFrame>
  )
}
