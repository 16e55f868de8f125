/** Names in Dutch. */
import { type NamePhrases, words } from '../name-phrases.ts'

export const DUTCH_NAMES: NamePhrases = {
  words: {
    saint: words(`Sint-Joris Sint-Maarten Sint-Nicolaas Sint-Anna Sint-Bavo Sint-Jacob Sint-Servaas
      Sint-Gertrudis Sint-Lambertus Sint-Walburg`),
    tree: words(`Linden Wilgen Tulpen Eiken Berken Linde Rozen Beuken Kersen Iepen Vlier Meidoorn
      Lelie Klaver Roos Haver`),
    end: words(`hof huis zicht gracht poort hoek tuin kamp veld burg brug stede oord kade`),
    noun: words(`Zwaan Valk Anker Posthoorn Kroon Leeuw Hertog Ooievaar Reiger Vlinder Oranje
      Haven Stadhuis Gouden_Eeuw Prinsenhof Pelikaan Molen Admiraal Schipper Koopman Waag Toren
      Kompas Windroos`),
    quality: words(`aan_de_Gracht aan_het_Plein aan_de_Kade in_de_Stad aan_het_Park bij_de_Molen
      aan_de_Haven aan_het_Water bij_de_Toren in_het_Hof`),
    owner: words(`Marijke Geertje Hendrika Saskia Wilhelmina Aleida Cato Neeltje Lambertus Cornelis
      Floris Gijsbert Maarten Reinier Bartel`),
  },
  syllables: [
    words(`Al Ber Bran Dal Dor Eik Gras Hal Har Hoog Ker Lan Lee Lin Mar Mel Noor Oos Ren Ros Sten
      Ter Val Veld Vos Waal Wes Wil Zand Zuid Aal Baren Brum Cas Door Gel Gouw IJssel Kamp Lo Mid
      Nij Ooster Ruur Schoon Tiel Uit Wol`),
    words(`en er el ing ens der ke le in em ar ol`),
    words(`burg veld hoven dam wijk drecht oord stein beek horst laar meer`),
  ],
  hotel: [
    'Hotel {coined}',
    'Hotel {coined} {quality}',
    'Hotel {tree}{end}',
    'Hotel {tree}{end} {district}',
    'Hotel {noun} {quality}',
    'Hotel {noun} {coined}',
    '{tree}{end} {quality}',
    'Hotel {saint} {quality}',
  ],
  grand: [
    'Grand Hotel {coined}',
    'Boutique Hotel {tree}{end}',
    'Landgoed {coined}',
    'Boutique Hotel {coined} {quality}',
  ],
  modest: ['Hotel {owner}', 'Herberg {coined}', 'Logement {tree}{end}'],
  apartment: [
    'Appartementen {coined}',
    '{tree}{end} Appartementen',
    'Suites {coined} {quality}',
    'Residentie {coined}',
    'Appartementen {tree}{end} {district}',
  ],
  hostel: [
    'Hostel {coined}',
    'Pension {owner}',
    'Hostel {tree}{end} {quality}',
    'Pension {coined}',
  ],
  house: ['Villa {coined}', 'Huize {coined}', 'Huis {owner}', 'Villa {tree}{end} {quality}'],
  settings: {
    city: ['{coined} {city} Centrum', '{noun} {city} {quality}'],
    beach: ['Strandhotel {coined}', 'Duinhotel {coined}', 'Badhotel {tree}{end}'],
    mountain: ['Berghotel {coined}'],
    countryside: ['Hoeve {coined}', 'Landhuis {coined}', 'Boerderij {tree}{end}'],
    airport: ['{coined} Airport', '{city} {coined} Airport'],
  },
  chain: [
    '{brand} {coined}',
    '{brand} {district}',
    '{brand} {tree}{end}',
    '{brand} {city} {quality}',
    '{brand} {noun} {quality}',
  ],
}
