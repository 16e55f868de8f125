/** A search for more than a hotel, repeated, with the part of it that can be booked: the hotel. */
import bed from 'icon:bed-double'
import { usePage } from '../../ui/page-context.tsx'
import { PageFrame } from '../../rendering/pages/shell/page-frame.tsx'
import buttons from '../../ui/button.module.css'
import { Icon } from '../../ui/icon.tsx'
import styles from './search-answer-page.module.css'

export interface SearchFact {
  label: string
  value: string
}

/** Texts with days in them are written by the server: not every browser writes them alike. */
export interface SearchAnswer {
  kind: 'flight-hotel' | 'getaway'
  title: string
  facts: SearchFact[]
  hotel: HotelPart
  /** To the form, filled in with this search. */
  change: string
}

export interface HotelPart {
  href: string
  /** The chosen hotel's; empty for a list. */
  name: string
  dates: string
  nights: number
  /** How many accommodations can be had; 0 when there is nothing. */
  count: number
  /** For the whole stay. */
  priceText: string
  /** Empty where the edition says nothing about taxes. */
  taxNote: string
}

export function SearchAnswerPage({ answer }: { answer: SearchAnswer }) {
  const { text } = usePage()
  return (
    <PageFrame>
      <div className={styles.page}>
        <header className={styles.header}>
          <h1 className={styles.title}>{answer.title}</h1>
          <p className={styles.note}>{text(`answer.note.${answer.kind}`)}</p>
        </header>
        <section className={styles.search} aria-labelledby="search">
          <h2 id="search" className={styles.heading}>
            {text('answer.search')}
          </h2>
          <dl className={styles.facts}>
            {answer.facts.map(({ label, value }) => (
              <div key={label} className={styles.fact}>
                <dt className={styles.label}>{label}</dt>
                <dd className={styles.value}>{value}</dd>
              </div>
            ))}
          </dl>
          <a className={buttons.quiet} href={answer.change}>
            {text('answer.change')}
          </a>
        </section>
        <HotelOffer hotel={answer.hotel} />
      </div>
    </PageFrame>
  )
}

function HotelOffer({ hotel }: { hotel: HotelPart }) {
  const { text } = usePage()
  const { count, nights, priceText: price, taxNote } = hotel
  return (
    <section className={styles.offer} aria-labelledby="hotel">
      <h2 id="hotel" className={styles.offerHeading}>
        <Icon of={bed} />
        {text('answer.hotel')}
      </h2>
      <p className={styles.dates}>{hotel.dates}</p>
      {count > 0 ? (
        <>
          <p className={styles.found}>{hotel.name || text('answer.hotel.count', { count })}</p>
          <div>
            <p className={styles.price}>{text('answer.hotel.from', { price, nights })}</p>
            {taxNote && <p className={styles.taxes}>{taxNote}</p>}
          </div>
          <a className={buttons.primary} href={hotel.href}>
            {text(hotel.name ? 'answer.hotel.see-one' : 'answer.hotel.see')}
          </a>
        </>
      ) : (
        <p className={styles.found}>{text('problem.12_904_3')}</p>
      )}
    </section>
  )
}
