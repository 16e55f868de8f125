import { pathOf } from '../../../site/routes.ts'
import { usePage } from '../../../ui/page-context.tsx'
import { Illustration } from '../../../rendering/pages/shell/illustration.tsx'
import buttons from '../../../ui/button.module.css'
import styles from './empty-cart.module.css'

export function EmptyCart() {
  const { site, text } = usePage()
  return (
    <div className={styles.empty}>
      <Illustration of="lost" />
      <div className={styles.words}>
        <p className={styles.text}>{text('cart.empty')}</p>
        <a className={buttons.primary} href={pathOf(site, 'hotelHome')}>
          {text('cart.search')}
        </a>
        <a className={buttons.quiet} href={pathOf(site, 'trips')}>
          {text('nav.trips')}
        </a>
      </div>
    </div>
  )
}
