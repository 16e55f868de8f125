/** The way back to the rooms that are kept; `show-cart-link.ts` shows it to whoever has some. */
import bag from 'icon:shopping-bag'
import { pathOf } from '../../../site/routes.ts'
import { usePage } from '../../../ui/page-context.tsx'
import { Icon } from '../../../ui/icon.tsx'
import styles from './cart-link.module.css'

export function CartLink() {
  const { site, text } = usePage()
  return (
    <a className={styles.cart} href={pathOf(site, 'cart')} hidden>
      <Icon of={bag} />
      <span className={styles.words}>{text('cart.title')}</span>
    </a>
  )
}
