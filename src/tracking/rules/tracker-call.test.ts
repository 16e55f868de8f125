import { expect, test } from 'vitest'
import { itemOf, readTrackerCall, type TrackerCall, writeTrackerCall } from './tracker-call.ts'

const call: TrackerCall = {
  trackType: 'click',
  pageId: 'no-results',
  domainId: 1,
  referer: '',
  url: 'https://es.alisio.example/hoteles/?a=1&b=á',
  timestamp: 1_794_000_000_000,
  details: { category: 'suggestions', action: 'click', item_id: '17', position: '3' },
}

test('what a page writes is what the server reads', () => {
  expect(readTrackerCall(writeTrackerCall(call))).toEqual({ ok: true, value: call })
})

test('a list tells all its hotels at once', () => {
  const ids = Array.from({ length: 20 }, (_, at) => 2_147_483_647 - at).join()
  const list: TrackerCall = { ...call, trackType: 'list', details: { item_id: ids } }
  expect(writeTrackerCall(list)['eventtype_id']).toBe('3')
  expect(readTrackerCall(writeTrackerCall(list))).toEqual({ ok: true, value: list })
})

test('a very long address is cut, not refused', () => {
  const long = { ...call, url: `https://es.alisio.example/${'a'.repeat(5_000)}` }
  expect(readTrackerCall(writeTrackerCall(long)).ok).toBe(true)
})

test.each([
  [{ tracktype: 'purchase' }, ['field-unreadable tracktype']],
  [{ tracktype: ['view', 'click'] }, ['field-repeated tracktype']],
  [{ eventtype_id: '1' }, ['field-unreadable eventtype_id']],
  [{ page_id: '<b>' }, ['field-unreadable page_id']],
  [{ domain_id: '-1', ts: 'now' }, ['field-unreadable domain_id', 'field-unreadable ts']],
  [{ url: 'javascript:alert(1)' }, ['field-unreadable url']],
  [{ url: undefined }, ['field-unreadable url']],
  [{ referer: 'x' }, ['field-unreadable referer']],
  [{ label: 'a\nb' }, ['field-unreadable label']],
  [{ label: 'a'.repeat(201) }, ['field-too-long label']],
  [{ item_id: '1,'.repeat(201) }, ['field-too-long item_id']],
])('%j is refused', (changes, expected) => {
  const read = readTrackerCall({ ...writeTrackerCall(call), ...changes })
  expect(read.ok ? [] : read.problems.map(({ code, field }) => `${code} ${field}`)).toEqual(
    expected,
  )
})

test.each([
  ['17', 17],
  ['2147483647', 2_147_483_647],
  ['2147483648', null],
  ['9999999999', null],
  ['0', null],
  ['17,4', null],
  ['', null],
  ['x', null],
  ['-1', null],
  ['1e3', null],
])('the hotel of item_id %j', (item, id) => {
  expect(itemOf({ item_id: item })).toBe(id)
})

test('a call may be about no hotel', () => {
  expect(itemOf({})).toBeNull()
})
