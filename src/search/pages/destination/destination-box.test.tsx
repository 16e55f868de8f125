import { expect, test } from 'vitest'
import { rendered } from '../../../../tests/fixtures/rendered.tsx'
import { destinationField, EMPTY_DESTINATION_FIELD } from '../../rules/destination-field.ts'
import type { Destination } from '../../../places/rules/destination.ts'
import { problem } from '../../../site/problems.ts'
import { DestinationBox } from './destination-field.tsx'

const MARBELLA: Destination = {
  kind: 'place',
  id: '7',
  name: 'Marbella',
  typedText: 'Costa del Sol, España',
  within: { kind: 'coast', id: 'cid1' },
}

test('is a combobox whose list is closed', () => {
  const input = inputsOf(box())[0]!
  for (const attribute of [
    'id="where"',
    'name="nombre_destino1"',
    'type="text"',
    'autoComplete="off"',
    'role="combobox"',
    'aria-autocomplete="list"',
    'aria-expanded="false"',
    'aria-controls="where-list"',
    'placeholder="Región, ciudad"',
  ])
    expect(input).toContain(attribute)
  expect(input).not.toContain('aria-activedescendant')
  expect(input).not.toContain('aria-invalid')
})

test('says what is wrong with it', () => {
  const input = inputsOf(box(EMPTY_DESTINATION_FIELD, [problem('destination-missing')]))[0]!
  expect(input).toContain('aria-invalid="true"')
  expect(input).toContain('aria-describedby="where-problem"')
})

test('sends nothing but its text while nothing is chosen, so that a button may send an id', () => {
  expect(inputsOf(box()).length).toBe(1)
})

test('sends what was chosen in hidden fields, none of them empty', () => {
  const hidden = inputsOf(box(destinationField(MARBELLA))).slice(1)
  expect(hidden.map(written)).toEqual([
    'nombre_destino=Marbella',
    'id_destino=7',
    'id_costa=cid1',
    'id_marca=0',
    'pg=pre_resultado',
  ])
})

test('opens the page of a chosen hotel', () => {
  const hotel = { ...MARBELLA, kind: 'hotel', id: '9', within: null } as const
  expect(inputsOf(box(destinationField(hotel))).map(written)).toContain('pg=busqueda_por_hotel')
})

function box(field = EMPTY_DESTINATION_FIELD, problems = [] as ReturnType<typeof problem>[]) {
  return rendered(
    <DestinationBox
      id="where"
      field={field}
      onChange={() => {}}
      placeholder="Región, ciudad"
      problems={problems}
    />,
  )
}

function inputsOf(html: string): string[] {
  return html.match(/<input[^>]*>/g) ?? []
}

function written(input: string): string {
  const [, name] = /name="([^"]*)"/.exec(input)!
  const [, value] = /value="([^"]*)"/.exec(input)!
  return `${name}=${value}`
}
