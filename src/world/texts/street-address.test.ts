import { expect, test } from 'vitest'
import { makeDice } from '../dice.ts'
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
    const address = streetAddress(dice, country)
    expect(address.street).toMatch(street)
    expect(address.postalCode).toMatch(postalCode)
  }
})
