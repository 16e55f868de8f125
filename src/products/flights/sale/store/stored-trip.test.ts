import { expect, test } from 'vitest'
import { onSqlite, type TestDatabase } from '../../../../../tests/fixtures/databases.ts'
import {
  JFK_MAD,
  LIS_JFK,
  MAD_LIS,
  MAD_LIS_OTHER,
  openTimetable,
  SMALL_PLACES,
} from '../../../../../tests/fixtures/small-timetable.ts'
import { SAMPLE_RATES } from '../../../../store/currency-rates.ts'
import type { CurrencyCode } from '../../../../site/money.ts'
import { dayPermille, lightFare } from '../../fares/rules/fares.ts'
import { seatsId } from '../../timetable/rules/timetable.ts'
import { kmBetween } from '../../timetable/rules/way-km.ts'
import type { FlightChoice } from '../rules/flight-line.ts'
import { flightSale } from './flight-sale.ts'

const TODAY = 20_800
const DAY = TODAY + 10
const sale = flightSale(() => SMALL_PLACES)

/** Legs are written "flight+days": "1+0,2+0 3+7" is a return over two legs. */
function trip(legs: string, more: Partial<FlightChoice> = {}): FlightChoice {
  const journeys = legs.split(' ').map((journey) =>
    journey.split(',').map((leg) => {
      const [flightId, days] = leg.split('+').map(Number)
      return { flightId: flightId!, day: DAY + days! }
    }),
  )
  const passengers = { adults: 1, children: 0, infants: 0 }
  return { journeys, passengers, cabin: 'economy', brand: 'light', total: 0, ...more }
}

