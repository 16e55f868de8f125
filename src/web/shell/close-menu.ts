/** The browser opens and closes menus; a script only adds Escape, and a click or Tab elsewhere. */
import account from '../account/account-menu.module.css'
import styles from './menu.module.css'

export function closeMenuOnLeaving(): void {
  const menus = `.${styles['menu']}, .${account['menu']}`
  for (const menu of document.querySelectorAll<HTMLDetailsElement>(menus)) closeOnLeaving(menu)
}

function closeOnLeaving(menu: HTMLDetailsElement): void {
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
