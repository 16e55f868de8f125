/** What mails say, in which language, and where their links lead. */
import { describe, expect, test } from 'vitest'
import { SPANISH_SITE } from '../../tests/fixtures/rendered.tsx'
import { SEVILLE, smallGeography } from '../../tests/fixtures/small-geography.ts'
import { type Booking, siteKeyOf } from '../booking/rules/booking.ts'
import { hotelsToTell } from '../products/hotels/sale/rules/hotel-news.ts'
import { dayOf } from '../site/calendar-day.ts'
import { EDITIONS } from '../site/editions/editions.ts'
import { editionOfHotel } from '../products/hotels/catalogue/rules/hotel-contact.ts'
import type { Site } from '../site/site.ts'
import { paymentParts } from '../booking/service/open-booking-desk.ts'
import { hotelMail } from '../products/hotels/sale/service/hotel-mail.ts'
import type { HotelLine } from '../products/hotels/sale/rules/hotel-line.ts'
import type { BookedLine } from '../products/line.ts'
import { PRODUCTS } from '../../tests/fixtures/sold-products.ts'
import { readSettings } from '../settings.ts'
import { accountMail } from '../accounts/routes/account-mail.ts'
import { bookingMail } from '../booking/service/booking-mail.ts'
import { siteAddress } from './site-address.ts'

const PUBLIC_URL = new URL('https://alisio.example')
const site = (id: keyof typeof EDITIONS, change: Partial<Site> = {}): Site => ({
  type: 'web',
  edition: EDITIONS[id],
  prefixed: false,
  ...change,
})

test.each([
  [site('es'), 'https://es.alisio.example/x'],
  [site('de', { type: 'company' }), 'https://de.company.alisio.example/x'],
  [site('fr', { prefixed: true }), 'https://alisio.example/x'],
])('pages have whole addresses (%#)', (where, address) =>
  expect(siteAddress(where, '/x', PUBLIC_URL)).toBe(address),
)

describe('mails of accounts', () => {
  const link = 'https://es.alisio.example/entrar/?link=***&b'
  const opening = { kind: 'registration', token: 'secret', address: link } as const
  const email = 'new@example.com'
  const KINDS = [
    { kind: 'registration', name: 'Ana', link: opening },
    { kind: 'already-registered', name: 'Ana', link },
    { kind: 'password-reset', name: 'Ana', link: opening },
    { kind: 'email-verification', name: 'Ana', link: opening },
    { kind: 'email-change', name: 'Ana', link: opening },
    { kind: 'email-change-asked', name: 'Ana', email, link: opening },
    { kind: 'password-changed', name: 'Ana', link },
    { kind: 'email-changed', name: 'Ana', email, link },
    { kind: 'factor-added', name: 'Ana', link },
    { kind: 'factor-removed', name: 'Ana', link },
    { kind: 'codes-made', name: 'Ana', link },
    { kind: 'account-deleted', name: 'Ana' },
  ] as const

  test.each(KINDS)('$kind is written in every language', (mail) => {
    for (const edition of Object.values(EDITIONS)) {
      const { subject, text, html } = accountMail(mail, { ...SPANISH_SITE, edition })
      expect(subject).toContain('Alisio')
      expect(`${subject}${text}`).not.toMatch(/[{}]|\bmail\.[a-z]/)
      expect(text).toContain('Ana')
      expect(html).toContain(`<html lang="${edition.conventions}">`)
      const shown = [text.includes(link), html.includes(`href="${link.replace('&', '&amp;')}"`)]
      expect(shown).toEqual(Array(2).fill('link' in mail))
      expect(`${subject}${text}${html}`).not.toContain('secret')
      expect(text.includes(email)).toBe('email' in mail)
    }
  })

  test('names cannot write HTML', () => {
    const { html, text } = accountMail({ ...KINDS[0], name: '<b>"Ana"' }, SPANISH_SITE)
    expect(html).toContain('&lt;b&gt;&quot;Ana&quot;')
    expect(text).toContain('<b>"Ana"')
  })

  test('partner brands write in their own name', () => {
    const { subject } = accountMail(KINDS[2], site('gb', { type: 'catchit' }))
    expect(subject).toBe('Your new Catchit password')
  })
})

