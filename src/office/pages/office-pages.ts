/**
 * Every page of the back office but those of second factors. They share one entry, which brings
 * their styles and no script.
 */
import { AuditPage } from './audit-table.tsx'
import { BookingPage } from './booking-page.tsx'
import { BookingsPage } from './bookings-page.tsx'
import { ClaimsPage } from './claims-page.tsx'
import { CurrenciesPage } from './currencies-page.tsx'
import { FirstPasswordPage } from './first-password-page.tsx'
import { OfficeFlightPage, OfficeFlightsPage } from './flights-page.tsx'
import { HealthPage } from './health-page.tsx'
import { HoldsPage } from './holds-page.tsx'
import { OfficeHotelPage } from './hotel-page.tsx'
import { HotelsPage } from './hotels-page.tsx'
import { MailPage, MailsPage } from './mails-page.tsx'
import { OfficeProblemPage } from './office-problem-page.tsx'
import { OfficePersonPage, PeoplePage } from './people-page.tsx'
import { ReviewsPage } from './reviews-page.tsx'
import { RoomPage } from './room-page.tsx'
import { OfficeSignInPage } from './sign-in-page.tsx'

export const OFFICE_PAGES: readonly unknown[] = [
  AuditPage,
  BookingPage,
  BookingsPage,
  ClaimsPage,
  CurrenciesPage,
  FirstPasswordPage,
  HealthPage,
  HoldsPage,
  OfficeFlightPage,
  OfficeFlightsPage,
  OfficeHotelPage,
  HotelsPage,
  MailPage,
  MailsPage,
  OfficePersonPage,
  OfficeProblemPage,
  PeoplePage,
  ReviewsPage,
  RoomPage,
  OfficeSignInPage,
]
