/** A round button with an icon; its name is spoken, and shown when pointed at. */
import { Icon } from '../icon.tsx'
import styles from './round-button.module.css'

interface RoundButtonProps {
  icon: string
  name: string
  onClick: () => void
  className?: string | undefined
  /** It has nothing to do now, but keeps the focus it may have. */
  isIdle?: boolean
}

export function RoundButton({ icon, name, onClick, className, isIdle = false }: RoundButtonProps) {
  return (
    <button
      type="button"
      className={[styles.round, className].filter(Boolean).join(' ')}
      aria-label={name}
      title={name}
      aria-disabled={isIdle || undefined}
      onClick={isIdle ? undefined : onClick}
    >
      <Icon of={icon} size={22} />
    </button>
  )
}
