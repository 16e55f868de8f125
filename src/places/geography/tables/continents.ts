/** The continents as travellers divide the world, and what they are called. */
import type { Language } from '../../../site/locales.ts'
import { LEVELS } from '../geography-columns.ts'
import { countryId } from '../assigned-ids.ts'
import { draft, type Draft } from '../draft.ts'
import { NAME_LANGUAGES } from '../name-table.ts'
import { readJson } from '../packaged-data.ts'

type ContinentCode = 'EU' | 'NA' | 'CC' | 'SA' | 'AF' | 'AS' | 'OC'

interface Continent {
  id: number
  names: Record<Language, string>
}

const CONTINENTS: Record<ContinentCode, Continent> = {
  EU: {
    id: 1,
    names: {
      es: 'Europa',
      ca: 'Europa',
      en: 'Europe',
      fr: 'Europe',
      de: 'Europa',
      it: 'Europa',
      pt: 'Europa',
    },
  },
  NA: {
    id: 2,
    names: {
      es: 'América del Norte',
      ca: 'Amèrica del Nord',
      en: 'North America',
      fr: 'Amérique du Nord',
      de: 'Nordamerika',
      it: 'America del Nord',
      pt: 'América do Norte',
    },
  },
  CC: {
    id: 3,
    names: {
      es: 'América Central y el Caribe',
      ca: 'Amèrica Central i el Carib',
      en: 'Central America and the Caribbean',
      fr: 'Amérique centrale et Caraïbes',
      de: 'Mittelamerika und Karibik',
      it: 'America Centrale e Caraibi',
      pt: 'América Central e Caraíbas',
    },
  },
  SA: {
    id: 4,
    names: {
      es: 'América del Sur',
      ca: 'Amèrica del Sud',
      en: 'South America',
      fr: 'Amérique du Sud',
      de: 'Südamerika',
      it: 'America del Sud',
      pt: 'América do Sul',
    },
  },
  AF: {
    id: 5,
    names: {
      es: 'África',
      ca: 'Àfrica',
      en: 'Africa',
      fr: 'Afrique',
      de: 'Afrika',
      it: 'Africa',
      pt: 'África',
    },
  },
  AS: {
    id: 6,
    names: { es: 'Asia', ca: 'Àsia', en: 'Asia', fr: 'Asie', de: 'Asien', it: 'Asia', pt: 'Ásia' },
  },
  OC: {
    id: 7,
    names: {
      es: 'Oceanía',
      ca: 'Oceania',
      en: 'Oceania',
      fr: 'Océanie',
      de: 'Ozeanien',
      it: 'Oceania',
      pt: 'Oceânia',
    },
  },
}

/** Mainland North America; what else the data counts as such is Central America or an island. */
const NORTH_AMERICA = new Set(['US', 'CA', 'MX', 'GL', 'PM', 'BM'])

/** Where a traveller looks for them, whatever the geologist says. */
const ELSEWHERE: Record<string, ContinentCode> = {
  CY: 'EU',
  TF: 'AF',
  GS: 'SA',
  BV: 'SA',
  HM: 'OC',
  CS: 'EU',
}

/** Plain names where the standard's long ones would be odd on a travel site. */
const SHORT_NAMED = new Set(['HK', 'MO'])

export function continentDrafts(): Map<string, Draft> {
  return new Map(
    Object.entries(CONTINENTS).map(([code, { id, names }]) => [
      code,
      draft({ id, level: LEVELS.continent, name: names.en, names, country: '' }),
    ]),
  )
}

/** Continent code by country code. */
export function readContinents(): Map<string, ContinentCode> {
  const countries = readJson<{ code: string; continent: string }[]>('countries')
  return new Map(countries.map(({ code, continent }) => [code, continentOf(code, continent)]))
}

/** Countries are called by their English name where no language is asked for. */
export function countryDraft(code: string): Draft {
  const names = Object.fromEntries(
    NAME_LANGUAGES.map((language) => [language, countryName(code, language)]),
  ) as Record<Language, string>
  return draft({ id: countryId(code), level: LEVELS.country, name: names.en, names, country: code })
}

function continentOf(code: string, continent: string): ContinentCode {
  if (ELSEWHERE[code]) return ELSEWHERE[code]
  if (continent === 'NA' && !NORTH_AMERICA.has(code)) return 'CC'
  return continent as ContinentCode
}

const displayNames = new Map<string, Intl.DisplayNames>()

function countryName(code: string, language: Language): string {
  const style = SHORT_NAMED.has(code) ? 'short' : 'long'
  const key = `${language} ${style}`
  let names = displayNames.get(key)
  if (!names) {
    names = new Intl.DisplayNames(language, { type: 'region', style })
    displayNames.set(key, names)
  }
  return names.of(code) ?? code
}
