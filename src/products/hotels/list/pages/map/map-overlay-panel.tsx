/** The map over the page, or beside its list: every match, and a list of those in view. */
import { HotelPopup } from './hotel-popup.tsx'
import {
  type KeyboardEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { usePage } from '../../../../../ui/page-context.tsx'
import { useSizeClass } from '../../../../../ui/browser/screen-size.ts'
import button from '../../../../../ui/button.module.css'
import { useResults, useResultsPage, useShownList } from '../results-context.tsx'
import { lockScroll } from '../../../../../ui/modal/scroll-lock.ts'
import { useBackCloses } from '../../../../../ui/modal/use-back-closes.ts'
import close from 'icon:x'
import { Icon } from '../../../../../ui/icon.tsx'
import { InViewList } from './in-view-list.tsx'
import leaflet from './leaflet-look.module.css'
import styles from './map-overlay-panel.module.css'
import { useMapOverlay } from './map-overlay-state.ts'
import full from 'icon:maximize-2'
import beside from 'icon:panel-right'
import sliders from 'icon:sliders-horizontal'
import { appliedCount } from '../../rules/filter-state.ts'
import { Checkbox } from '../../../../../ui/form/checkbox.tsx'
import { latePart, PartFailure } from '../../../../../ui/late-part.tsx'
import { leaveEntry } from '../../../../../ui/browser/entry-marks.ts'
import mapToolbarStyles from './map-toolbar.module.css'
import { LIST_TITLE } from '../scroll-to-list.ts'
import { useResultsMap } from './use-results-map.ts'

export default function MapOverlayPanel() {
  const { text } = usePage()
  const { hotelId, close } = useMapOverlay()
  const leave = useBackCloses('map', true, close, { about: hotelId, isListUsable: true })
  const { list } = useResults()
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const size = useSizeClass()
  const [wantsDock, setWantsDock] = useState(false)
  const isDocked = wantsDock && size === 'XL'
  const hasRoom = !isDocked && (size === 'L' || size === 'XL')
  const [isListOpen, setListOpen] = useState(false)
  const canvas = useRef<HTMLDivElement>(null)
  const map = useResultsMap(canvas)
  useMapDialog(dialog, isDocked)

  /** The pop-up first, then the map. */
  function dismiss(event: SyntheticEvent) {
    if (event.target !== event.currentTarget && event.type === 'cancel') return
    event.preventDefault()
    if (map.chosen) map.close()
    else leave()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && isDocked) dismiss(event)
  }

  function choose(at: number) {
    map.choose(at, 'list')
    // A small screen has no room for both the list and a pop-up.
    if (size === 'S') setListOpen(false)
  }

  // Beside the list its own box is seen.
  const failure =
    map.phase === 'failed'
      ? ({ text: 'map.failed', retry: map.retry } as const)
      : list.failed && !isDocked
        ? ({ text: 'problem.list-failed', retry: list.retry } as const)
        : null
  const { currency } = list.results.summary.request
  return (
    <dialog
      ref={dialog}
      className={styles.overlay}
      data-docked={isDocked || undefined}
      aria-labelledby={titleId}
      onCancel={dismiss}
      onKeyDown={onKeyDown}
    >
      <MapToolbar
        titleId={titleId}
        total={map.total}
        isSearching={map.isSearching}
        onSearching={map.setSearching}
        canDock={size === 'XL'}
        isDocked={isDocked}
        onDock={setWantsDock}
        onClose={leave}
      />
      <div className={styles.body} data-list={hasRoom ? 'beside' : 'below'}>
        <div className={styles.stage} data-popup={map.chosen ? true : undefined}>
          <div
            ref={canvas}
            className={`${styles.canvas} ${leaflet.canvas}`}
            role="application"
            aria-label={text('map.label')}
          />
          {failure && (
            <div className={styles.failure} role="alert">
              {text(failure.text)}
              <button type="button" className={button.quiet} onClick={failure.retry}>
                {text('action.retry')}
              </button>
            </div>
          )}
          {map.phase === 'loading' && <div className={styles.loading} />}
        </div>
        <InViewList
          pins={map.pins}
          listed={map.listed}
          count={map.inViewCount}
          hotels={map.hotels}
          currency={currency}
          chosen={map.chosen?.at ?? -1}
          isOpen={hasRoom || isListOpen}
          onToggle={hasRoom ? null : () => setListOpen(!isListOpen)}
          onChoose={choose}
        />
      </div>
      {map.chosen &&
        createPortal(
          <HotelPopup
            key={map.chosen.hotelId}
            hotel={map.hotels.get(map.chosen.hotelId)}
            onClose={map.close}
            onSettled={map.settle}
          />,
          map.popupElement,
        )}
    </dialog>
  )
}

/**
 * The map as a dialog: over the whole page, or beside the list, where the page stays usable. One
 * element is both, so the map is not made anew when a visitor changes between them.
 */
function useMapDialog(ref: RefObject<HTMLDialogElement | null>, isDocked: boolean): void {
  const opener = useRef<Element>(null)
  const pressed = useRef<Element>(null)
  useLayoutEffect(() => {
    const dialog = ref.current!
    opener.current ??= document.activeElement
    if (isDocked) dialog.show()
    else dialog.showModal()
    focusOn(pressed.current)
    return () => {
      pressed.current = document.activeElement
      dialog.close()
    }
  }, [ref, isDocked])

  useEffect(() => {
    if (!isDocked) return lockScroll()
    document.documentElement.setAttribute('data-map-docked', '')
    return () => document.documentElement.removeAttribute('data-map-docked')
  }, [isDocked])
  // A browser gives the focus back by itself, but not to what is hidden while the map is beside the
  // list, nor to the card of a hotel that is gone. Comes last: then all is as it was.
  useEffect(
    () => () => {
      if (document.activeElement !== document.body) return
      focusOn(opener.current?.isConnected ? opener.current : document.getElementById(LIST_TITLE))
    },
    [],
  )
}

function focusOn(element: Element | null): void {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true })
}

/** Over the map: the way back, what it shows, and how it searches. */
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

function MapToolbar(props: MapToolbarProps) {
  const { titleId, total, isSearching, onSearching, canDock, isDocked, onDock, onClose } = props
  const { text } = usePage()
  const page = useResultsPage()
  return (
    <header className={mapToolbarStyles.bar}>
      <button
        type="button"
        className={mapToolbarStyles.close}
        aria-label={text('map.close')}
        onClick={onClose}
      >
        <Icon of={close} />
      </button>
      <div className={mapToolbarStyles.words}>
        <h2 className={mapToolbarStyles.title} id={titleId}>
          {text('map.title', { place: page.place.name })}
        </h2>
        <p className={mapToolbarStyles.count} aria-live="polite">
          {total === null ? ' ' : text('map.count', { count: total })}
        </p>
      </div>
      <div className={mapToolbarStyles.tools}>
        <Checkbox name="map-search" isChecked={isSearching} onChange={onSearching}>
          {text('map.search-on-move')}
        </Checkbox>
        <FiltersButton />
        {canDock && (
          <button type="button" className={mapToolbarStyles.tool} onClick={() => onDock(!isDocked)}>
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
      <button
        ref={opener}
        type="button"
        className={mapToolbarStyles.tool}
        onClick={() => setPhase('open')}
      >
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
        <div className={mapToolbarStyles.failure}>
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
