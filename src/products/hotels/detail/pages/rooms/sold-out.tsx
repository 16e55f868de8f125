/** Nothing is free: says so plainly, and shows the nearest days and places where something is. */
import type { HotelPageData } from '../../rules/hotel-page.ts'
import { splitAfterFirstWord } from '../../../list/rules/card-price-effect.ts'
import { usePage } from '../../../../../ui/page-context.tsx'
import { stayWords } from '../../../../../ui/day-words.ts'
import styles from './sold-out.module.css'

export function SoldOut({ alternatives, nearby }: Pick<HotelPageData, 'alternatives' | 'nearby'>) {
  const { site, text } = usePage()
  const [first, rest] = splitAfterFirstWord(text('problem.sold-out'))
  const { conventions } = site.edition
  return (
    <div className={styles.soldOut}>
      {/* Where nothing is free for weeks, the last room may never have been there: too many people. */}
      {alternatives.length > 0 ? (
        <p>
          <strong className={styles.title}>{first}</strong> {rest}
        </p>
      ) : (
        <p className={styles.title}>{text('hotel.sold-out.nearby')}</p>
      )}
      <p className={styles.hint}>{text('hotel.sold-out.hint')}</p>
      {nearby.length > 0 && (
        <a className={styles.nearby} href="#nearby">
          {text('hotel.sold-out.see-nearby')}
        </a>
      )}
      {alternatives.length > 0 && (
        <>
          <h3 className={styles.subtitle}>{text('results.alternatives')}</h3>
          <ul className={styles.stays}>
            {alternatives.map(({ checkIn, checkOut, priceText, href }) => (
              <li key={checkIn}>
                <a className={styles.stay} href={`${href}#rooms`}>
                  <strong>{stayWords({ checkIn, checkOut }, conventions)}</strong>
                  <span>{text('card.from', { price: priceText })}</span>
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
