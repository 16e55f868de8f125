/**
 * What a euro was worth on a day in autumn 2026, roughly: good enough to show prices of a demo
 * world in every edition's currency, not to trade with. The back office replaces them.
 */
import { dayOf } from '../src/site/calendar-day.ts'
import type { CurrencyRates } from '../src/site/money.ts'

export const SAMPLE_RATES: CurrencyRates = {
  date: dayOf(2026, 11, 1),
  perEuro: {
    EUR: 1,
    USD: 1.16,
    GBP: 0.87,
    CHF: 0.93,
    BRL: 6.2,
    MXN: 21.4,
    COP: 4_450,
    PEN: 3.92,
    CLP: 1_090,
    ARS: 1_650,
    ARD: 1.16,
    BGN: 1.95583,
    CZK: 24.3,
    DKK: 7.46,
    GIP: 0.87,
    HUF: 388,
    ISK: 146,
    NOK: 11.7,
    PLN: 4.25,
    RON: 5.09,
  },
}