const BOOKING: Omit<Booking, 'items'> & { items: (HotelLine & BookedLine)[] } = {
  id: 1,
  locator: 'AB12CD',
  state: 'confirmed',
  site: siteKeyOf(SPANISH_SITE),
  personId: null,
  contact: { firstName: 'Ana', lastName: 'Gómez', email: 'ana@example.com', phone: '600 1' },
  requests: 'Cuna, por favor',
  invoice: null,
  items: [
    {
      id: 'i1',
      kind: 'hotel',
      begins: dayOf(2027, 3, 12),
      ends: dayOf(2027, 3, 14),
      hotel: {
        id: 7,
        name: 'Hotel Mar & Sol',
        categoryId: '4E',
        address: 'Calle Mayor 1',
        postalCode: '41001',
        cityId: SEVILLE,
        latitude: 0,
        longitude: 0,
        isHidden: false,
      },
      stay: { checkIn: dayOf(2027, 3, 12), checkOut: dayOf(2027, 3, 14) },
      rooms: [
        { roomTypeId: 1, kind: 'double', name: '', people: { adults: 2, childAges: [] } },
        { roomTypeId: 2, kind: 'suite', name: 'Suite Azul', people: { adults: 1, childAges: [] } },
      ],
      planNumber: 1,
      providerId: 1,
      boardCode: 'HD',
      packetCode: '',
      paymentMethod: 'P',
      firstPaymentDay: null,
      freeCancellationUntil: dayOf(2027, 3, 10),
      price: 24_050,
      currency: 'EUR',
      guests: [
        { firstName: 'Ana', lastName: 'Gómez' },
        { firstName: 'Leo', lastName: 'Ruiz' },
      ],
    },
  ],
  currency: 'EUR',
  total: 24_050,
  payment: 'card',
  paid: 4_810,
  refunded: 0,
  bookedAt: 1,
  cancelledAt: null,
  lessAtHotel: 0,
  cancellationFee: 0,
}

const noStore = () => {
  throw new Error('Words need no store')
}

const booked = (where: Site) => ({
  site: where,
  publicUrl: PUBLIC_URL,
  products: PRODUCTS,
})

describe('mails of bookings', () => {
  test('a confirmation says all that was sold', () => {
    const { subject, text, html } = bookingMail('confirmation', BOOKING, booked(SPANISH_SITE))
    expect(subject).toBe('Reserva confirmada: Hotel Mar & Sol (AB12CD)')
    for (const line of [
      'Hola, Ana:',
      'Localizador: AB12CD',
      'Dirección: Calle Mayor 1, 41001 Sevilla, España',
      'Entrada: viernes, 12 de marzo de 2027',
      'Habitación 1: Habitación doble · 2 adultos · Ana Gómez',
      'Habitación 2: Suite Azul · 1 adulto · Leo Ruiz',
      'Régimen: Desayuno incluido',
      'Cancelación: Gratis hasta el miércoles, 10 de marzo de 2027',
      'Total: 240,50',
      'Pagado con tarjeta: 48,10',
      'A pagar en el hotel: 192,40',
      'Peticiones: Cuna, por favor',
      'https://es.alisio.example/confirmacion/AB12CD/',
    ])
      expect(text).toContain(line)
    expect(html).toContain('Hotel Mar &amp; Sol')
  })

  test('what was bought with the room is told, too', () => {
    const items = BOOKING.items.map((item) => ({
      ...item,
      packetCode: 'FF',
      giftBoxCode: 'GB-77',
    }))
    const { text } = bookingMail('confirmation', { ...BOOKING, items }, booked(SPANISH_SITE))
    expect(text).toContain('Régimen: Desayuno incluido + Forfait de esquí')
    expect(text).toContain('Caja regalo: GB-77')
  })

  test('an invoice, children and lines of a wish stay as they were given', () => {
    const booking: Booking = {
      ...BOOKING,
      requests: 'Planta < 3\nCuna',
      invoice: {
        company: 'Viajes Sur',
        taxId: 'B1',
        address: 'Calle Sol 2',
        postalCode: '41002',
        city: 'Sevilla',
      },
      items: BOOKING.items.map((item) => ({
        ...item,
        rooms: [{ ...item.rooms[0]!, people: { adults: 2, childAges: [5, 1] } }],
      })),
    }
    const { text, html } = bookingMail('confirmation', booking, booked(SPANISH_SITE))
    expect(text).toContain('2 adultos, 2 niños (edades: 5, 1)')
    expect(text).toContain('Viajes Sur\nB1\nCalle Sol 2\n41002 Sevilla')
    expect(html).toContain('Planta &lt; 3<br>Cuna')
  })

  test('a price says which taxes are not in it', () => {
    const { text } = bookingMail('confirmation', BOOKING, booked(site('co')))
    expect(text).toMatch(/Total: .* · IVA del 19\s% no incluido/)
  })

  test('a lower price says what comes back, and what the hotel asks for less', () => {
    const lower = { ...BOOKING, refunded: 4_810, lessAtHotel: 1_190 }
    const { text } = bookingMail('claim-accepted', lower, booked(SPANISH_SITE))
    expect(text).toContain('Te devolvemos: 48,10')
    expect(text).toContain('Menos a pagar en el hotel: 11,90')
  })

  test.each([
    ['es', 'Reserva confirmada: Hotel Mar & Sol (AB12CD)'],
    ['de', 'Buchung bestätigt: Hotel Mar & Sol (AB12CD)'],
  ] as const)('are in the language of where it was booked: %s', (edition, subject) => {
    const settings = readSettings({ PUBLIC_URL: PUBLIC_URL.href, PAYMENTS: 'sandbox' })
    const { mail } = paymentParts(noStore, PRODUCTS, settings)
    const booking = { ...BOOKING, site: siteKeyOf(site(edition)) }
    expect(mail('confirmation', booking)).toMatchObject({ recipient: 'ana@example.com', subject })
  })

  test('a cancellation says what it costs and what comes back', () => {
    const cancelled = { ...BOOKING, cancellationFee: 1_000, refunded: 3_810 }
    const { subject, text } = bookingMail('cancellation', cancelled, booked(site('de')))
    expect(subject).toBe('Buchung storniert: Hotel Mar & Sol (AB12CD)')
    expect(text).toContain('Stornogebühr: 10,00')
    expect(text).toContain('Erstattung: 38,10')
  })
})

