/**
 * The closable boxes above the list: why it is not what was asked for, and that an answer or a part
 * of the page has not come. A closed box stays closed until there is something new to say.
 */
import { useState } from 'react'
import type { ProblemCode } from '../../../../site/problems.ts'
import { usePage } from '../../../../ui/page-context.tsx'
import buttons from '../../../../ui/button.module.css'
import { Notice } from '../../../../ui/notice.tsx'
import { PartFailure } from '../../../../ui/part-failure.tsx'
import { problemText } from '../../../../ui/form/problem-text.ts'
import { tellOfPart, usePartFailed } from './failed-part.ts'
import styles from './notice-boxes.module.css'
import { useResults } from './results-context.tsx'
import { LIST_TITLE } from './scroll-to-list.ts'

/** What the visitor chose is to blame; anything else is only worth a hint. */
const ERRORS: ReadonlySet<ProblemCode> = new Set(['chain-without-match', '12_904_3'])

export function NoticeBoxes() {
  const { text } = usePage()
  const { list } = useResults()
  const hasPartFailed = usePartFailed()
  const [closedFailure, closeFailure] = useState<object | null>(null)
  const [closedNotice, closeNotice] = useState<object | null>(null)
  const { fallback } = list.results
  return (
    <>
      {hasPartFailed && (
        <div className={styles.failure}>
          <PartFailure onClose={() => goOn(() => tellOfPart(false))} />
        </div>
      )}
      {list.failed && closedFailure !== list.failed && (
        <div className={styles.failure}>
          <Notice kind="error" onClose={() => goOn(() => closeFailure(list.failed))}>
            <p>{text('problem.list-failed')}</p>
            <button type="button" className={buttons.plain} onClick={() => goOn(list.retry)}>
              {text('action.retry')}
            </button>
          </Notice>
        </div>
      )}
      {fallback && closedNotice !== fallback && (
        <Notice
          kind={ERRORS.has(fallback.code) ? 'error' : 'warning'}
          onClose={() => goOn(() => closeNotice(fallback))}
        >
          <p data-code={fallback.code}>{problemText(text, { code: fallback.code, field: '' })}</p>
        </Notice>
      )}
    </>
  )
}

/** The box goes, and what had the focus with it. */
function goOn(act: () => void) {
  act()
  document.getElementById(LIST_TITLE)?.focus({ preventScroll: true })
}
