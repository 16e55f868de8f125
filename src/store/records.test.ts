import { describe, expect, test } from 'vitest'
import { CURRENCIES, type CurrencyCode } from '../site/money.ts'
import { eachDatabase } from '../../tests/fixtures/databases.ts'
import { currencyRatesOn, saveCurrencyRates } from './currency-rates.ts'
import { eventRecordsOn, forgetEventsBefore, saveEvents } from '../tracking/store/tracker-events.ts'

eachDatabase((open) => {
  describe('currency rates', () => {
    test('are the newest that are not from after the day', async () => {
      const database = await opened()
      await saveCurrencyRates(database, { date: 100, perEuro: ratesOf(2) })
      await saveCurrencyRates(database, { date: 110, perEuro: ratesOf(3) })
      await saveCurrencyRates(database, { date: 110, perEuro: ratesOf(4) })
      expect(await currencyRatesOn(database, 99)).toBeUndefined()
      expect((await currencyRatesOn(database, 109))?.perEuro.USD).toBe(2)
      expect(await currencyRatesOn(database, 500)).toEqual({ date: 110, perEuro: ratesOf(4) })
    })
  })

  describe('tracker events', () => {
    test('are kept in batches of any size and forgotten by day', async () => {
      const database = await opened()
      const event = { happened_at: 1, kind: 'view', hotel_id: null, visitor: 'v', details: '{}' }
      await saveEvents(database, [])
      await saveEvents(
        database,
        Array.from({ length: 12_500 }, (_, at) => ({ ...event, day: at % 5 })),
      )
      expect(await forgetEventsBefore(database, 3)).toBe(7_500)
      expect(await forgetEventsBefore(database, 3)).toBe(0)
    })

    test('are read by day in parts, without what an earlier release wrote', async () => {
      const database = await opened()
      const event = { happened_at: 1, kind: 'view', hotel_id: null, visitor: 'v', day: 9 }
      const lines = Array.from({ length: 1_001 }, (_, at) => `1,${at},,{},0`)
      await saveEvents(
        database,
        [...lines, '{}'].map((details) => ({ ...event, details })),
      )
      await saveEvents(database, [{ ...event, day: 8, details: '1,,,{},0' }])
      const records = await Array.fromAsync(eventRecordsOn(database, 9))
      expect(records.map(({ value1 }) => Number(value1))).toEqual([...lines.keys()])
    })
  })

  async function opened() {
    const database = await open()
    return database
  }
})

function ratesOf(rate: number) {
  return Object.fromEntries(Object.keys(CURRENCIES).map((code) => [code, rate])) as Record<
    CurrencyCode,
    number
  >
}
