/** Brings what drags a menu along (horizontal-menu.ts) once a mouse is over one that is too wide. */
import { loadLate } from './late-script.ts'

/** The `ref` of the menu's element. */
export function dragMenu(menu: HTMLElement | null): (() => void) | undefined {
  if (!menu) return undefined
  let release: (() => void) | undefined
  let isLeft = false
  const onEnter = async ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse' || menu.scrollWidth <= menu.clientWidth) return
    menu.removeEventListener('pointerenter', onEnter)
    const part = await loadLate(() => import('./horizontal-menu.ts'))
    if (part.ok && !isLeft) release = part.value.dragAlong(menu)
  }
  menu.addEventListener('pointerenter', onEnter)
  return () => {
    isLeft = true
    menu.removeEventListener('pointerenter', onEnter)
    release?.()
  }
}
