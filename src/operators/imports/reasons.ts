/**
 * Reasons: why a file, a row or a photo was not taken, or taken with a remark.
 *
 * They are for the operator who prepared the file, so they are in English; the code is stable, for
 * scripts that read the report.
 */

/** `{field}` and `{detail}` are filled in. */
const TEXTS = {
  // The whole file
  'file-unreadable': 'the file cannot be read: {detail}',
  'file-empty': 'the file is empty',
  'file-binary': 'the file is not text: {detail}',
  'header-missing': 'no row with column names was found; expected columns such as {detail}',
  'columns-missing': 'the file lacks a column for {detail}',
  'json-cut-short': 'the JSON ends in the middle; rows from here on were not read',
  'score-scale-unknown': 'too few rows to tell a scale of 5 from one of 10; name the scale',
  'store-failing': 'the store takes no row any more; the import stopped here: {detail}',
  // A row as text
  'quote-unclosed': 'a quote is opened and never closed',
  'row-too-long': 'the row is longer than {detail} characters',
  'cells-too-many': 'the row has more cells than there are columns; is a separator not quoted?',
  'json-unreadable': 'this is not valid JSON: {detail}',
  'characters-unreadable': 'characters of {field} are damaged',
  // Any cell
  'value-missing': '{field} is missing',
  'value-too-long': '{field} is longer than {detail} characters',
  'value-unreadable': '{field} cannot be understood: "{detail}"',
  'value-unknown': '{field} is not a known one: "{detail}"',
  'value-out-of-range': '{field} must lie between {detail}',
  // Hotels
  'coordinates-incomplete': 'latitude and longitude must come together',
  'coordinates-zero': 'the coordinates 0, 0 lie in the sea; leave them empty when unknown',
  'coordinates-swapped': 'latitude and longitude seem to be swapped',
  'place-missing': 'there are neither coordinates nor a city name',
  'place-not-found': 'no city was found for {detail}',
  'place-ambiguous': 'the city may be several; add country, region or coordinates: {detail}',
  'place-remote': 'far from any city; placed in the nearest, {detail} away',
  'city-far': 'the city lies rather far from the coordinates: {detail} away',
  'city-disagrees': 'the city lies too far from the coordinates: {detail}',
  'city-unknown': 'the city is not known: {detail}',
  'country-assumed': 'no country is given; taken for {detail}',
  'country-differs': 'city and coordinates agree on another country than the row: {detail}',
  'country-disagrees': 'the coordinates do not lie in the country {detail}',
  'hotel-of-other-source':
    'the id belongs to another hotel ({detail}); name the supplier of each file with --source',
  'name-damaged': '{field} looks damaged by a wrong encoding: "{detail}"',
  'currency-not-sold': 'the marketplace does not sell in {detail}',
  'photo-unusable': 'not the address or file name of a photo: "{detail}"',
  // Rates
  'hotel-unknown': 'there is no hotel with the id "{detail}"; import hotels first',
  'currency-differs': 'prices of this hotel are kept in {detail}',
  'price-ambiguous': '{field} may be thousands or decimals: "{detail}"',
  'days-reversed': 'the last day lies before the first',
  'days-too-many': 'a row may cover {detail} days at most',
  'days-past': 'the days lie in the past',
  'nothing-to-sell': 'the row has neither a price nor rooms nor minimum stay nor closed flag',
  'rooms-too-many': 'the hotel has no more numbers for another kind of room: "{detail}"',
  'rooms-already-sold': 'more rooms are sold than are offered now, and stay sold: {detail}',
  'days-beyond-calendar': 'days beyond the end of the calendar were left out for room "{detail}"',
  // Flights
  'airport-unknown': '{field} is not the IATA code of a known airport: "{detail}"',
  'airline-unknown': 'there is no airline with the code "{detail}"; import fares first',
  'airline-of-demo': 'the code is that of an airline of the demo world: "{detail}"',
  'airports-equal': 'the flight ends where it begins',
  'flight-too-fast': 'no aircraft flies so far in {detail} minutes; are the times local ones?',
  'seats-missing': 'the aircraft has no such cabin: {detail}',
  'seats-already-sold': 'more seats are sold than are offered now, and stay sold: {detail}',
  // Reviews
  'review-empty': 'the review has neither text nor title',
  // Rows among others
  'id-repeated': 'the id was already on line {detail}; the later row counts',
  'not-stored': 'the store refused the row: {detail}',
  // Photos
  'photo-not-found': 'the photo is not there: {detail}',
  'photo-address-refused': 'the address may not be asked: {detail}',
  'photo-not-received': 'the photo was not received: {detail}',
  'photo-too-large': 'the photo is larger than {detail}',
  'photo-broken': 'the photo cannot be read: {detail}',
} as const

export type ReasonCode = keyof typeof TEXTS

export interface Reason {
  code: ReasonCode
  /** The field it concerns; empty when it concerns the whole row or file. */
  field: string
  text: string
}

/** What reading a row gives: a record, perhaps with remarks, or all that is wrong with the row. */
export type RowRead<Row> =
  | { ok: true; record: Row; notes: Reason[] }
  | { ok: false; reasons: Reason[] }

/** A report quotes what an operator wrote, but not a whole novel of it. */
const LONGEST_DETAIL = 120

export function reason(code: ReasonCode, field = '', detail: string | number = ''): Reason {
  const written = String(detail)
  const quoted = written.length > LONGEST_DETAIL ? `${written.slice(0, LONGEST_DETAIL)}…` : written
  const text = TEXTS[code].replace(/\{(field|detail)\}/g, (_, name) =>
    name === 'field' ? field : quoted,
  )
  return { code, field, text }
}

/** The same reason, told by the file's own name of the column. */
export function withColumn(reason: Reason, column: string): Reason {
  const { code, field, text } = reason
  const [before = ''] = TEXTS[code].split('{field}')
  if (field === '' || !TEXTS[code].includes('{field}')) return reason
  return { code, field, text: before + column + text.slice(before.length + field.length) }
}

/** What went wrong, of anything that can be thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
