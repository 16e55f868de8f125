/**
 * The frame around every page of the back office. Its pages have no scripts at all: whoever works
 * here fills in forms and reads tables.
 */
import type { ReactNode } from 'react'
import { officePath } from '../rules/office-routes.ts'
import { mayOpen, type Section, SECTIONS, type Staff } from '../../accounts/rules/staff.ts'
import '../../ui/base.css'
import { usePage } from '../../ui/page-context.tsx'
import { brandOf } from '../../site/brands.ts'
import { CsrfField } from '../../ui/form/csrf-field.tsx'
import { Logo } from '../../rendering/pages/shell/logo.tsx'
import frame from '../../rendering/pages/shell/page-frame.module.css'
import button from '../../ui/button.module.css'
import styles from './office-frame.module.css'
import type { Problem } from '../../site/problems.ts'
import { MessageBox } from '../../ui/message-box.tsx'
import { problemText } from '../../ui/form/problem-text.ts'

interface OfficeFrameProps {
  /** Null before somebody has signed in. */
  staff: Staff | null
  /** Where the page stands in the menu. */
  section?: Section
  title: string
  children: ReactNode
}

export function OfficeFrame({ staff, section, title, children }: OfficeFrameProps) {
  const { site, text } = usePage()
  return (
    <div className={frame.frame}>
      <a className={frame.skip} href="#content">
        {text('shell.skip')}
      </a>
      <header className={styles.header}>
        <div className={styles.top}>
          <a className={styles.brand} href={officePath('home')}>
            <Logo />
            {brandOf(site).word}
            <span className={styles.office}>{text('admin.title')}</span>
          </a>
          {staff && <WhoIsHere staff={staff} />}
        </div>
        {staff && <Menu staff={staff} section={section} />}
      </header>
      <main id="content" className={styles.content} tabIndex={-1}>
        <h1 className={styles.title}>{title}</h1>
        {children}
      </main>
    </div>
  )
}

function WhoIsHere({ staff }: { staff: Staff }) {
  const { text } = usePage()
  return (
    <form className={styles.who} method="post" action={officePath('signOut')}>
      <CsrfField />
      <span className={styles.name}>
        {staff.email} · {text(`admin.role.${staff.role}`)}
      </span>
      <a className={button.plain} href={officePath('factors')}>
        {text('account.factors.title')}
      </a>
      <button className={button.plain}>{text('account.sign-out')}</button>
    </form>
  )
}

function Menu({ staff, section }: { staff: Staff; section: Section | undefined }) {
  const { text } = usePage()
  return (
    <nav className={styles.menu} aria-label={text('nav.main')}>
      <ul className={styles.links}>
        {SECTIONS.filter((each) => mayOpen(staff.role, each)).map((each) => (
          <li key={each}>
            <a
              className={styles.link}
              href={officePath(each)}
              aria-current={each === section ? 'page' : undefined}
            >
              {text(`admin.section.${each}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** What was done just now, and what is wrong with the whole form. */
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
