import { expect, test } from 'vitest'
import { geographyOf } from '../../../tests/fixtures/small-geography.ts'
import { importPlaces } from '../service/import-sink.ts'
import { readHotelRow } from './hotel-rows.ts'
import { placeHotel } from './place-hotel.ts'
import type { Cells } from './read-rows.ts'

const geography = geographyOf(`
  US, Nevada, Las Vegas, 36.175, -115.137, 623747
  US, Nevada, Paradise, 36.097, -115.147, 223167
  US, Illinois, Springfield, 39.80, -89.64, 116565
  US, Missouri, Springfield, 37.21, -93.29, 166810
  US, Alabama, Birmingham, 33.52, -86.80, 212461
  US, Texas, Paris, 33.66, -95.56, 24782
  PR, San Juan, San Juan, 18.466, -66.106, 418140
  GB, England, London, 51.508, -0.126, 7556900
  GB, England, Birmingham, 52.48, -1.90, 984333
  GB, England, Par, 50.35, -4.70, 1500
  FR, Île-de-France, Paris, 48.853, 2.349, 2138551|Lutèce
  FR, Pyrénées-Atlantiques, Hendaye, 43.358, -1.775, 16000
  ES, Euskadi, Irún, 43.339, -1.789, 62000
  ES, Euskadi, Donostia, 43.313, -1.975, 185000|San Sebastián
  ES, Madrid, Madrid, 40.417, -3.703, 3255944
  ES, Madrid, Alcorcón, 40.346, -3.825, 168000
  ES, Andalucía, Córdoba, 37.89, -4.78, 328428|Lon
  AR, Córdoba, Córdoba, -31.41, -64.18, 1428214
  AD, Andorra la Vella, Andorra la Vella, 42.508, 1.521, 20430
  NA, Khomas, Windhoek, -22.56, 17.08, 268132
  BW, North-West, Maun, -19.98, 23.42, 49945
  TZ, Arusha, Arusha, -3.37, 36.68, 416442
  KE, Narok, Narok, -1.09, 35.87, 40000
`)
const places = importPlaces(geography)

test.each<[string, Cells, string]>([
  ['beside a neighbour', { cityName: 'Las Vegas', ...spot(36.1126, -115.1767) }, 'Las Vegas'],
  ['of a neighbour', { cityName: 'Paradise', ...spot(36.1126, -115.1767) }, 'Paradise'],
  ['without a name', spot(36.1, -115.147), 'Paradise'],
  ['rather far', { cityName: 'Alcorcón', ...spot(40.35, -3.6) }, 'Alcorcón: city-far'],
  ['too far', { cityName: 'Irún', ...spot(40.42, -3.7) }, 'Madrid: city-disagrees'],
  ['unknown', { cityName: 'Getafe', ...spot(40.42, -3.7) }, 'Madrid: city-unknown'],
  ['of its region', { cityName: 'Madrid', ...spot(40.346, -3.825) }, 'Madrid'],
  ['with a part of it', { cityName: 'London - Heathrow', country: 'UK' }, 'London'],
  ['in two languages', { cityName: 'Donostia / San Sebastian', country: 'ES' }, 'Donostia'],
])('a city named %s', check)

test.each<[string, Cells, string]>([
  ['of a city', { cityName: 'PAR' }, 'Paris FR: country-assumed'],
  ['of a city in its country', { cityName: 'PAR', country: 'FR' }, 'Paris FR'],
  ['of a city beside its spot', { cityName: 'PAR', ...spot(48.87, 2.33) }, 'Paris FR'],
  ['that is a rare name elsewhere', { cityName: 'LON' }, 'London'],
  ['that is a name in this country', { cityName: 'PAR', country: 'GB' }, 'Par'],
  ['in small letters is a name', { cityName: 'Par' }, 'Par: country-assumed'],
  ['of a city elsewhere', { cityName: 'PAR', country: 'ES' }, 'place-not-found'],
])('an IATA code %s', check)

