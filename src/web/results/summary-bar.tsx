/** One line about the search. Any part of it opens the form with which to change it. */
import { useEffect, useRef, useState } from 'react'
import back from 'icon:arrow-left'
import { FORM_CLOSING_MS } from '../../core/list-timings.ts'
import { guestsIn } from '../../core/occupancy.ts'
import { pathOf } from '../../core/routes.ts'
import { isPartnerBrand } from '../../core/site.ts'
import { stayNights } from '../../core/stay.ts'
import { usePage } from '../page-context.tsx'
import { Icon } from '../ui/icon.tsx'
import { latePart } from '../ui/late-part.tsx'
import { useResultsPage } from './results-context.tsx'
import styles from './summary-bar.module.css'

/** Most visitors never change their search here, so the form comes when it is asked for. */
const changeSearch = latePart(async () => (await import('./change-search.tsx')).default)

type FormPhase = 'hidden' | 'shown' | 'closing'

export function SummaryBar() {
  const { site, text } = usePage()
  const page = useResultsPage()
  const [form, setForm] = useState<FormPhase>('hidden')
  const link = useRef<HTMLAnchorElement>(null)
  const canChange = !isPartnerBrand(site.type)
  // Without scripts the form is a page of its own, filled in with this search.
  const changeHref = `${pathOf(site, 'hotelHome')}?${new URLSearchParams(page.form.values)}`

  useEffect(() => {
    if (form !== 'closing') return
    const timer = setTimeout(() => setForm('hidden'), FORM_CLOSING_MS)
    return () => clearTimeout(timer)
  }, [form])

  // Whoever closed the form goes on where it was opened.
  const wasOpen = useRef(false)
  useEffect(() => {
    if (form === 'hidden' && wasOpen.current) link.current?.focus()
    wasOpen.current = form !== 'hidden'
  }, [form])

  if (form !== 'hidden')
    return (
      <div className={styles.bar}>
        <div className={styles.form} data-closing={form === 'closing' || undefined}>
          <changeSearch.Part
            form={page.form}
            onClose={() => setForm('closing')}
            onPartFailed={() => location.assign(changeHref)}
          />
        </div>
      </div>
    )
  return (
    <div className={styles.bar}>
      <div className={styles.inner}>
        <a
          className={styles.back}
          href={pathOf(site, 'hotelHome')}
          aria-label={text('action.back')}
        >
          <Icon of={back} />
        </a>
        <a
          ref={link}
          onPointerEnter={changeSearch.fetchAhead}
          className={styles.parts}
          href={canChange ? changeHref : undefined}
          onClick={(event) => {
            if (!canChange) return
            event.preventDefault()
            setForm('shown')
          }}
        >
          <SummaryParts />
          {canChange && <span className={styles.change}>{text('results.change-search')}</span>}
        </a>
      </div>
    </div>
  )
}

function SummaryParts() {
  const { text } = usePage()
  const page = useResultsPage()
  const parts = [
    { key: 'destination', label: text('form.destination'), value: page.place.name },
    { key: 'dates', label: text('results.dates'), value: page.stayWords },
    {
      key: 'nights',
      label: text('results.nights'),
      value: text('results.night-count', { count: stayNights(page.stay) }),
    },
    {
      key: 'guests',
      label: text('form.occupancy'),
      value: text('occupancy.summary', { ...guestsIn(page.rooms) }),
    },
  ]
  return parts.map(({ key, label, value }) => (
    <span key={key} className={styles.part} data-part={key}>
      <span className={styles.label}>{label}</span>
      <span className={styles.value}>{value}</span>
    </span>
  ))
}
