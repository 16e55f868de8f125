/** The same links behind one button, where the header is too narrow for them. */
import { useEffect, useRef } from 'react'
import close from 'icon:x'
import open from 'icon:menu'
import { usePage } from '../page-context.tsx'
import { Icon } from '../ui/icon.tsx'
import styles from './menu.module.css'
import { currentMark, personalLinks, verticalLinks } from './navigation.ts'

export function Menu() {
  const { site, text, path } = usePage()
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => (details.current ? closeOnLeaving(details.current) : undefined), [])
  const links = [...verticalLinks(site), ...personalLinks(site)]
  if (links.length === 0) return null
  return (
    <details ref={details} className={styles.menu}>
      <summary className={styles.button}>
        <Icon of={open} className={styles.open} />
        <Icon of={close} className={styles.close} />
        {text('nav.menu')}
      </summary>
      <nav className={styles.panel} aria-label={text('nav.main')}>
        <ul className={styles.links}>
          {links.map((link) => (
            <li key={link.route}>
              <a
                className={styles.link}
                href={link.href}
                aria-current={currentMark(link, site, path)}
              >
                {text(link.label)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  )
}

/** The browser opens and closes it; scripts only add Escape and a click or Tab elsewhere. */
function closeOnLeaving(details: HTMLDetailsElement): () => void {
  const leaving = new AbortController()
  const { signal } = leaving
  const closeOutside = ({ target }: Event) => {
    if (target instanceof Node && !details.contains(target)) details.open = false
  }
  document.addEventListener('pointerdown', closeOutside, { signal })
  document.addEventListener('focusin', closeOutside, { signal })
  details.addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Escape' || !details.open) return
      details.open = false
      details.querySelector('summary')?.focus()
    },
    { signal },
  )
  return () => leaving.abort()
}
