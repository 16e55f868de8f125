/** Passes on the list as it is, with its filters: by the device's own means, or by copying. */
import { useState } from 'react'
import share from 'icon:share-2'
import { usePage } from '../page-context.tsx'
import buttons from '../ui/button.module.css'
import { Icon } from '../ui/icon.tsx'
import styles from './share-button.module.css'

export function ShareButton() {
  const { text } = usePage()
  const [isCopied, setCopied] = useState(false)

  async function shareList() {
    const link = { title: document.title, url: location.href }
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
