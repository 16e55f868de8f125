/** The search form on the results page, with its close button. */
import close from 'icon:x'
import type { SearchPage } from '../../core/search-page.ts'
import { usePage } from '../page-context.tsx'
import { HotelForm } from '../search/hotel-form.tsx'
import { Icon } from '../ui/icon.tsx'
import styles from './change-search.module.css'

export default function ChangeSearch({ form, onClose }: { form: SearchPage; onClose: () => void }) {
  const { text } = usePage()
  return (
    <section className={styles.panel} aria-label={text('results.change-search')}>
      <button type="button" className={styles.close} onClick={onClose}>
        <Icon of={close} />
        <span className={styles.word}>{text('action.close')}</span>
      </button>
      <HotelForm search={form} hasReadOnlyDates />
    </section>
  )
}
