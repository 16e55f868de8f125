/** The fields as a server writes them. */
import { expect, test } from 'vitest'
import { rendered } from '../../../../tests/fixtures/rendered.tsx'
import { dayOf } from '../../../site/calendar-day.ts'
import { type DateRange, stayLimits } from '../../rules/date-range.ts'
import { problem, type Problem } from '../../../site/problems.ts'
import { DateRangeFields } from './date-range-fields.tsx'
import { SingleDateField } from './single-date-field.tsx'

const limits = stayLimits(dayOf(2026, 11, 15))
const STAY: DateRange = { start: dayOf(2027, 3, 12), end: dayOf(2027, 3, 14) }

test('both dates are shown and submitted as DD-MM-YYYY', () => {
  const html = range(STAY)
  expect(inputs(html, 'fecha_entrada')).toMatchObject({
    value: '12-03-2027',
    id: 'fecha_entrada',
    inputMode: 'numeric',
    autoComplete: 'off',
  })
  expect(inputs(html, 'fecha_salida')).toMatchObject({ value: '14-03-2027' })
})

test('a missing date is empty and says its form', () => {
  const { value, placeholder } = inputs(range({ start: null, end: null }), 'fecha_entrada')
  expect([value, placeholder]).toEqual(['', 'DD-MM-AAAA'])
})

test('the calendar is closed at first, and announced', () => {
  const html = range(STAY)
  expect(html).not.toContain('<dialog')
  expect(html).toContain('aria-haspopup="dialog" aria-expanded="false"')
})

test('without scripts there are native controls with their limits', () => {
  const native = /<noscript>(.*)<\/noscript>/.exec(range(STAY))![1]!
  expect(inputs(native, 'nativo_fecha_entrada')).toMatchObject({
    type: 'date',
    value: '2027-03-12',
    min: '2026-11-15',
    max: '2028-11-15',
  })
  expect(inputs(native, 'nativo_fecha_salida')).toMatchObject({ value: '2027-03-14' })
})

test('a problem stands beside its own field only', () => {
  const html = range(STAY, [problem('stay-too-long', 'fecha_salida', 30)])
  expect(html).toMatch(/id="fecha_salida-problem"[^>]*>No es posible/)
  expect(html).not.toContain('id="fecha_entrada-problem"')
  expect(inputs(html, 'fecha_salida')).toMatchObject({ 'aria-invalid': 'true' })
})

test.each<[string, DateRange, string, boolean]>([
  ['no date is given back as it was sent', { start: null, end: null }, '31-02-2027', true],
  ['a date that can be read is written as dates are', STAY, '12-03-2027', false],
])('%s', (_rule, value, shown, isInvalid) => {
  const sent = { fecha_entrada: shown }
  const { value: given, 'aria-invalid': invalid } = inputs(range(value, [], sent), 'fecha_entrada')
  expect([given, invalid === 'true']).toEqual([shown, isInvalid])
})

test('what is no date is told once, though the server says so, too', () => {
  const told = [problem('date-unreadable', 'fecha_entrada')]
  const html = range({ start: null, end: null }, told, { fecha_entrada: '31-02-2027' })
  expect(html.split('<noscript>')[0]?.match(/No entendemos/g)).toHaveLength(1)
})

test('a single date that is none is given back as it was sent', () => {
  const html = rendered(
    <SingleDateField
      name="fecha_escapada"
      label="Fecha"
      value={null}
      onChange={() => {}}
      sent="mañana"
      limits={limits}
      problems={[]}
    />,
  )
  expect(inputs(html, 'fecha_escapada')).toMatchObject({ value: 'mañana', 'aria-invalid': 'true' })
  expect(inputs(html, 'nativo_fecha_escapada')).toMatchObject({ value: '' })
})

test('a single date that waits says why', () => {
  const html = rendered(
    <SingleDateField
      name="fecha_escapada"
      label="Fecha"
      value={STAY.start}
      onChange={() => {}}
      limits={limits}
      problems={[]}
      isDisabled
      hint="Elige primero un destino"
    />,
  )
  expect(inputs(html, 'fecha_escapada')).toMatchObject({
    value: '12-03-2027',
    'aria-disabled': 'true',
    'aria-describedby': 'fecha_escapada-hint',
  })
  expect(html).toContain('role="tooltip">Elige primero un destino')
  expect(inputs(html, 'nativo_fecha_escapada')).toMatchObject({ value: '2027-03-12' })
})

function range(value: DateRange, problems: Problem[] = [], sent = {}): string {
  return rendered(
    <DateRangeFields
      names={{ start: 'fecha_entrada', end: 'fecha_salida' }}
      labels={{ start: 'Entrada', end: 'Salida' }}
      value={value}
      onChange={() => {}}
      sent={sent}
      limits={limits}
      problems={problems}
    />,
  )
}

/** The attributes of the input with that name. */
function inputs(html: string, name: string): Record<string, string> {
  const tag = html.match(/<input[^>]*>/g)?.find((each) => each.includes(` name="${name}"`)) ?? ''
  return Object.fromEntries(
    [...tag.matchAll(/ ([\w-]+)="([^"]*)"/g)].map(([, key, at]) => [key, at]),
  )
}
