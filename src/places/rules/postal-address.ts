/** Where a hotel is, in one line. */
export interface PostalAddress {
  /** Street and number; empty when it is not told. */
  address: string
  postalCode: string
  cityName: string
  countryName: string
}

/** A postal code alone would tell where a hotel is whose street is not told. */
export function writeAddress({
  address,
  postalCode,
  cityName,
  countryName,
}: PostalAddress): string {
  const city = [address && postalCode, cityName].filter(Boolean).join(' ')
  return [address, city, countryName].filter(Boolean).join(', ')
}
