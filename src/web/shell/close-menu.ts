/** The browser opens and closes the menu; a script only adds Escape, and a click or Tab elsewhere. */
import styles from './menu.module.css'

export function closeMenuOnLeaving(): void {
  const menu = document.querySelector<HTMLDetailsElement>(`.${styles['menu']}`)
  if (!menu) return
  const closeOutside = ({ target }: Event) => {
    if (target instanceof Node && !menu.contains(target)) menu.open = false
  }
  document.addEventListener('pointerdown', closeOutside)
  document.addEventListener('focusin', closeOutside)
  menu.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !menu.open) return
    menu.open = false
    menu.querySelector('summary')?.focus()
  })
}
