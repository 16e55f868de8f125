/** Passes on a page, by the device's own means or by copying its address. */
import { useEffect, useState } from 'react'
import share from 'icon:share-2'
import { usePage } from '../../../../ui/page-context.tsx'
import buttons from '../../../../ui/button.module.css'
import { Icon } from '../../../../ui/icon.tsx'
import styles from './share-button.module.css'

/** How long it says so: as long as it takes to read it. */
const COPIED_MS = 4_000

interface ShareButtonProps {
  /** Another address than the present one: of a list, that with its filters in the query. */
  href?: string
}

export function ShareButton({ href }: ShareButtonProps) {
  const { text } = usePage()
  /** Which address was copied; another list has another one. */
  const [copied, setCopied] = useState<string | null>(null)
  const isCopied = copied !== null && copied === (href ?? '')

  useEffect(() => {
    if (copied === null) return
    const timer = setTimeout(() => setCopied(null), COPIED_MS)
    return () => clearTimeout(timer)
  }, [copied])

  async function shareList() {
    const url = href === undefined ? location.href : new URL(href, location.href).href
    const link = { title: document.title, url }
    try {
      const canShare: boolean = 'share' in navigator
      if (canShare) return await navigator.share(link)
      await navigator.clipboard.writeText(link.url)
      setCopied(href ?? '')
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
