/**
 * Every page that is sent with a script or a style of its own: one line per page. The build makes
 * an entry of the browser bundle for each of them, the renderer finds a page's files by its name.
 */
export interface Page {
  /** Pages of a family share files of the bundle; those of different families do so in pairs. */
  family: string
  /** Under `src/`. */
  file: string
  component: string
}

export const PAGES: Record<string, Page> = {
  home: page('home', 'products/hotels/home/pages/hotel-home-page.tsx', 'HotelHomePage'),
  'flight-hotel-home': page(
    'home',
    'products/packages/pages/flight-hotel-home-page.tsx',
    'FlightHotelHomePage',
  ),
  'getaway-home': page('home', 'products/getaways/pages/getaway-home-page.tsx', 'GetawayHomePage'),
  'flight-home': page('home', 'products/flights/home/pages/flight-home-page.tsx', 'FlightHomePage'),
  'flight-results': page(
    'flights',
    'products/flights/list/pages/flight-results-page.tsx',
    'FlightResultsPage',
  ),
  'flight-trip': page(
    'flights',
    'products/flights/list/pages/flight-trip-page.tsx',
    'FlightTripPage',
  ),
  'flight-dates': page(
    'flights',
    'products/flights/list/pages/flight-dates-page.tsx',
    'FlightDatesPage',
  ),
  'flight-anywhere': page(
    'flights',
    'products/flights/list/pages/flight-anywhere-page.tsx',
    'FlightAnywherePage',
  ),
  'search-answer': page('search-answer', 'search/pages/search-answer-page.tsx', 'SearchAnswerPage'),
  'no-results': page('no-results', 'search/pages/no-results-page.tsx', 'NoResultsPage'),
  results: page('results', 'products/hotels/list/pages/hotel-results-page.tsx', 'HotelResultsPage'),
  hotel: page('hotel', 'products/hotels/detail/pages/hotel-page.tsx', 'HotelPage'),
  'missing-hotel': page(
    'hotel',
    'products/hotels/detail/pages/missing-hotel-page.tsx',
    'MissingHotelPage',
  ),
  cart: page('cart', 'booking/pages/cart/cart-page.tsx', 'CartPage'),
  checkout: page('checkout', 'booking/pages/checkout/checkout-page.tsx', 'CheckoutPage'),
  challenge: page('checkout', 'booking/pages/checkout/challenge-page.tsx', 'ChallengePage'),
  leave: page('checkout', 'booking/pages/checkout/leave-page.tsx', 'LeavePage'),
  confirmation: page(
    'confirmation',
    'booking/pages/confirmation/confirmation-page.tsx',
    'ConfirmationPage',
  ),
  voucher: page('confirmation', 'booking/pages/confirmation/voucher-page.tsx', 'VoucherPage'),
  trips: page('trips', 'booking/pages/trips/trips-page.tsx', 'TripsPage'),
  'cancel-trip': page('trips', 'booking/pages/trips/cancel-page.tsx', 'CancelPage'),
  'price-claim': page('trips', 'booking/pages/trips/claim-page.tsx', 'ClaimPage'),
  'write-review': page(
    'trips',
    'products/hotels/reviews/pages/write-review-page.tsx',
    'WriteReviewPage',
  ),
  'flight-change': page(
    'trips',
    'products/flights/sale/pages/flight-change-page.tsx',
    'FlightChangePage',
  ),
  'sign-in': page('account', 'accounts/pages/sign-in-page.tsx', 'SignInPage'),
  'second-factor': page('account', 'accounts/pages/second-factor-page.tsx', 'SecondFactorPage'),
  register: page('account', 'accounts/pages/register-page.tsx', 'RegisterPage'),
  reset: page('account', 'accounts/pages/reset-page.tsx', 'ResetPage'),
  account: page('account', 'accounts/pages/account-page.tsx', 'AccountPage'),
  factors: page('account', 'accounts/pages/factors-page.tsx', 'FactorsPage'),
  'email-change': page('account', 'accounts/pages/email-change-page.tsx', 'EmailChangePage'),
  consent: page('consent', 'rendering/pages/consent/consent-page.tsx', 'ConsentPage'),
  offline: page('offline', 'rendering/pages/offline-page.tsx', 'OfflinePage'),
  problem: page('problem', 'rendering/pages/problem-page.tsx', 'ProblemPage'),
}

/** Pages of the back office are not hydrated; these files bring their styles and what little runs. */
export const OFFICE_ENTRIES: Record<string, string> = {
  office: 'office/pages/office-entry.tsx',
  'office-factors': 'office/pages/office-factors-entry.tsx',
}

function page(family: string, file: string, component: string): Page {
  return { family, file, component }
}
