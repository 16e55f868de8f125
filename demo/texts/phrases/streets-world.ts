/** Streets and postal codes, continued: English-speaking and all other countries. */
import { words } from '../name-phrases.ts'
import type { StreetForm } from './streets.ts'

export const MORE_STREET_FORMS: StreetForm[] = [
  {
    countries: 'GB IE MT GI JE GG IM',
    patterns: ['{number} {street} Street', '{number} {street} Road', '{number} {street} Lane'],
    streets: words(`Church Station Victoria Albert Mill Park Queen King Chapel Bridge Abbey Market
      Castle Orchard Garden Priory Holly Elm Harbour Manor Prince Windsor Baker’s Weaver’s`),
    highestNumber: 190,
    postalCodes: {
      GB: ['@[1-9] [1-9]**', '@@[1-9] [1-9]**', '@@1# [1-9]**'],
      IE: ['@[1-9]# @#@#'],
      MT: ['@@@ ####'],
      GI: ['GX11 1AA'],
    },
  },
  {
    countries: 'US CA AU NZ JM BB BS BM',
    patterns: [
      '{number} {street} Street',
      '{number} {street} Avenue',
      '{number} {street} Drive',
      '{number} {street} Boulevard',
    ],
    streets: words(`Main Oak Maple Cedar Pine Washington Lake Hill Walnut Spring Lincoln Franklin
      Sunset Ocean Park River Elm Highland Jefferson Chestnut Harbor Mission Bay Union`),
    highestNumber: 4800,
    postalCodes: {
      US: ['[1-9]####', '0[1-9]###'],
      CA: ['@#@ #@#'],
      AU: ['[2-7]###'],
      NZ: ['[1-9]###'],
    },
  },
  {
    countries: 'NL SR CW AW',
    patterns: ['{street}straat {number}', '{street}laan {number}', '{street}gracht {number}'],
    streets:
      words(`Linden Kerk Molen Prinsen Haven Dorps Beatrix Wilhelmina Tulpen Rozen Heren Korte
      Lange School Stations Brouwers Oranje Nieuwe`),
    highestNumber: 260,
    postalCodes: { NL: ['[1-9]### @@'], SR: [''] },
  },
  {
    countries: 'GR CY',
    patterns: ['{street} {number}', 'Odos {street} {number}', 'Leoforos {street} {number}'],
    streets: words(`Ermou Athinas Venizelou Kolokotroni Solonos Akadimias Papanikoli Thermopylon
      Aristotelous Dimokratias Eleftherias Poseidonos Kanari Miaouli Navarinou Irakleous`),
    highestNumber: 140,
    postalCodes: { GR: ['[1-8]## ##'], CY: ['[1-8]###'] },
  },
  {
    countries: 'TR AZ',
    patterns: ['{street} Caddesi No: {number}', '{street} Sokak No: {number}'],
    streets: words(`Atatürk Cumhuriyet İstiklal Çınar Lale Menekşe Gül Deniz Liman Barbaros Yıldız
      Zeytin Papatya Mimar_Sinan Fevzi_Çakmak Bahar`),
    highestNumber: 160,
    postalCodes: { TR: ['[0-7]####'], AZ: ['AZ ####'] },
  },
  {
    countries: 'HR SI BA ME RS MK',
    patterns: ['{street} ulica {number}', '{street} cesta {number}', 'Obala {street} {number}'],
    streets: words(`Vukovarska Zadarska Splitska Istarska Jadranska Dubrovačka Primorska Lovačka
      Kralja_Tomislava Marmontova Domovinska Gajeva`),
    highestNumber: 120,
    postalCodes: { HR: ['[1-5]#000', '[1-5]#2##'], SI: ['[1-9]###'], ME: ['8[1-5]###'] },
  },
  {
    countries: 'MA DZ TN LY EG SA AE QA BH KW OM JO LB',
    patterns: ['{number} rue {street}', '{number} avenue {street}', '{number} boulevard {street}'],
    streets: words(`Ibn_Khaldoun Al_Massira Ibn_Sina Al_Qods Al_Farabi Zitoun Bab_el_Khemis
      Al_Andalous Omar_Khayyam Ibn_Battouta El_Hana Al_Moutanabbi`),
    highestNumber: 180,
    postalCodes: {
      MA: ['[1-9]0###'],
      DZ: ['[1-4]####'],
      TN: ['[1-9]###'],
      EG: ['[1-8]####'],
      SA: ['[1-9]####'],
      AE: [''],
      QA: [''],
      LB: ['[1-2]### ####'],
      OM: ['###'],
      JO: ['1####'],
    },
  },
  {
    countries: 'SE FI',
    patterns: ['{street}gatan {number}', '{street}vägen {number}'],
    streets: words(
      `Stor Drottning Kungs Sjö Björk Skol Hamn Strand Köpman Kyrko Linné Väster Norr`,
    ),
    highestNumber: 120,
    postalCodes: { SE: ['[1-9]## ##'], FI: ['[0-9]#[1-9]00'] },
  },
  {
    countries: 'NO DK IS',
    patterns: ['{street}gata {number}', '{street}veien {number}'],
    streets: words(
      `Stor Kirke Skole Havne Strand Bjørke Dronning Konge Fjord Torg Brygge Skog Sol`,
    ),
    highestNumber: 120,
    postalCodes: { NO: ['[0-9]###'], DK: ['[1-9]###'], IS: ['[1-9]##'] },
  },
]

/** For every other country: plain English, as maps for visitors write it. */
export const OTHER_STREETS: StreetForm = {
  countries: '',
  patterns: ['{number} {street} Road', '{number} {street} Street', '{street} Avenue {number}'],
  streets: words(`Central Station Garden Lake Park Temple Market Harbour River Lotus Palm Victory
    Independence Unity Museum University Beach Hill Palace Bridge`),
  highestNumber: 400,
  postalCodes: {
    JP: ['[1-9]##-####'],
    TH: ['[1-9]##[1-9]0'],
    ID: ['[1-9]####'],
    IN: ['[1-8]#####'],
    CN: ['[1-8]#####'],
    VN: ['[1-9]#####'],
    ZA: ['[1-9]###'],
    PL: ['[0-9]#-###'],
    CZ: ['[1-7]## ##'],
    SK: ['[8-9]## ##'],
    HU: ['[1-9]###'],
    RO: ['[1-9]#####'],
    BG: ['[1-9]###'],
    RU: ['[1-6]#####'],
    UA: ['[0-9]####'],
    IL: ['[1-9]######'],
    KR: ['[0-6]####'],
    SG: ['[1-8]#####'],
    MY: ['[1-9]####'],
    HK: [''],
    KE: ['[1-9]0[1-9]00'],
  },
}
