/** Names in Portuguese. */
import { type NamePhrases, words } from '../name-phrases.ts'

export const PORTUGUESE_NAMES: NamePhrases = {
  words: {
    saint: words(`São_Bento São_Roque São_Vicente São_Lázaro São_Gonçalo São_Tiago São_Mamede
      São_Brás São_Teotónio São_Martinho São_Cristóvão São_Nicolau São_Domingos São_Jorge
      São_Gabriel Santo_Antão Santo_Amaro Santo_Estêvão Santa_Luzia Santa_Clara Santa_Marta
      Santa_Catarina Santa_Bárbara Santa_Iria Santa_Rita Santa_Apolónia Santa_Eufémia`),
    flower: words(`Alfazema Jasmim Camélia Hortênsia Magnólia Alecrim Buganvília Girassol Papoila
      Violeta Rosmaninho Oliveira Laranjeira Amendoeira Limoeiro Figueira Sobreiro Medronho
      Cerejeira Palmeira Loureiro Acácia Jacarandá Azinheira Glicínia Dália`),
    sea: words(`Maré Onda Gaivota Farol Concha Brisa Areia Baía Falésia Traineira Âncora Vela
      Maresia Coral Barca Nau Caravela Golfinho Duna Ilhéu Rochedo Salina Cais Ria Enseada
      Espuma`),
    mount: words(`Serra Penedo Cume Neve Fraga Pinhal Vale Nascente Ribeira Lagoa Cascata Miradouro
      Penha Carvalhal Urze Falcão Bosque Pedra Trilho Refúgio`),
    field: words(`Quinta Herdade Monte Solar Moinho Lagar Eira Adega Nora Vinha Olival Pomar Horta
      Casal Celeiro Azenha Fonte Ribeira Açude Levada`),
    corner: words(`da_Sé da_Ribeira do_Castelo das_Flores da_Praça do_Mercado da_Muralha da_Fonte
      dos_Arcos das_Janelas da_Torre do_Chafariz da_Estrela das_Artes do_Jardim dos_Azulejos
      da_Misericórdia das_Escadinhas do_Mirante da_Graça do_Teatro dos_Clérigos da_Alfândega
      dos_Poetas`),
    noun: words(`Palácio Pátio Jardim Miradouro Solar Terraço Varanda Portal Claustro Arco Real
      Avenida Praça Parque Capitólio Central Império Navegador Mirante Castelo Jardins Colunata`),
    quality: words(`Azul Real Verde Maior Suave Feliz Celeste Nobre Alegre Doce Livre Brilhante
      Aprazível Grande`),
    owner: words(`Amélia Benedita Leonor Graciete Constança Balbina Felismina Deolinda Albertina
      Rosalina Joaquina Ermelinda Guiomar Palmira Zulmira Inocêncio Custódio Anselmo Belchior
      Serafim Gualdim Tomé Aurélio Jacinto Firmino`),
  },
  syllables: [
    words(`Mar Al Val Mon Mir Lar Bel Cas Fer Gal Lu Or Pal Ro Sal Ta Ver Vi Ar Ber Can Du Es Flo
      Gra Jar Lin Ne Per Ri Sar Tor Bar Cor`),
    words(`le ra di to ve nu lo se mi ba co ga li ma na ri so ti va za`),
    words(`nha ra sa ta lia da ria res lar nte do ndo lo gal vel lha`),
  ],
  hotel: [
    'Hotel {coined}',
    'Hotel {coined} {district}',
    'Hotel {noun} {quality}',
    'Hotel {noun} {corner}',
    'Hotel {saint}',
    'Hotel {saint} {district}',
    'Hotel {flower} {coined}',
    'Hotel {noun} de {coined}',
    'Hotel {noun} {saint}',
    'Hotel {district} {flower}',
    'Residencial {coined}',
  ],
  grand: [
    'Grande Hotel {coined}',
    'Palácio {corner} {coined}',
    'Palácio de {coined}',
    'Boutique Hotel {flower} {coined}',
    '{coined} Hotel & Spa',
    '{coined} Palace Hotel',
    'Grande Hotel {saint} {flower}',
  ],
  modest: ['Hotel {owner}', 'Hotel Casa {corner}', 'Hotel Novo {coined}', 'Residencial {saint}'],
  apartment: [
    'Apartamentos {coined}',
    'Apartamentos {coined} {district}',
    'Apartamentos {saint}',
    'Apartamentos {flower} {coined}',
    'Aparthotel {coined}',
    'Apartamentos {noun} {corner}',
    'Lofts {coined}',
    'Suites {flower} {coined}',
    'Estúdios {flower} {district}',
  ],
  hostel: [
    'Hostel {coined}',
    'Hostel {flower} {coined}',
    'Pensão {owner}',
    'Pensão {coined}',
    'Pensão {saint}',
    'Hostel {noun} {corner}',
    'Residencial {owner} {flower}',
    'Hospedaria {coined}',
  ],
  house: [
    'Casa {owner}',
    'Casa {coined}',
    'Casa {corner}',
    'Vila {coined}',
    'Vila {flower} {coined}',
    'Casa {flower} {quality}',
    'Casa {owner} {flower}',
    'Moradia {coined}',
  ],
  settings: {
    city: ['{coined} {city} Centro', '{noun} {coined} {city}', '{flower} {noun} {city}'],
    beach: [
      '{sea} de {coined}',
      'Praia {coined}',
      '{sea} {quality} {flower}',
      '{coined} Mar',
      'Vista {sea} {coined}',
      '{sea} {flower} {city}',
    ],
    mountain: ['{mount} de {coined}', '{mount} {coined}', 'Pousada {mount} de {coined}'],
    countryside: ['Quinta de {coined}', '{field} de {coined}', 'Herdade {coined}', 'Solar {saint}'],
    airport: ['{coined} Aeroporto', '{city} {coined} Aeroporto'],
  },
  chain: [
    '{brand} {coined}',
    '{brand} {district}',
    '{brand} {city} {noun}',
    '{brand} {noun} {quality}',
    '{brand} {flower} {district}',
    '{brand} {saint}',
    '{brand} {noun} {corner}',
    '{brand} {noun} {saint}',
  ],
}
