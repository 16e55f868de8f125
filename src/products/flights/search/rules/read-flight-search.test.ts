import { expect, test } from 'vitest'
import { dayOf, writeDay } from '../../../../site/calendar-day.ts'
import { codeIn, readFlightSearch, writeFlightSearch } from './read-flight-search.ts'

const today = dayOf(2027, 3, 1)
const DAY = { 3: writeDay(today + 3), 5: writeDay(today + 5), 400: writeDay(today + 400) }

const RETURN = {
  origen: 'Madrid (MAD)',
  destino: 'Nueva York (NYC)',
  fecha_ida: DAY[3],
  fecha_vuelta: DAY[5],
}

test.each([
  ['a return, as the form sends it', RETURN, 'return MAD-NYC+3 NYC-MAD+5 1/0/0 economy'],
  [
    'codes alone, as a link has them',
    { ...RETURN, origen: 'MAD' },
    'return MAD-NYC+3 NYC-MAD+5 1/0/0 economy',
  ],
  [
    'one way',
    { ...RETURN, tipo_viaje: 'ida', fecha_vuelta: '' },
    'one-way MAD-NYC+3 1/0/0 economy',
  ],
  [
    'several cities, without the rows that are empty',
    {
      tipo_viaje: 'varios',
      ...RETURN,
      origen_2: 'NYC',
      destino_2: 'Lima (LIM)',
      fecha_ida_2: DAY[5],
      origen_3: '',
    },
    'several MAD-NYC+3 NYC-LIM+5 1/0/0 economy',
  ],
  [
    'a family in business class',
    { ...RETURN, adultos: '2', ninos: '1', bebes: '2', cabina: 'business' },
    'return MAD-NYC+3 NYC-MAD+5 2/1/2 business',
  ],
])('%s', (_, values, expected) => {
  const read = readFlightSearch(values, { today, domainId: 1 })
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  const { kind, ways, passengers: p, cabin } = read.value
  const written = ways.map(({ from, to, day }) => `${from}-${to}+${day - today}`)
  expect([kind, ...written, `${p.adults}/${p.children}/${p.infants}`, cabin].join(' ')).toBe(
    expected,
  )
  // A link says the same as the form.
  expect(readFlightSearch(writeFlightSearch(read.value), { today, domainId: 1 })).toEqual(read)
})

test.each([
  [
    {},
    'origen origin-missing, destino destination-missing, fecha_ida 20_1_11, fecha_vuelta 20_1_11',
  ],
  [{ ...RETURN, origen: 'Madrid' }, 'origen origin-without-airport'],
  [{ ...RETURN, destino: 'Nueva' }, 'destino destination-not-chosen'],
  [{ ...RETURN, destino: 'MAD' }, 'destino same-places'],
  [{ ...RETURN, fecha_ida: '31-02-2027' }, 'fecha_ida date-unreadable'],
  [{ ...RETURN, fecha_ida: writeDay(today - 1) }, 'fecha_ida date-not-after-today'],
  [{ ...RETURN, fecha_vuelta: DAY[400] }, 'fecha_vuelta range-too-late'],
  [{ ...RETURN, fecha_ida: DAY[5], fecha_vuelta: DAY[3] }, 'fecha_vuelta flight-order'],
  [{ ...RETURN, adultos: '8', ninos: '2' }, 'adultos passengers-general'],
  [{ ...RETURN, adultos: '1', bebes: '2' }, 'bebes too-many-infants'],
  [{ ...RETURN, adultos: '0', ninos: '2' }, 'adultos flight-without-adult'],
  [{ ...RETURN, adultos: 'dos' }, 'adultos customers-unreadable'],
])('%j: %s', (values, expected) => {
  const read = readFlightSearch(values, { today, domainId: 1 })
  const told = read.ok ? [] : read.problems.map(({ field, code }) => `${field} ${code}`)
  expect(told.join(', ')).toBe(expected)
})

test('only the Spanish edition sells flights that leave today', () => {
  const tonight = { ...RETURN, fecha_ida: writeDay(today) }
  expect(readFlightSearch(tonight, { today, domainId: 1 }).ok).toBe(true)
  expect(readFlightSearch(tonight, { today, domainId: 7 })).toMatchObject({
    problems: [{ code: 'flight-today', field: 'fecha_ida' }],
  })
})

test.each([
  ['Madrid (MAD)', 'MAD'],
  ['MAD', 'MAD'],
  ['Madrid', ''],
  ['Madrid (MAD) centro', ''],
  ['mad', ''],
])('the code in %j is %j', (text, code) => expect(codeIn(text)).toBe(code))
