/** On smaller screens: filters and map within reach of a thumb. */
import { useState } from 'react'
import sliders from 'icon:sliders-horizontal'
import mapIcon from 'icon:map'
import { leaveEntry } from '../../../../../ui/browser/entry-marks.ts'
import { usePage } from '../../../../../ui/page-context.tsx'
import { Icon } from '../../../../../ui/icon.tsx'
import { latePart } from '../../../../../ui/late-part.tsx'
import { useLeaveClosedEntries } from '../../../../../ui/modal/leave-closed-entries.ts'
import { tellOfPart } from '../failed-part.ts'
import { useMapOverlay } from '../map/map-overlay-state.ts'
import styles from './floating-buttons.module.css'

const modal = latePart(async () => (await import('./filters-modal.tsx')).default, tellOfPart)

/** Told by how many filters the list is narrowed down. */
export function FloatingButtons({ count }: { count: number }) {
  const { text } = usePage()
  const map = useMapOverlay()
  const [phase, setPhase] = useState<'never' | 'open' | 'closed'>('never')
  useLeaveClosedEntries('filters')
  return (
    <>
      <div className={styles.buttons}>
        <button type="button" className={styles.button} onClick={() => setPhase('open')}>
          <Icon of={sliders} size={18} />
          {count > 0 ? text('filter.open-count', { count }) : text('filter.open')}
        </button>
        <button type="button" className={styles.button} onClick={() => map.open(null)}>
          <Icon of={mapIcon} size={18} />
          {text('map.open-short')}
        </button>
      </div>
      {phase !== 'never' && (
        <modal.Part
          isOpen={phase === 'open'}
          onClose={() => setPhase('closed')}
          onPartFailed={() => {
            setPhase('never')
            leaveEntry('filters')
          }}
        />
      )}
    </>
  )
}
