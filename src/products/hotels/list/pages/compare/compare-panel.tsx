/** Up to four hotels side by side, one line for each thing that people decide by. */
import type { ReactNode } from 'react'
import { formatDistance, UNKNOWN_DISTANCE } from '../../../../../places/rules/distance.ts'
import type { CardHotel } from '../../../catalogue/rules/hotel.ts'
import { formatRating } from '../../../catalogue/rules/ratings.ts'
import { scoreOnCard } from '../../../reviews/rules/reviews.ts'
import { serviceIcons } from '../../../catalogue/rules/services.ts'
import { photoSource } from '../../../../../ui/rules/photo-sizes.ts'
import { usePage } from '../../../../../ui/page-context.tsx'
import { Modal } from '../../../../../ui/modal/modal.tsx'
import { writeDay } from '../../../../../site/calendar-day.ts'
import { formatMoney, isPriceShown } from '../../../../../site/money.ts'
import { stayNights } from '../../../../../site/stay.ts'
import { TaxNote } from '../../../../../ui/tax-note.tsx'
import { UnbrokenDay } from '../../../../../ui/unbroken-day.tsx'
import { useResultsPage } from '../results-context.tsx'
import styles from './compare-panel.module.css'
import close from 'icon:x'
import buttons from '../../../../../ui/button.module.css'
import { Icon } from '../../../../../ui/icon.tsx'
import { useCardLink } from '../card/card-look.ts'
import { useCompared } from './compared-hotels.tsx'

export default function ComparePanel({
  isOpen,
  onClose,
}: {
  isOpen: boolean
  onClose: () => void
}) {
  const { text } = usePage()
  const { hotels } = useCompared()
  const row = (name: string, cell: (hotel: CardHotel) => ReactNode) => (
    <tr>
      <th scope="row">{name}</th>
      {hotels.map((hotel) => (
        <td key={hotel.id}>{cell(hotel) || '–'}</td>
      ))}
    </tr>
  )
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={text('compare.title')}
      width={1000}
      isSticky
      closesOnOutsideClick
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keys */}
      <section className={styles.scroll} tabIndex={0} aria-label={text('compare.short')}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{text('filter.group.accommodation-name')}</th>
              {hotels.map((hotel) => (
                <th key={hotel.id} scope="col">
                  <ComparedName hotel={hotel} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {row(text('filter.group.star-category'), ({ categoryName }) => categoryName)}
            {row(text('filter.group.rating'), (hotel) => score(hotel))}
            {row(text('compare.price'), (hotel) => (
              <PriceCell hotel={hotel} />
            ))}
            {row(text('filter.group.meals'), ({ minRate }) => minRate?.boardName)}
            {row(text('filter.group.cancellation'), (hotel) => (
              <CancellationCell hotel={hotel} />
            ))}
            {row(
              text('compare.distance'),
              ({ centreDistanceKm }) =>
                centreDistanceKm !== UNKNOWN_DISTANCE && `${formatDistance(centreDistanceKm)} km`,
            )}
            {row(text('filter.group.services'), ({ serviceCodes }) =>
              serviceIcons(serviceCodes)
                .map((service) => text(`service.${service}`))
                .join(', '),
            )}
            {row(text('card.book'), (hotel) => (
              <BookLink hotel={hotel} />
            ))}
          </tbody>
        </table>
      </section>
    </Modal>
  )

  function score(hotel: CardHotel): string {
    const found = scoreOnCard(hotel.reviews)
    return found ? formatRating(found.rating, text('number.decimal-separator')) : ''
  }
}

/** What the comparison says of the price that it shows: nothing that is only true of another. */
function PriceCell({ hotel: { minRate, currency } }: { hotel: CardHotel }) {
  const { text } = usePage()
  const nights = stayNights(useResultsPage().stay)
  if (!minRate || !isPriceShown(minRate.price)) return '–'
  return (
    <>
      <strong className={styles.price}>{formatMoney(minRate.price, currency)}</strong>
      <span className={styles.terms}>{text('card.total', { nights })}</span>
      <TaxNote className={styles.terms} />
    </>
  )
}

/** Of the price shown; where only another rate can be cancelled, it says so. */
function CancellationCell({ hotel }: { hotel: CardHotel }) {
  const { text } = usePage()
  const until = hotel.minRate?.freeCancellationUntil ?? null
  if (until !== null) {
    const day = writeDay(until).slice(0, 5)
    return <UnbrokenDay sentence={text('card.free-cancellation-until', { day })} day={day} />
  }
  return hotel.hasFreeCancellation ? text('card.free-cancellation-too') : '–'
}

/** A hotel of the comparison: its picture and name lead to its page, and it can be taken out. */
function ComparedName({ hotel }: { hotel: CardHotel }) {
  const { site, text } = usePage()
  const { toggle } = useCompared()
  const { href, target } = useCardLink(hotel)
  const name = hotel.name || text('card.hidden-name')
  return (
    <div className={styles.hotel} data-hotel={hotel.id}>
      <img src={photoSource(hotel.thumbnail, site)} alt="" width={240} height={160} />
      <button
        type="button"
        className={styles.remove}
        aria-label={text('compare.remove', { name })}
        onClick={({ currentTarget }) => {
          // The button goes with its hotel; keys go on in the table.
          currentTarget.closest('section')?.focus()
          toggle(hotel)
        }}
      >
        <Icon of={close} size={18} />
      </button>
      <a className={styles.name} href={href} target={target}>
        {name}
      </a>
    </div>
  )
}

function BookLink({ hotel }: { hotel: CardHotel }) {
  const { text } = usePage()
  const { href, target } = useCardLink(hotel)
  return (
    <a className={buttons.primary} href={href} target={target} data-hotel={hotel.id}>
      {text('card.book')}
    </a>
  )
}
