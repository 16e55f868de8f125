/** What has been picked for comparison, within reach wherever the list is scrolled to. */
import { useEffect, useEffectEvent, useState } from 'react'
import columns from 'icon:columns-3'
import type { CardHotel } from '../../../catalogue/rules/hotel.ts'
import { usePage } from '../../../../../ui/page-context.tsx'
import buttons from '../../../../../ui/button.module.css'
import { Icon } from '../../../../../ui/icon.tsx'
import { latePart } from '../../../../../ui/late-part.tsx'
import { reportPart } from '../failed-part.ts'
import { LIST_TITLE } from '../scroll-to-list.ts'
import styles from './compare-bar.module.css'
import { useCompared } from './compared-hotels.tsx'

const panel = latePart(async () => (await import('./compare-panel.tsx')).default, reportPart)

export default function CompareBar() {
  const { text } = usePage()
  const { hotels, isFull, clear } = useCompared()
  const [phase, setPhase] = useState<'never' | 'open' | 'closed'>('never')
  // The last one was taken out of it.
  if (hotels.length === 0 && phase === 'open') setPhase('closed')
  // What opened the comparison is gone, or cannot be pressed for a single hotel.
  const goOn = useEffectEvent(() => {
    if (hotels.length < 2) goOnAt(hotels[0])
  })
  useEffect(() => {
    if (phase === 'closed') goOn()
  }, [phase])

  return (
    <>
      {hotels.length > 0 && (
        <section className={styles.bar} aria-label={text('compare.title')}>
          <output className={styles.count}>
            {text(isFull ? 'compare.full' : 'compare.count', { count: hotels.length })}
          </output>
          <button
            type="button"
            className={buttons.plain}
            onClick={({ detail }) => {
              // A mouse has no need to see where keys would go on.
              goOnAt(hotels.at(-1), { preventScroll: detail > 0 })
              clear()
            }}
          >
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

/** Keys go on at the hotel's card, if that is in the list. */
function goOnAt(hotel: CardHotel | undefined, options?: FocusOptions): void {
  const box = document.querySelector<HTMLElement>(`li[data-hotel="${hotel?.id}"] input`)
  const next = box ?? document.getElementById(LIST_TITLE)
  next?.focus(options)
}
