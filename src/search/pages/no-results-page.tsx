/** Nothing has a name like this: says so, and how to go on. */
import { HOTEL_FIELDS } from '../../site/form-fields.ts'
import { pathOf } from '../../site/routes.ts'
import { usePage } from '../../ui/page-context.tsx'
import { Illustration } from '../../rendering/pages/shell/illustration.tsx'
import { verticalLinks } from '../../rendering/pages/shell/navigation.ts'
import { PageFrame } from '../../rendering/pages/shell/page-frame.tsx'
import button from '../../ui/button.module.css'
import { Field } from '../../ui/form/field.tsx'
import styles from './no-results-page.module.css'

const HINTS = ['spelling', 'words', 'menu'] as const

/** `term` is what the visitor searched for, as typed. */
export function NoResultsPage({ term }: { term: string }) {
  const { site, text } = usePage()
  return (
    <PageFrame>
      <div className={styles.page}>
        <Illustration of="calm" />
        <div className={styles.words}>
          <h1 className={styles.title}>{text('no-results.title', { term })}</h1>
          <form className={styles.form} action={pathOf(site, 'hotelHome')} method="get">
            <Field id="search-again" label={text('form.destination')} problems={[]}>
              <input
                id="search-again"
                name={HOTEL_FIELDS.destinationText}
                defaultValue={term}
                enterKeyHint="search"
              />
            </Field>
            <button className={button.primary}>{text('form.submit.hotels')}</button>
          </form>
          <h2 className={styles.subtitle}>{text('no-results.hints')}</h2>
          <ul className={styles.hints}>
            {HINTS.map((hint) => (
              <li key={hint}>{text(`no-results.hint.${hint}`)}</li>
            ))}
          </ul>
          <p className={styles.ways}>
            {verticalLinks(site).map(({ route, href, label }) => (
              <a key={route} className={button.quiet} href={href}>
                {text(label)}
              </a>
            ))}
          </p>
        </div>
      </div>
    </PageFrame>
  )
}
