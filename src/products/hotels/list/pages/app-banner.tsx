/** On phones, once in a list: the same search in the app. */
import { usePage } from '../../../../ui/page-context.tsx'
import { brandName } from '../../../../site/brand-names.ts'
import buttons from '../../../../ui/button.module.css'
import styles from './app-banner.module.css'

interface AppBannerProps {
  form: Record<never, never>
  words: { href: string }
}

export function AppBanner({ words: { href } }: AppBannerProps) {
  const { site, text } = usePage()
  return (
    <li className={styles.banner}>
      <p>{text('results.app', { brand: brandName(site) })}</p>
      <a className={buttons.quiet} href={href}>
        {text('results.app.open')}
      </a>
    </li>
  )
}
