/** IATA codes of cities whose airports have others, or stand in another town: country, code, city. */
const CODES = `
  AR BUE Buenos Aires
  AZ BAK Baku
  BE BRU Bruxelles
  BR BHZ Belo Horizonte
  BR RIO Rio de Janeiro
  BR SAO São Paulo
  CA YEA Edmonton
  CA YMQ Montréal
  CA YTO Toronto
  CN BJS Beijing
  CN SIA Xi’an
  CN XIY Xi’an
  CU VRA Varadero
  ES ACE Arrecife
  ES EAS San Sebastián
  ES LCG A Coruña
  ES OVD Oviedo
  ES RMU Murcia
  ES SPC Santa Cruz de la Palma
  ES TCI Santa Cruz de Tenerife
  FR PAR Paris
  GB GLA Glasgow
  GB LON London
  GR CHQ Chania
  GR JMK Mykonos
  GR JTR Fira
  ID JKT Jakarta
  IS REK Reykjavík
  IT MIL Milano
  IT ROM Roma
  JP NGO Nagoya
  JP NRT Tokyo
  JP OSA Osaka
  JP SPK Sapporo
  JP TYO Tokyo
  KR SEL Seoul
  MA CAS Casablanca
  MU MRU Port Louis
  MY KUL Kuala Lumpur
  PA PTY Panama City
  PH CEB Cebu City
  RE RUN Saint-Denis
  RO BUH București
  RU MOW Moskva
  SE STO Stockholm
  TR ANK Ankara
  TR IST Istanbul
  TR IZM İzmir
  TR SAW Istanbul
  TW TPE Taipei
  UA IEV Kyiv
  UA KBP Kyiv
  US CHI Chicago
  US DTT Detroit
  US IAD Washington
  US MKC Kansas City
  US NYC New York
  US ORL Orlando
  US QDF Dallas
  US QLA Los Angeles
  US QMI Miami
  US QSF San Francisco
  US WAS Washington
  VN CXR Nha Trang
`

export const CITY_CODES: ReadonlyMap<string, { country: string; name: string }> = new Map(
  Array.from(CODES.matchAll(/([A-Z]{2}) ([A-Z]{3}) (.+)/g), ([, country, code, name]) => [
    code!,
    { country: country!, name: name! },
  ]),
)
