/** What can be done about a booked line, a review to be written for instance, as a link. */
import pen from 'icon:square-pen'
import type { LineAction } from '../../../products/line.ts'
import { Icon } from '../../../ui/icon.tsx'
import styles from './line-action.module.css'

interface LineActionLinkProps {
  action: LineAction
  /** Of the line; told to whoever hears the link alone. */
  title: string
}

export function LineActionLink({ action, title }: LineActionLinkProps) {
  const { text, href, state } = action
  return (
    <a
      className={styles.link}
      data-state={state ?? undefined}
      href={href}
      aria-label={`${text} (${title})`}
    >
      <Icon of={pen} size={18} />
      {text}
    </a>
  )
}
