/** What was done just now, and what is wrong with the whole form. */
import type { Problem } from '../../site/problems.ts'
import { MessageBox } from '../../ui/message-box.tsx'
import { usePage } from '../../ui/page-context.tsx'
import { problemText } from '../../ui/form/problem-text.ts'

interface OfficeMessagesProps {
  problems?: readonly Problem[]
  /** A sentence about what was done. */
  done?: string | null | undefined
}

const NONE: readonly Problem[] = []

export function OfficeMessages({ problems = NONE, done }: OfficeMessagesProps) {
  const { text } = usePage()
  const whole = problems.filter(({ field }) => field === '')
  const fields = new Set(problems.map(({ field }) => field).filter(Boolean))
  return (
    <>
      {done && problems.length === 0 && <MessageBox kind="success" title={done} />}
      {whole.map((each) => (
        <MessageBox key={each.code} kind="error" title={problemText(text, each)} />
      ))}
      {fields.size > 0 && (
        <MessageBox kind="error" title={text('form.summary', { count: fields.size })} />
      )}
    </>
  )
}
