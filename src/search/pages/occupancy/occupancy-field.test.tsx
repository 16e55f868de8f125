import { expect, test } from 'vitest'
import { rendered } from '../../../../tests/fixtures/rendered.tsx'
import type { Room } from '../../rules/occupancy.ts'
import { type Problem, problem } from '../../../site/problems.ts'
import { OccupancyField } from './occupancy-field.tsx'

test.each<[string, Room[], string]>([
  ['a couple', [{ adults: 2, childAges: [] }], '2 adultos · 1 hab.'],
  ['one alone', [{ adults: 1, childAges: [] }], '1 adulto · 1 hab.'],
  ['a family', [{ adults: 2, childAges: [5] }], '2 adultos, 1 niño · 1 hab.'],
  ['an age not told', [{ adults: 2, childAges: [null, 12] }], '2 adultos, 2 niños · 1 hab.'],
  ['with a baby', [{ adults: 2, childAges: [0, 7] }], '2 adultos, 1 niño, 1 bebé · 1 hab.'],
  [
    'two rooms',
    [
      { adults: 2, childAges: [1] },
      { adults: 1, childAges: [0] },
    ],
    '3 adultos, 2 bebés · 2 hab.',
  ],
])('the summary of %s', (_, rooms, summary) => {
  expect(field(rooms)).toContain(`>${summary}</button>`)
  expect(field(rooms)).toContain(`aria-label="Ocupación: ${summary}"`)
})

test('hidden fields carry every room', () => {
  const html = field([
    { adults: 2, childAges: [5, null] },
    { adults: 1, childAges: [] },
  ])
  const hidden = [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)]
  expect(hidden.map(([, name, value]) => `${name}=${value}`)).toEqual([
    'num_customers=3_2_0:2',
    'num_habitaciones=2',
    'num_adultos_1=2',
    'num_ninos_1=2',
    'edad_1_1=5',
    'edad_1_2=--',
    'num_adultos_2=1',
    'num_ninos_2=0',
    'nativo=1',
  ])
})

test('the popup is closed at first', () => {
  expect(field([{ adults: 2, childAges: [] }])).toContain('aria-expanded="false"')
  expect(field([{ adults: 2, childAges: [] }])).not.toContain('<dialog')
})

test('of the form’s problems it tells its own, each once', () => {
  const html = field(
    [{ adults: 2, childAges: [null, null] }],
    [
      problem('12_999_13', 'edad_1_1'),
      problem('12_999_13', 'edad_1_2'),
      problem('date-missing', 'fecha_entrada'),
    ],
  )
  const [scripted = '', native = ''] = html.split('<noscript>')
  for (const part of [scripted, native]) {
    expect(part.split('Debes especificar las edades de los niños')).toHaveLength(2)
  }
  expect(html).not.toContain('Introduce una fecha')
})

test('without scripts there are native controls for everybody', () => {
  const [, native = ''] = field([{ adults: 3, childAges: [4] }]).split('<noscript>')
  const names = [...native.matchAll(/<select [^>]*name="([^"]+)"/g)].map(([, name]) => name)
  expect(names).toHaveLength(1 + 5 * (1 + 1 + 3))
  expect(names.slice(0, 6)).toEqual([
    'nativo_num_habitaciones',
    'nativo_num_adultos_1',
    'nativo_num_ninos_1',
    'nativo_edad_1_1',
    'nativo_edad_1_2',
    'nativo_edad_1_3',
  ])
  const chosen = [...native.matchAll(/<option value="(\d*)" selected=""/g)].map(
    ([, value]) => value,
  )
  expect(chosen.slice(0, 8)).toEqual(['1', '3', '1', '4', '', '', '2', '0'])
})

function field(rooms: Room[], problems: Problem[] = []): string {
  return rendered(
    <OccupancyField rooms={rooms} onChange={() => {}} withFlight={false} problems={problems} />,
  )
}
