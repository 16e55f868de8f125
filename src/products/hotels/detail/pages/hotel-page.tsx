/**
 * A hotel's own page: what it is, where it is, what a stay costs, and what guests say. Most of it is
 * read and never moves: that stays as the server wrote it.
 */
import type { HotelPageData } from '../rules/hotel-page.ts'
import type { Problem } from '../../../../site/problems.ts'
import { MessageBox } from '../../../../ui/message-box.tsx'
import { usePage } from '../../../../ui/page-context.tsx'
import { PageFrame } from '../../../../rendering/pages/shell/page-frame.tsx'
import { AsWritten } from '../../../../ui/as-written.tsx'
import { problemText } from '../../../../ui/form/problem-text.ts'
import { AboutHotel } from './about-hotel.tsx'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { HotelHeading } from './hotel-heading.tsx'
import { HotelLocation } from './hotel-location.tsx'
import styles from './hotel-page.module.css'
import { HotelPolicies } from './hotel-policies.tsx'
import { NearbyHotels } from './nearby-hotels.tsx'
import { PhotoGrid } from './photo-grid.tsx'
import { PriceBar } from './price-bar.tsx'
import { ReviewsSection } from '../../reviews/pages/reviews-section.tsx'
import { useReviewControls } from '../../reviews/pages/use-review-controls.ts'
import { RoomsSection } from './rooms/rooms-section.tsx'

const WAY = 'hotel-way'
const ABOUT = 'hotel-about'
const POLICIES = 'hotel-policies'
const REVIEWS = 'hotel-reviews'
const NEARBY = 'hotel-nearby'

export function HotelPage(page: HotelPageData) {
  const { hotel, photos } = page
  useReviewControls(REVIEWS)
  // Where nothing is free, the houses next door come before what guests say of this one.
  const isSoldOut = page.stay !== null && page.offers.length === 0
  const nearby = (
    <AsWritten id={NEARBY}>{import.meta.env.SSR && <NearbyHotels page={page} />}</AsWritten>
  )
  return (
    <PageFrame hotelId={hotel.id}>
      <div className={styles.page}>
        <AsWritten id={WAY}>
          {import.meta.env.SSR && <Breadcrumbs steps={page.breadcrumbs} />}
        </AsWritten>
        {page.form.problems[0] && <StayProblem problem={page.form.problems[0]} />}
        <HotelHeading page={page} />
        {photos.length > 0 && <PhotoGrid name={hotel.name} photos={photos} />}
        <div className={styles.about} data-alone={hotel.place === null || undefined}>
          <div className={styles.words}>
            <AsWritten id={ABOUT}>{import.meta.env.SSR && <AboutHotel hotel={hotel} />}</AsWritten>
          </div>
          <HotelLocation hotel={hotel} points={page.points} tiles={page.tiles} />
          <div className={styles.policies}>
            <AsWritten id={POLICIES}>
              {import.meta.env.SSR && <HotelPolicies page={page} />}
            </AsWritten>
          </div>
        </div>
        <RoomsSection page={page} />
        {isSoldOut && nearby}
        <AsWritten id={REVIEWS}>{import.meta.env.SSR && <ReviewsSection page={page} />}</AsWritten>
        {!isSoldOut && nearby}
      </div>
      <PriceBar page={page} />
    </PageFrame>
  )
}

/** The form that tells it in full is far below. */
function StayProblem({ problem }: { problem: Problem }) {
  const { text } = usePage()
  return (
    <div className={styles.problem}>
      <MessageBox kind="error" title={problemText(text, problem)}>
        <a href="#rooms">{text('results.change-search')}</a>
      </MessageBox>
    </div>
  )
}
