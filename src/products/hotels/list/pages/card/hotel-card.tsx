/** One hotel of the list: what it is, what guests say of it, and what it costs. */
import {
  memo,
  type MouseEvent,
  type TouchEvent,
  useEffect,
  useEffectEvent,
  useReducer,
  useRef,
  useState,
} from 'react'
import type { CardHotel } from '../../../catalogue/rules/hotel.ts'
import type { SizeClass } from '../../../../../ui/rules/screen-sizes.ts'
import { usePage } from '../../../../../ui/page-context.tsx'
import { ComparedProvider, CompareToggle } from '../compare/compared-hotels.tsx'
import { useInView } from '../../../../../ui/browser/use-in-view.ts'
import { useListPhase } from '../results-context.tsx'
import cardClaimsStyles from './card-claims.module.css'
import {
  type CardLink,
  type CardLook,
  cardLook,
  type CardOfHotel,
  useCardSetting,
} from './card-look.ts'
import {
  IMPROVED_PRICE_FADE_MS,
  IMPROVED_PRICE_SHOWN_MS,
  priceEffect,
  splitAfterFirstWord,
} from '../../rules/card-price-effect.ts'
import { stopTicker } from '../../rules/urgency-ticker.ts'
import { advanceTicker } from '../../rules/urgency-ticker.ts'
import { startTicker } from '../../rules/urgency-ticker.ts'
import type { UrgencyTicker } from '../../rules/urgency-ticker.ts'
import type { TickedClaims } from '../../rules/urgency-ticker.ts'
import { URGENCY_TICK_MS } from '../../rules/urgency-ticker.ts'
import type { HotelListState } from '../use-list.ts'
import { SignInLink } from '../../../../../accounts/pages/sign-in-link.tsx'
import cardAvatarStyles from './card-avatar.module.css'
import cardDiscountStyles from './card-discount.module.css'
import { SpriteIcon } from '../../../../../ui/icon-sprite.tsx'
import cardFactsStyles from './card-facts.module.css'
import { CardPhoto } from './card-photo.tsx'
import buttons from '../../../../../ui/button.module.css'
import { TaxNote } from '../../../../../ui/tax-note.tsx'
import spoken from '../../../../../ui/spoken.module.css'
import cardPriceStyles from './card-price.module.css'
import { MapButton } from '../map/results-map.tsx'
import cardTitleStyles from './card-title.module.css'
import scoreBoxStyles from './score-box.module.css'
import styles from './hotel-card.module.css'
import type { MinorUnits } from '../../../../../site/money.ts'
import { isSmallScreen } from '../../../../../ui/browser/screen-size.ts'
import { type MapOverlay, MapOverlayProvider } from '../map/map-overlay-state.ts'

export interface HotelCardProps extends CardOfHotel {
  size: SizeClass
}

export const HotelCard = memo(function HotelCard({ size, ...card }: HotelCardProps) {
  const { hotel, status } = card
  const look = cardLook(card, useCardSetting(size))
  const effect = usePriceEffect(hotel.minPrice, status)
  return <LivingCard {...look} hotel={hotel} effect={effect} />
})

export interface CardViewProps extends CardLook {
  /** Whom its buttons are about, never to be shown; none where nobody can press them. */
  hotel?: CardHotel
  effect?: ReturnType<typeof usePriceEffect>
}

/** What has changed around a card changes few: the others need not be rendered again. */
const LivingCard = memo(
  HotelCardView,
  (before, now) => JSON.stringify(before) === JSON.stringify(now),
)

function HotelCardView({ hotel, effect, ...look }: CardViewProps) {
  const { form, words } = look
  const { text } = usePage()
  const tap = useTapArming(form.target)
  return (
    <li
      className={styles.card}
      data-hotel={words.id}
      data-url={words.href}
      data-sold-out={form.isSoldOut || undefined}
      data-hidden={form.isHidden || undefined}
      {...tap}
    >
      {!form.isHidden && <CardPhoto {...look} hotel={hotel} />}
      <div className={styles.words}>
        <CardTitle {...look} hotel={hotel} />
        {form.isHidden && <p className={styles.hidden}>{text('hotel.hidden')}</p>}
        {form.isGetaway && <p className={styles.getaway}>{text('card.getaway')}</p>}
        <CardFacts {...look} />
        <CardClaims {...look} />
        {!form.isHidden && <CompareToggle label={words.compare} hotel={hotel} />}
      </div>
      <CardPrice {...look} effect={effect} />
      <CardDiscount {...look} />
    </li>
  )
}

// The person who is signed in: their picture, the first letter of their name, an icon.

