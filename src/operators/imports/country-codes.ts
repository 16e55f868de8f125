/** Countries as operators write them: by ISO code of two or three letters, or by name. */
import { foldText } from '../../site/text/fold-text.ts'
import type { Language } from '../../site/locales.ts'

/** The product's languages as operators write them, in column names and in cells. */
export const LANGUAGE_WORDS: Record<Language, string[]> = {
  es: ['es', 'spa', 'esp', 'spanish', 'español', 'castellano', 'espagnol', 'spanisch', 'spagnolo'],
  ca: ['ca', 'cat', 'catalan', 'català', 'katalanisch', 'catalano'],
  en: ['en', 'eng', 'ing', 'english', 'inglés', 'anglais', 'englisch', 'inglese', 'inglês'],
  fr: ['fr', 'fra', 'fre', 'french', 'français', 'francés', 'französisch', 'francese'],
  de: ['de', 'deu', 'ger', 'ale', 'german', 'deutsch', 'alemán', 'allemand', 'tedesco', 'alemão'],
  it: ['it', 'ita', 'italian', 'italiano', 'italien', 'italienisch'],
  pt: ['pt', 'por', 'portuguese', 'português', 'portugués', 'portugais', 'portugiesisch'],
}

const LANGUAGES = new Map(
  Object.entries(LANGUAGE_WORDS).flatMap(([language, words]) =>
    words.map((word) => [foldText(word), language as Language] as const),
  ),
)

/** Also of a locale, as in es-MX or pt_BR; null for a language that the product does not speak. */
export function readLanguage(written: string): Language | null {
  const folded = foldText(written.trim())
  return LANGUAGES.get(folded) ?? LANGUAGES.get(folded.split(/[-_]/, 1)[0]!) ?? null
}

/** ISO 3166: three letters, then two. The platform knows only those of two. */
const CODES = `
  AFGAF ALAAX ALBAL DZADZ ASMAS ANDAD AGOAO AIAAI ATAAQ ATGAG ARGAR ARMAM ABWAW AUSAU AUTAT
  AZEAZ BHSBS BHRBH BGDBD BRBBB BLRBY BELBE BLZBZ BENBJ BMUBM BTNBT BOLBO BESBQ BIHBA BWABW
  BVTBV BRABR IOTIO BRNBN BGRBG BFABF BDIBI CPVCV KHMKH CMRCM CANCA CYMKY CAFCF TCDTD CHLCL
  CHNCN CXRCX CCKCC COLCO COMKM COGCG CODCD COKCK CRICR CIVCI HRVHR CUBCU CUWCW CYPCY CZECZ
  DNKDK DJIDJ DMADM DOMDO ECUEC EGYEG SLVSV GNQGQ ERIER ESTEE SWZSZ ETHET FLKFK FROFO FJIFJ
  FINFI FRAFR GUFGF PYFPF ATFTF GABGA GMBGM GEOGE DEUDE GHAGH GIBGI GRCGR GRLGL GRDGD GLPGP
  GUMGU GTMGT GGYGG GINGN GNBGW GUYGY HTIHT HMDHM VATVA HNDHN HKGHK HUNHU ISLIS INDIN IDNID
  IRNIR IRQIQ IRLIE IMNIM ISRIL ITAIT JAMJM JPNJP JEYJE JORJO KAZKZ KENKE KIRKI PRKKP KORKR
  KWTKW KGZKG LAOLA LVALV LBNLB LSOLS LBRLR LBYLY LIELI LTULT LUXLU MACMO MDGMG MWIMW MYSMY
  MDVMV MLIML MLTMT MHLMH MTQMQ MRTMR MUSMU MYTYT MEXMX FSMFM MDAMD MCOMC MNGMN MNEME MSRMS
  MARMA MOZMZ MMRMM NAMNA NRUNR NPLNP NLDNL NCLNC NZLNZ NICNI NERNE NGANG NIUNU NFKNF MKDMK
  MNPMP NORNO OMNOM PAKPK PLWPW PSEPS PANPA PNGPG PRYPY PERPE PHLPH PCNPN POLPL PRTPT PRIPR
  QATQA REURE ROURO RUSRU RWARW BLMBL SHNSH KNAKN LCALC MAFMF SPMPM VCTVC WSMWS SMRSM STPST
  SAUSA SENSN SRBRS SYCSC SLESL SGPSG SXMSX SVKSK SVNSI SLBSB SOMSO ZAFZA SGSGS SSDSS ESPES
  LKALK SDNSD SURSR SJMSJ SWESE CHECH SYRSY TWNTW TJKTJ TZATZ THATH TLSTL TGOTG TKLTK TONTO
  TTOTT TUNTN TURTR TKMTM TCATC TUVTV UGAUG UKRUA AREAE GBRGB USAUS UMIUM URYUY UZBUZ VUTVU
  VENVE VNMVN VGBVG VIRVI WLFWF ESHEH XKXXK YEMYE ZMBZM ZWEZW
`

