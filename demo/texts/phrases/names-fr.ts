/** Names in French. Coined names begin with a consonant: "de" before a vowel would be "d’". */
import { type NamePhrases, words } from '../name-phrases.ts'

export const FRENCH_NAMES: NamePhrases = {
  words: {
    saint: words(`Saint-Roch Saint-Germer Saint-Clair Saint-Aubin Saint-Séverin Saint-Vaast
      Saint-Florent Saint-Loup Saint-Hilaire Saint-Cyprien Saint-Eustache Saint-Paterne
      Saint-Sauveur Saint-Guilhem Saint-Maur Saint-Merri Saint-Fiacre Saint-Gilles Sainte-Foy
      Sainte-Odile Sainte-Aurore Sainte-Cécile Sainte-Claire Sainte-Barbe Sainte-Colombe
      Sainte-Radegonde Sainte-Victoire`),
    flower: words(`Glycine Lavande Mimosa Magnolia Tilleul Hortensia Lilas Muguet Camélia Bruyère
      Olivier Amandier Cerisier Platane Marronnier Coquelicot Verveine Jasmin Romarin Genêt
      Pervenche Églantine Cyprès Figuier Laurier Violette`),
    sea: words(`Goéland Embruns Marée Corail Mouette Phare Voile Dune Écume Nacre Alizés Sirène
      Dauphin Corsaire Gabier Hippocampe Mistral Calanque Rivage Plage Anse Boussole Amarres
      Misaine`),
    mount: words(`Edelweiss Marmotte Chamois Mélèze Sapin Cimes Neige Bouquetin Alpage Génépi
      Flocon Névé Épicéa Glacier Aiguille Cascade Crête Lac_Bleu Vallée`),
    field: words(`Moulin Prieuré Ferme Grange Manoir Mas Clos Bastide Pressoir Lavoir Colombier
      Verger Logis Relais Chaumière Métairie Domaine Vigne Source Étang`),
    corner: words(`de_la_Fontaine du_Marché des_Arts de_la_Cathédrale du_Pont des_Remparts
      du_Théâtre des_Tilleuls de_la_Poste de_la_Gare du_Parc des_Arcades de_la_Halle du_Beffroi
      des_Tanneurs des_Lices du_Vieux_Port de_la_Place du_Parvis des_Jacobins du_Palais
      des_Carmes du_Lion_d’Or des_Voyageurs`),
    noun: words(`Résidence Pavillon Jardin Belvédère Terrasse Cour Manoir Rotonde Galerie Passage
      Parc Villa Esplanade Promenade Colonnade Opéra Régence Royal Central Moderne`),
    figure: words(`Colbert Vauban Molière Voltaire Diderot Montaigne Rabelais Ronsard Lafayette
      Jean_Bart Jacques_Cartier Duquesne Surcouf Mirabeau Lamartine Chateaubriand Stendhal
      Balzac Ravel Berlioz Lully Watteau Chardin Mansart`),
    quality: words(`Paisible Superbe Moderne Tranquille Sublime Magnifique`),
    owner: words(`Mathurine Léonie Célestine Philomène Augustine Hortense Clémence Fernande
      Honorine Joséphine Suzette Marlène Barnabé Gaspard Théodule Anatole Firmin Célestin
      Basile Zéphirin Léopold Achille`),
  },
  syllables: [
    words(`Beau Bel Ber Bri Cler Cha Char Clai Cor Dau Fer Flo Fon Gar Gran Lau Li Lour Ma Mar Mi
      Mon Mor Pra Ri Ro Sau Sar Ta Tour Val Ver Vi`),
    words(`le ra di to ve nu lo se mi ba co ga li ma na ri so ti va`),
    words(`ne re sse tte lle val mont court son ron lin nay rac gny ville`),
  ],
  hotel: [
    'Hôtel {coined}',
    'Hôtel {coined} {district}',
    'Hôtel {noun} {coined}',
    'Hôtel {noun} {corner}',
    'Hôtel {corner}',
    'Hôtel {saint}',
    'Hôtel {saint} {district}',
    'Hôtel {flower} {coined}',
    'Hôtel {noun} {saint}',
    'Hôtel {district} {flower}',
    'Le {coined}',
    'Hôtel {figure}',
    'Hôtel {figure} {district}',
    'Hôtel {figure} {noun}',
  ],
  grand: [
    'Grand Hôtel {coined}',
    'Grand Hôtel {corner}',
    'Hôtel Particulier {coined}',
    'Le {coined} Hôtel & Spa',
    'Château de {coined}',
    'Boutique Hôtel {flower} {coined}',
    'Palais {coined}',
  ],
  modest: ['Hôtel {owner}', 'Hôtel Chez {owner}', 'Le Petit {coined}', 'Auberge {corner}'],
  apartment: [
    'Résidence {coined}',
    'Résidence {coined} {district}',
    'Appartements {coined}',
    'Appartements {flower} {coined}',
    'Résidence {saint}',
    'Résidence {flower} {district}',
    'Résidence {corner}',
    'Studios {coined}',
    'Suites {coined} {flower}',
  ],
  hostel: [
    'Auberge {coined}',
    'Auberge {saint}',
    'Pension {owner}',
    'Pension {coined}',
    'Auberge {flower} {coined}',
    'Hostel {coined} {district}',
    'Hostel {flower} {coined}',
    'Pension {corner}',
  ],
  house: [
    'Maison {owner}',
    'Maison {coined}',
    'Villa {coined}',
    'Villa {owner} {flower}',
    'Gîte {coined}',
    'Maison {corner}',
    'Villa {flower} {coined}',
    'La Demeure de {coined}',
  ],
  settings: {
    city: ['{coined} {city} Centre', '{noun} {coined} {city}', '{flower} {city} {noun}'],
    beach: [
      'Hôtel {sea} {coined}',
      'Plage de {coined}',
      'Baie de {coined}',
      '{sea} {flower} {city}',
      'Villa {sea} {coined}',
      'Rivage de {coined}',
    ],
    mountain: [
      'Chalet {coined}',
      'Chalet {mount} {coined}',
      'Chalet {mount} {owner}',
      'Neiges de {coined}',
    ],
    countryside: [
      '{field} de {coined}',
      'Domaine de {coined}',
      'Mas {coined}',
      'Auberge {field} de {coined}',
      'Clos {saint}',
    ],
    airport: ['{coined} Aéroport', '{city} {coined} Aéroport'],
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
