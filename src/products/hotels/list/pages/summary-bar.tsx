/** One line about the search. Any part of it opens the form with which to change it. */
import { useEffect, useRef, useState } from 'react'
import back from 'icon:arrow-left'
import pencil from 'icon:pencil'
import { FORM_CLOSING_MS } from '../rules/list-timings.ts'
import { guestsIn } from '../../../../search/rules/occupancy.ts'
import { pathOf } from '../../../../site/routes.ts'
import { isPartnerBrand } from '../../../../site/site.ts'
import { stayNights } from '../../../../site/stay.ts'
import { usePage } from '../../../../ui/page-context.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { latePart } from '../../../../ui/late-part.tsx'
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

  // Whoever closed the form goes on where it was opened, unless they are elsewhere by then.
  const wasOpen = useRef(false)
  useEffect(() => {
    const isFocusLost = document.activeElement === document.body
    if (form === 'hidden' && wasOpen.current && isFocusLost) link.current?.focus()
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
          {canChange && (
            <>
              <span className={styles.change}>{text('results.change-search')}</span>
              <Icon of={pencil} size={18} className={styles.icon} />
            </>
          )}
        </a>
      </div>
    </div>
  )
}

function SummaryParts() {
  const { text } = usePage()
  const page = useResultsPage()
  const nights = text('results.night-count', { count: stayNights(page.stay) })
  const guests = text('occupancy.summary', { ...guestsIn(page.rooms) })
  return (
    <>
      <span className={styles.line}>
        {part('destination', text('form.destination'), page.place.name)}
        {part('dates', text('results.dates'), page.stayWords)}
      </span>
      <span className={styles.line}>
        {part('nights', text('results.nights'), nights)}
        {part('guests', text('form.occupancy'), guests)}
      </span>
    </>
  )
}

function part(key: string, label: string, value: string) {
  return (
    <span className={styles.part} data-part={key}>
      <span className={styles.label}>{label}</span>
      <span className={styles.value}>{value}</span>
    </span>
  )
}
