import { expect, test } from 'vitest'
import { rendered } from '../../../../tests/fixtures/rendered.tsx'
import { closedPopup, openPopup } from '../../rules/occupancy-popup.ts'
import type { Room } from '../../rules/occupancy.ts'
import { type Problem, problem } from '../../../site/problems.ts'
import { OccupancyActions, OccupancyPanel } from './occupancy-dialog.tsx'

const COUPLE: Room = { adults: 2, childAges: [] }

test.each([
  [1, 0, true],
  [2, 2, true],
  [5, 5, false],
])('%i rooms have %i ways to go, and may grow: %s', (count, deletes, grows) => {
  const html = panel(Array.from({ length: count }, () => COUPLE))
  expect(html.split('<legend')).toHaveLength(count + 1)
  expect(html.split('aria-label="Eliminar habitación')).toHaveLength(deletes + 1)
  expect(html.includes('Añadir habitación')).toBe(grows)
})

test.each<[Room, string[]]>([
  [{ adults: 1, childAges: [] }, ['Un adulto menos', 'Un niño menos']],
  [{ adults: 8, childAges: [1, 2, 3] }, ['Un adulto más', 'Un niño más']],
  [{ adults: 4, childAges: [1] }, []],
])('steps that lead nowhere are marked: %j', (room, marked) => {
  const steps = [...panel([room]).matchAll(/aria-label="([^"]+)" aria-disabled="true"/g)]
  expect(steps.map(([, name]) => name)).toEqual(marked)
})

test('every child has an age to tell, from a baby to twelve', () => {
  const html = panel([{ adults: 2, childAges: [null, 12] }])
  expect(html).toContain('Edad del niño 1')
  expect(html).toContain('Edad del niño 2')
  expect(html.split('<option')).toHaveLength(1 + 2 * 14)
  expect(html).toContain('<option value="" selected="">--</option>')
  expect(html).toContain('<option value="12" selected="">12 años</option>')
})

test('a missing age is told beside its own select', () => {
  const html = panel([{ adults: 2, childAges: [3, null] }], [problem('12_999_13', 'edad_1_2')])
  expect(html.split('aria-invalid="true"')).toHaveLength(2)
  expect(html.indexOf('Edad del niño 2')).toBeLessThan(html.indexOf('aria-invalid'))
})

test.each<[string, Problem]>([
  ['No se puede añadir una habitación', problem('passengers-add-room', 'num_customers', 9)],
  ['No se pueden aplicar los cambios', problem('passengers-apply', 'num_customers', 9)],
  ['El número máximo de pasajeros es 9', problem('passengers-general', 'num_customers', 9)],
])('what concerns everybody stands beside the ways out: %s', (sentence, told) => {
  const html = rendered(
    <OccupancyActions
      problems={[told, problem('12_999_13', 'edad_1_1')]}
      onCancel={() => {}}
      onApply={() => {}}
    />,
  )
  expect(html).toContain(sentence)
  expect(html).not.toContain('edades')
})

function panel(rooms: Room[], problems: Problem[] = []): string {
  const popup = { ...openPopup(closedPopup(rooms, true)), problems }
  return rendered(<OccupancyPanel popup={popup} onChange={() => {}} />)
}
