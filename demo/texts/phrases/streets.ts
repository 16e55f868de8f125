/**
 * Streets and postal codes by country. In a pattern {street} and {number} are filled in;
 * in a postal code # is any digit, [1-4] one of these digits, @ a capital letter and * one on
 * which a British code may end. Codes of known places are in `postal-areas.ts`.
 */
import { words } from '../name-phrases.ts'

export interface StreetForm {
  countries: string
  patterns: readonly string[]
  streets: readonly string[]
  highestNumber: number
  /** By country where they differ; the first of the list otherwise. */
  postalCodes: Record<string, readonly string[]>
}

const FIVE = ['#####']

export const STREET_FORMS: StreetForm[] = [
  {
    countries: 'ES AD GQ',
    patterns: [
      'Calle {street}, {number}',
      'Calle de {street}, {number}',
      'Avenida de {street}, {number}',
      'Plaza de {street}, {number}',
      'Paseo de {street}, {number}',
    ],
    streets:
      words(`Cervantes Goya Alcántara Zurbarán Colón Granada Toledo Santa_Ana San_Roque Lepanto
      Andalucía Aragón Castilla Valencia Sevilla Salamanca Isabel_la_Católica Ramón_y_Cajal
      Lope_de_Vega Murillo Navarra Asturias Burgos Ronda San_Vicente Santa_Clara Miraflores
      Guadalquivir Trafalgar Ávila`),
    highestNumber: 140,
    postalCodes: {
      ES: ['0[1-9]###', '[1-4]####', '50###'],
      AD: ['AD[1-7]00'],
    },
  },
  {
    countries: 'MX GT HN SV NI CR PA CU DO CO VE EC PE BO CL AR UY PY PR',
    patterns: [
      'Calle {street} {number}',
      'Avenida {street} {number}',
      'Calle {street} N.º {number}',
      'Bulevar {street} {number}',
    ],
    streets: words(`Bolívar San_Martín Independencia Libertad Juárez Hidalgo Sucre Colón Los_Pinos
      Las_Palmas Las_Flores Los_Álamos La_Paz Reforma Central Santa_Rosa Miraflores El_Bosque
      Los_Cedros Las_Acacias Los_Laureles Insurgentes Belgrano O’Higgins 5_de_Mayo`),
    highestNumber: 1900,
    postalCodes: {
      MX: FIVE,
      GT: ['0[1-9]0##'],
      CR: ['[1-7]0###'],
      PA: ['0[1-9]##'],
      CO: ['[1-8]#00##'],
      EC: ['[0-2]#0###'],
      PE: ['1[0-5]###'],
      CL: ['[1-9]######'],
      AR: ['[1-9]###'],
      UY: ['[1-9]#000'],
      VE: ['[1-8]###'],
      PR: ['00[6-9]##'],
      BO: [''],
      HN: FIVE,
      CU: FIVE,
      DO: FIVE,
    },
  },
  {
    countries: 'PT AO MZ CV',
    patterns: ['Rua {street}, {number}', 'Avenida {street}, {number}', 'Largo {street}, {number}'],
    streets: words(`da_Liberdade do_Carmo das_Flores de_São_Bento da_Prata do_Ouro dos_Fanqueiros
      da_Boavista de_Camões do_Almada das_Oliveiras da_Esperança dos_Remédios da_Palma do_Sol
      das_Janelas_Verdes da_República de_Santa_Catarina do_Infante da_Saudade`),
    highestNumber: 320,
    postalCodes: { PT: ['[1-8]###-###'], AO: [''], MZ: ['[1-3]###'], CV: ['[1-8]###'] },
  },
  {
    countries: 'BR',
    patterns: [
      'Rua {street}, {number}',
      'Avenida {street}, {number}',
      'Alameda {street}, {number}',
    ],
    streets: words(`das_Palmeiras dos_Navegantes Santos_Dumont da_Praia do_Comércio das_Acácias
      Bela_Vista São_João Sete_de_Setembro Tiradentes das_Laranjeiras dos_Coqueiros Beira-Mar
      da_Aurora do_Sol Dom_Pedro_II`),
    highestNumber: 2400,
    postalCodes: { BR: ['[0-9]####-###'] },
  },
  {
    countries: 'IT SM VA',
    patterns: ['Via {street}, {number}', 'Viale {street}, {number}', 'Corso {street}, {number}'],
    streets: words(`Garibaldi Mazzini Cavour Dante Roma Verdi Marconi Manzoni Leopardi Galilei
      Carducci Matteotti dei_Mille delle_Rose dei_Tigli della_Repubblica San_Martino Petrarca
      Puccini Bellini Colombo Volta Nazionale del_Mare`),
    highestNumber: 180,
    postalCodes: { IT: ['[0-8]####'], SM: ['4789#'], VA: ['00120'] },
  },
  {
    countries: 'FR MC BE LU RE GP MQ GF YT NC PF',
    patterns: [
      '{number} rue {street}',
      '{number} avenue {street}',
      '{number} place {street}',
      '{number} boulevard {street}',
    ],
    streets: words(`de_la_République du_Marché Victor-Hugo Pasteur de_la_Gare des_Tilleuls
      Jean-Jaurès du_Moulin de_la_Fontaine Saint-Martin Gambetta Voltaire des_Écoles du_Port
      des_Lilas de_la_Liberté du_Château Molière Carnot des_Remparts`),
    highestNumber: 160,
    postalCodes: {
      FR: ['[1-8]####', '0[1-9]###', '9[1-5]###'],
      MC: ['98000'],
      BE: ['[1-9]###'],
      LU: ['L-[1-9]###'],
      RE: ['974##'],
      GP: ['971##'],
      MQ: ['972##'],
      GF: ['973##'],
    },
  },
  {
    countries: 'DE AT CH LI',
    patterns: ['{street}straße {number}', '{street}weg {number}', '{street}allee {number}'],
    streets: words(`Linden Schiller Goethe Bahnhof Garten Berg Ring Rosen Mozart Beethoven Kirch
      Schul Birken Mühlen Markt Wald Kastanien Humboldt Hafen Kaiser Eichen Park Luisen Brunnen`),
    highestNumber: 130,
    postalCodes: { DE: ['[1-9]####'], AT: ['[1-9]##0'], CH: ['[1-9]###'], LI: ['949#'] },
  },
]
