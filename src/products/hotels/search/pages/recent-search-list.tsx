/** The recent searches as buttons: one click makes one again. */
import history from 'icon:history'
import { HOTEL_FIELDS } from '../../../../site/form-fields.ts'
import { guestsIn } from '../../../../search/rules/occupancy.ts'
import { pathOf } from '../../../../site/routes.ts'
import { usePage } from '../../../../ui/page-context.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { isChecked, roomsFrom, type Values } from '../../../../search/pages/form-start.ts'
import styles from './recent-searches.module.css'
import { submitFields } from '../../../../search/pages/submit-button.tsx'

export function RecentSearchList({ searches }: { searches: readonly Values[] }) {
  const { text } = usePage()
  return (
    <section className={styles.recent} aria-labelledby="recent-searches">
      <h2 id="recent-searches" className={styles.title}>
        <Icon of={history} size={18} />
        {text('home.recent')}
      </h2>
      <ul className={styles.list}>
        {searches.map((values) => (
          <li key={Object.values(values).join()}>
            <RecentSearch values={values} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function RecentSearch({ values }: { values: Values }) {
  const { site, text } = usePage()
  const route = isChecked(values, HOTEL_FIELDS.flightChecked) ? 'flightHotelHome' : 'hotelHome'
  return (
    <button
      type="button"
      className={styles.search}
      onClick={() => submitFields(pathOf(site, route), values)}
    >
      <strong>{values[HOTEL_FIELDS.destinationText]}</strong>
      <span>
        {values[HOTEL_FIELDS.checkIn]} – {values[HOTEL_FIELDS.checkOut]}
      </span>
      <span>{text('occupancy.summary', { ...guestsIn(roomsFrom(values)) })}</span>
    </button>
  )
}
