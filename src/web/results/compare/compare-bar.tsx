/** What has been picked for comparison, within reach wherever the list is scrolled to. */
import { useState } from 'react'
import columns from 'icon:columns-3'
import { usePage } from '../../page-context.tsx'
import buttons from '../../ui/button.module.css'
import { Icon } from '../../ui/icon.tsx'
import { latePart } from '../../ui/late-part.tsx'
import styles from './compare-bar.module.css'
import { useCompared } from './compared-hotels.tsx'

const panel = latePart(async () => (await import('./compare-panel.tsx')).default)

export default function CompareBar() {
  const { text } = usePage()
  const { hotels, clear } = useCompared()
  const [phase, setPhase] = useState<'never' | 'open' | 'closed'>('never')
  // The last one was taken out of it.
  if (hotels.length === 0 && phase === 'open') setPhase('closed')
  return (
    <>
      {hotels.length > 0 && (
        <section className={styles.bar} aria-label={text('compare.title')}>
          <span className={styles.count}>{text('compare.count', { count: hotels.length })}</span>
          <button type="button" className={buttons.plain} onClick={clear}>
            {text('compare.clear')}
          </button>
          <button
            type="button"
            className={buttons.primary}
            disabled={hotels.length < 2}
            onClick={() => setPhase('open')}
          >
            <Icon of={columns} size={18} />
            {text('compare.short')}
          </button>
        </section>
      )}
      {phase !== 'never' && (
        <panel.Part
          isOpen={phase === 'open'}
          onClose={() => setPhase('closed')}
          onPartFailed={() => setPhase('never')}
        />
      )}
    </>
  )
}
