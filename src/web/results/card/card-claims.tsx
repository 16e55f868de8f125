/** What may hasten a decision, as far as it is true. */
import { useInView } from '../../browser/use-in-view.ts'
import { useSizeClass } from '../../browser/use-size-class.ts'
import { type Claims, claimsOn, type UrgencyClaim } from '../../../core/claims.ts'
import { isComplete } from '../../../core/page-status.ts'
import { usePage } from '../../page-context.tsx'
import { brandName } from '../../shell/brand-names.ts'
import { useResults } from '../results-context.tsx'
import styles from './card-claims.module.css'
import type { HotelCardProps } from './hotel-card.tsx'
import { useUrgencyTicker } from './use-urgency-ticker.ts'

export function CardClaims({ hotel, metadata, status }: HotelCardProps) {
  const { site, text } = usePage()
  const brand = brandName(site)
  const size = useSizeClass()
  const claims = claimsOn(size, { hotel, metadata, isPageComplete: isComplete(status) })
  return (
    <>
      {claims.isGoodPrice && <p className={styles.good}>{text('card.good-price')}</p>}
      {claims.roomsLeft !== null && (
        <p className={styles.few}>{text('card.rooms-left', { count: claims.roomsLeft, brand })}</p>
      )}
      {claims.urgency.display !== 'removed' && <Advice urgency={claims.urgency} />}
    </>
  )
}

function Advice({ urgency }: { urgency: Claims['urgency'] }) {
  const { list } = useResults()
  const ticker = useUrgencyTicker(urgency, list.phase)
  const [area, isSeen] = useInView<HTMLDivElement>()
  const { visits, orders, display } = urgency
  if (display !== 'in-turn' && ticker.mode !== 'removed')
    return (
      <div className={styles.advice}>
        <Claim key={ticker.shown} claim={urgency[ticker.shown]} />
      </div>
    )
  return (
    <div
      className={styles.advice}
      ref={area}
      data-seen={isSeen || undefined}
      data-display={display}
    >
      <Claim claim={visits} />
      <Claim claim={orders} />
    </div>
  )
}

function Claim({ claim }: { claim: UrgencyClaim | null }) {
  const { text } = usePage()
  if (!claim) return null
  return <p className={styles.claim}>{text(`card.${claim.wording}`, { count: claim.count })}</p>
}
