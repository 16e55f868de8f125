import type { DescriptionPhrases } from '../description-phrases.ts'

export const FRENCH_DESCRIPTIONS: DescriptionPhrases = {
  decimalMark: ',',
  stars: ['une étoile', 'deux étoiles', 'trois étoiles', 'quatre étoiles', 'cinq étoiles'],
  opening: {
    starred: `{name} est un hôtel {stars} d’où il est facile de découvrir {city}.
      Pour visiter {city}, {name} propose le service d’un hôtel {stars}.
      {name}, hôtel {stars}, est un bon point de départ pour explorer {city}.`,
    unstarred: `{name} est une adresse accueillante pour visiter {city}.
      Pour découvrir {city}, {name} reçoit ses hôtes avec attention.
      {name} propose un hébergement confortable pour explorer {city}.`,
    apartment: `{name} propose des appartements équipés pour vivre {city} à son rythme.
      Pour découvrir {city} en toute indépendance, {name} dispose d’appartements tout équipés.
      {name} propose des appartements où l’on se sent vite chez soi, parfaits pour visiter {city}.`,
    hostel: `{name} est un hébergement simple et convivial pour visiter {city}.
      Découvrir {city} sans trop dépenser, c’est possible avec {name}.
      {name} offre l’essentiel à bon prix et un accueil familial pour explorer {city}.`,
    house: `{name} est une maison où profiter de ses vacances en toute intimité et visiter {city}.
      {name} est une maison avec tout le nécessaire pour découvrir {city} en famille ou entre amis.
      Pour explorer {city} sans horaires, {name} est une maison entière à disposition.`,
  },
  setting: {
    city: `Commerces, bars et transports en commun se trouvent tout autour.
      Les lieux les plus visités de la ville sont faciles à rejoindre.
      Le quartier est animé, avec des restaurants pour tous les goûts.`,
    beach: `L’ambiance est aux vacances : mer, soleil et promenades au crépuscule.
      Tout invite à passer la journée entre la plage et les terrasses.
      La brise marine accompagne tout le séjour.`,
    mountain: `La montagne commence à la porte, avec des itinéraires pour tous les niveaux.
      L’air pur et les paysages de montagne font le reste.
      Le cadre est idéal pour marcher en été et profiter de la neige en hiver.`,
    countryside: `La campagne est tout autour et le silence fait partie du programme.
      Les chemins des environs invitent à la marche et au vélo.
      C’est un coin tranquille pour déconnecter vraiment.`,
    airport: `L’aéroport est à quelques minutes, un vrai confort pour les vols matinaux.
      C’est une étape pratique avant le décollage ou après l’atterrissage.
      L’aéroport se rejoint rapidement à toute heure.`,
  },
  district: `Le quartier, {district}, est une bonne base pour se déplacer à pied.
    Le quartier, {district}, a sa vie propre et de nombreuses adresses où manger.
    {district} est le quartier qui l’entoure.`,
  centre: {
    near: `Le centre est à quelques minutes à pied.
      Une courte promenade mène au centre.`,
    far: `Le centre est à {km} km.
      Il y a {km} km jusqu’au centre.`,
  },
  beach: {
    near: `La plage est à {metres} m.
      À {metres} m, la plage vous attend.`,
    far: `La plage la plus proche est à {km} km.
      Il y a {km} km jusqu’à la plage.`,
  },
  comfort: {
    modest: `Les chambres sont simples et pratiques.
      Les chambres offrent le nécessaire pour bien se reposer.`,
    standard: `Les chambres sont confortables et lumineuses.
      Les chambres allient confort et décoration actuelle.`,
    superior: `Les chambres sont spacieuses et soignées dans les moindres détails.
      Élégantes et calmes, les chambres invitent au repos.`,
    home: `La cuisine équipée permet d’organiser ses repas en toute liberté.
      On y trouve une cuisine, un coin salon et le nécessaire pour un séjour court ou long.`,
  },
  rooms: {
    rooms: `On compte {rooms} chambres au total.`,
    units: `On compte {rooms} logements au total.`,
  },
  highlight: {
    1: `Les accès sont adaptés aux personnes à mobilité réduite.`,
    3: `Un parking attend ceux qui arrivent en voiture.
      Le parking facilite la vie à ceux qui voyagent en voiture.`,
    4: `Une connexion internet permet de rester joignable.`,
    5: `Le spa est l’endroit parfait pour finir la journée.
      Un spa avec soins complète l’expérience.`,
    6: `La piscine apporte une touche de fraîcheur.
      Pour les jours de chaleur, il y a une piscine.`,
    7: `Les animaux de compagnie sont les bienvenus.`,
    10: `Un programme d’animation amuse petits et grands.`,
    12: `La salle de sport permet de garder la forme en voyage.`,
    15: `Le bain à remous aide à se détendre après une journée bien remplie.`,
    17: `Un centre d’affaires est prévu pour les voyages professionnels.`,
    18: `Des vélos se louent sur place pour explorer les environs.`,
  },
  services: `Parmi les services : {list}.
    À disposition également : {list}.
    Sur place : {list}.`,
  serviceNames: {
    1: 'accès adaptés',
    3: 'parking',
    4: 'wifi',
    5: 'spa',
    6: 'piscine',
    10: 'animations',
    12: 'salle de sport',
    15: 'bain à remous',
    17: 'centre d’affaires',
    18: 'location de vélos',
  },
  and: ' et ',
  board: {
    breakfast: `Le séjour peut se réserver avec petit-déjeuner.
      Le petit-déjeuner peut être inclus dans la réservation.`,
    'half-board': `La demi-pension est proposée.
      Avec la demi-pension, le petit-déjeuner et un repas sont assurés.`,
    'full-board': `La pension complète permet d’oublier la cuisine.
      La pension complète est proposée.`,
    'all-inclusive': `La formule tout compris permet d’oublier son portefeuille.
      Le séjour peut se réserver en formule tout compris.`,
  },
  rating: `Les voyageurs lui donnent une note moyenne de {rating} sur 10.
    Note moyenne des voyageurs : {rating} sur 10.`,
}
