/** The narrow page of one form: its title, what came of it, and the form. */
import type { ReactNode } from 'react'
import type { Problem } from '../../site/problems.ts'
import { usePage } from '../../ui/page-context.tsx'
import { PageFrame } from '../../rendering/pages/shell/page-frame.tsx'
import { problemText } from '../../ui/form/problem-text.ts'
import styles from './account-card.module.css'
import { problemFocus } from '../../ui/form/problem-focus.ts'

interface AccountCardProps {
  title: string
  text?: string
  children?: ReactNode
}

export function AccountCard({ title, text, children }: AccountCardProps) {
  return (
    <PageFrame>
      <div className={styles.page}>
        <div className={styles.card}>
          <h1 className={styles.title}>{title}</h1>
          {text && <p className={styles.text}>{text}</p>}
          {children}
        </div>
      </div>
    </PageFrame>
  )
}

/** What is wrong with the whole form, rather than with one field. */
export function FormProblems({ problems }: { problems: readonly Problem[] }) {
  const { text } = usePage()
  const whole = problems.filter(({ field }) => field === '')
  if (whole.length === 0) return null
  return (
    <p className={styles.problem} role="alert" tabIndex={-1} {...problemFocus(problems, '')}>
      {whole.map((each) => problemText(text, each)).join('. ')}
    </p>
  )
}

export function FormNotice({ children }: { children: ReactNode }) {
  return <output className={styles.notice}>{children}</output>
}
