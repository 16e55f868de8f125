/** A booked trip on another day; or what can be done when the airline has changed it. */
import page from '../../../../booking/pages/cart/booking-page.module.css'
import panel from '../../../../booking/pages/cart/total-panel.module.css'
import { CardFields } from '../../../../booking/pages/checkout/payment-fields.tsx'
import { PageFrame } from '../../../../rendering/pages/shell/page-frame.tsx'
import { CHECKOUT_FIELDS, type TestCard } from '../../../../site/booking-fields.ts'
import type { MessageKey } from '../../../../site/messages/catalogue.ts'
import type { MinorUnits } from '../../../../site/money.ts'
import type { Problem, ProblemCode } from '../../../../site/problems.ts'
import buttons from '../../../../ui/button.module.css'
import { CsrfField } from '../../../../ui/form/csrf-field.tsx'
import field from '../../../../ui/form/field.module.css'
import { type FormState, formProblemText } from '../../../../ui/form/form-problem-text.ts'
import { MessageBox } from '../../../../ui/message-box.tsx'
import { usePage } from '../../../../ui/page-context.tsx'
import { FLIGHT_CHANGE_FIELDS as FIELDS } from '../rules/flight-change.ts'
import styles from './flight-change-page.module.css'

/** Another journey, in words. */
export interface ChangeRow {
  journey: string
  words: string[]
  /** What it costs or gives back; empty where it is for nothing. */
  price: string
  /** To where it is confirmed; empty where its own button does. */
  href: string
}

export interface FlightChangePageData {
  action: string
  back: string
  title: string
  /** What the airline has made of it; empty when nothing. */
  news: string[]
  /** What changing costs; empty where the airline changed it. */
  terms: string
  revision: number
  way: number
  ways: { name: string; words: string[]; href: string; isChosen: boolean }[]
  /** The journey at its new times; null where nobody can fly it so. */
  accepted: string[] | null
  refund: { amount: MinorUnits; text: string } | null
  days: { text: string; href: string; isChosen: boolean }[]
  dayField: { value: string; min: string; max: string } | null
  /** Null before a day is chosen. */
  found: ChangeRow[] | null
  confirm: {
    words: string[]
    journey: string
    costs: { name: string; amount: string }[]
    due: MinorUnits
    dueText: string
    otherDay: string
  } | null
  takesCards: boolean
  testCards: readonly TestCard[]
  checkoutKey: string
  form: FormState
  problem: Problem | null
}

/** What went wrong is told of flights, not of rooms. */
const PROBLEM_TEXTS: Partial<Record<ProblemCode, MessageKey>> = {
  'sold-out': 'flight-sale.change.sold-out',
  'already-done': 'flight-sale.change.meanwhile',
  'price-changed': 'flight-sale.change.price',
  'payment-declined': 'flight-sale.change.declined',
}

