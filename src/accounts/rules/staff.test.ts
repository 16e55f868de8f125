import { expect, test } from 'vitest'
import { dayOf, readIsoDay, writeIsoDay } from '../../site/calendar-day.ts'
import { officePath } from '../../office/rules/office-routes.ts'
import { isStaffRole, mayOpen, SECTIONS } from './staff.ts'

test('customers are no staff', () => {
  expect((['customer', 'support', 'administrator'] as const).map(isStaffRole)).toEqual([
    false,
    true,
    true,
  ])
})

test('support changes neither what is sold nor for how much, and reads no log', () => {
  expect(SECTIONS.filter((section) => !mayOpen('support', section))).toEqual([
    'hotels',
    'flights',
    'currencies',
    'audit',
  ])
  expect(SECTIONS.filter((section) => !mayOpen('administrator', section))).toEqual([])
})

test('paths carry their parameters, and of a query what is filled in', () => {
  expect(officePath('booking', { locator: 'AB/C' })).toBe('/office/bookings/AB%2FC/')
  expect(officePath('mails', {}, { state: '', before: 7 })).toBe('/office/mail/?before=7')
})

test('days as browsers write them', () => {
  expect(readIsoDay('2027-03-04')).toBe(dayOf(2027, 3, 4))
  expect(['2027-02-30', '04-03-2027', '2027-3-4', ''].map(readIsoDay)).toEqual([
    null,
    null,
    null,
    null,
  ])
  expect(writeIsoDay(dayOf(2027, 3, 4))).toBe('2027-03-04')
})
