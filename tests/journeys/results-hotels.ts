/** Hotels whose cards must say different things, for the list call to answer with. */
import type {
  WrittenHotel,
  WrittenList,
} from '../../src/products/hotels/list/pages/read-list-answer.ts'

const NO_CLAIMS = {
  visits: 0,
  orders: 0,
  ordersType: 0,
  avgPrice: 0,
  roomsLite: false,
  lastRoom: false,
}
const unrated = { rating: 0, number: 0, showOnResults: false }

/** Hotels that differ in what their cards must say, in place of the first ones. */
export function changeHotels({ accommodations: { results }, metadata }: WrittenList): void {
  const change = (at: number, changes: Partial<WrittenHotel>, facts = {}) => {
    const hotel = results[at]!
    Object.assign(hotel, { packet_sale_type: '', rooms_left: 9, payment_label: '' }, changes)
    metadata[hotel.id] = { ...NO_CLAIMS, ...facts }
  }
  const rate = results[0]!.minRate!
  change(
    0,
    {
      name: 'Gran Hotel Uno',
      category_id: '4',
      category_name: '4 estrellas',
      city_name: 'Altea',
      distance: 1.234,
      grouped_services: [1, 3, 4, 5, 6, 7, 10, 12, 15, 17, 18],
      has_cancel_free: true,
      payment_label: 'Paga en el hotel',
      rooms_left: 2,
      reviews: {
        own: { rating: 8.24, number: 12, showOnResults: true },
        travelReviewSite: unrated,
        bookingPartner: unrated,
      },
      minPrice: 30_000,
      minRate: {
        ...rate,
        boardCode: 'HD',
        boardName: 'Desayuno incluido',
        price: 30_000,
        priceNightRoom: 10_000,
        originalPrice: 40_000,
        payment_method: 'O',
        free_cancellation_until: '20-12-2026',
      },
    },
    { visits: 7, orders: 3, avgPrice: 35_000 },
  )
  change(
    1,
    {
      category_id: 'APT3',
      category_name: 'Apartamento de 3 llaves',
      has_cancel_free: false,
      distance: -1,
      reviews: {
        own: unrated,
        travelReviewSite: { rating: 5.2, number: 8, showOnResults: true },
        bookingPartner: unrated,
      },
      minRate: {
        ...rate,
        boardCode: 'SA',
        boardName: 'Solo alojamiento',
        price: 30_000,
        originalPrice: 31_000,
      },
    },
    { orders: 1, ordersType: 1 },
  )
  change(2, { hidden: 77, name: '' })
  change(3, { minPrice: null, minRate: null, maxRate: null, name: 'Hotel Agotado' })
  change(4, { packet_sale_type: 'PAI', packet_sale_options: 'Entradas al parque' }, { visits: 9 })
  change(5, {
    packet_sale_type: 'RL',
    packet_sale_options: 'Circuito de spa',
    has_cancel_free: true,
    minRate: { ...rate, free_cancellation_until: null },
  })
}
