/**
 * A hotel's own page: what it is, where it is, what a stay costs, and what guests say. Most of it is
 * read and never moves: that stays as the server wrote it.
 */
import type { HotelPageData, MapTiles, NearbyPoint, ShownHotel } from '../rules/hotel-page.ts'
import type { Problem } from '../../../../site/problems.ts'
import { MessageBox } from '../../../../ui/message-box.tsx'
import { usePage } from '../../../../ui/page-context.tsx'
import { PageFrame } from '../../../../rendering/pages/shell/page-frame.tsx'
import { AsWritten } from '../../../../ui/as-written.tsx'
import { problemText } from '../../../../ui/form/problem-text.ts'
import check from 'icon:check'
import { type ServiceCode, type ServiceLabel, SERVICES } from '../../catalogue/rules/services.ts'
import { SKI_PASS } from '../../catalogue/rules/supplements.ts'
import { Icon } from '../../../../ui/icon.tsx'
import aboutHotelStyles from './about-hotel.module.css'
import section from './section.module.css'
import breadcrumbsStyles from './breadcrumbs.module.css'
import pin from 'icon:map-pin'
import { categoryOf } from '../../catalogue/rules/categories.ts'
import { formatDistance, UNKNOWN_DISTANCE } from '../../../../places/rules/distance.ts'
import { scoreOnCard } from '../../reviews/rules/reviews.ts'
import { ShareButton } from '../../list/pages/share-button.tsx'
import { CategoryStars, NearbyHotels, ScoreLine } from './nearby-hotels.tsx'
import hotelHeadingStyles from './hotel-heading.module.css'
import heart from 'icon:heart'
import { useFavourites } from '../../favourites/pages/use-favourites.ts'
import likeButtonStyles from './like-button.module.css'
import { HeadingPrice, PriceBar } from './price-bar.tsx'
import { DetailMap } from './map/detail-map.tsx'
import hotelLocationStyles from './hotel-location.module.css'
import styles from './hotel-page.module.css'
import type { PaymentMethod } from '../../../line.ts'
import type { Text } from '../../../../site/messages/catalogue.ts'
import hotelPoliciesStyles from './hotel-policies.module.css'
import { PhotoGrid } from './photo-grid.tsx'
import { ReviewsSection, useReviewControls } from '../../reviews/pages/reviews-section.tsx'
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

