/** Names in Spanish, for Spain; Latin America has its own trees, saints and mountains. */
import { type NamePhrases, words } from '../name-phrases.ts'

const SPAIN: NamePhrases['words'] = {
  saint: words(`San_Telmo San_Roque San_Lázaro San_Bartolomé San_Isidro San_Blas San_Antón
    San_Marcial San_Esteban San_Gil San_Julián San_Millán San_Pelayo San_Cosme San_Ginés
    San_Nicolás San_Vicente San_Lucas San_Mateo San_Hilario San_Adrián San_Fermín San_Ciriaco
    Santa_Ana Santa_Clara Santa_Lucía Santa_Inés Santa_Marina Santa_Bárbara Santa_Rita
    Santa_Elvira Santa_Olalla Santa_Teresa Santa_Justa Santa_Cecilia Santa_Águeda Santo_Domingo
    Santo_Tomé`),
  flower: words(`Azahar Jazmín Buganvilla Azucena Magnolia Romero Lavanda Tomillo Hibisco Dalia
    Camelia Amapola Mirto Retama Violeta Adelfa Glicinia Almendro Limonero Naranjo Olivo Granado
    Laurel Ciprés Palmera Higuera Madroño Cerezo Nogal Encina`),
  sea: words(`Brisa Caracola Gaviota Marea Coral Ola Arena Sirena Ancla Vela Delfín Espuma Perla
    Bahía Duna Albatros Bitácora Barlovento Sotavento Timonel Salina Atarraya Nácar Regata Marina
    Almadraba Faro Rompeolas Galeón Trasmallo`),
  mount: words(`Nevero Ibón Collado Refugio Ventisca Cumbre Peña Rebeco Abeto Edelweiss Cierzo
    Ladera Valle Arroyo Glaciar Cresta Pinar Hayedo Quebrantahuesos Vereda Mirador Risco Umbría
    Solana Fuente`),
  field: words(`Era Majada Dehesa Vega Huerta Alquería Noria Molino Lagar Pajar Alberca Acequia
    Almazara Viña Encinar Olivar Trigal Aljibe Bodega Colmena Ribera Cañada Manantial Alameda
    Herradura Cortijo Campana Fragua`),
  corner: words(`la_Alameda la_Catedral la_Muralla la_Judería las_Letras los_Arcos los_Portales
    la_Fuente la_Alhóndiga los_Azulejos la_Torre la_Ribera los_Naranjos la_Lonja la_Aduana
    la_Universidad las_Artes las_Musas la_Estación la_Rosaleda los_Jardines la_Sillería
    los_Balcones la_Cava las_Platerías la_Encomienda los_Tilos la_Atalaya las_Infantas
    los_Cronistas`),
  noun: words(`Mirador Patio Balcón Jardín Palacio Rincón Arco Torreón Claustro Pórtico Zaguán
    Plaza Puerta Real Parque Alcázar Castillo Paseo Oriente Central Regente Condal Gran_Vía
    Avenida Capitol`),
  figure: words(`Colón Cervantes Goya Velázquez Quevedo Góngora Murillo Zurbarán Lope_de_Vega
    Tirso Calderón Espronceda Bécquer Machado Ribera Elcano Magallanes Isabel_II Carlos_III
    Alfonso_XII Don_Jaime Doña_Urraca Almanzor Séneca Trajano Adriano Minerva Diana Ceres
    Mercurio`),
  // Only adjectives with one form for both genders.
  quality: words(`Azul Real Verde Mayor Suave Celeste Noble Feliz Alegre Dulce Gentil Libre
    Amable Radiante Brillante Fragante Apacible Grande`),
  owner: words(`Marlena Aurelia Leocadia Rufina Casilda Jacinta Ramona Benita Petra Carmela
    Delfina Celestina Fermina Micaela Lola Manuela Candela Eulalia Nicanora Tomasa Anselmo
    Fabián Ciriaco Evaristo Melquiades Anacleto Hilario Eusebio Baltasar Leandro Damián
    Zacarías`),
}

const LATIN_AMERICA: NamePhrases['words'] = {
  ...SPAIN,
  saint: words(`San_Felipe San_Agustín San_Pedro_Claver San_Martín San_Miguel San_Cristóbal
    San_Rafael San_Gabriel San_Lorenzo San_Sebastián San_Ángel San_Benito San_Joaquín San_Luis
    San_Telmo San_Isidro San_Jacinto San_Jerónimo Santa_Rosa Santa_Catalina Santa_Cruz
    Santa_Mónica Santa_Elena Santa_Isabel Santa_Lucía Santo_Tomás Santa_Rita Santa_Fe`),
  flower: words(`Ceiba Jacaranda Buganvilia Orquídea Guayacán Flamboyán Maracuyá Tamarindo
    Cacao Heliconia Araguaney Ceibo Nopal Agave Palma Samán Mango Guayaba Caoba Algarrobo
    Copihue Lapacho Quebracho Cantuta Frangipani Hibisco Vainilla Café Totumo Laurel`),
  mount: words(`Volcán Páramo Cóndor Nevado Quebrada Cascada Puma Quetzal Colibrí Vicuña Neblina
    Mirador Sierra Cordillera Lenga Araucaria Alpaca Chinchilla Tucán Laguna Jaguar Cumbre Risco
    Valle Cerro`),
}

