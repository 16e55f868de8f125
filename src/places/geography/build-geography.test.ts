/** The whole world, from its file: what a traveller would notice if it were wrong. */
import { expect, test } from 'vitest'
import { ID_RANGES } from './assigned-ids.ts'
import { LEVELS } from './geography-columns.ts'
import { openGeography } from './open-geography.ts'
import type { Language } from '../../site/locales.ts'

const world = openGeography('dist/geography.bin')
const { id, level, parent, end, weight, destination } = {
  ...world.destinations,
  destination: world.columns.airports.destination,
}
const allIndexes = Array.from({ length: world.count }, (_, index) => index)

test('the tree is in preorder and levels only go down', () => {
  const wrong = allIndexes.filter((index) => {
    const above = parent[index]!
    if (above < 0) return level[index] !== LEVELS.continent
    const deeper = level[index]! > level[above]!
    const regionInRegion = level[index] === LEVELS.region && level[above] === LEVELS.region
    return !(above < index && end[index]! <= end[above]! && (deeper || regionInRegion))
  })
  expect(wrong).toEqual([])
})

test('every id is there once', () => {
  expect(new Set(id).size).toBe(world.count)
})

test('the world is as large as promised', () => {
  expect(countOf(LEVELS.continent)).toBe(7)
  expect(countOf(LEVELS.country)).toBeGreaterThan(230)
  expect(countOf(LEVELS.city)).toBeGreaterThan(125_000)
  expect(countOf(LEVELS.district)).toBeGreaterThan(4_000)
  expect(world.columns.coasts.id.length).toBeGreaterThanOrEqual(60)
  expect(world.pointNames.count).toBeGreaterThanOrEqual(1_000)
  expect(world.airportNames.count).toBeGreaterThanOrEqual(4_300)
})

test.each([
  ['ES', 19],
  ['FR', 13],
  ['IT', 20],
  ['DE', 16],
  ['PT', 20],
])('%s has all its %i regions', (country, regions) => {
  expect(regionsOf(country)).toHaveLength(regions)
})

test.each([
  ['ES', 'Andalucía', 8],
  ['ES', 'Catalunya', 4],
  ['ES', 'Castilla y León', 9],
  ['ES', 'Comunidad de Madrid', 0],
  ['FR', 'Bretagne', 4],
  ['IT', 'Toscana', 10],
])('%s: %s has %i provinces', (country, region, provinces) => {
  const found = regionsOf(country).find((index) => world.name(index) === region)!
  const below = world.children(found).filter((index) => level[index] === LEVELS.region)
  expect(below).toHaveLength(provinces)
})

test('a town without a region is the exception', () => {
  const astray = allIndexes.filter(
    (index) => level[index] === LEVELS.city && level[parent[index]!] === LEVELS.country,
  )
  expect(astray.length / countOf(LEVELS.city)).toBeLessThan(0.02)
  expect(astray.filter((index) => /ES|FR|IT|DE|US/.test(world.countryCode(index)))).toEqual([])
})

test.each([
  ['Sevilla', 'ES', 'Europa > España > Andalucía > Sevilla'],
  ['Palma', 'ES', 'Europa > España > Islas Baleares > Mallorca'],
  ['Adeje', 'ES', 'Europa > España > Islas Canarias > Santa Cruz de Tenerife > Tenerife'],
  ['München', 'DE', 'Europa > Alemania > Baviera'],
  ['Punta Cana', 'DO', 'América Central y el Caribe > República Dominicana > La Altagracia'],
])('%s lies where it should', (town, country, path) => {
  const above = world.ancestors(cityNamed(town, country))
  expect(above.map((index) => world.name(index, 'es')).join(' > ')).toBe(path)
})

test.each([
  ['München', 'DE', 'Múnich Munic Munich Munich München Monaco_di_Baviera Munique'],
  ['Sevilla', 'ES', 'Sevilla Sevilla Seville Séville Sevilla Siviglia Sevilha'],
  ['London', 'GB', 'Londres Londres London Londres London Londra Londres'],
  ['Firenze', 'IT', 'Florencia Florència Florence Florence Florenz Firenze Florença'],
  ['Den Haag', 'NL', "La_Haya La_Haia The_Hague La_Haye Den_Haag L'Aia Haia"],
  ['New York', 'US', 'Nueva_York Nova_York New_York New_York New_York New_York Nova_Iorque'],
])('%s in the seven languages', (town, country, expected) => {
  const languages: Language[] = ['es', 'ca', 'en', 'fr', 'de', 'it', 'pt']
  const city = cityNamed(town, country)
  const found = languages.map((language) => world.name(city, language).replaceAll(' ', '_'))
  expect(found.join(' ')).toBe(expected)
})