/** The way down to this hotel, each step a list. */
function Breadcrumbs({ steps }: { steps: readonly { name: string; href: string }[] }) {
  const { text } = usePage()
  return (
    <nav className={breadcrumbsStyles.way} aria-label={text('hotel.breadcrumbs')}>
      <ol className={breadcrumbsStyles.steps}>
        {steps.map(({ name, href }) => (
          <li key={href} className={breadcrumbsStyles.step}>
            <a className={breadcrumbsStyles.link} href={href}>
              {name}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** The heart of a hotel's own page. */
function LikeButton({ hotelId, name }: { hotelId: number; name: string }) {
  const { text } = usePage()
  const { ids, toggle } = useFavourites()
  return (
    <button
      type="button"
      className={likeButtonStyles.heart}
      aria-pressed={ids.includes(hotelId)}
      aria-label={text('card.favourite', { name })}
      onClick={() => void toggle(hotelId)}
    >
      <Icon of={heart} />
    </button>
  )
}

/** Where the hotel is: a map with one pin, and what is worth a walk around it. */
interface HotelLocationProps {
  hotel: ShownHotel
  points: readonly NearbyPoint[]
  tiles: MapTiles | null
}

function HotelLocation({ hotel, points, tiles }: HotelLocationProps) {
  const { text } = usePage()
  if (!hotel.place) return null
  return (
    <section
      id="map"
      className={`${section.section} ${hotelLocationStyles.location}`}
      aria-labelledby="location"
    >
      <h2 id="location" className={`${section.title} ${hotelLocationStyles.title}`}>
        {text('hotel.location')}
      </h2>
      <DetailMap name={hotel.name} place={hotel.place} tiles={tiles} />
      {points.length > 0 && (
        <div>
          <h3 className={`${section.subtitle} ${hotelLocationStyles.subtitle}`}>
            {text('hotel.points')}
          </h3>
          <ul className={hotelLocationStyles.points}>
            {points.map(({ name, distanceKm }) => (
              <li key={name} className={hotelLocationStyles.point}>
                <span>{name}</span>
                <span className={hotelLocationStyles.distance}>
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

/** The description, and all services it has. */
function AboutHotel({ hotel }: { hotel: ShownHotel }) {
  const { text } = usePage()
  const services = allServices(hotel)
  // An operator may have told neither; a title over nothing would look broken.
  if (!hotel.description && services.length === 0) return null
  return (
    <section className={section.section} aria-labelledby="about">
      <h2 id="about" className={section.title}>
        {text('hotel.about')}
      </h2>
      {hotel.description && (
        <div className={aboutHotelStyles.description} lang={hotel.descriptionLanguage}>
          {hotel.description.split(/\n+/).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      )}
      {services.length > 0 && (
        <>
          <h3 className={`${section.subtitle} ${aboutHotelStyles.subtitle}`}>
            {text('filter.group.services')}
          </h3>
          <ul className={aboutHotelStyles.services}>
            {services.map((service) => (
              <li key={service} className={aboutHotelStyles.service}>
                <Icon of={check} size={18} />
                {text(`service.${service}`)}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

/** A card has room for eight; here are all of them. */
function allServices({ serviceCodes, supplementCodes }: ShownHotel): ServiceLabel[] {
  const codes = (Object.keys(SERVICES).map(Number) as ServiceCode[]).filter((code) =>
    serviceCodes.includes(code),
  )
  const names = codes.map((code): ServiceLabel => SERVICES[code])
  return supplementCodes.includes(SKI_PASS) ? [...names, 'forfait'] : names
}

/** The rules of a stay here, as far as they are known; nothing is made up. */
const PETS = 7

function HotelPolicies({ page }: { page: HotelPageData }) {
  const { text } = usePage()
  return (
    <section className={section.section} aria-labelledby="policies">
      <h2 id="policies" className={section.title}>
        {text('hotel.policies')}
      </h2>
      <dl className={hotelPoliciesStyles.policies}>
        {policiesOf(page, text).map(({ name, rule }) => (
          <div key={name} className={hotelPoliciesStyles.policy}>
            <dt className={hotelPoliciesStyles.name}>{name}</dt>
            <dd className={hotelPoliciesStyles.rule}>{rule}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function policiesOf({ hotel, offers }: HotelPageData, text: Text) {
  const adultsOnly = {
    name: text('hotel.policy.adults-only'),
    rule: text('hotel.policy.adults-only.text'),
  }
  const children = {
    name: text('hotel.policy.children'),
    rule: text('hotel.policy.children.text'),
  }
  const takesPets = hotel.serviceCodes.includes(PETS)
  const payments = (['O', 'D', 'P'] as const).filter((method) =>
    offers.some(({ paymentMethod }) => paymentMethod === method),
  )
  return [
    ...(hotel.isForAdultsOnly ? [adultsOnly] : hotel.hasChildRules ? [children] : []),
    {
      name: text('hotel.policy.pets'),
      rule: text(takesPets ? 'hotel.policy.pets.yes' : 'hotel.policy.pets.unknown'),
    },
    {
      name: text('hotel.policy.cancellation'),
      rule: text('hotel.policy.cancellation.text'),
    },
    ...(payments.length > 0
      ? [
          {
            name: text('hotel.policy.payment'),
            rule: payments.map((method) => paymentWords(method, text)).join(' · '),
          },
        ]
      : []),
  ]
}

function paymentWords(method: PaymentMethod, text: Text): string {
  return method === 'O' ? text('hotel.payment.O') : text(`payment.${method}`)
}

/** Name, stars or keys, address, and the score that leads to the reviews. */
export function HotelHeading({ page }: { page: HotelPageData }) {
  const { text } = usePage()
  const { hotel } = page
  const name = hotel.name || text('card.hidden-name')
  const { kind } = categoryOf(hotel.categoryId)
  const score = scoreOnCard(hotel.reviews)
  const isHidden = hotel.hiddenOfferId !== null
  return (
    <header className={hotelHeadingStyles.heading}>
      <div className={hotelHeadingStyles.words}>
        <h1 className={hotelHeadingStyles.name}>
          {name}
          <CategoryStars id={hotel.categoryId} name={hotel.categoryName} />
        </h1>
        {/* Stars are what everybody takes for those of a hotel. */}
        {kind !== 'hotel' && <p className={hotelHeadingStyles.category}>{hotel.categoryName}</p>}
        <p className={hotelHeadingStyles.address}>
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
        <p className={hotelHeadingStyles.place}>
          {hotel.isWellSituated && (
            <span className={hotelHeadingStyles.situated}>{text('hotel.well-situated')}</span>
          )}
          {hotel.centreDistanceKm !== UNKNOWN_DISTANCE &&
            text('card.location.city', {
              name: hotel.cityName,
              distance: formatDistance(hotel.centreDistanceKm),
            })}
        </p>
        {isHidden && <p className={hotelHeadingStyles.hidden}>{text('hotel.hidden')}</p>}
      </div>
      <div className={hotelHeadingStyles.side}>
        <div className={hotelHeadingStyles.tools}>
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
