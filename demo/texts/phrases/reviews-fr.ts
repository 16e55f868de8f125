import type { ReviewPhrases } from '../review-phrases.ts'

export const FRENCH_REVIEWS: ReviewPhrases = {
  names: `Camille|Julien|Claire|Nicolas|Élodie|Antoine|Manon|Thomas|Sandrine|Mathieu|Aurélie
    |Olivier|Charlotte|Guillaume|Pauline|Sébastien|Céline|Romain|Lucie|Vincent|Amandine|Benoît
    |Marion|Hugo|Isabelle|Maxime|Florence|Laurent|Delphine|Quentin|Anaïs|Stéphane|Margaux|Fabien
    |Nathalie|Léo`,
  titles: {
    excellent: `À refaire sans hésiter|Une pure merveille|Tout était parfait
      |Au-delà des attentes|Séjour de rêve|Un sans-faute|Rien à redire|Coup de cœur
      |Une adresse en or|Impeccable|Quel bonheur|Comme à la maison|Le souci du détail
      |Exceptionnel|Une très belle surprise|Accueil remarquable|On y retourne les yeux fermés
      |Week-end réussi|Excellent choix|Un vrai petit bijou|Du repos, enfin|Formidable
      |Parfait de bout en bout|À recommander absolument|Un régal|Superbe séjour`,
    good: `Très bon choix|Bonne impression|Séjour très agréable|À recommander
      |Largement à la hauteur|Très correct|Bien dans l’ensemble|Bonne adresse
      |Confortable et bien situé|Plutôt une bonne surprise|Bonne expérience|À refaire|Chaleureux
      |Pratique et agréable|Idéal pour quelques jours|Quelques jours agréables|Bien entretenu
      |Un bon point de chute|Presque parfait|Quelques détails à revoir|Agréable et simple
      |Très bien pensé|Valeur sûre|Conforme aux attentes|Un bon moment`,
    fair: `Correct, sans plus|Moyen|Acceptable|Pour dépanner|J’en attendais davantage
      |Peut mieux faire|Un peu juste|Un coup de neuf s’impose|Bien pour une nuit
      |Du bon et du moins bon|À améliorer|Assez quelconque|Tout juste la moyenne|Un peu vieillot
      |Le minimum|Mitigé|Ordinaire|Sans prétention|Sans surprise|Promesses à moitié tenues|Bof
      |En demi-teinte|Les années se voient|Passable|Séjour sans relief`,
    poor: `Décevant|À éviter|Bien en dessous des attentes|Rien à voir avec les photos
      |Mauvaise expérience|À oublier|Je ne recommande pas|Trop de défauts|Une erreur
      |Nuit difficile|À l’abandon|Trop cher pour ce que c’est|Manque d’entretien|Quel dommage
      |Négligé|Insuffisant|Impossible de se reposer|Tout est à revoir|Grosse déception
      |Argent gaspillé|N’en vaut pas la peine|Catastrophique|Loin des promesses|Plus jamais
      |Passez votre chemin`,
  },
  positive: {
    location: `L’emplacement est excellent, tout est à portée de main.
      Situation idéale pour visiter {city}.
      Très bien situé et facile à trouver.
      Le quartier est calme et presque tout se fait à pied.
      Pour découvrir {city}, difficile de trouver mieux placé.`,
    city: `Les transports en commun s’arrêtent à deux pas.
      Bars, boutiques et bonnes tables tout autour.
      Les principaux monuments se rejoignent à pied.`,
    mountain: `Le cadre montagnard est magnifique.
      Se réveiller avec cet air pur n’a pas de prix.
      Les randonnées partent presque de la porte.`,
    countryside: `Le paysage alentour invite à ne rien faire.
      La nuit, on n’entend que les grillons.
      De belles balades dans toutes les directions.`,
    airport: `Très pratique pour un vol matinal.
      L’aéroport est tout proche et pourtant on entend à peine les avions.`,
    cleanliness: `La propreté est irréprochable.
      Tout brillait, jusque dans les moindres recoins.
      On sent que le ménage est fait avec soin chaque jour.
      Draps et serviettes impeccables.`,
    staff: `Le personnel est charmant et toujours prêt à aider.
      Un accueil chaleureux et professionnel dès la première minute.
      De très bons conseils pour découvrir les environs.
      Attentionnés, aimables et toujours souriants.
      Une petite panne a été réglée en dix minutes.`,
    room: `La chambre était spacieuse et lumineuse.
      Une décoration simple, mais pleine de goût.
      De nombreux rangements et des prises près du lit.
      Mobilier récent et tout en parfait état.`,
    bed: `Le lit était d’un confort remarquable.
      Matelas ferme et oreillers au choix.
      Rarement aussi bien dormi en voyage.`,
    noise: `Un silence absolu la nuit.
      Très bien insonorisé : aucun bruit de la rue ni du couloir.
      Très calme, idéal pour se reposer.`,
    breakfast: `Petit-déjeuner varié, avec des fruits frais.
      Le petit-déjeuner est copieux et le café vraiment bon.
      Les viennoiseries du petit-déjeuner sont irrésistibles.
      Excellent petit-déjeuner, avec des options sans gluten.`,
    dinner: `Les dîners ont compté parmi les meilleurs du voyage.
      Cuisine maison et portions généreuses.
      On mange bien, et le menu change chaque jour.`,
    pool: `La piscine est un délice et n’était jamais bondée.
      Une piscine très propre, avec des transats pour tout le monde.
      Après une journée de chaleur, la piscine est un vrai bonheur.`,
    beach: `La plage se rejoint en une petite promenade.
      La plage est proche, et c’est une belle plage.
      Sentir la mer dès la sortie est un plaisir.
      Pas besoin de prendre la voiture pour aller à la plage.`,
    wifi: `Le wifi est rapide partout.
      Bonne connexion internet, même pour les visioconférences.
      Le wifi a fonctionné sans coupure pendant tout le séjour.`,
    value: `Un rapport qualité-prix difficile à battre.
      Pour le prix, la prestation est remarquable.
      Le tarif est très raisonnable pour le secteur.
      Chaque euro est bien dépensé.`,
    parking: `Pouvoir se garer sur place est un vrai plus.
      Parking pratique avec des places larges.
      Idéal en voiture : il y a un parking sur place.`,
    bathroom: `La salle de bains est refaite à neuf et la douche a une belle pression.
      Salle de bains spacieuse, moderne et très propre.
      Eau chaude immédiate et serviettes moelleuses.`,
    views: `La vue au lever du soleil est inoubliable.
      Une très belle vue depuis la fenêtre.
      La vue à elle seule justifie le séjour.`,
    air: `La climatisation est efficace et silencieuse.
      La température était idéale à toute heure.
      La climatisation se règle depuis la chambre, et c’est appréciable.`,
    spa: `Le spa est petit, mais un vrai moment de bonheur.
      On ressort du spa comme neuf.
      Le massage au spa était divin.`,
    gym: `La salle de sport est bien équipée.
      Une salle de sport soignée, avec tout le nécessaire.`,
    kitchen: `La cuisine a tout ce qu’il faut pour cuisiner.
      Vaisselle complète et appareils récents.
      Avoir sa propre cuisine permet de belles économies.`,
    pets: `Le chien a été accueilli avec une gamelle d’eau et une couverture.
      Enfin un endroit où les animaux sont vraiment les bienvenus.`,
    entertainment: `L’animation est amusante sans être pesante.
      Les activités du soir ont plu aux petits comme aux grands.`,
    couple: `Parfait pour une escapade à deux.
      Romantique sans être mièvre.
      Un très bon choix pour fêter un anniversaire.`,
    family: `Les enfants ne voulaient plus partir.
      Avec des enfants, tout est simple : ils pensent à tout.
      Un lit bébé a été installé sans supplément.`,
    friends: `Un excellent choix entre amis.
      Un groupe d’amis y tient sans se marcher sur les pieds.`,
    business: `Rien ne manque pour un voyage d’affaires.
      Arrivée et départ rapides, exactement ce qu’il faut en déplacement.
      Un bon bureau et un bon éclairage pour travailler.`,
    solo: `En solo, on s’y sent tout à fait en sécurité.
      Un endroit où l’on se sent à l’aise même sans compagnie.`,
  },
  negative: {
    location: `Un peu à l’écart des endroits les plus intéressants.
      La rue est mal éclairée la nuit.
      L’entrée est difficile à trouver la première fois.`,
    cleanliness: `Le ménage laisse à désirer : il y avait de la poussière sous le lit.
      Il y avait des cheveux dans la douche le premier jour.
      Un jour, les serviettes n’ont pas été changées.
      Les parties communes mériteraient un grand nettoyage.`,
    staff: `L’accueil a été plutôt froid.
      Il a fallu attendre près d’une heure pour s’installer.
      Personne n’a répondu aux messages avant le lendemain.
      Pas un mot d’excuse pour les problèmes.`,
    room: `La chambre est plus petite que sur les photos.
      Le mobilier aurait bien besoin d’être remplacé.
      Il manque des prises près du lit.
      Une odeur d’humidité à l’arrivée.
      La porte fermait mal.`,
    bed: `Le matelas est creusé au milieu.
      Les oreillers sont beaucoup trop mous.
      Deux lits rapprochés qui s’écartaient pendant la nuit.`,
    noise: `Les murs sont fins et on entend tout.
      Du bruit dans la rue jusque tard dans la nuit.
      Les portes qui claquent dans le couloir réveillent tout le monde.
      Une machine a ronronné toute la nuit sous la fenêtre.`,
    breakfast: `Petit-déjeuner répétitif, avec peu de fruits.
      Au petit-déjeuner, il faut faire la queue et les tables manquent.
      Le café du petit-déjeuner est imbuvable.
      Au petit-déjeuner, les plats vides mettaient longtemps à être remplacés.`,
    dinner: `Le dîner se ressemble chaque soir et arrive tiède.
      La salle à manger est très bruyante le soir.`,
    pool: `La piscine est petite pour autant de monde.
      À neuf heures, plus un seul transat libre à la piscine.
      L’eau de la piscine était glacée.`,
    beach: `La plage la plus proche est bondée.
      Le chemin de la plage monte beaucoup au retour.`,
    wifi: `Le wifi coupait sans arrêt.
      Le wifi arrivait à peine jusqu’à la chambre.
      Internet est trop lent pour travailler.`,
    value: `Un peu cher pour ce que c’est.
      En haute saison, le prix ne correspond pas à la qualité.
      Pour cette somme, il y a mieux à côté.`,
    parking: `Les places de parking sont très étroites.
      Le parking se remplit tôt et il faut chercher ailleurs.`,
    bathroom: `La douche s’évacuait très lentement.
      La salle de bains est minuscule et à peine ventilée.
      Pas d’eau chaude tôt le matin.
      Il y avait de la moisissure autour de la douche.`,
    views: `La vue donne sur une cour intérieure sans charme.
      La fenêtre donnait sur un mur.`,
    air: `La climatisation est très bruyante.
      La température est réglée de façon centrale et ne peut pas être modifiée.
      Il faisait trop chaud pour bien dormir.`,
    kitchen: `Il manquait l’essentiel dans la cuisine, comme une bonne poêle.
      Le réfrigérateur faisait un bruit constant.`,
    noParking: `Pas de parking, et se garer à proximité relève de l’exploit.
      Se garer dans le quartier coûte une fortune.`,
    noLift: `Pas d’ascenseur, ce qui se sent avec des valises.
      Monter les bagages par l’escalier a été une épreuve.`,
  },
  regrets: `S’il fallait chercher un défaut : il manque une patère dans la salle de bains.
    Seul regret : un séjour trop court.
    Une deuxième chaise serait la bienvenue.
    Peut-être un peu plus de lumière pour lire le soir.
    Une bouteille d’eau à l’arrivée aurait été une belle attention.
    Les coussins ont un peu vécu, mais rien de grave.
    La réception de certaines chaînes de télévision était moyenne.`,
  verdicts: `Avec autant de choix dans le secteur, aucune raison de venir ici.
    Les photos doivent dater de plusieurs années.
    Les problèmes ont été signalés et rien n’a changé.
    Le niveau ne correspond pas à la catégorie.
    Il a fallu insister trois fois pour obtenir une réparation.
    Impossible de fermer l’œil.
    Une rénovation complète s’impose.`,
}
