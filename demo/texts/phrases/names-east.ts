/** Names around the eastern and southern Mediterranean and in the North, in Latin letters. */
import { type NamePhrases, words } from '../name-phrases.ts'
import { INTERNATIONAL_NAMES } from './names-en.ts'

export const GREEK_NAMES: NamePhrases = {
  ...INTERNATIONAL_NAMES,
  words: {
    saint: words(`Agios_Nikolaos Agia_Marina Agios_Georgios Agia_Irini Agios_Stefanos Agia_Anna
      Agios_Minas Agia_Varvara Agios_Fokas Agia_Fotini Panagia`),
    noun: words(`Akti Thea Kyma Thalassa Aigli Avra Galini Elia Petra Meltemi Anemos Ammos Fengari
      Iris Kastro Limani Ormos Spiti Pyrgos Rodi Kypseli Ambeli Yasemi Levanda`),
    quality: words(`Garden View Bay Village Palace Beach Court Blue Terrace Dreams`),
    owner: words(`Kalliopi Despina Evanthia Areti Chrysoula Fotini Stamatis Lefteris Manolis
      Pantelis Zacharias Thanos Vangelio Marigo`),
  },
  syllables: [
    words(`Al An Ar Chry Da Del Eli Eu Fi Gal Her Ia Kal Kar Kle Lem Lo Mel Mi Myr Na Ol Pa Pel
      Phi Po Ro Sa Sy Tha Ther Va Xe Za`),
    words(`li ra mo ni ta do the ri le ka sti po na ma`),
    words(`dis nos ra nia polis ssos tis ki ria mis ndros thea los`),
  ],
  hotel: [
    'Hotel {coined}',
    '{coined} Hotel',
    'Hotel {noun} {coined}',
    '{noun} {quality} Hotel',
    '{saint} Hotel',
    'Hotel {noun} {district}',
    '{coined} {quality}',
  ],
  grand: ['{coined} Palace', '{coined} Boutique Hotel', '{noun} {coined} Hotel & Spa'],
  modest: ['Pension {coined}', 'Hotel {owner}', '{noun} {quality}'],
  apartment: [
    '{coined} Apartments',
    '{coined} Studios',
    '{noun} {coined} Studios',
    '{owner} Apartments',
    '{saint} {quality} Apartments',
  ],
  hostel: ['Pension {owner}', '{coined} Rooms', '{noun} {coined} Rooms', '{coined} Hostel'],
  house: ['Villa {coined}', 'Villa {noun} {coined}', '{owner} House', 'Archontiko {coined}'],
  settings: {
    city: ['{coined} {city}', '{city} {noun} {quality}'],
    beach: ['{coined} Beach', '{noun} {coined} Resort', 'Ormos {coined}', '{coined} Bay Resort'],
    mountain: ['{coined} Mountain Lodge', 'Archontiko {noun} {coined}'],
    countryside: ['Ktima {coined}', '{coined} Village', 'Ktima {noun} {owner}'],
    airport: ['{coined} Airport Hotel', '{noun} {coined} Airport'],
  },
  chain: [
    '{brand} {coined}',
    '{brand} {noun} {quality}',
    '{brand} {district}',
    '{brand} {coined} {quality}',
    '{brand} {city} {noun}',
  ],
}

export const TURKISH_NAMES: NamePhrases = {
  ...GREEK_NAMES,
  words: {
    saint: words(`Hanımeli Nergis Akasya Gülbahçe Yasemin Erguvan Lale Defne`),
    noun: words(`Deniz Güneş Yıldız Mercan İnci Liman Bahçe Çınar Palmiye Zeytin Lale Martı Yakut
      Safran Nar Turunç Mavi Yelken Konak Köşk Kervan Hisar Pınar Çeşme`),
    quality: words(`Garden Park Beach Palace Suites Resort Konak Plaza`),
    owner: words(`Nermin Saadet Feride Müzeyyen Perihan Handan Nuri Kadir Cemal Rıfat`),
  },
  syllables: [
    words(`Ak Al Ar Ay Bal Ber Can De El Er Gül Gün Hal Kara Kor Lal Me Mir Na Nil Or Pe Sa Sel
      Se Su Ta Tur Ül Ya Ze`),
    words(`li me ya ri de sa na ma le ka ra va si`),
    words(`han kent pera saray yen nur bey tepe kaya su ova lar mis`),
  ],
  modest: ['{coined} Pansiyon', 'Hotel {noun} {coined}', '{owner} Pansiyon'],
  hostel: ['{coined} Pansiyon', '{owner} Pansiyon', '{noun} {coined} Hostel'],
  house: ['{coined} Konağı', 'Villa {coined}', '{noun} {coined} Evi', 'Villa {noun} {coined}'],
  settings: {
    ...GREEK_NAMES.settings,
    beach: ['{coined} Beach', '{noun} {coined} Resort', '{coined} Koyu', '{coined} Bay Resort'],
    mountain: ['{coined} Dağ Evi', '{noun} {coined} Lodge'],
    countryside: ['{coined} Çiftliği', '{noun} {coined} Konak', '{coined} Taş Ev'],
  },
}

