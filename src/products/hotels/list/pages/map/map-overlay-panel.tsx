/** The map over the page, or beside its list: every match, and a list of those in view. */
import { type KeyboardEvent, type SyntheticEvent, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { usePage } from '../../../../../ui/page-context.tsx'
import { useSizeClass } from '../../../../../ui/browser/screen-size.ts'
import button from '../../../../../ui/button.module.css'
import { useResults } from '../results-context.tsx'
import { useBackCloses } from '../../../../../ui/modal/use-back-closes.ts'
import { HotelPopup } from './hotel-popup.tsx'
import { InViewList } from './in-view-list.tsx'
import leaflet from './leaflet-look.module.css'
import styles from './map-overlay-panel.module.css'
import { useMapOverlay } from './map-overlay-state.ts'
import { MapToolbar } from './map-toolbar.tsx'
import { useMapDialog } from './use-map-dialog.ts'
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