/** Beside words that speak of them: nothing to read out. */
function CardAvatar() {
  const avatar = usePage().person?.avatar
  if (avatar?.kind === 'image')
    return (
      <img className={cardAvatarStyles.avatar} src={avatar.url} alt="" width="32" height="32" />
    )
  // Without a letter the style sheet draws the icon.
  return (
    <span className={cardAvatarStyles.avatar} aria-hidden="true">
      {avatar?.kind === 'initial' && avatar.letter}
    </span>
  )
}

/** Under a card: a discount that is in its price for this visitor, or that signing in would give. */
function CardDiscount({ form, words }: CardLook) {
  if (!words.included && !words.signIn) return null
  return (
    <div className={cardDiscountStyles.strip}>
      {words.included && (
        <p className={cardDiscountStyles.included}>
          {form.discount === 'vip' && <CardAvatar />}
          {words.included}
        </p>
      )}
      {words.signIn && <SignInLink href={words.signInHref}>{words.signIn}</SignInLink>}
    </div>
  )
}

/** The score that guests give, in its class of colour, with its word and a way to the reviews. */
function ScoreBox({ form, words }: CardLook) {
  if (!words.rating) return null
  return (
    <p className={scoreBoxStyles.score}>
      <span className={scoreBoxStyles.rating} data-class={form.ratingClass}>
        {words.rating}
      </span>
      <span className={scoreBoxStyles.words}>
        {words.ratingLabel && <strong>{words.ratingLabel}</strong>}
        <a className={scoreBoxStyles.opinions} href={words.reviewsHref} target={form.target}>
          {words.opinions}
        </a>
      </span>
    </p>
  )
}

// On small screens the whole card can be tapped. The first touch arms it and a click after that
// follows it, so that a thumb that only scrolls past opens nothing.

/** For an element that tells as its data where it leads. */
function useTapArming(target: CardLink['target']) {
  const isArmed = useRef(false)
  return {
    onTouchStart: (event: TouchEvent<HTMLElement>) => {
      isArmed.current = event.touches.length === 1
    },
    onTouchMove: () => {
      isArmed.current = false
    },
    onClick: (event: MouseEvent<HTMLElement>) => {
      if (!isArmed.current || !isSmallScreen()) return
      isArmed.current = false
      // Links and buttons of the card do what they say.
      if ((event.target as Element).closest('a, button, input, label, summary, dialog')) return
      window.open(event.currentTarget.dataset['url'], target, 'noopener')
    },
  }
}

/** Name, stars or keys, where it is, and what guests say. */
function CardTitle({ hotel, ...look }: CardViewProps) {
  const { form, words } = look
  return (
    <>
      <h2 className={cardTitleStyles.name}>
        <a className={cardTitleStyles.link} href={words.href} target={form.target}>
          {words.name}
        </a>
        {form.symbol !== 'none' && (
          <span
            className={cardTitleStyles.symbols}
            data-symbol={form.symbol}
            data-count={form.symbols}
          >
            {words.category}
          </span>
        )}
      </h2>
      {form.isCategoryNamed && <p className={cardTitleStyles.category}>{words.category}</p>}
      <MapButton isOnMap={form.isOnMap} hotel={hotel}>
        {words.place}
      </MapButton>
      <ScoreBox {...look} />
    </>
  )
}

/** What a card does when its price arrives or falls while the search is still going on. */
export type ShownPriceEffect = 'fade-in' | 'shown' | 'fading' | undefined

function usePriceEffect(current: MinorUnits | null, status: number): ShownPriceEffect {
  // The price that came with the page was there from the beginning: it does not arrive.
  const previous = useRef(current)
  const [shown, show] = useState<ShownPriceEffect>()
  useEffect(() => {
    const effect = priceEffect({ previous: previous.current, current, status })
    if (current === previous.current) return
    previous.current = current
    if (effect === 'none') return show(undefined)
    if (effect === 'fade-in') return show('fade-in')
    show('shown')
    const fading = setTimeout(() => show('fading'), IMPROVED_PRICE_SHOWN_MS)
    const gone = setTimeout(() => show(undefined), IMPROVED_PRICE_SHOWN_MS + IMPROVED_PRICE_FADE_MS)
    return () => {
      clearTimeout(fading)
      clearTimeout(gone)
    }
    // oxlint-disable-next-line react/exhaustive-deps -- a search that ends moves no price
  }, [current])
  return shown
}

/** What a stay there includes: services, board, tickets, cancellation, payment. */
function CardFacts({ form, words }: CardLook) {
  const { text } = usePage()
  const { services, board, packet, cancellation, payment } = words
  return (
    <>
      {services.length > 0 && (
        <ul className={cardFactsStyles.services} aria-label={text('filter.group.services')}>
          {services.map((service) => (
            <li key={service}>{service}</li>
          ))}
        </ul>
      )}
      {board && <p className={cardFactsStyles.board}>{board}</p>}
      {packet && (
        <p className={cardFactsStyles.packet}>
          {form.packetIcon && <SpriteIcon name={form.packetIcon} size={16} />}
          {packet}
        </p>
      )}
      {cancellation && (
        <p className={cardFactsStyles.free}>
          <SpriteIcon name="check" size={16} />
          {cancellation}
        </p>
      )}
      {payment && <p className={cardFactsStyles.payment}>{payment}</p>}
    </>
  )
}