export const CROATIAN_NAMES: NamePhrases = {
  ...GREEK_NAMES,
  words: {
    saint: words(`Sveti_Nikola Sveti_Vid Sveti_Roko Sveta_Lucija Sveti_Mihovil Sveta_Ana`),
    noun: words(`Galeb Lavanda Uvala Riva Maslina Smokva Bura Maestral Zvijezda Luka
      Školjka Primorje Bonaca Mirta Palma Lanterna Biser Sidro Ruzmarin`),
    quality: words(`Garden Bay View Park Palace Village Sunset`),
    owner: words(`Marica Nada Jelka Dragica Katica Zora Ante Frane Jozo Mate`),
  },
  syllables: [
    words(`Ba Bel Bo Bra Cre Da Do Dra Ga Gra Ja Ka Kor La Li Lo Ma Me Mi Mla Ne Pe Po Ra Ri Ro
      Sla Sta Ta Va Ve Vi Za`),
    words(`li me ra ri de sa na vo le ko ja va si`),
    words(`na nka vac nica rin lje vlje nj ra ta la vo lin`),
  ],
  modest: ['Pansion {coined}', 'Hotel {noun} {coined}', 'Sobe {owner}'],
  apartment: ['Apartmani {coined}', 'Apartmani {noun} {coined}', 'Apartmani {owner} {quality}'],
  hostel: ['Hostel {coined}', 'Sobe {owner}', 'Sobe {coined}', 'Hostel {noun} {coined}'],
  house: ['Vila {coined}', 'Vila {noun} {coined}', 'Kuća {owner}', 'Kuća {coined}'],
  settings: {
    ...GREEK_NAMES.settings,
    beach: ['{coined} Beach', '{noun} {coined} Resort', 'Uvala {coined}', '{coined} Bay Resort'],
    mountain: ['Planinski Dom {coined}', '{noun} {coined} Lodge'],
    countryside: ['Stancija {coined}', 'Imanje {coined}', 'Stancija {noun} {coined}'],
  },
}

export const ARABIC_NAMES: NamePhrases = {
  ...GREEK_NAMES,
  words: {
    saint: words(`Bab_el_Bahr Bab_Zahra Bab_el_Qasba Bab_Noor Bab_Sahel Bab_Rihan`),
    noun: words(`Al_Nakheel Al_Yasmin Al_Bahr Al_Qamar Al_Noor Al_Waha Al_Ward Al_Zahra Al_Rimal
      Al_Fanar Al_Murjan Al_Rayhan Al_Safa Al_Andalus Al_Zaytoun Al_Marsa Al_Qasr Al_Wadi
      Al_Shams Al_Sahra`),
    quality: words(`Palace Garden Oasis Suites Tower Plaza View Court Corniche`),
    owner: words(`Amina Zohra Lalla_Rkia Salma Nadia Ghita Driss Hamid Yacoub Idriss Soraya`),
  },
  syllables: [
    words(`Al Am Az Ba Bah Da Fa Ha Ja Jam Ka Kha La Ma Mar Na Nou Qas Ra Rah Sa Sal Sha Ta Wa Ya
      Za Zah`),
    words(`li ma ra ya na ri sa da ha lou mi ni`),
    words(`ra na ne dia rine rah mi ya ma riq lan ssa ba`),
  ],
  hostel: ['Dar {owner}', 'Auberge {coined}', 'Hostel {coined}', 'Dar {coined}'],
  house: ['Dar {coined}', 'Riad {coined}', 'Riad {owner}', 'Villa {coined}', 'Dar {owner}'],
  settings: {
    ...GREEK_NAMES.settings,
    beach: ['{coined} Beach', '{noun} {coined} Resort', 'Marsa {coined}', '{coined} Bay Resort'],
    mountain: ['Kasbah {coined}', '{noun} {coined} Lodge'],
    countryside: ['Kasbah {coined}', '{coined} Oasis', '{noun} {coined} Camp'],
  },
}

/** Morocco sleeps in riads and dars. */
export const MOROCCAN_NAMES: NamePhrases = {
  ...ARABIC_NAMES,
  hotel: [...ARABIC_NAMES.hotel, 'Riad {coined}', 'Riad {saint}', 'Riad {owner}', 'Dar {coined}'],
  grand: ['Palais {coined}', 'Riad {coined} & Spa', 'Kasbah {coined}', 'Riad {noun} {coined}'],
}

export const NORDIC_NAMES: NamePhrases = {
  ...GREEK_NAMES,
  words: {
    saint: words(`Sankt_Olav Sankt_Knut Sankta_Birgitta Sankt_Erik Sankt_Hans`),
    noun: words(`Nord Fjord Havn Skog Lykt Måne Stjerne Bryggen Torget Havet Fyr Bjørk Elg Rev Snø
      Lyng Kyst Lilje Ørn Ren`),
    quality: words(`Park Bryggen Torg City Brygge Gård Hage`),
    owner: words(`Ingeborg Solveig Astrid Gudrun Sigrid Ragnhild Torvald Halvard Sigurd Asbjørn`),
  },
  syllables: [
    words(`Al As Berg Bjør Dal Ek El Fal Fjel Gran Hal Hav Hol Is Kal Lin Lun Mal Nor Os Rav Ros
      Sand Skog Sol Stor Svan Tor Ul Val Vin`),
    words(`a e der ne le sta ke`),
    words(`vik holm borg sund strand nes berg lund dal heim mark fors`),
  ],
  modest: ['{coined} Gjestehus', 'Hotel {noun} {coined}', 'Pensjonat {owner}'],
  hostel: ['{coined} Hostel', '{noun} {coined} Hostel', 'Pensjonat {owner}'],
  house: ['Villa {coined}', 'Villa {noun} {coined}', '{coined} Gård', 'Villa {owner}'],
  settings: {
    ...GREEK_NAMES.settings,
    beach: ['{coined} Strand', 'Hotel {noun} {coined}', 'Strandhotel {coined}'],
    mountain: ['{coined} Fjellstue', '{coined} Lodge', '{noun} {coined} Lodge'],
    countryside: ['{coined} Gård', '{noun} {coined} Gård', '{coined} Herregård'],
  },
}
