/** Over the map: the way back, what it shows, and how it searches. */
import close from 'icon:x'
import full from 'icon:maximize-2'
import beside from 'icon:panel-right'
import sliders from 'icon:sliders-horizontal'
import { useRef, useState } from 'react'
import { appliedCount } from '../../rules/filter-state.ts'
import { usePage } from '../../../../../ui/page-context.tsx'
import { Checkbox } from '../../../../../ui/form/checkbox.tsx'
import { Icon } from '../../../../../ui/icon.tsx'
import { latePart } from '../../../../../ui/late-part.tsx'
import { PartFailure } from '../../../../../ui/part-failure.tsx'
import { leaveEntry } from '../../../../../ui/browser/entry-marks.ts'
import { useResultsPage, useShownList } from '../results-context.tsx'
import styles from './map-toolbar.module.css'

const modal = latePart(async () => (await import('../filters/filters-modal.tsx')).default)

interface MapToolbarProps {
  titleId: string
  /** Null until it is known. */
  total: number | null
  isSearching: boolean
  onSearching: (isSearching: boolean) => void
  /** Whether there is room for the map beside the list, and whether it is there. */
  canDock: boolean
  isDocked: boolean
  onDock: (isDocked: boolean) => void
  onClose: () => void
}

export function MapToolbar(props: MapToolbarProps) {
  const { titleId, total, isSearching, onSearching, canDock, isDocked, onDock, onClose } = props
  const { text } = usePage()
  const page = useResultsPage()
  return (
    <header className={styles.bar}>
      <button
        type="button"
        className={styles.close}
        aria-label={text('map.close')}
        onClick={onClose}
      >
        <Icon of={close} />
      </button>
      <div className={styles.words}>
        <h2 className={styles.title} id={titleId}>
          {text('map.title', { place: page.place.name })}
        </h2>
        <p className={styles.count} aria-live="polite">
          {total === null ? ' ' : text('map.count', { count: total })}
        </p>
      </div>
      <div className={styles.tools}>
        <Checkbox name="map-search" isChecked={isSearching} onChange={onSearching}>
          {text('map.search-on-move')}
        </Checkbox>
        <FiltersButton />
        {canDock && (
          <button type="button" className={styles.tool} onClick={() => onDock(!isDocked)}>
            <Icon of={isDocked ? full : beside} size={18} />
            {text(isDocked ? 'map.full' : 'map.beside')}
          </button>
        )}
      </div>
    </header>
  )
}

function FiltersButton() {
  const { text } = usePage()
  const [phase, setPhase] = useState<'never' | 'open' | 'closed' | 'failed'>('never')
  const opener = useRef<HTMLButtonElement>(null)
  const count = appliedCount(useShownList().shown.filters)
  return (
    <>
      <button ref={opener} type="button" className={styles.tool} onClick={() => setPhase('open')}>
        <Icon of={sliders} size={18} />
        {count > 0 ? text('filter.open-count', { count }) : text('filter.open')}
      </button>
      {(phase === 'open' || phase === 'closed') && (
        <modal.Part
          isOpen={phase === 'open'}
          onClose={() => setPhase('closed')}
          onPartFailed={() => {
            setPhase('failed')
            leaveEntry('filters')
          }}
        />
      )}
      {/* The page's own box is out of reach behind the map. */}
      {phase === 'failed' && (
        <div className={styles.failure}>
          <PartFailure
            onClose={() => {
              setPhase('never')
              opener.current?.focus()
            }}
          />
        </div>
      )}
    </>
  )
}
