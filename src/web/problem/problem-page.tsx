/** What a visitor sees when a request cannot be answered: a sentence, its code, a way home. */
import type { MessageKey } from '../messages/catalogue.ts'
import { usePage } from '../page-context.tsx'
import { PageFrame } from '../shell/page-frame.tsx'
import styles from './problem-page.module.css'

/** The problems that have a text, and so can have a page. */
export type PageProblem = MessageKey extends infer Key
  ? Key extends `problem.${infer Code}`
    ? Code
    : never
  : never

interface ProblemPageProps {
  code: PageProblem
  status: number
  /** Absolute where the host itself is unknown. */
  home: string
}

export function ProblemPage({ code, status, home }: ProblemPageProps) {
  const { text } = usePage()
  return (
    <PageFrame>
      <div className={styles.problem}>
        <h1>{text(`problem.${code}`)}</h1>
        <p className={styles.code}>
          {status} · {code}
        </p>
        <a href={home}>{text('shell.home')}</a>
      </div>
    </PageFrame>
  )
}
