/** An accommodation's category and a rate's board, as operators write them. */
import { foldText } from '../../site/fold-text.ts'

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
    codes: ['hd', 'bb', 'ad', 'cb', 'ab'],
    words:
      /(breakfast|desayuno|esmorzar|petit.dej|fruhstuck|colazione|pequeno.alm|cafe da m|bed and b|b&b)/,
  },
  { code: 'CE', codes: ['ce'], words: /(dinner|cena|diner|abendessen|jantar|sopar)/ },
  {
    code: 'SA',
    codes: ['sa', 'ro', 'ep', 'sc', 'oa', 'ob', 'rr'],
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
