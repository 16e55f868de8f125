/** Names in Italian. */
import { type NamePhrases, words } from '../name-phrases.ts'

export const ITALIAN_NAMES: NamePhrases = {
  words: {
    saint: words(`San_Rocco San_Teodoro San_Gimignano San_Felice San_Frediano San_Zeno San_Vitale
      San_Cassiano San_Babila San_Martino San_Lorenzo San_Giorgio San_Donato San_Biagio San_Vito
      San_Nicola San_Petronio San_Leonardo Sant’Agnese Sant’Elmo Sant’Orsola Santa_Lucia
      Santa_Chiara Santa_Croce Santa_Reparata Santa_Cecilia Santa_Margherita Santa_Barbara
      Santa_Caterina Santa_Marina`),
    flower: words(`Ginestra Oleandro Glicine Gelsomino Mimosa Magnolia Camelia Lavanda Rosmarino
      Mirto Mandorlo Limone Olivo Cipresso Girasole Papavero Ortensia Dalia Mughetto Verbena
      Alloro Melograno Ciliegio Pineta Bouganville Rosaspina`),
    sea: words(`Scirocco Maestrale Gabbiano Conchiglia Scogliera Corallo Onda Brezza Faro Sirena
      Delfino Vela Ancora Marina Riva Laguna Baia Lido Perla Timone Paguro Tramontana Stella
      Spiaggia Libeccio Garbino`),
    mount: words(`Baita Malga Stella_Alpina Abete Larice Croda Cima Vetta Neve Genziana Rododendro
      Marmotta Aquila Capriolo Ruscello Bosco Valle Pino Rifugio Cervo`),
    field: words(`Podere Masseria Tenuta Casale Borgo Cascina Fattoria Mulino Frantoio Vigna Aia
      Locanda Colombaia Fienile Oliveto Poggio Torre Fonte Granaio Pieve`),
    corner: words(`della_Torre delle_Arti del_Duomo della_Fontana dei_Mercanti del_Teatro
      delle_Rose dei_Giardini della_Loggia del_Ponte delle_Muse dei_Pellegrini del_Castello
      della_Signora delle_Mura dei_Cavalieri del_Porto della_Piazza degli_Aranci degli_Orti
      dei_Tigli delle_Erbe del_Corso dei_Poeti`),
    noun: words(`Palazzo Corte Giardino Terrazza Belvedere Portico Loggia Centrale Imperiale
      Albergo Miramonti Residenza Panorama`),
    figure:
      words(`Minerva Aurora Diana Apollo Flora Milvia Victoria Cavour Garibaldi Dante Raffaello
      Petrarca Ariosto Tiziano Canova Galileo Vespucci Virgilio Augusto Traiano Nettuno Mercurio
      Giulia Giotto Botticelli Manzoni Leopardi Rossini`),
    quality: words(`Reale Celeste Verde Grande Dolce Gentile Felice Nobile Regale Imperiale
      Maggiore Splendente`),
    owner: words(`Adalgisa Ernesta Clotilde Ginevra Isolina Marlena Nunziata Ottavia Palmira
      Rosalba Teresina Zaira Amalia Iolanda Celeste Anselmo Tobia Ettore Gaspare Nello Oreste
      Primo Remigio Silvano Ulisse Ambrogio`),
  },
  syllables: [
    words(`Mar Al Val Mon Mir Lar Bel Cas Fer Gal Lu Or Pal Ro Sal Ta Ver Vi Ar Ber Can Du Fio
      Gra Li Ne Per Ri Sor Tor Bran Cor Do Gri`),
    words(`le ra di to ve nu lo se mi ba co ga li ma na ri so ti va ze`),
    words(`na ra sa ta lia dia ria lli ni no tti ndo lo zzo vella ccio`),
  ],
  hotel: [
    'Hotel {coined}',
    'Hotel {coined} {district}',
    'Hotel {noun} {coined}',
    'Hotel {noun} {corner}',
    'Hotel {saint}',
    'Hotel {saint} {district}',
    'Hotel {flower} {coined}',
    'Albergo {coined}',
    'Albergo {corner}',
    'Albergo {saint} {flower}',
    'Hotel {district} {flower}',
    'Hotel {noun} {saint}',
    'Hotel {figure}',
    'Hotel {figure} {district}',
    'Hotel {figure} {noun}',
  ],
  grand: [
    'Grand Hotel {coined}',
    'Grand Hotel {noun} {coined}',
    'Palazzo {coined}',
    'Palazzo {saint}',
    'Boutique Hotel {flower} {coined}',
    '{coined} Palace Hotel',
    '{coined} Hotel & Spa',
    'Relais {coined}',
    'Relais {flower} {coined}',
  ],
  modest: ['Hotel {owner}', 'Albergo da {owner}', 'Hotel Nuovo {coined}', 'Soggiorno {coined}'],
  apartment: [
    'Residence {coined}',
    'Residence {coined} {district}',
    'Appartamenti {coined}',
    'Appartamenti {flower} {coined}',
    'Residence {saint}',
    'Residence {flower} {district}',
    'Suite {coined} {flower}',
    'Appartamenti {corner}',
    'Attico {coined}',
  ],
  hostel: [
    'Ostello {coined}',
    'Ostello {corner}',
    'Pensione {owner}',
    'Pensione {coined}',
    'Pensione {saint}',
    'Affittacamere {coined}',
    'Ostello {flower} {coined}',
    'Locanda {owner} {flower}',
  ],
  house: [
    'Villa {owner}',
    'Villa {coined}',
    'Casa {owner}',
    'Casa {coined}',
    'Villa {flower} {coined}',
    'Dimora {coined}',
    'Casa {corner}',
    'Villino {coined}',
    'Casa {coined} {district}',
  ],
  settings: {
    city: ['{coined} {city} Centro', '{noun} {coined} {city}', 'Domus {coined}'],
    beach: [
      '{sea} di {coined}',
      'Lido {coined}',
      'Marina di {coined}',
      '{sea} {flower} {city}',
      'Hotel {sea} {coined}',
      'Bagni {coined}',
    ],
    mountain: [
      'Chalet {mount} {coined}',
      'Baita {coined}',
      '{mount} di {coined}',
      'Malga {coined}',
    ],
    countryside: [
      'Agriturismo {coined}',
      'Tenuta di {coined}',
      '{field} {coined}',
      'Agriturismo {field} {owner}',
      'Borgo {saint}',
    ],
    airport: ['{coined} Aeroporto', '{city} {coined} Aeroporto'],
  },
  chain: [
    '{brand} {coined}',
    '{brand} {district}',
    '{brand} {city} {noun}',
    '{brand} {noun} {corner}',
    '{brand} {flower} {district}',
    '{brand} {saint}',
    '{brand} {city} {figure}',
    '{brand} {noun} {saint}',
    '{brand} {flower} {coined}',
  ],
}