/** Names in daily use that the platform's tables do not have, and of parts sold as countries. */
const OTHER_NAMES = `
  AE: uae, emirates, emiratos, emiratos arabes, dubai, abu dhabi
  AR: argentine republic
  BA: bosnia
  BN: brunei darussalam
  BO: bolivia plurinational state of
  CD: congo kinshasa, drc, dr congo, democratic republic of congo, congo democratic republic of the,
    democratic republic of the congo, republica democratica del congo, zaire
  CG: congo, congo brazzaville, republic of the congo, republica del congo
  CH: swiss confederation, confoederatio helvetica
  CI: ivory coast
  CN: prc, pr china, peoples republic of china, china peoples republic of, mainland china
  CV: cape verde, cabo verde
  CY: northern cyprus, north cyprus, chipre del norte
  CZ: czech republic, republica checa, republique tcheque, tschechische republik, repubblica ceca
  DE: ger, federal republic of germany, bundesrepublik deutschland
  DK: den
  DO: rep dominicana, dominican rep, rd
  DZ: peoples democratic republic of algeria
  EG: arab republic of egypt
  ES: canary islands, canarias, islas canarias, kanaren, kanarische inseln, iles canaries, canarie,
    balearic islands, baleares, islas baleares, illes balears, balearen, spain canary islands, mallorca, tenerife
  ET: federal democratic republic of ethiopia
  FM: federated states of micronesia
  FR: corsica, corse, korsika, corcega, metropolitan france, french republic
  GB: uk, england, inglaterra, scotland, escocia, wales, gales, great britain, gran bretana,
    northern ireland, irlanda del norte, britain, angleterre, inghilterra, schottland,
    united kingdom of great britain and northern ireland, grossbritannien, grande bretagne
  GM: the gambia
  GR: el, gre, hellas, hellenic republic, crete, creta, kreta
  HK: hong kong, hongkong, hong kong china, hong kong sar
  HR: cro
  ID: bali
  IE: eire
  IR: iran islamic republic of
  IT: italian republic, sicily, sicilia, sizilien, sardinia, cerdena, sardinien, sardegna
  KG: kyrgyz republic
  KP: dprk, north korea, korea north, korea democratic peoples republic of,
    democratic peoples republic of korea
  KR: korea, south korea, korea south, republic of korea, korea republic of, rok
  LA: lao, lao pdr, lao peoples democratic republic
  LK: democratic socialist republic of sri lanka
  MK: macedonia, fyrom, macedonia the former yugoslav republic of
  MM: burma, birmania, birmanie
  MO: macao, macau, macau china, macao sar
  MX: mejico, united mexican states, estados unidos mexicanos
  NL: holland, holanda, hollande, olanda, ned
  NZ: aotearoa
  PF: tahiti, polinesia francesa
  PS: palestine, palestina, palestinian territory
  PT: portuguese republic, por, madeira, azores, acores, portugal madeira, portugal azores
  RU: russian federation, federacion rusa, federation de russie
  SA: ksa
  SK: slovak republic
  SY: syrian arab republic
  SZ: swaziland
  TL: east timor
  TR: turkey, turquia, turquie, tuerkei, turkiye
  TW: taiwan, taiwan province of china, taiwan china, chinese taipei, republic of china
  TZ: zanzibar
  US: usa, us of a, eeuu, ee uu, eua, united states of america, etats unis d amerique, hawaii,
    vereinigte staaten von amerika, stati uniti d america, estados unidos da america,
    estados unidos de america
  VA: vatican, vatican city, holy see, ciudad del vaticano
  VG: british virgin islands, virgin islands british
  VI: us virgin islands, virgin islands us, usvi
  VN: viet nam
  ZA: rsa
`

