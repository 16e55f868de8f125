/** Cities with several airports among the airports that a text finds. */
import { foldText } from '../../../../site/text/fold-text.ts'
import { type Airport, MAX_AIRPORTS_SHOWN } from '../../../../places/rules/flight-origins.ts'
import { cityCodeOf } from './city-codes.ts'

/**
 * A city comes before its airports when its name, or its code, begins as what was typed: whoever
 * types "Heath" means the one airport. `known` are all airports of the list, found or not.
 */
export function withCities(
  found: readonly Airport[],
  known: readonly Airport[],
  typed: string,
): Airport[] {
  const term = foldText(typed.trim())
  const cities = new Map<string, Airport>()
  for (const airport of known) {
    const code = cityCodeOf(airport.id)
    const city = airport.alias || airport.name
    if (code === '' || cities.has(code)) continue
    const isMeant = [code, city].some((name) => foldText(name).startsWith(term))
    if (isMeant) cities.set(code, { ...airport, id: code, name: city, alias: '' })
  }
  const places = found.flatMap((airport) => {
    const code = cityCodeOf(airport.id)
    const city = cities.get(code)
    cities.delete(code)
    return city ? [city, airport] : [airport]
  })
  return [...cities.values(), ...places].slice(0, MAX_AIRPORTS_SHOWN)
}
