/** Passes on a page, by the device's own means or by copying its address. */
import { useState } from 'react'
import share from 'icon:share-2'
import { usePage } from '../page-context.tsx'
import buttons from '../ui/button.module.css'
import { Icon } from '../ui/icon.tsx'
import styles from './share-button.module.css'

interface ShareButtonProps {
  /** Another address than the present one: of a list, that with its filters in the query. */
  href?: string
}

export function ShareButton({ href }: ShareButtonProps) {
  const { text } = usePage()
  const [isCopied, setCopied] = useState(false)

  async function shareList() {
    const url = href === undefined ? location.href : new URL(href, location.href).href
    const link = { title: document.title, url }
    try {
      const canShare: boolean = 'share' in navigator
      if (canShare) return await navigator.share(link)
      await navigator.clipboard.writeText(link.url)
      setCopied(true)
    } catch {
      // Thinking better of it is no failure.
    }
  }

  return (
    <button type="button" className={`${buttons.plain} ${styles.share}`} onClick={shareList}>
      <Icon of={share} size={18} />
      <span aria-live="polite">{text(isCopied ? 'results.shared' : 'results.share')}</span>
    </button>
  )
}
