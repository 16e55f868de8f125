import type { DescriptionPhrases } from '../description-phrases.ts'

export const CATALAN_DESCRIPTIONS: DescriptionPhrases = {
  decimalMark: ',',
  stars: [
    'd’una estrella',
    'de dues estrelles',
    'de tres estrelles',
    'de quatre estrelles',
    'de cinc estrelles',
  ],
  opening: {
    starred: `{name} és un hotel {stars} des d’on és fàcil descobrir {city}.
      {name}, hotel {stars}, és un bon punt de partida per conèixer {city}.
      Per visitar {city}, {name} ofereix el servei propi d’un hotel {stars}.`,
    unstarred: `{name} és una opció acollidora per conèixer {city}.
      Per visitar {city}, {name} rep els hostes amb un tracte proper.
      {name} ofereix un allotjament còmode per descobrir {city}.`,
    apartment: `{name} ofereix apartaments equipats per viure {city} al propi ritme.
      Per descobrir {city} amb independència, {name} té apartaments a punt per entrar-hi.
      {name} ofereix apartaments on és fàcil sentir-se com a casa mentre es descobreix {city}.`,
    hostel: `{name} és un allotjament senzill i amb bon ambient per conèixer {city}.
      Visitar {city} sense gastar de més és fàcil amb {name}.
      {name} ofereix l’essencial, a bon preu i amb tracte familiar, per descobrir {city}.`,
    house: `{name} és una casa per gaudir de les vacances amb intimitat i visitar {city}.
      {name} és una casa amb tot el que cal per descobrir {city} en família o amb amics.
      Per conèixer {city} sense horaris, {name} és una casa sencera a disposició dels hostes.`,
  },
  setting: {
    city: `Al voltant hi ha botigues, bars i transport públic.
      Els llocs més visitats de la ciutat queden a l’abast.
      L’entorn és urbà i animat, amb restaurants per a tots els gustos.`,
    beach: `L’ambient és de vacances: mar, sol i passejades al capvespre.
      Tot convida a passar el dia entre la platja i les terrasses.
      La brisa del mar acompanya durant tota l’estada.`,
    mountain: `La muntanya és a la porta, amb rutes per a tots els nivells.
      L’aire pur i el paisatge de muntanya fan la resta.
      És un entorn ideal per caminar a l’estiu i gaudir de la neu a l’hivern.`,
    countryside: `El camp és a tocar i el silenci forma part del pla.
      Els camins dels voltants conviden a passejar i a anar amb bicicleta.
      És un racó tranquil per desconnectar de debò.`,
    airport: `L’aeroport és a pocs minuts, una gran comoditat per als vols de bon matí.
      És una parada pràctica abans de volar o en aterrar.
      Arribar a l’aeroport és ràpid a qualsevol hora.`,
  },
  district: `La zona, {district}, és una bona base per moure’s a peu.
    El barri, {district}, té vida pròpia i molts llocs on menjar.
    {district} és la zona que l’envolta.`,
  centre: {
    near: `El centre és a uns minuts a peu.
      S’arriba al centre fent un passeig curt.`,
    far: `El centre és a {km} km.
      Fins al centre hi ha {km} km.`,
  },
  beach: {
    near: `La platja és a {metres} m.
      A {metres} m espera la platja.`,
    far: `La platja més propera és a {km} km.
      Fins a la platja hi ha {km} km.`,
  },
  comfort: {
    modest: `Les habitacions són senzilles i pràctiques.
      Les habitacions ofereixen el que cal per descansar.`,
    standard: `Les habitacions són còmodes i lluminoses.
      Les habitacions combinen comoditat i una decoració actual.`,
    superior: `Les habitacions són àmplies i estan cuidades fins a l’últim detall.
      Les habitacions, elegants i silencioses, conviden al descans.`,
    home: `La cuina equipada permet organitzar els àpats amb llibertat.
      Hi ha cuina, zona d’estar i tot el que cal per a estades curtes o llargues.`,
  },
  rooms: {
    rooms: `En total hi ha {rooms} habitacions.`,
    units: `En total hi ha {rooms} allotjaments.`,
  },
  highlight: {
    1: `Els accessos estan adaptats a persones amb mobilitat reduïda.`,
    3: `Qui arribi amb cotxe disposa d’aparcament.
      L’aparcament facilita les coses a qui viatja amb cotxe.`,
    4: `Hi ha connexió a internet per estar sempre en contacte.`,
    5: `L’spa és el lloc perfecte per acabar el dia.
      Un spa amb tractaments completa l’experiència.`,
    6: `La piscina hi posa el toc refrescant.
      Per als dies de calor hi ha piscina.`,
    7: `Les mascotes són benvingudes.`,
    10: `Un programa d’animació entreté grans i petits.`,
    12: `El gimnàs permet mantenir la rutina també de viatge.`,
    15: `L’hidromassatge ajuda a relaxar-se després d’un dia intens.`,
    17: `Per als viatges de feina hi ha un centre de negocis.`,
    18: `Es lloguen bicicletes per explorar els voltants.`,
  },
  services: `Entre els seus serveis: {list}.
    L’estada es completa amb {list}.
    A més, ofereix {list}.`,
  serviceNames: {
    1: 'accessos adaptats',
    3: 'aparcament',
    4: 'wifi',
    5: 'spa',
    6: 'piscina',
    10: 'animació',
    12: 'gimnàs',
    15: 'banyera d’hidromassatge',
    17: 'centre de negocis',
    18: 'lloguer de bicicletes',
  },
  and: ' i ',
  board: {
    breakfast: `Es pot reservar amb esmorzar.
      L’esmorzar es pot incloure a la reserva.`,
    'half-board': `Es pot triar mitja pensió.
      Amb la mitja pensió, l’esmorzar i un àpat estan resolts.`,
    'full-board': `La pensió completa permet oblidar-se de cuinar.
      Es pot triar pensió completa.`,
    'all-inclusive': `El tot inclòs permet oblidar-se de la cartera.
      Es pot reservar en règim de tot inclòs.`,
  },
  rating: `Els hostes li donen una nota mitjana de {rating} sobre 10.
    Nota mitjana dels hostes: {rating} sobre 10.`,
}