describe('mails to hotels', () => {
  const contact = { phone: '+34 954 1', email: 'hotel@example.com', language: '' } as const
  const items = BOOKING.items.map((item) => ({ ...item, hotelContact: contact }))
  const told: Booking = { ...BOOKING, site: siteKeyOf(site('de')), items }

  test('say who comes, when, to which rooms and with which wishes, in the hotel’s words', () => {
    const mail = hotelMail('booked', told, 7, smallGeography())
    expect(mail.recipient).toBe('hotel@example.com')
    expect(mail.subject).toBe('Nueva reserva AB12CD: entrada el viernes, 12 de marzo de 2027')
    for (const line of [
      'Reservado por: Ana Gómez',
      'Teléfono del cliente: 600 1',
      'Peticiones: Cuna, por favor',
      'Entrada: viernes, 12 de marzo de 2027',
      'Habitación 2: Suite Azul · 1 adulto · Leo Ruiz',
      'Régimen: Desayuno incluido',
      'A cobrar en el hotel: 192,40',
    ])
      expect(mail.text).toContain(line)
    expect(mail.text).not.toContain('ana@example.com')
  })

  test('of a cancellation say nothing that is no longer needed', () => {
    const { subject, text } = hotelMail('cancelled', told, 7, smallGeography())
    expect(subject).toBe('Reserva cancelada AB12CD: entrada el viernes, 12 de marzo de 2027')
    for (const word of ['600 1', 'Cuna', 'A cobrar']) expect(text).not.toContain(word)
  })

  test('of a lower price say what is left to charge', () => {
    const less = { ...told, lessAtHotel: 1_240 }
    expect(hotelMail('changed', less, 7, smallGeography()).text).toContain('180,00')
    expect(hotelsToTell('changed', less)).toEqual([{ hotelId: 7, email: 'hotel@example.com' }])
    expect(hotelsToTell('changed', told)).toEqual([])
  })

  test('tell each hotel its own stays', () => {
    const other = {
      ...items[0]!,
      hotel: { ...items[0]!.hotel, id: 8, name: 'Hotel Otro' },
      hotelContact: { ...contact, email: 'other@example.com', language: 'fr' as const },
    }
    const two = { ...told, items: [...items, other] }
    expect(hotelsToTell('booked', two).map(({ email }) => email)).toEqual([
      'hotel@example.com',
      'other@example.com',
    ])
    const { subject, text } = hotelMail('booked', two, 8, smallGeography())
    expect(subject).toContain('Nouvelle réservation AB12CD')
    expect(text).toContain('Hotel Otro')
    expect(text).not.toContain('Hotel Mar & Sol')
  })

  test.each([
    ['ES', '', 'es'],
    ['ES', 'ca', 'cat'],
    ['UY', '', 'ar'],
    ['AT', '', 'de'],
    ['RE', '', 'fr'],
    ['JP', '', 'gb'],
    ['', '', 'gb'],
    ['US', 'en', 'us'],
    ['MX', 'es', 'mx'],
    ['GR', 'de', 'de'],
  ] as const)('a hotel in %s that speaks “%s” is written to as in %s', (country, language, id) =>
    expect(editionOfHotel(country, language)).toBe(id),
  )

  test('the guest’s own mail has the hotel’s phone', () => {
    const { text } = bookingMail('confirmation', told, booked(SPANISH_SITE))
    expect(text).toContain('Teléfono del hotel: +34 954 1')
    expect(text).not.toContain('hotel@example.com')
  })
})