export const SPANISH_NAMES: NamePhrases = {
  words: SPAIN,
  syllables: [
    words(`Mar Al Val Mon Mir Lar Bel Cas Fer Gal Lu Or Pal Ro Sal Ta Ver Vi Zur Ar Ber Can Du
      Es Flo Gra Isa Jar Lin Ne Olme Per Ri Sor Tor`),
    words(`le ra di to ve nu lo se mi ba co ga li ma na ri so ti va za`),
    words(`na ra sa ta lia dia ria res lar nte do ndo lo gal vel`),
  ],
  hotel: [
    'Hotel {coined}',
    'Hotel {coined} {district}',
    'Hotel {noun} {quality}',
    'Hotel {noun} de {city}',
    'Hotel {noun} de {corner}',
    'Hotel {saint}',
    'Hotel {saint} {district}',
    'Hotel {flower} {quality}',
    'Hotel {flower} {coined}',
    'Hotel {district} {noun}',
    'Hotel {noun} {coined}',
    'Hotel {noun} {saint}',
    'Hotel {figure}',
    'Hotel {figure} {district}',
    'Hotel {figure} {noun}',
    'Hotel {flower} {district}',
    'Hotel {coined} Plaza',
    'Hotel Puerta de {district}',
  ],
  grand: [
    'Gran Hotel {coined}',
    'Gran Hotel {saint}',
    'Gran Hotel {figure}',
    'Gran Hotel {figure} {district}',
    'Gran Hotel {city} {flower}',
    'Palacio de {coined}',
    'Palacio de {corner}',
    'Hotel Boutique {coined}',
    'Hotel Boutique {flower} {quality}',
    '{coined} Hotel & Spa',
    '{flower} {coined} Hotel & Spa',
    'Gran Hotel {noun} {flower}',
    'Hotel Boutique Casa {owner}',
  ],
  modest: ['Hotel {owner}', 'Hotel Casa {owner}', 'Hotel {Corner}', 'Hotel Nuevo {coined}'],
  apartment: [
    'Apartamentos {coined}',
    'Apartamentos {coined} {district}',
    'Apartamentos {flower} {quality}',
    'Apartamentos {saint}',
    'Apartamentos {flower} {coined}',
    'Aparthotel {coined}',
    'Aparthotel {saint} {flower}',
    'Apartamentos {district} {flower}',
    'Áticos {coined}',
    'Suites {coined} {flower}',
    'Estudios {flower} {district}',
    'Apartamentos {Corner}',
  ],
  hostel: [
    'Hostal {coined}',
    'Hostal {owner}',
    'Hostal {saint}',
    'Hostal {Corner}',
    'Hostal {saint} {district}',
    'Hostal {flower} {district}',
    'Hostal {coined} {flower}',
    'Pensión {owner}',
    'Pensión {coined}',
    'Albergue {flower} {quality}',
    'Hostal {noun} {coined}',
    'Hostal Residencia {coined}',
  ],
  house: [
    'Casa {owner}',
    'Casa {coined}',
    'Casa {owner} {district}',
    'Casa {flower} {quality}',
    'Villa {coined}',
    'Villa {owner}',
    'Villa {flower} {coined}',
    'Casa de {corner}',
    'Casa {coined} {flower}',
    'Chalet {coined}',
  ],
  settings: {
    city: ['{coined} {city} Centro', '{noun} {coined} {city}', '{city} {flower} {noun}'],
    beach: [
      '{sea} {quality} Playa',
      '{coined} Playa',
      'Playa {coined} {flower}',
      'Mar de {coined}',
      '{sea} de {coined}',
      '{flower} del Mar {coined}',
      'Cala {coined}',
      '{sea} {flower} {city}',
      'Vista {sea} {coined}',
    ],
    mountain: [
      '{mount} de {coined}',
      '{mount} {quality} {flower}',
      '{mount} {coined}',
      '{coined} Sierra',
      'Nieves de {coined}',
    ],
    countryside: [
      '{field} de {coined}',
      '{field} {quality} {flower}',
      'Posada de {coined}',
      'Hacienda {coined}',
      'Finca {field} de {owner}',
      'Finca {coined}',
    ],
    airport: ['{coined} Aeropuerto', '{noun} {quality} Aeropuerto', '{city} {coined} Aeropuerto'],
  },
  chain: [
    '{brand} {coined}',
    '{brand} {district}',
    '{brand} {city} {noun}',
    '{brand} {noun} {quality}',
    '{brand} {flower} {district}',
    '{brand} {saint}',
    '{brand} {city} {flower}',
    '{brand} {figure}',
    '{brand} {city} {figure}',
    '{brand} {flower} {quality}',
    '{brand} {noun} {saint}',
  ],
}

export const LATIN_AMERICAN_NAMES: NamePhrases = { ...SPANISH_NAMES, words: LATIN_AMERICA }
