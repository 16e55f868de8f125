/**
 * How many hotel guests a country draws for its number of inhabitants, roughly: 1 is a country
 * like Brazil or Poland. From public arrival counts, by eye; it keeps the great cities of
 * countries that few foreigners visit below a Spanish beach town.
 */
const APPEALS: readonly [appeal: number, countries: string][] = [
  [4, 'AD MV MC VA AW SC TC BB BS VG VI KY AG KN LC AI BL MF SX CW BQ SM'],
  [3, 'ES GR HR IT PT AT CY MT IS ME MU PF CK GP MQ RE JM DO AE GI FO LI'],
  [2.2, 'FR CH TH TN CU CR SG HK MO AL SI IE FJ CV'],
  [1.6, 'GB NL BE DE DK SE NO FI CZ HU EE LU US MX AU NZ CA MA EG JO IL PA BZ MY LK QA GE BH TR'],
  [
    1,
    'PL RO BG SK LV LT JP KR TW VN KH ID AR CL PE CO UY EC GT BR ZA NA KE TZ PR LB OM PS BA RS MK LA GU NC VU WS TO HN SV NI BO GL IM JE GG TT GD DM VC BM GF YT ZW BW',
  ],
  [0.6, 'PH AM AZ SN GM MG UZ KZ NP BT SA KW PY VE MD XK MM RU UA BY'],
  [0.35, 'CN IN IR GH CI DZ UG RW ZM MZ AO'],
]

const ELSEWHERE = 0.2

const APPEAL_BY_COUNTRY = new Map(
  APPEALS.flatMap(([appeal, countries]) =>
    countries.split(' ').map((country) => [country, appeal] as const),
  ),
)

export function countryAppeal(country: string): number {
  return APPEAL_BY_COUNTRY.get(country) ?? ELSEWHERE
}
