/**
 * The map as a dialog: over the whole page, or beside the list, where the page stays usable. One
 * element is both, so the map is not made anew when a visitor changes between them.
 */
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { lockScroll } from '../../../../../ui/modal/scroll-lock.ts'
import { LIST_TITLE } from '../scroll-to-list.ts'

export function useMapDialog(ref: RefObject<HTMLDialogElement | null>, isDocked: boolean): void {
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
