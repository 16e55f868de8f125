import { describe, expect, test } from 'vitest'
import { rendered, SPANISH_SITE } from '../../../../tests/fixtures/rendered.tsx'
import { OriginBox } from './origin-field.tsx'
import { originSource } from './origin-suggesting.tsx'

const source = originSource(SPANISH_SITE)
const row = (nombre: string, id: string, alias: string) => ({
  nombre,
  pais: 'España',
  id,
  id_destino: '9',
  alias,
})
const answer = {
  ResultSet: { Result: [row('Barajas', 'MAD', 'Madrid'), row('Costa del Sol', 'AGP', 'Málaga')] },
}

describe('airports', () => {
  test.each(['ma', 'Mad', 'málaga', ' MA'])('for "%s" are asked for by two letters', (typed) => {
    expect(source.addressOf(typed, 'all')).toBe('/vuelos/home_buscador_ajax/origen.ma')
  })

  test.each([
    ['ma', 'Madrid (MAD), Málaga (AGP)'],
    ['mad', 'Madrid (MAD)'],
    ['malag', 'Málaga (AGP)'],
    ['mx', ''],
  ])('are narrowed here: %s', (typed, expected) => {
    const [section] = source.sectionsOf(source.read(answer)!, typed)
    expect((section?.options ?? []).map(({ text }) => text).join(', ')).toBe(expected)
  })

  test('are marked in the city’s name, else in their own', () => {
    const [section] = source.sectionsOf(source.read(answer)!, 'costa')
    expect(section!.options[0]!.label).toEqual([{ text: 'Málaga (AGP)', match: false }])
    expect(section!.options[0]!.detail[0]).toEqual({ text: 'Costa', match: true })
  })

  test.each([null, {}, [], { ResultSet: { Result: [{}] } }])('%j is no answer', (body) => {
    expect(source.read(body)).toBeNull()
  })
})

test('the box sends the id of a chosen airport only', () => {
  expect(box('')).toContain('name="origen"')
  expect(box('')).not.toContain('id_numeric_origen')
  expect(box('9')).toContain('name="id_numeric_origen" value="9"')
})

function box(id: string): string {
  return rendered(
    <OriginBox
      id="from"
      origin={{ text: 'Madrid (MAD)', id }}
      onChange={() => {}}
      placeholder=""
      problems={[]}
    />,
  )
}
