import { expect, test } from 'vitest'
import { rendered } from '../../../../tests/fixtures/rendered.tsx'
import type { DestinationSuggestion } from '../../../places/rules/destination-suggestions.ts'
import { DestinationChoices } from './destination-field.tsx'

const city: DestinationSuggestion = {
  text: 'Córdoba, Andalucía, España',
  name: 'Córdoba',
  id: '2519240',
  typeId: 1,
  type: 'city',
  accommodationId: '',
  destinationName: 'Córdoba',
}

test('choices with the same line are told apart by what they are', () => {
  const region: DestinationSuggestion = { ...city, id: '2519239', type: 'region' }
  const html = rendered(<DestinationChoices choices={[city, region]} />).replaceAll('<!-- -->', '')
  expect(html).toMatch(/value="2519240"[^>]*>Córdoba, Andalucía, España · Ciudades</)
  expect(html).toMatch(/value="2519239"[^>]*>Córdoba, Andalucía, España · Regiones</)
})
