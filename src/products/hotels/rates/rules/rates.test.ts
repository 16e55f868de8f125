import { expect, test } from 'vitest'
import { groupByBoard, groupByRoom, packageText } from './rates.ts'

test('rates are grouped by room and package text', () => {
  const skiPass = { type: 'packet_sale', code: 'FF', text: 'Ski pass', info: '' }
  const insurance = { type: 'insurance', code: 'XX', text: 'Insurance', info: '' }
  const plain = { roomHash: 'double', supplements: [] }
  const insured = { roomHash: 'double', supplements: [insurance] }
  const skiing = { roomHash: 'double', supplements: [skiPass] }
  const suite = { roomHash: 'suite', supplements: [] }
  expect(groupByRoom([plain, skiing, suite, insured])).toEqual([
    [plain, insured],
    [skiing],
    [suite],
  ])
  expect(packageText(skiing)).toBe('Ski pass')
  expect(packageText(insured)).toBe('')
})

test('rates are grouped by board', () => {
  const [breakfast, roomOnly] = [{ boardId: 'HD' }, { boardId: 'SA' }]
  expect(groupByBoard([breakfast, roomOnly, breakfast])).toEqual([
    [breakfast, breakfast],
    [roomOnly],
  ])
})
