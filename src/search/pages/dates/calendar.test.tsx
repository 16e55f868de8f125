/** The open calendar's markup: what is marked, said and offered. */
import { expect, test } from 'vitest'
import { rendered, SPANISH_SITE } from '../../../../tests/fixtures/rendered.tsx'
import { type Day, dayOf, writeDay } from '../../../site/calendar-day.ts'
import {
  type DateRange,
  openDatePicker,
  openRangePicker,
  stayLimits,
} from '../../rules/date-range.ts'
import { EDITIONS } from '../../../site/editions/editions.ts'
import { CalendarMonths } from './calendar-months.tsx'
import { Calendar } from './calendar.tsx'

const limits = stayLimits(dayOf(2026, 11, 15))
const labels = { start: 'Entrada', end: 'Salida' }
const march = dayOf(2027, 3, 1)
const STAY: DateRange = { start: dayOf(2027, 3, 12), end: dayOf(2027, 3, 14) }

test('two months stand side by side, from that of the first date on', () => {
  const grids = [...calendar(STAY).matchAll(/role="grid"[^>]*aria-label="([^"]*)"/g)]
  expect(grids.map(([, month]) => month)).toEqual(['Marzo de 2027', 'Abril de 2027'])
})

test('a single date has one month', () => {
  expect(calendar({ start: march, end: null }, true).match(/role="grid"/g)).toHaveLength(1)
})

test.each<[string, DateRange, string, boolean]>([
  ['a whole stay', STAY, '2 noches', true],
  ['one night', { start: march, end: march + 1 }, '1 noche', true],
  ['a first date alone', { start: march, end: null }, 'Salida: elige un día', false],
  ['nothing', { start: null, end: null }, 'Entrada: elige un día', false],
  ['too long a stay', { start: march, end: march + 31 }, 'más de 30 noches', false],
])('%s is told below and can be applied or not', (_what, chosen, told, canApply) => {
  const html = calendar(chosen)
  expect(/<output.*<\/output>/.exec(html)![0]).toContain(told)
  expect(/<button[^>]*>Aplicar/.exec(html)![0].includes('disabled')).toBe(!canApply)
})

test('days say what they are and what they cost', () => {
  const html = months(STAY, new Map([[march + 11, 64_00]]))
  expect(html).toContain('aria-label="viernes, 12 de marzo de 2027, Entrada, desde 64\u00a0€"')
  expect(html).toContain('aria-label="domingo, 14 de marzo de 2027, Salida"')
  expect(html).toContain('>64\u00a0€</span>')
})

test('days that cannot be chosen are disabled and have no price', () => {
  const yesterday = limits.earliest - 1
  const html = months(STAY, new Map([[yesterday, 64_00]]), dayOf(2026, 11, 1))
  expect(html).toMatch(/<button[^>]*disabled=""[^>]*aria-label="sábado, 14 de noviembre de 2026"/)
  expect(html).not.toContain('64')
})

test('cells beside a month are hidden, even those of chosen days', () => {
  const html = months({ start: dayOf(2027, 3, 30), end: dayOf(2027, 4, 4) }, new Map())
  const isHidden = (day: string) =>
    /class="[^"]*hidden/.test(new RegExp(`<td[^>]*data-day="${day}"[^>]*>`).exec(html)![0])
  expect(['2027-03-31', '2027-04-02'].map(isHidden)).toEqual([false, true])
})

test.each([
  ['es', 'L M X J V S D'],
  ['us', 'S M T W T F S'],
  ['co', 'D L M M J V S'],
  ['de', 'M D M D F S S'],
] as const)('in %s the week reads %s', (edition, week) => {
  const site = { ...SPANISH_SITE, edition: EDITIONS[edition] }
  const html = rendered(monthsOf(STAY, new Map(), march), site)
  expect([...html.matchAll(/scope="col">([^<]*)</g)].map(([, day]) => day).join(' ')).toBe(week)
})

const nothing = () => {}

function calendar(chosen: DateRange, isSingle = false): string {
  const picker = isSingle ? openDatePicker(chosen.start, limits) : openRangePicker(chosen, limits)
  return rendered(
    <Calendar
      id="calendar"
      picker={picker}
      field={chosen.start === null ? 'start' : 'end'}
      labels={labels}
      prices={null}
      problems={[]}
      focusRequest={0}
      onClickDay={nothing}
      onApply={nothing}
      onCancel={nothing}
    />,
  )
}

function months(chosen: DateRange, prices: Map<Day, number>, month = march): string {
  return rendered(monthsOf(chosen, prices, month))
}

function monthsOf(chosen: DateRange, prices: Map<Day, number>, month: Day) {
  const shown = [...prices].map(
    ([day, price]) => [day, { day: writeDay(day), price, text: `${price / 100}\u00a0€` }] as const,
  )
  return (
    <CalendarMonths
      picker={openRangePicker(chosen, limits)}
      labels={labels}
      month={month}
      shown={1}
      prices={new Map(shown)}
      pointedAt={null}
      onPoint={nothing}
      onClickDay={nothing}
      onTurn={nothing}
    />
  )
}
