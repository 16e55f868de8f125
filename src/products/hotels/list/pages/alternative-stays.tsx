/** Nothing is free on these days: the nearest ones on which something is, and another search. */
import calendar from 'icon:calendar-search'
import { pathOf } from '../../../../site/routes.ts'
import { isPartnerBrand } from '../../../../site/site.ts'
import { stayNights } from '../../../../site/stay.ts'
import { usePage } from '../../../../ui/page-context.tsx'
import { AsWritten } from '../../../../ui/as-written.tsx'
import buttons from '../../../../ui/button.module.css'
import { stayWords } from '../../../../ui/day-words.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { TaxNote } from '../../../../ui/tax-note.tsx'
import styles from './alternative-stays.module.css'
import { useResults, useResultsPage } from './results-context.tsx'

export function AlternativeStays() {
  const { list } = useResults()
  // They are of the whole destination, and of no use once something has been found.
  const isEmpty = list.results.summary.accommodations === 0 && !list.shown.preFilters.area
  return (
    <div hidden={!isEmpty}>
      <AsWritten id="way-out">{import.meta.env.SSR && <WayOut />}</AsWritten>
    </div>
  )
}

function WayOut() {
  const { alternatives } = useResultsPage()
  return alternatives.length === 0 ? <OtherSearch className={buttons.primary} /> : <NearestStays />
}

function NearestStays() {
  const { site, text } = usePage()
  const page = useResultsPage()
  const { conventions } = site.edition
  return (
    <section className={styles.section} aria-labelledby="alternative-stays">
      <h2 id="alternative-stays" className={styles.title}>
        {text('results.alternatives')}
      </h2>
      <ul className={styles.stays}>
        {page.alternatives.map(({ checkIn, checkOut, priceText, href }) => (
          <li key={checkIn}>
            <a className={styles.stay} href={href}>
              <Icon of={calendar} />
              <strong>{stayWords({ checkIn, checkOut }, conventions)}</strong>
              <span>{text('card.from', { price: priceText })}</span>
              <small className={styles.terms}>
                {text('card.total', { nights: stayNights({ checkIn, checkOut }) })}
                <TaxNote className={styles.taxes} />
              </small>
            </a>
          </li>
        ))}
      </ul>
      <OtherSearch className={buttons.quiet} />
    </section>
  )
}

/** Partner brands do not offer it beside a list. */
function OtherSearch({ className }: { className: string | undefined }) {
  const { site, text } = usePage()
  const page = useResultsPage()
  if (isPartnerBrand(site.type)) return null
  const href = `${pathOf(site, 'hotelHome')}?${new URLSearchParams(page.form.values)}`
  return (
    <a className={`${className} ${styles.other}`} href={href}>
      {text('results.change-search')}
    </a>
  )
}
