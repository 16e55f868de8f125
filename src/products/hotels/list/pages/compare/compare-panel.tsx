/** Up to four hotels side by side, one line for each thing that people decide by. */
import type { ReactNode } from 'react'
import { formatDistance, UNKNOWN_DISTANCE } from '../../../../../places/rules/distance.ts'
import type { CardHotel } from '../../../catalogue/rules/hotel.ts'
import { formatRating } from '../../../catalogue/rules/ratings.ts'
import { scoreOnCard } from '../../../reviews/rules/reviews.ts'
import { serviceIcons } from '../../../catalogue/rules/services.ts'
import { usePage } from '../../../../../ui/page-context.tsx'
import { Modal } from '../../../../../ui/modal/modal.tsx'
import { CancellationCell, PriceCell } from './compare-cells.tsx'
import { BookLink, ComparedName } from './compared-name.tsx'
import styles from './compare-panel.module.css'
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