/**
 * Territories with a code of their own, by the country under which operators list them, too.
 * Codes say where a hotel lies and nothing about whose it should be.
 */
const TERRITORIES: Record<string, string> = {
  AU: 'CC CX NF',
  CN: 'HK MO',
  DK: 'FO GL',
  FI: 'AX',
  FR: 'BL GF GP MF MQ NC PF PM RE WF YT',
  GB: 'AI BM FK GG GI IM JE KY MS SH TC VG',
  MA: 'EH',
  NL: 'AW BQ CW SX',
  NO: 'SJ',
  NZ: 'CK NU TK',
  RS: 'XK',
  US: 'AS GU MP PR VI',
}

/** Whether what lies in one country may be listed under another, as Puerto Rico under the USA. */
export function isListedUnder(code: string, listed: string): boolean {
  return code === listed || (TERRITORIES[listed] ?? '').includes(code)
}

/** The code of two letters, or null. Building the names takes 100 ms, so it waits until needed. */
export function readCountry(written: string): string | null {
  countries ??= countriesByName()
  const name = comparable(written)
  return countries.get(name) ?? countries.get(withoutOffice(name)) ?? null
}

let countries: Map<string, string> | null = null

/** The product's own first: a name that means two countries is read as its visitors read it. */
const NAME_LANGUAGES = [
  ...Object.keys(LANGUAGE_WORDS),
  ...'nl pl cs sk hu ro bg el tr ru uk sv no da fi et lv lt hr sl sr ar he ja ko zh id th vi'.split(
    ' ',
  ),
  ...'eu gl is mt sq mk'.split(' '),
]

function countriesByName(): Map<string, string> {
  const found = new Map<string, string>()
  const pairs = CODES.trim().split(/\s+/)
  for (const pair of pairs) {
    found.set(pair.slice(0, 3).toLowerCase(), pair.slice(3))
    found.set(pair.slice(3).toLowerCase(), pair.slice(3))
  }
  for (const line of OTHER_NAMES.trim().split(/\n\s*(?=[A-Z]{2}:)/))
    for (const name of line.slice(3).split(',')) found.set(comparable(name), line.slice(0, 2))
  for (const language of NAME_LANGUAGES)
    for (const style of ['long', 'short'] as const) {
      const names = new Intl.DisplayNames([language], { type: 'region', style })
      for (const pair of pairs) {
        const name = comparable(names.of(pair.slice(3))!)
        for (const form of [name, withoutOffice(name)])
          if (form !== '' && !found.has(form)) found.set(form, pair.slice(3))
      }
    }
  return found
}

function comparable(name: string): string {
  return foldText(name)
    .replace(/[.'’]/g, '')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()
}

/** Words of official names: "Kingdom of Spain", "Bolivia, Plurinational State of", "The Bahamas". */
const OFFICE = new Set(
  `the of and y e et und i de del des der la las los le les republic republica republique republik
  repubblica kingdom reino royaume konigreich regno state states estado federal federated federative
  commonwealth principality grand duchy sultanate union united oriental islamic bolivarian plurinational
  independent cooperative socialist sar`.split(/\s+/),
)

/** Saints are short in some names and long in others. */
function withoutOffice(name: string): string {
  return name
    .split(' ')
    .filter((word) => !OFFICE.has(word))
    .map((word) => (word === 'saint' ? 'st' : word))
    .join(' ')
}
