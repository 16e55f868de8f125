/** Names in German. Compounds and appositions avoid every question of gender and case. */
import { type NamePhrases, words } from '../name-phrases.ts'

export const GERMAN_NAMES: NamePhrases = {
  words: {
    saint: words(`St._Florian St._Wendelin St._Ulrich St._Kilian St._Leonhard St._Urban St._Gallus
      St._Hubertus St._Magnus St._Lambert St._Blasius St._Vitus St._Barbara St._Afra
      St._Walburga St._Ottilie St._Gertrud St._Anna`),
    tree: words(`Linden Eichen Birken Buchen Tannen Kastanien Rosen Flieder Kirsch Holunder Erlen
      Ahorn Ulmen Weiden Nuss Apfel Wacholder Enzian Mohn Lavendel Ginster Efeu`),
    end: words(`hof garten haus blick eck hain tor platz park quell höhe grund krone stube`),
    noun: words(`Adler Krone Löwen Hirsch Schwan Sonne Post Anker Ochsen Rössle Lamm Bären Engel
      Stern Traube Schiff Greif Einhorn Falke Reichshof Residenz Kaiserhof Stadtpalais
      Bellevue Germania Concordia Viktoria Merkur Astoria Terrassen Domblick Rathauseck`),
    sea: words(`Möwe Strandläufer Dünen Leuchtturm Kajüte Seestern Kapitän Lotsen Brandung Deich
      Bernstein Kogge Welle Strandkorb Seeadler Muschel Reet Buhne`),
    mount: words(`Enzian Gams Edelweiß Murmel Almrausch Firn Zirbe Gletscher Steinbock Sennhütte
      Bergquell Hochalm Wildbach Latschen Adlerhorst Lärche`),
    quality: words(`am_Park am_Markt am_Dom am_Schloss am_Ring am_Tor am_Stadtgarten am_Wall
      am_Brunnen am_Theater am_Fluss am_Museum am_Bahnhof am_Rathaus an_der_Brücke
      an_der_Stadtmauer im_Hof zur_Mühle`),
    owner: words(`Mathilde Adelheid Rosalie Friederike Wilma Hedwig Ottilie Leni Theres Kunigunde
      Alois Korbinian Leopold Konrad Vinzenz Anselm Gustav Ferdinand Emil Balthasar Hinrich
      Wenzel`),
  },
  syllables: [
    words(`Al Berg Bran Dorn Eber Falk Fel Gers Hal Harten Hoh Ilm Kal Kranz Laub Lich Lohr Mar
      Mer Nor Ober Ra Reich Ross Sal Schön Sil Stein Tan Thal Wal Wen Wies Winter Zell`),
    words(`en er el in au ing ems ach olds un`),
    words(`berg stein hof feld burg tal brunn bach hausen wald see fels ried eck`),
  ],
  hotel: [
    'Hotel {coined}',
    'Hotel {coined} {quality}',
    'Hotel {tree}{end}',
    'Hotel {tree}{end} {district}',
    'Hotel {noun} {quality}',
    'Hotel {noun} {coined}',
    'Hotel {saint}',
    'Hotel {saint} {quality}',
    'Gasthof {coined}',
    'Gasthof {noun} {quality}',
    'Hotel {noun} {district}',
    '{tree}{end} {quality}',
    'Hotel Haus {coined}',
  ],
  grand: [
    'Grandhotel {coined}',
    'Schlosshotel {coined}',
    'Parkhotel {coined}',
    'Parkhotel {tree}{end}',
    'Boutiquehotel {coined}',
    'Boutiquehotel {tree}{end} {quality}',
    'Wellnesshotel {coined}',
    'Palais {coined}',
  ],
  modest: ['Hotel {owner}', 'Hotel garni {coined}', 'Gasthaus {noun}', 'Hotel garni {tree}{end}'],
  apartment: [
    'Apartments {coined}',
    'Apartments {tree}{end}',
    'Apartments {tree}{end} {quality}',
    'Ferienwohnungen {coined}',
    'Apartments {coined} {district}',
    'Aparthotel {coined}',
    'Stadtwohnungen {coined}',
    'Suiten {coined} {quality}',
  ],
  hostel: [
    'Pension {owner}',
    'Pension {coined}',
    'Pension {tree}{end}',
    'Hostel {coined}',
    'Hostel {tree}{end} {quality}',
    'Gästehaus {coined}',
    'Gästehaus {owner}',
    'Herberge {coined}',
  ],
  house: [
    'Haus {owner}',
    'Haus {coined}',
    'Villa {coined}',
    'Villa {owner}',
    'Landhaus {tree}{end}',
    'Ferienhaus {coined}',
    'Haus {tree}{end} {quality}',
    'Villa {tree}{end}',
  ],
  settings: {
    city: ['{coined} {city} Mitte', '{noun} {city} {quality}', 'Stadthotel {coined}'],
    beach: ['Strandhotel {coined}', 'Seehotel {coined}', 'Hotel {sea} {coined}', '{sea} {city}'],
    mountain: [
      'Berghotel {coined}',
      'Alpenhof {coined}',
      'Chalet {mount} {coined}',
      'Almhotel {mount}',
    ],
    countryside: [
      'Landhotel {coined}',
      'Landgasthof {noun}',
      'Gutshof {coined}',
      'Weingut {coined}',
    ],
    airport: ['{coined} Airport', '{city} {coined} Airport', 'Flughafenhotel {coined}'],
  },
  chain: [
    '{brand} {coined}',
    '{brand} {district}',
    '{brand} {city} {quality}',
    '{brand} {tree}{end}',
    '{brand} {tree}{end} {district}',
    '{brand} {noun} {quality}',
    '{brand} {city} {tree}{end}',
  ],
}
