/**
 * Cities with several airports, by the code that stands for all of them. A city whose code is that
 * of one of its airports is not here: nobody could tell which of the two is meant.
 */
export const CITY_AIRPORTS: Readonly<Record<string, readonly string[]>> = {
  BJS: ['PEK', 'PKX'],
  BUE: ['EZE', 'AEP'],
  BUH: ['OTP', 'BBU'],
  CHI: ['ORD', 'MDW'],
  JKT: ['CGK', 'HLP'],
  LON: ['LHR', 'LGW', 'STN', 'LTN', 'LCY', 'SEN'],
  MIL: ['MXP', 'LIN', 'BGY'],
  MOW: ['SVO', 'DME', 'VKO', 'ZIA'],
  NYC: ['JFK', 'EWR', 'LGA'],
  OSA: ['KIX', 'ITM', 'UKB'],
  PAR: ['CDG', 'ORY', 'BVA'],
  QDF: ['DFW', 'DAL'],
  QHO: ['IAH', 'HOU'],
  QLA: ['LAX', 'BUR', 'ONT', 'SNA', 'LGB'],
  QMI: ['MIA', 'FLL'],
  QSF: ['SFO', 'OAK', 'SJC'],
  REK: ['KEF', 'RKV'],
  RIO: ['GIG', 'SDU'],
  ROM: ['FCO', 'CIA'],
  SAO: ['GRU', 'CGH', 'VCP'],
  SEL: ['ICN', 'GMP'],
  STO: ['ARN', 'BMA', 'NYO', 'VST'],
  TCI: ['TFS', 'TFN'],
  TYO: ['HND', 'NRT'],
  WAS: ['IAD', 'DCA', 'BWI'],
  YTO: ['YYZ', 'YTZ'],
}

/** The city that an airport's code belongs to; empty for an airport that is alone. */
export function cityCodeOf(airport: string): string {
  return CITY_OF_AIRPORT.get(airport) ?? ''
}

/** All airports that a code stands for: those of a city, or the one. */
export function airportsOf(code: string): readonly string[] {
  return Object.hasOwn(CITY_AIRPORTS, code) ? CITY_AIRPORTS[code]! : [code]
}

const CITY_OF_AIRPORT = new Map(
  Object.entries(CITY_AIRPORTS).flatMap(([city, airports]) =>
    airports.map((airport) => [airport, city] as const),
  ),
)
