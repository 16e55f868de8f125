import { expect, test } from 'vitest'
import { textIn } from '../../../../site/messages/catalogue.ts'
import spanish from '../../../../site/messages/es-es.json' with { type: 'json' }
import { filterMasters, namedByTexts } from './filter-masters.ts'

const names = { chains: { 7: 'Cadena' }, pointsOfInterest: { 12: 'Giralda', 13: 'Catedral' } }
const masters = filterMasters(namedByTexts(textIn(spanish, 'es-ES')), names, {
  pointsOfInterest: ['12'],
})

test('the masters are the specified ones', () => {
  const specified =
    'boards categories ratingRanges locations pois segments services supplements ' +
    'paymentMethods paymentClaims cancelPolicies switcher distanceToPois chains showOnlyCancelFree'
  expect(Object.keys(masters).toSorted()).toEqual(specified.split(' ').toSorted())
})

test.each([
  ['boards', 'hd', 'Desayuno incluido'],
  ['categories', '4E', '4 estrellas'],
  ['ratingRanges', '8.5', '8,5–8,9 Excelente'],
  ['services', '6', 'Piscina'],
  ['paymentMethods', 'D', 'Paga en el hotel'],
  ['chains', '7', 'Cadena'],
  ['pois', '13', 'Catedral'],
  ['distanceToPois', '12', 'Giralda'],
] as const)('%s call %s "%s"', (master, code, name) => {
  expect(masters[master][code]).toBe(name)
})