export function FlightChangePage(data: FlightChangePageData) {
  const { text } = usePage()
  const { title, news, terms, ways, way, confirm, problem, back } = data
  const isNews = news.length > 0
  const known = problem && PROBLEM_TEXTS[problem.code]
  return (
    <PageFrame>
      <div className={`${page.page} ${page.narrow}`}>
        <h1 className={page.title}>
          {text(isNews ? 'flight-sale.news.title' : 'flight-sale.change.title')}
        </h1>
        <p className={page.lead}>{title}</p>
        {problem && (
          <MessageBox kind="error" title={known ? text(known) : formProblemText(text, problem)} />
        )}
        {isNews ? (
          <MessageBox kind="warning" title={news.join(' ')}>
            <p>{text('flight-sale.news.text')}</p>
          </MessageBox>
        ) : (
          <p className={page.note}>{terms}</p>
        )}
        <section className={page.panel} aria-labelledby="booked-title">
          <h2 id="booked-title" className={page.subtitle}>
            {text('flight-sale.change.booked')}
          </h2>
          <Words words={[ways.find((each) => each.isChosen)!.name, ...wordsOf(ways)]} />
          {ways.length > 1 && (
            <nav aria-label={text('flight-sale.change.ways')}>
              <ul className={styles.links}>
                {ways.map(({ name, href, isChosen }) => (
                  <li key={href}>
                    <a
                      className={buttons.quiet}
                      href={href}
                      aria-current={isChosen ? 'true' : undefined}
                    >
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </section>
        {confirm ? (
          <Confirmation data={data} confirm={confirm} />
        ) : (
          <>
            {data.accepted && <Acceptance data={data} words={data.accepted} />}
            <Choice key={way} data={data} />
            {data.refund && <MoneyBack data={data} refund={data.refund} />}
          </>
        )}
        <div className={page.actions}>
          <a className={buttons.quiet} href={back}>
            {text('trips.back')}
          </a>
        </div>
      </div>
    </PageFrame>
  )
}

function wordsOf(ways: FlightChangePageData['ways']): string[] {
  return ways.find(({ isChosen }) => isChosen)!.words
}

function Words({ words }: { words: readonly string[] }) {
  return (
    <div className={styles.words}>
      {words.map((each) => (
        <span key={each}>{each}</span>
      ))}
    </div>
  )
}

function HiddenFields({ data, what }: { data: FlightChangePageData; what: string }) {
  return (
    <>
      <CsrfField />
      <input type="hidden" name={FIELDS.what} value={what} />
      <input type="hidden" name={FIELDS.revision} value={data.revision} />
      <input type="hidden" name={FIELDS.way} value={data.way} />
    </>
  )
}

function Acceptance({ data, words }: { data: FlightChangePageData; words: readonly string[] }) {
  const { text } = usePage()
  return (
    <form className={page.panel} method="post" action={data.action}>
      <HiddenFields data={data} what="accept" />
      <h2 className={page.subtitle}>{text('flight-sale.news.accept.title')}</h2>
      <Words words={words} />
      <div className={page.actions}>
        <button type="submit" className={buttons.primary}>
          {text('flight-sale.news.accept')}
        </button>
      </div>
    </form>
  )
}

/** Another journey on the same way: of a day around it, or of any day that is asked for. */
function Choice({ data }: { data: FlightChangePageData }) {
  const { text } = usePage()
  const { days, dayField, found, action, way, news } = data
  return (
    <section className={page.panel} aria-labelledby="other-title">
      <h2 id="other-title" className={page.subtitle}>
        {text(news.length > 0 ? 'flight-sale.news.other.title' : 'flight-sale.change.day.title')}
      </h2>
      {news.length > 0 && <p className={page.note}>{text('flight-sale.news.other.text')}</p>}
      {days.length > 0 && (
        <nav aria-label={text('flight-sale.change.day')}>
          <ul className={styles.links}>
            {days.map((day) => (
              <li key={day.href}>
                <a
                  className={buttons.quiet}
                  href={day.href}
                  aria-current={day.isChosen ? 'date' : undefined}
                >
                  {day.text}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {dayField && (
        <form className={page.actions} action={action}>
          <input type="hidden" name={FIELDS.way} value={way} />
          <div className={field.field}>
            <div className={field.box}>
              <label className={field.label} htmlFor={FIELDS.day}>
                {text('flight-sale.change.day')}
              </label>
              <input
                id={FIELDS.day}
                type="date"
                name={FIELDS.day}
                defaultValue={dayField.value}
                min={dayField.min}
                max={dayField.max}
                required
              />
            </div>
          </div>
          <button type="submit" className={buttons.primary}>
            {text('flight-sale.change.find')}
          </button>
        </form>
      )}
      {found?.length === 0 && <p>{text('flight-sale.change.none')}</p>}
      {found && found.length > 0 && (
        <ul className={styles.rows}>
          {found.map((row) => (
            <li key={row.journey} className={styles.row}>
              <Words words={row.words} />
              {row.href ? (
                <>
                  <span className={styles.price}>{row.price}</span>
                  <a
                    className={buttons.primary}
                    href={row.href}
                    aria-label={`${text('flights.choose')} (${row.words.join(', ')})`}
                  >
                    {text('flights.choose')}
                  </a>
                </>
              ) : (
                <form method="post" action={action}>
                  <HiddenFields data={data} what="choose" />
                  <input type="hidden" name={FIELDS.journey} value={row.journey} />
                  <button
                    type="submit"
                    className={buttons.primary}
                    aria-label={`${text('flights.choose')} (${row.words.join(', ')})`}
                  >
                    {text('flights.choose')}
                  </button>
                </form>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

interface MoneyBackProps {
  data: FlightChangePageData
  refund: NonNullable<FlightChangePageData['refund']>
}

function MoneyBack({ data, refund }: MoneyBackProps) {
  const { text } = usePage()
  return (
    <form className={page.panel} method="post" action={data.action}>
      <HiddenFields data={data} what="refund" />
      <input type="hidden" name={FIELDS.due} value={-refund.amount} />
      <h2 className={page.subtitle}>{text('flight-sale.news.refund.title')}</h2>
      <p>{text('flight-sale.news.refund.text', { amount: refund.text })}</p>
      <div className={page.actions}>
        <button type="submit" className={buttons.quiet}>
          {text('flight-sale.news.refund')}
        </button>
      </div>
    </form>
  )
}

interface ConfirmationProps {
  data: FlightChangePageData
  confirm: NonNullable<FlightChangePageData['confirm']>
}

function Confirmation({ data, confirm }: ConfirmationProps) {
  const { text } = usePage()
  const { takesCards, testCards, form, checkoutKey, action } = data
  const { due, dueText, costs, words, journey, otherDay } = confirm
  return (
    <form className={page.panel} method="post" action={action} noValidate>
      <HiddenFields data={data} what="change" />
      <input type="hidden" name={FIELDS.journey} value={journey} />
      <input type="hidden" name={FIELDS.due} value={due} />
      <input type="hidden" name={CHECKOUT_FIELDS.key} value={checkoutKey} />
      <h2 className={page.subtitle}>{text('flight-sale.change.new')}</h2>
      <Words words={words} />
      <dl className={panel.lines}>
        {costs.map(({ name, amount }) => (
          <div key={name} className={panel.line}>
            <dt className={panel.name}>{name}</dt>
            <dd className={panel.amount}>{amount}</dd>
          </div>
        ))}
        <div className={panel.total}>
          <dt>{text(due < 0 ? 'trips.cancel.refund' : 'flight-sale.change.due')}</dt>
          <dd className={panel.amount}>{dueText}</dd>
        </div>
      </dl>
      <p className={page.note}>{data.terms}</p>
      {due > 0 &&
        (takesCards ? (
          <CardFields form={form} testCards={testCards} />
        ) : (
          <p className={page.note}>{text('checkout.payment.elsewhere')}</p>
        ))}
      <div className={page.actions}>
        <button type="submit" className={buttons.primary}>
          {text(due > 0 ? 'flight-sale.change.confirm.pay' : 'flight-sale.change.confirm')}
        </button>
        <a className={buttons.quiet} href={otherDay}>
          {text('flight-sale.change.other')}
        </a>
      </div>
    </form>
  )
}
