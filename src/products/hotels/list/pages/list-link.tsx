/** A link to the same search with another list. Without scripts it is a page of its own. */
import type { MouseEvent, ReactNode } from 'react'
import type { ListState } from '../rules/list-state.ts'
import { useHydrated } from '../../../../ui/use-hydrated.ts'
import { listHash, listHref } from './list-address.ts'
import { useResults } from './results-context.tsx'

interface ListLinkProps {
  to: ListState
  className?: string | undefined
  isCurrent?: boolean
  label?: string
  /** Replaces what the link does while scripts run. */
  onFollow?: () => void
  children: ReactNode
}

export function ListLink({ to, className, isCurrent, label, onFollow, children }: ListLinkProps) {
  const { page, list } = useResults()
  const isHydrated = useHydrated()

  function follow(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    if (onFollow) onFollow()
    else list.change(to)
  }

  return (
    <a
      className={className}
      href={isHydrated ? listHash(to) : listHref(page, to)}
      aria-current={isCurrent ? 'true' : undefined}
      aria-label={label}
      onClick={follow}
    >
      {children}
    </a>
  )
}
