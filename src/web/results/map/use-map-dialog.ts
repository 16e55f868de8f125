/**
 * The map as a dialog: over the whole page, or beside the list, where the page stays usable. One
 * element is both, so the map is not made anew when a visitor changes between them.
 */
import { type RefObject, useEffect, useLayoutEffect } from 'react'
import { lockScroll } from '../../ui/scroll-lock.ts'

export function useMapDialog(ref: RefObject<HTMLDialogElement | null>, isDocked: boolean): void {
  useLayoutEffect(() => {
    const dialog = ref.current!
    if (isDocked) dialog.show()
    else dialog.showModal()
    // Closing gives focus back to what had it.
    return () => dialog.close()
  }, [ref, isDocked])

  useEffect(() => {
    if (!isDocked) return lockScroll()
    document.documentElement.setAttribute('data-map-docked', '')
    return () => document.documentElement.removeAttribute('data-map-docked')
  }, [isDocked])
}
