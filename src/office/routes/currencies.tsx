/** What a euro is worth: seen, and set for today. Every thread of every node learns of it. */
import { readRates } from '../rules/calendar-form.ts'
import { officePath } from '../rules/office-routes.ts'
import { problem, type Problem } from '../../site/problems.ts'
import { setRates } from '../store/admin-health.ts'
import { currencyRatesOn } from '../../store/currency-rates.ts'
import { CurrenciesPage } from '../pages/currencies-page.tsx'
import { fieldsOf } from '../../booking/routes/checkout-values.ts'
import { todayIn } from '../../http/clock.ts'
import { Failure } from '../../http/failures.tsx'
import { doneIn, EMPTY_FORM, officePage, sentForm } from './office-page.tsx'
import type { OfficeHandler, OfficeParts, OfficeVisit } from './office-parts.ts'

export function showCurrencies(parts: OfficeParts): OfficeHandler {
  return (visit) => currenciesPage(parts, visit, [])
}

export function setCurrencies(parts: OfficeParts): OfficeHandler {
  return async (visit) => {
    const { store } = parts
    const today = todayIn(visit.site.edition.timeZone)
    const known = await knownRates(parts, visit)
    const read = readRates(fieldsOf(visit.body), known.perEuro)
    if (!read.ok) return currenciesPage(parts, visit, read.problems)
    const isChanged = await setRates(store(), today, read.value, visit.actor, Date.now())
    if (!isChanged) return currenciesPage(parts, visit, [problem('nothing-to-change')])
    return visit.redirect(officePath('currencies', {}, { done: 'changed' }), 303)
  }
}

async function knownRates({ store }: OfficeParts, { site }: OfficeVisit) {
  const rates = await currencyRatesOn(store(), todayIn(site.edition.timeZone))
  if (!rates) throw new Failure('try-again')
  return rates
}

async function currenciesPage(parts: OfficeParts, visit: OfficeVisit, problems: Problem[]) {
  const { staff, text } = visit
  const rates = await knownRates(parts, visit)
  const form = problems.length > 0 ? sentForm(visit, problems) : EMPTY_FORM
  const isDone = doneIn(visit, ['changed']) !== null
  const page = <CurrenciesPage staff={staff} rates={rates} form={form} isDone={isDone} />
  return officePage(visit, page, text('admin.section.currencies'), problems)
}
