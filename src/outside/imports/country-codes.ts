/** Countries as operators write them: by ISO code of two or three letters, or by name. */
import { foldText } from '../../core/fold-text.ts'
import { LANGUAGE_WORDS } from './languages.ts'

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
  VENVE VNMVN VGBVG VIRVI WLFWF ESHEH YEMYE ZMBZM ZWEZW
`

/** Names in daily use that the platform's tables do not have. */
const OTHER_NAMES: Record<string, string> = {
  uk: 'GB',
  england: 'GB',
  inglaterra: 'GB',
  scotland: 'GB',
  escocia: 'GB',
  wales: 'GB',
  'great britain': 'GB',
  'gran bretana': 'GB',
  holland: 'NL',
  holanda: 'NL',
  eeuu: 'US',
  'ee uu': 'US',
  usa: 'US',
  'united states of america': 'US',
  'czech republic': 'CZ',
  'republica checa': 'CZ',
  turkey: 'TR',
  turquia: 'TR',
  'rep dominicana': 'DO',
  'cape verde': 'CV',
  'cabo verde': 'CV',
  'ivory coast': 'CI',
  macedonia: 'MK',
  swaziland: 'SZ',
}

/** The code of two letters, or null. Building the names takes 20 ms, so it waits until needed. */
export function readCountry(written: string): string | null {
  countries ??= countriesByName()
  return countries.get(comparable(written)) ?? null
}

let countries: Map<string, string> | null = null

function countriesByName(): Map<string, string> {
  const found = new Map<string, string>()
  const pairs = CODES.trim().split(/\s+/)
  for (const language of Object.keys(LANGUAGE_WORDS)) {
    const names = new Intl.DisplayNames([language], { type: 'region' })
    for (const pair of pairs) found.set(comparable(names.of(pair.slice(3))!), pair.slice(3))
  }
  for (const [name, code] of Object.entries(OTHER_NAMES)) found.set(name, code)
  for (const pair of pairs) {
    found.set(pair.slice(0, 3).toLowerCase(), pair.slice(3))
    found.set(pair.slice(3).toLowerCase(), pair.slice(3))
  }
  return found
}

function comparable(name: string): string {
  return foldText(name)
    .replace(/\./g, '')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()
}
