/** Which language an accommodation's name is in. */
import type { Dice } from '../dice.ts'
import type { NamePhrases } from './name-phrases.ts'
import { CATALAN_NAMES } from './phrases/names-ca.ts'
import { GERMAN_NAMES } from './phrases/names-de.ts'
import {
  ARABIC_NAMES,
  CROATIAN_NAMES,
  GREEK_NAMES,
  MOROCCAN_NAMES,
  NORDIC_NAMES,
  TURKISH_NAMES,
} from './phrases/names-east.ts'
import { ENGLISH_NAMES, INTERNATIONAL_NAMES } from './phrases/names-en.ts'
import { LATIN_AMERICAN_NAMES, SPANISH_NAMES } from './phrases/names-es.ts'
import { FRENCH_NAMES } from './phrases/names-fr.ts'
import { ITALIAN_NAMES } from './phrases/names-it.ts'
import { DUTCH_NAMES } from './phrases/names-nl.ts'
import { PORTUGUESE_NAMES } from './phrases/names-pt.ts'

export function namePhrasesOf(dice: Dice, country: string, cityName: string): NamePhrases {
  if (dice.chance(ENGLISH_SHARE)) return INTERNATIONAL_NAMES
  if (country === 'ES' && CATALAN_TOWNS.has(cityName)) {
    return dice.chance(0.55) ? CATALAN_NAMES : SPANISH_NAMES
  }
  const languages = BY_COUNTRY.get(country)
  return languages ? dice.pick(languages) : INTERNATIONAL_NAMES
}

/** Everywhere some owners hope for guests from abroad. */
const ENGLISH_SHARE = 0.06

const COUNTRIES: [countries: string, ...languages: NamePhrases[]][] = [
  ['ES GQ', SPANISH_NAMES],
  ['AD', CATALAN_NAMES],
  ['MX GT HN SV NI CR PA CU DO PR CO VE EC PE BO CL AR UY PY', LATIN_AMERICAN_NAMES],
  ['PT BR AO MZ CV ST', PORTUGUESE_NAMES],
  ['IT SM VA', ITALIAN_NAMES],
  ['FR MC GP MQ RE GF YT PF NC BL MF SN CI MG', FRENCH_NAMES],
  ['DE AT LI', GERMAN_NAMES],
  ['CH', GERMAN_NAMES, GERMAN_NAMES, FRENCH_NAMES],
  ['LU', FRENCH_NAMES, GERMAN_NAMES],
  ['BE', FRENCH_NAMES, DUTCH_NAMES],
  ['NL SR CW AW', DUTCH_NAMES],
  ['GB IE US AU NZ JM BB BS BM GI MT GG JE IM', ENGLISH_NAMES],
  ['CA', ENGLISH_NAMES, ENGLISH_NAMES, FRENCH_NAMES],
  ['GR CY', GREEK_NAMES],
  ['TR AZ', TURKISH_NAMES],
  ['HR SI BA ME RS MK', CROATIAN_NAMES],
  ['MA', MOROCCAN_NAMES],
  ['DZ TN LY EG SA AE QA BH KW OM JO LB YE IQ', ARABIC_NAMES],
  ['SE NO DK IS FO GL', NORDIC_NAMES],
]

const BY_COUNTRY = new Map(
  COUNTRIES.flatMap(([countries, ...languages]) =>
    countries.split(' ').map((country) => [country, languages] as const),
  ),
)

/** Where signs are often in Catalan: the larger and the much visited towns. */
const CATALAN_TOWNS = new Set(
  `Barcelona|Girona|Gerona|Tarragona|Lleida|Lérida|Sitges|Salou|Cambrils|Reus|Figueres|Roses|Rosas
  |Cadaqués|Begur|Blanes|Calella|Calonge|Palamós|Palafrugell|Lloret de Mar|Tossa de Mar|L’Escala
  |Platja d’Aro|Castelló d’Empúries|Sant Feliu de Guíxols|Santa Susanna|Malgrat de Mar
  |Pineda de Mar|Castelldefels|Vilanova i la Geltrú|El Vendrell|Calafell|Manresa|Vic|Olot|Vielha
  |Puigcerdà|Berga|Solsona|Tortosa|Badalona|Terrassa|Sabadell|Mataró|Palma|Palma de Mallorca
  |Alcúdia|Pollença|Sóller|Deià|Valldemossa|Manacor|Felanitx|Santanyí|Calvià|Andratx|Llucmajor
  |Cala d’Or|Cala Millor|Cala Ratjada|Magaluf|Peguera|Santa Ponsa|Can Picafort|Port de Pollença
  |Platja de Palma|Eivissa|Ibiza|Sant Antoni de Portmany|Santa Eulària des Riu|Maó|Mahón
  |Ciutadella|Ciutadella de Menorca|Es Mercadal|Formentera|Dénia|Xàbia|Calp|Altea|Gandia|Peníscola`
    .split('|')
    .map((name) => name.trim()),
)
