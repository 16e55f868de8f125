/** An accommodation's category and a rate's board, as operators write them. */
import { foldText } from '../../site/text/fold-text.ts'
import { type ServiceCode, SERVICES } from '../../products/hotels/catalogue/rules/services.ts'
import { readFlag } from './cell-values.ts'

const KINDS: { words: RegExp; prefix: string }[] = [
  {
    words:
      /^(apt|apart|appart|ferienwohnung|residen|llave|key|villa|holiday home)|\b(llaves?|keys?)\b/,
    prefix: 'APT',
  },
  {
    words: /^(ho\d|host[ae]l|pension|guest ?house|albergue|jugendherberge|auberge|ostello)/,
    prefix: 'HO',
  },
]

const NO_CATEGORY =
  /^(|-|0|ot|otros?|others?|none|n\/?a|sin categoria|sin clasificar|unrated|null)$/

/** "4", "4*", "****", "4 estrellas", "HO2", "3 llaves", "5 GL" …; null when it means nothing. */
export function readCategory(written: string): string | null {
  const folded = foldText(written.trim())
  if (NO_CATEGORY.test(folded)) return 'OT'
  const count = countIn(folded)
  const kind = KINDS.find(({ words }) => words.test(folded))
  if (kind?.prefix === 'HO') return count ? `HO${count}` : 'OT'
  if (kind) return `APT${count || ''}`
  return count ? String(count) : null
}

/** Half stars count as the whole ones below: nobody may sell more than was awarded. */
function countIn(folded: string): number {
  const digits = /(^|[^\d.,])([0-9](?:[.,]\d+)?)(?![\d])/.exec(folded)
  if (digits) {
    const count = Math.floor(Number(digits[2]!.replace(',', '.')))
    return count >= 1 && count <= 5 ? count : 0
  }
  const symbols = /^([*★⭐]+)/.exec(folded.replace(/\s+/g, ''))?.[1]
  return symbols && symbols.length <= 5 ? symbols.length : 0
}

/** Codes of the trade, and beginnings of words, folded; the first that fits decides. */
const BOARDS: { code: string; codes: string[]; words: RegExp }[] = [
  {
    code: 'TI',
    codes: ['ti', 'ai', 'uai', 'all'],
    words: /^(all ?inc|todo inc|tout (inc|comp)|alles inc|tutto inc|tudo inc|tot inc)/,
  },
  {
    code: 'PC',
    codes: ['pc', 'fb', 'vp', 'fs', 'fr', 'fl', 'fd'],
    words: /^(full ?board|pension complet|pensio completa|vollpension|pensione comp|pensao comp)/,
  },
  {
    code: 'MP',
    codes: ['mp', 'hb', 'dp', 'hp', 'mb', 'hs', 'hr', 'hl', 'hh'],
    words: /^(half ?board|media pension|mitja pensio|demi|halbpension|mezza pensione|meia pensao)/,
  },
  {
    code: 'HD',
    codes: ['hd', 'bb', 'ad', 'cb', 'ab', 'uf', 'u/f', 'u-f', 'u+f', 'u&f'],
    words:
      /(breakfast|desayuno|esmorzar|petit.dej|fruhstuck|colazione|pequeno.alm|cafe da m|bed and b|b&b)/,
  },
  { code: 'CE', codes: ['ce'], words: /(dinner|cena|diner|abendessen|jantar|sopar)/ },
  {
    code: 'SA',
    codes: ['sa', 'ro', 'ep', 'sc', 'oa', 'ob', 'rr', 'u'],
    words:
      /^(room ?only|solo |nomes |only |chambre seule|logement seul|nur |ohne|so aloj|self.?cater|sin )/,
  },
  { code: 'OT', codes: ['ot'], words: /^(other|otro|autre|andere|altro|outro)/ },
]

/** A code that a supplier of ours uses is kept as it is, since the card tells them apart. */
export function readBoard(written: string): string | null {
  const folded = foldText(written.trim())
  if (/^(mp|mb|hs|hr|hl|hh|pc|fs|fr|fl|fd|al)$/.test(folded)) return folded.toUpperCase()
  const board =
    BOARDS.find(({ codes }) => codes.includes(folded)) ??
    BOARDS.find(({ words }) => words.test(folded))
  return board?.code ?? null
}

// Services of an accommodation as operators write them: our codes, or words of six languages.

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
