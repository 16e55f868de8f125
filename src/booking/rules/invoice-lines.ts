/** For whom an invoice is written, as it stands on one. */
import type { CompanyInvoice } from './booking.ts'

export function invoiceLines({ company, taxId, address, ...place }: CompanyInvoice): string[] {
  return [company, taxId, address, `${place.postalCode} ${place.city}`]
}