onSqlite((open) => {
  test('has the times of its legs in the clocks of each place', async () => {
    const line = await quote(await opened(), trip(`${MAD_LIS}+0,${LIS_JFK}+0 ${JFK_MAD}+7`))
    expect([line!.begins, line!.ends]).toEqual([DAY, DAY + 8])
    const times = line!.journeys.map((legs) =>
      legs.map(({ departs, arrives }) => [departs.minute, arrives.day - DAY, arrives.minute]),
    )
    expect(times).toEqual([
      [
        [480, 0, 500],
        [660, 0, 840],
      ],
      [[1320, 8, 670]],
    ])
    expect(line!.journeys[0]![0]!.departsAt).toBe((DAY * 1440 + 420) * 60_000)
  })

  test('there and back with one group costs two halves, not two single ways', async () => {
    const database = await opened()
    const there = await quote(database, trip(`${MAD_LIS}+0,${LIS_JFK}+0`))
    const back = await quote(database, trip(`${JFK_MAD}+7`))
    const both = await quote(database, trip(`${MAD_LIS}+0,${LIS_JFK}+0 ${JFK_MAD}+7`))
    expect(both!.fareTotal).toBeLessThan(there!.fareTotal + back!.fareTotal)
    const [from, to] = ['MAD', 'JFK'].map((code) => SMALL_PLACES.pointOf(code)!)
    const model = JSON.parse(
      (await database.db.selectFrom('airlines').select('fares').executeTakeFirstOrThrow()).fares,
    )
    const asked = {
      model,
      km: kmBetween(from!.latitude, from!.longitude, to!.latitude, to!.longitude),
      cabin: 'economy',
      step: 0,
    } as const
    const half = (day: number) =>
      lightFare({ ...asked, dayPermille: dayPermille(day, TODAY), isHalfOfReturn: true })
    expect(both!.fareTotal).toBe(half(DAY) + half(DAY + 7))
  })

  test('legs of two groups are two tickets', async () => {
    const database = await opened()
    const first = await quote(database, trip(`${MAD_LIS_OTHER}+0`))
    const second = await quote(database, trip(`${LIS_JFK}+0`))
    const both = await quote(database, trip(`${MAD_LIS_OTHER}+0,${LIS_JFK}+0`))
    expect(both!.fareTotal).toBe(first!.fareTotal + second!.fareTotal)
  })

  test('becomes dearer as seats sell, but not for whoever keeps it', async () => {
    const database = await opened()
    const asked = trip(`${MAD_LIS}+0`)
    const before = (await quote(database, asked))!
    await sold(database, 100)
    expect((await quote(database, asked))!.price).toBeGreaterThan(before.price)
    const kept = sale.choiceOf({ id: 'x', ...before })
    expect((await quote(database, kept))!.price).toBe(before.price)
    await sold(database, 168)
    expect(await quote(database, asked)).toBeNull()
    expect((await quote(database, kept))!.price).toBe(before.price)
  })

  test('infants sit on laps and pay little', async () => {
    const database = await opened()
    const [alone, family] = await Promise.all(
      [0, 1].map((infants) =>
        quote(database, trip(`${MAD_LIS}+0`, { passengers: { adults: 2, children: 1, infants } })),
      ),
    )
    expect(family!.price - alone!.price).toBeLessThan(alone!.price / 20)
    expect(sale.parts(family!).map(({ count }) => count)).toEqual([3])
    expect(sale.travellers({ id: 'x', ...family! })).toHaveLength(4)
  })

  test('is told in the money of its visitor, rounded once', async () => {
    const database = await opened()
    const [euros, dollars] = await Promise.all(
      (['EUR', 'USD'] as const).map((currency) => quote(database, trip(`${MAD_LIS}+0`), currency)),
    )
    expect(dollars!.fareTotal).toBe(euros!.price)
    const exact = (euros!.price * SAMPLE_RATES.perEuro.USD) / SAMPLE_RATES.perEuro.EUR
    expect(Math.abs(dollars!.price - exact)).toBeLessThanOrEqual(50)
    expect(dollars!.price % 100).toBe(0)
  })

  test.each([
    ['a flight that nobody knows', '404+0'],
    ['a day on which it does not fly', `${MAD_LIS}+40`],
    ['a connection that has left', `${MAD_LIS}+0,${LIS_JFK}+-1`],
    ['a way back before the way there', `${MAD_LIS}+0,${LIS_JFK}+0 ${JFK_MAD}+-1`],
    ['legs that do not meet', `${MAD_LIS}+0,${JFK_MAD}+0`],
    ['the past', `${MAD_LIS}+-11`],
  ])('nobody sells %s', async (_, legs) => {
    expect(await quote(await opened(), trip(legs))).toBeNull()
  })

  test('a flight that is moved is another one, and a cancelled one none', async () => {
    const database = await opened()
    const line = (await quote(database, trip(`${MAD_LIS}+0`)))!
    const choice = sale.choiceOf({ id: 'x', ...line })
    expect(sale.isOtherOffer(choice, line)).toBe(false)
    const change = { flight_id: MAD_LIS, day: DAY, cancelled: 0, departs: 600 }
    await database.db.insertInto('flight_changes').values(change).execute()
    expect(sale.isOtherOffer(choice, (await quote(database, choice))!)).toBe(true)
    await database.db.updateTable('flight_changes').set({ cancelled: 1 }).execute()
    expect(await quote(database, choice)).toBeNull()
  })

  test('an hour before it departs, it is closed', async () => {
    const database = await opened()
    const departs = (TODAY * 1440 + 420) * 60_000
    const early = trip(`${MAD_LIS}+-10`)
    expect(await quote(database, early, 'EUR', departs - 61 * 60_000)).not.toBeNull()
    expect(await quote(database, early, 'EUR', departs - 59 * 60_000)).toBeNull()
  })

  test('a short leg may be flown in a lower cabin, the longest may not', async () => {
    const asked = trip(`${MAD_LIS}+0,${LIS_JFK}+0`, { cabin: 'premium' })
    expect(await quote(await opened(), trip(`${MAD_LIS}+0`, { cabin: 'premium' }))).toBeNull()
    const line = await quote(await opened(), asked)
    expect(line!.journeys[0]!.map(({ cabin }) => cabin)).toEqual(['economy', 'premium'])
    expect(sale.parts(line!).map(({ id }) => id)).toEqual([
      seatsId(MAD_LIS, 'economy'),
      seatsId(LIS_JFK, 'premium'),
    ])
  })

  async function opened(): Promise<TestDatabase> {
    const database = await open()
    await openTimetable(database, { firstDay: TODAY - 1 })
    return database
  }
})

function quote(
  { db }: TestDatabase,
  choice: FlightChoice,
  currency: CurrencyCode = 'EUR',
  now = 0,
) {
  const asker = { currency, tax: null, rights: [], rates: SAMPLE_RATES, today: TODAY, now }
  return sale.quote(db, choice, asker)
}

async function sold({ db }: TestDatabase, count: number): Promise<void> {
  const row = { seats_id: seatsId(MAD_LIS, 'economy'), day: DAY, allotment: 168, sold: count }
  await db
    .insertInto('sold_seats')
    .values(row)
    .onConflict((conflict) => conflict.columns(['seats_id', 'day']).doUpdateSet({ sold: count }))
    .execute()
}
