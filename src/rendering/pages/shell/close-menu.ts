/** The menus of the header close as one expects of menus. */
import account from '../../../accounts/pages/account-menu.module.css'
import { closeOnLeaving } from '../../../ui/modal/close-on-leaving.ts'
import styles from './menu.module.css'

export function closeMenuOnLeaving(): void {
  const menus = `.${styles['menu']}, .${account['menu']}`
  for (const menu of document.querySelectorAll<HTMLDetailsElement>(menus)) closeOnLeaving(menu)
}
