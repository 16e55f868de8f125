/** Services of an accommodation as operators write them: our codes, or words of six languages. */
import { foldText } from '../../site/fold-text.ts'
import { SERVICES, type ServiceCode } from '../../products/hotels/catalogue/rules/services.ts'
import { readFlag } from './cell-values.ts'

/** The beginnings of words, folded; a service is meant when one of them begins a word. */
const WORDS: Record<ServiceCode, string> = {
  1:
    'accessib|wheelchair|disabled|accesib|minusvalid|movilidad reducida|adaptad|handicap|' +
    'barrierefrei|rollstuhl|disabil|acessi|pmr',
  3:
    'parking|garage|garaje|aparcamiento|estacionamiento|cochera|parkplatz|stellplatz|parcheggio|' +
    'estacionamento|car park|aparcament',
  4: 'wifi|wi fi|wlan|internet|wireless',
  5: 'spa\\b|wellness|sauna|balneario|thermal|termal|hammam|terme|massage|masaje|balneari',
  6: 'pool|swimming|piscin|alberca|pileta|schwimmb|hallenbad|freibad',
  7: 'pets?\\b|dog|mascota|perro|animal|animaux|haustier|hunde?\\b|cani\\b',
  10:
    'entertainment|animacion|animation|unterhaltung|animazione|animacao|kids club|miniclub|' +
    'mini club|espectaculo',
  12: 'gym|fitness|gimnasio|salle de sport|palestra|ginasio|academia|fitnessraum|gimnas',
  15: 'hydromassage|hidromasaje|jacuzzi|hot tub|whirlpool|idromassaggio|hidromassagem|jetted',
  17:
    'business|meeting|conference|sala de reuniones|congreso|negocios|seminaire|tagungsraum|' +
    'konferenz|sala riunioni|centro affari|reunioes',
  18: 'bicycle|bike|bicicleta|velos?\\b|fahrrad|fahrradverleih|biciclet|noleggio bici',
}

const CODES = Object.keys(SERVICES).map(Number) as ServiceCode[]

/** No service counts for what its absence says: "no pets", "sin piscina". */
const DENIALS = /^(no|not|sin|sans|ohne|kein\w*|senza|sem|without|non)\b/

/** Besides a plain yes; anything else in a column "business name" is no service. */
const GIVEN = /^(free|gratis|gratuit|kostenlos|included|incluid|compris|available|disponible|wlan)/

export function isGiven(written: string): boolean {
  return readFlag(written) === true || GIVEN.test(foldText(written.trim()))
}

/** Words that name no service that we show are left out. */
export function readServices(written: string): ServiceCode[] {
  const found = new Set<ServiceCode>()
  for (const item of written.split(/[|;,\n\t]+/))
    for (const code of servicesIn(item)) found.add(code)
  return CODES.filter((code) => found.has(code))
}

/** The service that a yes-or-no column tells about, as in "wifi" or "has_pool". */
export function serviceOfColumn(name: string): ServiceCode | null {
  const words = foldText(name).replace(/^(has|tiene|con|with)[ _-]/, '')
  // A number is a code in a list of services, but as the name of a column it is data.
  if (/^\d/.test(words) || words.split(/[ _.-]+/).length > 3) return null
  return servicesIn(words)[0] ?? null
}

function servicesIn(item: string): ServiceCode[] {
  const folded = foldText(item)
    .replace(/[_./-]+/g, ' ')
    .trim()
  if (!folded || DENIALS.test(folded)) return []
  const number = Number(folded)
  if (Number.isInteger(number)) return CODES.filter((code) => code === number)
  return CODES.filter((code) => BEGINNINGS[code].test(folded))
}

const BEGINNINGS = Object.fromEntries(
  CODES.map((code) => [code, new RegExp(`(^| )(${WORDS[code]})`)]),
) as Record<ServiceCode, RegExp>
