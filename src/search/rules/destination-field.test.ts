import { expect, test } from 'vitest'
import {
  blurDestination,
  chooseDestination,
  type DestinationField,
  destinationField,
  destinationFields,
  EMPTY_DESTINATION_FIELD,
  toggleFlight,
  typeDestination,
} from './destination-field.ts'
import { type DestinationType, typeIdOf } from '../../places/rules/destination-suggestions.ts'

const SEVILLA = choose('city', '7', 'Sevilla')
const RESET = 'id_destino= id_costa= id_hotel= id_marca=0 pg=pre_resultado'

test.each<[string, DestinationField, string]>([
  ['nothing', EMPTY_DESTINATION_FIELD, `"" ${RESET}`],
  ['a city', SEVILLA, '"Sevilla" id_destino=7 id_costa= id_hotel= id_marca=0 pg=pre_resultado'],
  [
    'a coast after a city',
    choose('coast', 'cid3', 'Costa Tropical'),
    '"Costa Tropical" id_destino= id_costa=cid3 id_hotel= id_marca=0 pg=pre_resultado',
  ],
  [
    'a hotel',
    choose('accommodation', '7', 'Alfonso XIII', '9'),
    '"Alfonso XIII" id_destino=7 id_costa= id_hotel=9 id_marca=0 pg=busqueda_por_hotel',
  ],
  ['a city typed over', typeDestination(SEVILLA, 'Sev'), `"Sev" ${RESET}`],
  ['a city cleared', typeDestination(SEVILLA, ''), `"" ${RESET}`],
  ['a city, then the flight option', toggleFlight(), `"" ${RESET}`],
])('%s', (_what, field, expected) => expect(written(field)).toBe(expected))

test('leaving with the same text restores the search', () => {
  const retyped = typeDestination(typeDestination(SEVILLA, 'Sev'), ' Sevilla ')
  expect(blurDestination(retyped)).toEqual(SEVILLA)
  expect(blurDestination(SEVILLA)).toEqual(SEVILLA)
})

test.each([
  ['another text', typeDestination(SEVILLA, 'Segovia')],
  ['no text', typeDestination(SEVILLA, '')],
  ['the text of a search that the flight option ended', typeDestination(toggleFlight(), 'Sevilla')],
  ['a form that never had a search', typeDestination(destinationField(null), '')],
])('leaving with %s restores nothing', (_what, field) => {
  expect(blurDestination(field)).toEqual(field)
})

function choose(type: DestinationType, id: string, name: string, accommodationId = '') {
  const destinationName = name
  const typeId = typeIdOf(type)
  return chooseDestination({ text: name, name, id, typeId, type, accommodationId, destinationName })
}

function written(field: DestinationField): string {
  const fields = destinationFields(field)
  const hidden = ['id_destino', 'id_costa', 'id_hotel', 'id_marca', 'pg']
  return [
    `"${fields['nombre_destino1']}"`,
    ...hidden.map((name) => `${name}=${fields[name]}`),
  ].join(' ')
}
