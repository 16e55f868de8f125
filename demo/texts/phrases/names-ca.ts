/** Names in Catalan. Coined names begin with a consonant: "de" before a vowel would be "d’". */
import { type NamePhrases, words } from '../name-phrases.ts'

export const CATALAN_NAMES: NamePhrases = {
  words: {
    saint: words(`Sant_Martí Sant_Pau Sant_Roc Sant_Feliu Sant_Telm Sant_Sebastià Sant_Miquel
      Sant_Joan Sant_Llorenç Sant_Galderic Sant_Magí Sant_Quirze Sant_Sadurní Sant_Francesc
      Sant_Jaume Sant_Narcís Santa_Eulàlia Santa_Clara Santa_Tecla Santa_Llúcia Santa_Caterina
      Santa_Margalida Santa_Coloma Santa_Fe Santa_Agnès Santa_Ponça Santa_Maria Santa_Anna`),
    flower: words(`Ginesta Farigola Romaní Lledoner Garrofer Ametller Taronger Magnòlia Gessamí
      Murtra Rosella Lavanda Olivera Palmera Buguenvíl·lea Figuera Llimoner Alzina Savina Llorer
      Camèlia Hortènsia Clavell Llessamí Tamariu Baladre`),
    sea: words(`Gavina Garbí Llevant Xaloc Mestral Tramuntana Onada Petxina Far Escull Dofí Marina
      Barcassa Roqueta Platja Badia Salina Corall Sirena Àncora Calma Marinada Xarxa Llaüt
      Moll Port`),
    mount: words(`Cim Serra Roca Pic Neu Isard Avet Coma Vall Font Estany Refugi Carena Bosc
      Fageda Pineda Coll Riera Salt_d’Aigua Congesta`),
    field: words(`Masia Molí Era Hort Vinya Celler Trull Pou Ferreria Borda
      Olivar Bassa Torre Clos Pleta Sèquia Rectoria`),
    corner: words(`la_Rambla la_Muralla la_Catedral la_Llotja la_Font la_Torre la_Plaça les_Arts
      les_Voltes les_Flors la_Seu la_Ribera la_Mercè la_Bonanova les_Roques
      la_Palma la_Marina les_Palmeres la_Vila la_Creu les_Cases`),
    noun: words(`Balcó Pati Jardí Terrat Portal Palau Mirador Racó Passeig Claustre Castell Arc
      Central Comtal Parc Plaça Rambla Avinguda Modern Nou_Centre`),
    quality: words(`Blau Verd Gran Major Suau Reial Feliç Alegre Noble Lliure`),
    owner: words(`Marineta Roser Quimeta Montsona Pepita Remei Assumpta Tereseta Carmeta Nuri
      Biel Tomeu Llorenç Xesc Bernat Quim Jaumet Ponç Guiem Macià Ferriol Martina Joana Catalina
      Margalida Coloma Aina`),
  },
  syllables: [
    words(`Bar Bel Ben Bi Cal Can Car Cas Del Far Fer Fon Ga Gar Gra Llo Llu Ma Mar Mi Mon Mo Ne
      Pal Per Pi Por Ri Ro Sal Sa Ser Ta Tar To Va Ver Vi Xa`),
    words(`le ra di to ve nu llo se mi ba co ga li ma na ri so ti va re`),
    words(`na ra sa ta lia dà ria res lar nt da nell lo gal vell`),
  ],
  hotel: [
    'Hotel {coined}',
    'Hotel {coined} {district}',
    'Hotel {noun} de {coined}',
    'Hotel {noun} de {corner}',
    'Hotel {saint}',
    'Hotel {saint} {district}',
    'Hotel {flower} {coined}',
    'Hotel {noun} {saint}',
    'Hotel {coined} {flower}',
    'Hotel {district} {flower}',
  ],
  grand: [
    'Gran Hotel {coined}',
    'Gran Hotel {saint} {flower}',
    'Palau de {coined}',
    'Hotel Boutique {coined}',
    'Hotel Boutique {flower} {coined}',
    '{coined} Hotel & Spa',
    'Hotel Palau {saint}',
  ],
  modest: ['Hotel {owner}', 'Hotel {Corner}', 'Hotel Nou {coined}'],
  apartment: [
    'Apartaments {coined}',
    'Apartaments {coined} {district}',
    'Apartaments {saint}',
    'Apartaments {flower} {coined}',
    'Aparthotel {coined}',
    'Apartaments {district} {flower}',
    'Apartaments {saint} {flower}',
    'Àtics {coined}',
    'Suites {coined} {flower}',
  ],
  hostel: [
    'Hostal {coined}',
    'Hostal {owner}',
    'Hostal {saint}',
    'Hostal {flower} {coined}',
    'Fonda {coined}',
    'Fonda {owner}',
    'Pensió {coined}',
    'Alberg {flower} {coined}',
    'Hostal {saint} {district}',
  ],
  house: [
    'Can {coined}',
    'Casa {coined}',
    'Casa {owner} {flower}',
    'Vil·la {coined}',
    'Vil·la {flower} {coined}',
    'Casa {saint}',
    'Torre {coined}',
    'Can {coined} {district}',
  ],
  settings: {
    city: ['{coined} {city} Centre', '{noun} {coined} {city}', '{flower} {noun} {city}'],
    beach: [
      '{sea} de {coined}',
      'Cala {coined}',
      'Platja {coined} {flower}',
      '{sea} {flower} {city}',
      'Mar {quality} {coined}',
      '{coined} Mar',
    ],
    mountain: ['{mount} de {coined}', '{mount} {coined}', 'Neus de {coined}'],
    countryside: ['Mas {coined}', 'Masia {coined}', '{field} de {coined}', 'Mas {saint} {flower}'],
    airport: ['{coined} Aeroport', '{city} {coined} Aeroport'],
  },
  chain: [
    '{brand} {coined}',
    '{brand} {district}',
    '{brand} {city} {noun}',
    '{brand} {flower} {district}',
    '{brand} {saint}',
    '{brand} {noun} {saint}',
    '{brand} {coined} {flower}',
  ],
}
