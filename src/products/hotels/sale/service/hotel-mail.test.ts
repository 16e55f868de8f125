/** Hotels are told of what becomes of their bookings, in the transaction of the booking itself. */
import { expect, test } from 'vitest'
import {
  bookingWorld,
  type BookingWorld,
  NOW,
  SITE,
  submit,
  valueOf,
} from '../../../../../tests/fixtures/booking-world.ts'
import { eachDatabase } from '../../../../../tests/fixtures/databases.ts'
import { productsWith } from '../../../../../tests/fixtures/sold-products.ts'
import { setHotelContact } from '../../catalogue/store/hotel-contacts.ts'

const CONTACT = { phone: '+34 954 123 456', email: 'patio@example.com', language: '' } as const
const ACTOR = { personId: null, email: 'office@example.com', address: '' }

eachDatabase((open) => {
  test('of a booking and of its cancellation', async () => {
    const world = await toldWorld()
    const booking = await booked(world, 3)
    expect(booking.items[0]).toMatchObject({ hotelContact: CONTACT })
    valueOf(await world.desk.cancel(booking, NOW))
    expect(await mailsOf(world)).toEqual([
      'ana@example.com confirmation',
      'patio@example.com hotel-booked',
      'ana@example.com cancellation',
      'patio@example.com hotel-cancelled',
    ])
  })

  test('of a lower price only where the hotel has to charge less', async () => {
    const world = await toldWorld()
    for (const payment of ['hotel', 'card']) {
      const booking = await booked(world, 3, payment)
      const asked = { address: 'https://other.example', found: booking.total - 1_000 }
      const claim = valueOf(await world.desk.bestPriceClaim(booking, asked, NOW))
      const decision = { isAccepted: true, also: async () => undefined }
      expect(await world.desk.decideClaim(claim.id, decision, NOW)).toBe(true)
    }
    const changes = (await mailsOf(world)).filter((mail) => mail.includes('hotel-changed'))
    expect(changes).toEqual(['patio@example.com hotel-changed'])
  })

  test('with the guest’s mail or not at all', async () => {
    const world = await toldWorld()
    const cart = valueOf(
      await world.desk.addToCart(null, await world.tokenFor('4-6', 3), SITE, NOW),
    )
    const dying = world.deskWith({
      products: productsWith(() => ({ subject: '', text: '', html: '' }), null),
    })
    // The store refuses the hotel's mail, so nothing of the booking is kept.
    expect(await submit(dying, cart, { payment: 'hotel' })).toMatchObject({ ok: false })
    expect(await mailsOf(world)).toEqual([])
    const bookings = await world.database.db.selectFrom('bookings').select('id').execute()
    expect(bookings).toEqual([])
  })

  test('by a bare mail when theirs cannot be composed', async () => {
    const world = await toldWorld()
    const broken = world.deskWith({
      products: productsWith(() => {
        throw new Error('No words')
      }),
    })
    const { locator } = await booked({ ...world, desk: broken }, 3)
    const mails = await mailsOf(world)
    expect(mails.at(-1)).toBe(`patio@example.com ${locator}`)
    expect(world.failures).toHaveLength(1)
  })

  test('unless nobody knows their address', async () => {
    const world = await bookingWorld(await open())
    await booked(world, 3)
    expect(await mailsOf(world)).toEqual(['ana@example.com confirmation'])
  })

  async function toldWorld(): Promise<BookingWorld> {
    const world = await bookingWorld(await open())
    expect(await setHotelContact(world.database, 1, CONTACT, ACTOR, NOW)).toBe(true)
    expect(await setHotelContact(world.database, 1, CONTACT, ACTOR, NOW)).toBe(false)
    return world
  }
})

async function booked(
  { desk, tokenFor }: Pick<BookingWorld, 'desk' | 'tokenFor'>,
  plan: number,
  payment = 'card',
) {
  const cart = valueOf(await desk.addToCart(null, await tokenFor('4-6', plan), SITE, NOW))
  const outcome = valueOf(await submit(desk, cart, { payment }))
  if (outcome.kind !== 'confirmed') throw new Error(outcome.kind)
  return outcome.booking
}

async function mailsOf({ database }: BookingWorld): Promise<string[]> {
  const rows = await database.db
    .selectFrom('outgoing_mail')
    .select(['recipient', 'subject'])
    .orderBy('id')
    .execute()
  return rows.map(({ recipient, subject }) => `${recipient} ${subject.split(' ')[0]}`)
}
