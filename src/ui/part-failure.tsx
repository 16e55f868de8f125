/** Says that a part of the page has not come. What asked for it can be pressed again. */
import { usePage } from './page-context.tsx'
import { Notice } from './notice.tsx'

export function PartFailure({ onClose }: { onClose: () => void }) {
  const { text } = usePage()
  return (
    <Notice kind="error" onClose={onClose}>
      <p>{text('problem.chunk-failed')}</p>
    </Notice>
  )
}
