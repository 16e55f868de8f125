/** The search form on the results page, with its close button. */
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import close from 'icon:x'
import type { SearchPage } from '../../../../search/rules/search-page.ts'
import { usePage } from '../../../../ui/page-context.tsx'
import { HotelForm } from '../../search/pages/hotel-form.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import styles from './change-search.module.css'

export default function ChangeSearch({ form, onClose }: { form: SearchPage; onClose: () => void }) {
  const { text } = usePage()
  const panel = useRef<HTMLElement>(null)
  useEscape(panel, onClose)
  // What opened it is gone, and the focus with it; whoever has gone on is left where they are.
  useEffect(() => {
    if (document.activeElement === document.body)
      panel.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [])
  return (
    <section ref={panel} className={styles.panel} aria-label={text('results.change-search')}>
      <button type="button" className={styles.close} onClick={onClose}>
        <Icon of={close} />
        <span className={styles.word}>{text('action.close')}</span>
      </button>
      <HotelForm search={form} hasReadOnlyDates />
    </section>
  )
}

/** What is open inside the form closes first; by the time the window hears of the key, it has. */
function useEscape(panel: RefObject<HTMLElement | null>, onEscape: () => void): void {
  const onKeyDown = useEffectEvent(({ key, target, defaultPrevented }: KeyboardEvent) => {
    if (key !== 'Escape' || defaultPrevented || !(target instanceof Element)) return
    const isHere = target === document.body || panel.current?.contains(target)
    if (isHere && !target.closest('dialog')) onEscape()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