test.each<[string, Cells, string]>([
  ['one name, two cities', { cityName: 'Córdoba' }, 'place-ambiguous'],
  ['a country tells', { cityName: 'Cordoba', country: 'Argentina' }, 'Córdoba AR'],
  ['in the name, too', { cityName: 'Córdoba, Spain' }, 'Córdoba ES'],
  ['a spot tells', { cityName: 'Córdoba', ...spot(37.9, -4.7) }, 'Córdoba ES'],
  ['comparable sizes', { cityName: 'Birmingham' }, 'place-ambiguous'],
  ['one outweighs the other', { cityName: 'Paris' }, 'Paris FR: country-assumed'],
  ['one place only', { cityName: 'Hendaye' }, 'Hendaye: country-assumed'],
  ['in one country', { cityName: 'Springfield', country: 'US' }, 'place-ambiguous'],
  ['a state tells', { cityName: 'Springfield', country: 'US', region: 'Illinois' }, 'Springfield'],
  ['in the name', { cityName: 'Springfield, Missouri', country: 'US' }, 'Springfield'],
  ['nowhere', { cityName: 'Atlantis', country: 'ES' }, 'place-not-found'],
])('a city without coordinates: %s', check)

test('an ambiguous place is told with its candidates', () => {
  expect(placed({ cityName: 'Córdoba' })).toMatchObject({
    reason: { text: expect.stringContaining('Córdoba (Córdoba, AR); Córdoba (Andalucía, ES)') },
  })
})

test.each<[string, Cells, string]>([
  ['a territory', { cityName: 'San Juan', country: 'USA' }, 'San Juan'],
  ['a territory at its spot', { country: 'US', ...spot(18.45, -66.07) }, 'San Juan'],
  ['a border', { country: 'ES', ...spot(43.354, -1.7765) }, 'Irún'],
  ['far across a border', { country: 'FR', ...spot(40.42, -3.7) }, 'country-disagrees'],
  [
    'a slip, when name and spot agree',
    { cityName: 'Andorra la Vella', country: 'ES', ...spot(42.51, 1.52) },
    'Andorra la Vella: country-differs',
  ],
  ['swapped', { country: 'ES', ...spot(-3.7, 40.42) }, 'coordinates-swapped'],
  ['Namibia', { country: 'NA', ...spot(-22.6, 17.1) }, 'Windhoek'],
  ['nothing', { country: 'NA', ...spot(40.42, -3.7) }, 'Madrid'],
  ['nothing, with a city', { country: 'NA', cityName: 'Hendaye' }, 'Hendaye: country-assumed'],
])('a country: %s', check)

test.each<[string, Cells, string]>([
  ['with its spot only', spot(-18.5, 22.0), 'Maun: place-remote'],
  ['that names a city', { cityName: 'Windhoek', ...spot(-22.0, 18.2) }, 'Windhoek: place-remote'],
  // The nearest city is that of another country, behind the border.
  ['of its own country', { country: 'TZ', ...spot(-1.9, 34.9) }, 'Arusha: place-remote'],
  ['in the middle of the sea', spot(-30, -20), 'place-not-found'],
])('a remote hotel %s', check)

function check(_: string, cells: Cells, expected: string) {
  expect(told(cells, / [A-Z]{2}\b/.test(expected))).toBe(expected)
}

/** The city, with its country where that matters, and its notes; or why there is none. */
function told(cells: Cells, hasCountry: boolean): string {
  const answer = placed(cells)
  if (!answer.ok) return answer.reason.code
  const index = geography.byId(answer.value.cityId)
  const city = [geography.name(index), ...(hasCountry ? [geography.countryCode(index)] : [])]
  return [city.join(' '), ...answer.notes.map(({ code }) => code)].join(': ')
}

function placed(cells: Cells) {
  const read = readHotelRow({ operatorId: '1', name: 'Sol', ...cells }, { language: 'es' })
  if (!read.ok) throw new Error(read.reasons[0]!.text)
  return placeHotel(read.record, places)
}

function spot(latitude: number, longitude: number): Cells {
  return { latitude: String(latitude), longitude: String(longitude) }
}