test.each([
  ['Paris', 'FR', 'Montmartre'],
  ['Roma', 'IT', 'Trastevere'],
  ['Sevilla', 'ES', 'Triana'],
  ['Lisboa', 'PT', 'Alfama'],
  ['Barcelona', 'ES', 'Eixample'],
  ['New York', 'US', 'Manhattan'],
])('%s (%s) has the district %s', (town, country, district) => {
  const districts = world.children(cityNamed(town, country))
  expect(districts.map((index) => world.name(index))).toContain(district)
})

test.each([
  ['Costa del Sol', ['Marbella', 'Torremolinos', 'Nerja'], ['Ronda', 'Granada', 'Almería']],
  ['Costa Brava', ['Lloret de Mar', 'Cadaqués', 'Roses'], ['Girona', 'Barcelona', 'Perpignan']],
  ['Costa Blanca', ['Benidorm', 'Calp', 'Alicante'], ['València', 'Murcia', 'Elche']],
])('%s has its towns and no others', (coast, inside, outside) => {
  const at = allCoasts().find((index) => world.coastNames.name(index) === coast)!
  const members = [...world.coastMembers(at)].map((index) => world.name(index))
  expect(members).toEqual(expect.arrayContaining(inside))
  expect(members.filter((name) => outside.includes(name))).toEqual([])
})

test('no coast is empty', () => {
  expect(allCoasts().filter((coast) => world.coastMembers(coast).length === 0)).toEqual([])
})

test.each([
  ['MAD', 'Madrid'],
  ['BCN', 'Barcelona'],
  ['PMI', 'Palma'],
  ['LPA', 'Las Palmas de Gran Canaria'],
  ['JFK', 'New York'],
  ['LHR', 'London'],
  ['FCO', 'Roma'],
])('%s serves %s', (code, town) => {
  expect(world.name(destination[world.airportByCode(code)]!)).toBe(town)
})

test.each([
  ['Tour Eiffel', 'Paris'],
  ['Sagrada Família', 'Barcelona'],
  ['La Alhambra', 'Granada'],
])('%s is in %s', (point, town) => {
  const at = Array.from({ length: world.pointNames.count }, (_, index) => index).find(
    (index) => world.pointNames.name(index) === point,
  )!
  expect(world.name(world.columns.points.destination[at]!)).toBe(town)
})

test.each([
  ['Palma', 'ES', 'Zaragoza', 'ES'],
  ['Benidorm', 'ES', 'Valladolid', 'ES'],
  ['Cancún', 'MX', 'Monterrey', 'MX'],
  ['Punta Cana', 'DO', 'Chongqing', 'CN'],
  ['Paris', 'FR', 'Shenzhen', 'CN'],
])('%s (%s) draws more guests than %s', (more, moreCountry, fewer, fewerCountry) => {
  expect(weight[cityNamed(more, moreCountry)]!).toBeGreaterThan(
    2 * weight[cityNamed(fewer, fewerCountry)]!,
  )
})

test.each([
  ['Bávaro', 'DO'],
  ['Playa del Inglés', 'ES'],
  ['Guía', 'ES'],
  ['Baqueira', 'ES'],
  ['Formigal', 'ES'],
  ['San Miguel Zapotitlán', 'MX'],
  ['Lindos', 'GR'],
])('%s is found, and shown in Spanish with the accents it has', (town, country) => {
  expect(world.citiesNamed(town, country).map((index) => world.name(index, 'es'))).toContain(town)
})

test('a theme park is no town, but its town is found by its name', () => {
  expect(cityNamed('Phantasialand', 'DE')).toBe(cityNamed('Brühl', 'DE'))
  expect(world.name(cityNamed('Phantasialand', 'DE'))).toBe('Brühl')
  expect(world.name(cityNamed('PortAventura', 'ES'))).toBe('Salou')
})

test('GeoNames ids are kept', () => {
  expect(id[cityNamed('Sevilla', 'ES')]).toBe(2_510_911)
  expect(ID_RANGES.geonames[1]).toBeGreaterThan(13_000_000)
})

function countOf(wanted: number): number {
  return allIndexes.filter((index) => level[index] === wanted).length
}

function regionsOf(country: string): number[] {
  const index = allIndexes.find(
    (at) => level[at] === LEVELS.country && world.countryCode(at) === country,
  )!
  return world.children(index).filter((at) => level[at] === LEVELS.region)
}

function cityNamed(name: string, country: string): number {
  return world.citiesNamed(name, country)[0]!
}

function allCoasts(): number[] {
  return [...world.columns.coasts.id.keys()]
}