/** Which of two claims a card shows: they take turns until something happens to the list. */
type TickerAction = 'tick' | 'stop' | { start: TickedClaims }

function tickerAfter(ticker: UrgencyTicker, action: TickerAction): UrgencyTicker {
  if (action === 'tick') return advanceTicker(ticker)
  return action === 'stop' ? stopTicker(ticker) : startTicker(action.start)
}

function useUrgencyTicker(urgency: TickedClaims, phase: HotelListState['phase']): UrgencyTicker {
  const [ticker, act] = useReducer(tickerAfter, urgency, startTicker)
  // Whatever was filtered, sorted or turned over begins with a list on its way; a hotel that is in
  // the new list as well begins again there, as it does on a screen of another size.
  const { display } = urgency
  const runs = useRef<TickedClaims['display'] | null>(display)
  const start = useEffectEvent(() => act({ start: urgency }))
  useEffect(() => {
    if (phase === 'loading') act('stop')
    else if (runs.current !== display) start()
    runs.current = phase === 'loading' ? null : display
  }, [phase, display])
  useEffect(() => {
    if (ticker.mode !== 'ticking') return
    const timer = setInterval(() => act('tick'), URGENCY_TICK_MS)
    return () => clearInterval(timer)
  }, [ticker.mode])
  return ticker
}

/** What may hasten a decision, as far as it is true. */
function CardClaims({ form, words }: CardLook) {
  const { text } = usePage()
  return (
    <>
      {form.isGoodPrice && <p className={cardClaimsStyles.good}>{text('card.good-price')}</p>}
      {words.roomsLeft && <p className={cardClaimsStyles.few}>{words.roomsLeft}</p>}
      {form.urgency !== 'removed' && <Advice form={form} words={words} />}
    </>
  )
}

/** Both are there; of two that take turns one is hidden. */
function Advice({ form: { urgency: display }, words: { visits, orders } }: CardLook) {
  const ticker = useUrgencyTicker({ visits: !!visits, display }, useListPhase())
  const [area, isSeen] = useInView<HTMLDivElement>()
  const takesTurns = display !== 'in-turn' && ticker.mode !== 'removed'
  return (
    <div
      className={cardClaimsStyles.advice}
      ref={area}
      data-seen={isSeen || undefined}
      data-display={takesTurns ? ticker.shown : display}
    >
      {visits && (
        <p className={cardClaimsStyles.claim} data-claim="visits">
          {visits}
        </p>
      )}
      {orders && (
        <p className={cardClaimsStyles.claim} data-claim="orders">
          {orders}
        </p>
      )}
    </div>
  )
}

/** What the stay costs: the whole of it first, since that is what is charged. */
function CardPrice({ form, words, effect }: CardViewProps) {
  const { text } = usePage()
  if (form.isSoldOut) return <SoldOut />
  if (!words.total) return <div className={cardPriceStyles.price} />
  return (
    <div className={cardPriceStyles.price} data-effect={effect}>
      <div className={cardPriceStyles.amounts}>
        {words.badge && (
          <>
            <span className={cardPriceStyles.badge}>{words.badge}</span>
            <s className={cardPriceStyles.original}>
              <span className={spoken.text}>{text('card.original-price')} </span>
              {words.original}
            </s>
          </>
        )}
        <strong className={cardPriceStyles.total}>{words.total}</strong>
        <span className={cardPriceStyles.terms}>
          {words.nights}
          <TaxNote className={cardPriceStyles.taxes} />
        </span>
        {words.perNight && <span className={cardPriceStyles.terms}>{words.perNight}</span>}
      </div>
      <a
        className={`${buttons.primary} ${cardPriceStyles.book}`}
        href={words.href}
        target={form.target}
      >
        {text('card.book')}
      </a>
    </div>
  )
}

function SoldOut() {
  const { text } = usePage()
  const [first, rest] = splitAfterFirstWord(text('problem.sold-out'))
  return (
    <p className={cardPriceStyles.soldOut}>
      <strong>{first}</strong> {rest}
    </p>
  )
}

/** A card that nobody can press anything on, of any hotel: what the server writes. */
const NO_MAP: MapOverlay = { isOpen: false, hotelId: null, open: () => {}, close: () => {} }

export function CardOutline(look: CardLook) {
  return (
    <MapOverlayProvider value={NO_MAP}>
      <ComparedProvider>
        <HotelCardView {...look} />
      </ComparedProvider>
    </MapOverlayProvider>
  )
}
