import { PRODUCTS } from '../../../../../tests/fixtures/sold-products.ts'
import { expect, test } from 'vitest'
import { completedStay } from '../../../../../tests/fixtures/completed-stay.ts'
import { eachDatabase } from '../../../../../tests/fixtures/databases.ts'
import { EDITIONS } from '../../../../site/editions/editions.ts'
import { addReview } from '../store/written-reviews.ts'
import { todayIn } from '../../../../http/clock.ts'
import { inviteToReview } from './review-invitations.ts'

const SETTINGS = { publicUrl: new URL('https://alisio.example'), edition: EDITIONS.es }
const NOON = new Date('2026-11-15T11:00:00Z')
const today = todayIn('Europe/Madrid', NOON)

eachDatabase((open) => {
  test('asks once, by day, soon after the stay, whoever has not written', async () => {
    const database = await open()
    const stay = (locator: string, daysAgo: number, state?: 'cancelled') =>
      completedStay(database, { locator, checkOut: today - daysAgo, ...(state && { state }) })
    await stay('YESTERDA', 1)
    await stay('TADAYXXX', 0)
    await stay('MANTHAGA', 30)
    await stay('CANCELLE', 2, 'cancelled')
    const written = await stay('WRITTENX', 2)
    const draft = { score: 9, title: 'a', positive: 'b', negative: '', language: 'es' } as const
    await addReview(database, {
      itemId: written,
      draft: { ...draft, profile: 'solo' },
      author: 'Ana',
      today,
      now: 1,
    })
    const invite = (now: Date) => inviteToReview(PRODUCTS, database, SETTINGS, now)
    expect(await invite(new Date('2026-11-15T02:00:00Z'))).toBe(0)
    const counts = await Promise.all([invite(NOON), invite(NOON)])
    expect(counts[0]! + counts[1]!).toBe(1)
    expect(await invite(NOON)).toBe(0)
    const [mail, ...others] = await database.db.selectFrom('outgoing_mail').selectAll().execute()
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      recipient: 'ana@example.com',
      subject: '¿Qué tal en Patio de la Luz?',
    })
    expect(mail!.text).toContain('https://es.alisio.example/mis-viajes/YESTERDA/review/1/')
  })
})
