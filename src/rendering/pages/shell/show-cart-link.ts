/** Headers are written for everybody; only a browser knows that somebody has rooms kept. */
import { CART_MARK_COOKIE } from '../../../booking/rules/cart-mark.ts'
import { readCookie } from '../../../ui/browser/cookies.ts'
import styles from './cart-link.module.css'

export function showCartLink(): void {
  const link = document.querySelector<HTMLElement>(`.${styles['cart']}`)
  if (link && readCookie(CART_MARK_COOKIE)) link.hidden = false
}
