import { expect, test } from 'vitest'
import { makeDice } from '../../src/site/dice.ts'
import { streetAddress } from './street-address.ts'

test.each([
  ['ES', /^(Calle|Avenida|Plaza|Paseo) .+, \d+$/, /^\d{5}$/],
  ['PT', /^(Rua|Avenida|Largo) .+, \d+$/, /^\d{4}-\d{3}$/],
  ['DE', /^\S+(straße|weg|allee) \d+$/, /^\d{5}$/],
  ['FR', /^\d+ (rue|avenue|place|boulevard) .+$/, /^\d{5}$/],
  ['NL', /^\S+ \d+$/, /^\d{4} [A-Z]{2}$/],
  ['GB', /^\d+ .+ (Street|Road|Lane)$/, /^[A-Z]{1,2}\d{1,2} \d[A-Z]{2}$/],
  ['XX', /^.*\d.*$/, /^\d{5}$/],
])('an address in %s has its form', (country, street, postalCode) => {
  const dice = makeDice(2)
  for (let round = 0; round < 200; round++) {
    const address = streetAddress(dice, country, [])
    expect(address.street).toMatch(street)
    expect(address.postalCode).toMatch(postalCode)
  }
})

test.each([
  ['ES', 'Madrid, Comunidad de Madrid', /^280\d\d$/],
  ['ES', 'Sevilla, Sevilla, Andalucía', /^410\d\d$/],
  ['ES', 'Écija, Sevilla, Andalucía', /^41\d{3}$/],
  ['ES', 'Alcúdia, Mallorca, Illes Balears', /^07\d{3}$/],
  ['ES', 'Telde, Gran Canaria, Las Palmas, Canarias', /^35\d{3}$/],
  ['FR', 'Paris, Paris, Île-de-France', /^750[01]\d$/],
  ['FR', 'Megève, Haute-Savoie, Auvergne-Rhône-Alpes', /^74\d\d0$/],
  ['IT', 'Capri, Capri, Napoli, Campania', /^800\d\d$/],
  ['DE', 'Berlin, Berlin', /^1[0-3]\d{3}$/],
  ['DE', 'Sassnitz, Rügen, Mecklenburg-Vorpommern', /^185\d\d$/],
  ['GB', 'London, Greater London, England', /^(W|WC|SE|E|EC|SW|N|NW)\d{1,2}[A-Z]? \d[A-Z]{2}$/],
  ['GB', 'Penzance, Cornwall, England', /^(TR|PL)\d{1,2} \d[A-Z]{2}$/],
  ['PT', 'Albufeira, Algarve', /^8200-\d{3}$/],
  ['US', 'Portland, Oregon', /^972\d\d$/],
  ['US', 'Portland, Maine', /^04\d{3}$/],
])('%s: the postal codes of %s are of that place', (country, places, postalCode) => {
  const dice = makeDice(2)
  for (let round = 0; round < 100; round++)
    expect(streetAddress(dice, country, places.split(', ')).postalCode).toMatch(postalCode)
})
