/**
 * Invented hotel chains of the demo catalogue. None is a real brand, and none may become one:
 * a demo must not put words into the mouth of a company that exists.
 */

export interface DemoChain {
  id: number
  name: string
  /** ISO 3166 codes of where it has houses; null for world-wide. */
  countries: string[] | null
  style: 'beach' | 'city' | 'budget' | 'luxury' | 'apartments' | 'rural' | 'ski'
  /** The stars of its houses, both ends included. */
  stars: [min: number, max: number]
}

type Row = [name: string, countries: string, style: DemoChain['style'], min: number, max: number]

const ROWS: Row[] = [
  // World-wide
  ['Orvelle Hotels', '', 'luxury', 5, 5],
  ['Kastanova Resorts', '', 'beach', 4, 5],
  ['Lumenza City', '', 'city', 3, 4],
  ['Dozewell', '', 'budget', 1, 2],
  ['Tresoria Collection', '', 'luxury', 4, 5],
  ['Hallmere Hotels', '', 'city', 4, 5],
  ['Zenovar Suites', '', 'apartments', 3, 4],
  ['Vantoro Hotels', '', 'city', 3, 4],
  ['Oquira Resorts', '', 'beach', 4, 5],
  ['Napwise', '', 'budget', 2, 3],
  // Spain and Andorra
  ['Marlosa Hotels', 'ES', 'beach', 3, 4],
  ['Calaroja Resorts', 'ES', 'beach', 4, 5],
  ['Garbinell Hotels', 'ES AD', 'city', 3, 4],
  ['Almadraz Hoteles', 'ES', 'city', 3, 4],
  ['Tresarcos Hoteles', 'ES PT', 'city', 4, 4],
  ['Ajimez Collection', 'ES MA', 'luxury', 5, 5],
  ['Timanfaro Resorts', 'ES', 'beach', 4, 5],
  ['Guanchía Hotels', 'ES', 'beach', 3, 4],
  ['Levantia Hotels', 'ES', 'beach', 2, 4],
  ['Galernia Hoteles', 'ES', 'city', 3, 4],
  ['Dormilia', 'ES PT', 'budget', 1, 2],
  ['Llavera Apartments', 'ES', 'apartments', 2, 4],
  ['Posadas del Alcor', 'ES', 'rural', 3, 4],
  ['Quintaverde Rural', 'ES PT', 'rural', 3, 4],
  ['Nievalta Hotels', 'ES AD', 'ski', 3, 5],
  ['Tramuntell Hotels', 'ES', 'beach', 3, 4],
  // Portugal and Brazil
  ['Marivela Hotéis', 'PT', 'beach', 3, 5],
  ['Vilacanto Hotéis', 'PT', 'city', 3, 4],
  ['Lisbela Hotéis', 'PT', 'city', 4, 5],
  ['Solares do Lenho', 'PT', 'rural', 4, 5],
  ['Jangadeira Resorts', 'BR', 'beach', 4, 5],
  ['Maracanto Hotéis', 'BR', 'city', 3, 4],
  // Italy
  ['Fontalba Alberghi', 'IT', 'city', 3, 4],
  ['Riva Celestina Resorts', 'IT', 'beach', 3, 5],
  ['Palazzoria Collection', 'IT', 'luxury', 5, 5],
  ['Nevebruna Hotels', 'IT', 'ski', 3, 4],
  ['Dormisereno', 'IT', 'budget', 2, 3],
  ['Cascinelle', 'IT', 'rural', 3, 4],
  // France, Belgium
  ['Hôtels Beaumirail', 'FR BE', 'city', 3, 4],
  ['Clairvoile Résidences', 'FR', 'apartments', 3, 4],
  ['Dodolys', 'FR BE', 'budget', 1, 2],
  ['Maisons Tilleraie', 'FR', 'rural', 4, 5],
  ['Chalets Névéral', 'FR CH', 'ski', 3, 5],
  ['Côteval Hôtels', 'FR', 'beach', 3, 4],
  // Germany, Austria, Switzerland, the Netherlands
  ['Lindenhoff Hotels', 'DE AT', 'city', 3, 4],
  ['Schlummerei', 'DE AT CH', 'budget', 2, 2],
  ['Hanseborg Hotels', 'DE DK', 'city', 4, 5],
  ['Firnholz Alpinhotels', 'AT DE CH', 'ski', 4, 5],
  ['Wiesenruh Landhotels', 'DE AT', 'rural', 3, 4],
  ['Polderlicht Hotels', 'NL BE', 'city', 3, 4],
  // Britain, Ireland, the North
  ['Copperlane Hotels', 'GB IE', 'city', 3, 4],
  ['Wrenfold Inns', 'GB IE', 'budget', 2, 3],
  ['Pemberlyn House Hotels', 'GB', 'luxury', 5, 5],
  ['Tidewell Hotels', 'GB IE', 'beach', 3, 4],
  ['Nordlykt Hotels', 'NO SE DK FI', 'city', 3, 4],
  ['Fjellkvil Lodges', 'NO SE', 'ski', 3, 4],
  // The eastern Mediterranean
  ['Meltemara Resorts', 'GR CY', 'beach', 4, 5],
  ['Kymatera Hotels', 'GR', 'beach', 3, 4],
  ['Denizkum Resorts', 'TR', 'beach', 4, 5],
  ['Sarayova Hotels', 'TR', 'city', 4, 5],
  ['Jadrinka Hotels', 'HR ME SI', 'beach', 3, 4],
  // Arab countries
  ['Riads Zahrine', 'MA', 'luxury', 4, 5],
  ['Marjanis Resorts', 'EG TN', 'beach', 4, 5],
  ['Al Barqan Hotels', 'AE QA OM SA BH', 'luxury', 5, 5],
  // The Americas
  ['Cenotal Resorts', 'MX', 'beach', 4, 5],
  ['Nopalia Hoteles', 'MX', 'city', 3, 4],
  ['Cayaluna Resorts', 'DO CU JM MX', 'beach', 4, 5],
  ['Quetzalí Lodges', 'CR GT PA', 'rural', 3, 4],
  ['Guaduales Hoteles', 'CO EC', 'city', 3, 4],
  ['Qoriwayra Hoteles', 'PE BO', 'city', 3, 5],
  ['Pamperal Hoteles', 'AR UY', 'city', 3, 4],
  ['Lengales Hoteles', 'CL AR', 'ski', 3, 5],
  ['Redmesa Inns', 'US', 'budget', 2, 2],
  ['Bluefir Lodges', 'US CA', 'ski', 3, 4],
  ['Harborwick Suites', 'US CA', 'apartments', 3, 4],
  // Asia, Africa, Oceania
  ['Tsukinami Hotels', 'JP', 'city', 3, 4],
  ['Saranwan Resorts', 'TH VN MY', 'beach', 4, 5],
  ['Senjaya Villas', 'ID', 'luxury', 5, 5],
  ['Mayurika Hotels', 'IN LK', 'city', 3, 5],
  ['Karoowind Lodges', 'ZA NA', 'rural', 4, 5],
  ['Banksiabay Hotels', 'AU NZ', 'beach', 3, 4],
]

/** The position in the table is the number, so a new chain goes to the end. */
export const CHAINS: DemoChain[] = ROWS.map(([name, countries, style, min, max], index) => ({
  id: index + 1,
  name,
  countries: countries === '' ? null : countries.split(' '),
  style,
  stars: [min, max],
}))
