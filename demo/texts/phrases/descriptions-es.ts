import type { DescriptionPhrases } from '../description-phrases.ts'

export const SPANISH_DESCRIPTIONS: DescriptionPhrases = {
  decimalMark: ',',
  stars: ['una estrella', 'dos estrellas', 'tres estrellas', 'cuatro estrellas', 'cinco estrellas'],
  opening: {
    starred: `{name} es un hotel de {stars} desde el que es fácil descubrir {city}.
      En {city}, {name} recibe a sus huéspedes con el servicio de un hotel de {stars}.
      {name}, hotel de {stars}, es un buen punto de partida para conocer {city}.`,
    unstarred: `{name} es una opción acogedora para conocer {city}.
      En {city}, {name} recibe a sus huéspedes con un trato cercano.
      {name} ofrece un alojamiento cómodo para descubrir {city}.`,
    apartment: `{name} ofrece apartamentos equipados para vivir {city} al propio ritmo.
      Para quien busca independencia en {city}, {name} dispone de apartamentos listos para entrar.
      {name} ofrece apartamentos donde es fácil sentirse en casa mientras se descubre {city}.`,
    hostel: `{name} es un alojamiento sencillo y con buen ambiente para conocer {city}.
      Viajar a {city} sin gastar de más es fácil con {name}.
      En {city}, {name} ofrece lo esencial a buen precio y con trato familiar.`,
    house: `{name} es una casa para disfrutar de {city} con intimidad.
      {name} es una casa entera en {city}, para unas vacaciones sin horarios.
      {name} es una casa con todo lo necesario para descubrir {city} en familia o con amigos.`,
  },
  setting: {
    city: `Alrededor hay comercios, bares y transporte público.
      Los lugares más visitados de la ciudad se alcanzan con facilidad.
      El entorno es urbano y animado, con restaurantes para todos los gustos.`,
    beach: `El ambiente es de vacaciones: mar, sol y paseos al atardecer.
      Todo invita a pasar el día entre la playa y las terrazas.
      La brisa del mar acompaña durante toda la estancia.`,
    mountain: `La montaña está en la puerta, con rutas para todos los niveles.
      El aire puro y el paisaje de montaña hacen el resto.
      Es un entorno ideal para caminar en verano y disfrutar de la nieve en invierno.`,
    countryside: `El campo está a un paso y el silencio es parte del plan.
      Los caminos de los alrededores invitan a pasear y a montar en bicicleta.
      Es un rincón tranquilo para desconectar de verdad.`,
    airport: `El aeropuerto queda a pocos minutos, algo muy cómodo para vuelos tempranos.
      Es una parada práctica antes de volar o al aterrizar.
      Llegar al aeropuerto es rápido a cualquier hora.`,
  },
  district: `La zona, {district}, es una buena base para moverse a pie.
    El barrio, {district}, tiene vida propia y muchos sitios donde comer.
    {district} es la zona que lo rodea.`,
  centre: {
    near: `El centro está a unos minutos a pie.
      Se llega al centro dando un corto paseo.`,
    far: `El centro está a {km} km.
      Hasta el centro hay {km} km.`,
  },
  beach: {
    near: `La playa está a {metres} m.
      A {metres} m espera la playa.`,
    far: `La playa más cercana está a {km} km.
      Hasta la playa hay {km} km.`,
  },
  comfort: {
    modest: `Las habitaciones son sencillas y prácticas.
      Las habitaciones ofrecen lo necesario para descansar.`,
    standard: `Las habitaciones son cómodas y luminosas.
      Las habitaciones combinan comodidad y una decoración actual.`,
    superior: `Las habitaciones son amplias y están cuidadas al detalle.
      Las habitaciones, elegantes y silenciosas, invitan al descanso.`,
    home: `La cocina equipada permite organizar las comidas con libertad.
      Hay cocina, zona de estar y todo lo necesario para estancias cortas o largas.`,
  },
  rooms: {
    rooms: `En total hay {rooms} habitaciones.`,
    units: `En total hay {rooms} alojamientos.`,
  },
  highlight: {
    1: `Los accesos están adaptados a personas con movilidad reducida.`,
    3: `Quien llegue en coche dispone de aparcamiento.
      El aparcamiento facilita las cosas a quien viaja en coche.`,
    4: `Hay conexión a internet para estar siempre en contacto.`,
    5: `El spa es el lugar perfecto para terminar el día.
      Un spa con tratamientos completa la experiencia.`,
    6: `La piscina pone el toque refrescante.
      Para los días de calor hay piscina.`,
    7: `Las mascotas son bienvenidas.`,
    10: `Un programa de animación entretiene a grandes y pequeños.`,
    12: `El gimnasio permite mantener la rutina también de viaje.`,
    15: `El hidromasaje ayuda a relajarse después de un día intenso.`,
    17: `Para los viajes de trabajo hay un centro de negocios.`,
    18: `Se alquilan bicicletas para explorar los alrededores.`,
  },
  services: `Entre sus servicios: {list}.
    La estancia se completa con {list}.
    Además, ofrece {list}.`,
  serviceNames: {
    1: 'accesos adaptados',
    3: 'aparcamiento',
    4: 'wifi',
    5: 'spa',
    6: 'piscina',
    10: 'animación',
    12: 'gimnasio',
    15: 'bañera de hidromasaje',
    17: 'centro de negocios',
    18: 'alquiler de bicicletas',
  },
  and: ' y ',
  board: {
    breakfast: `Se puede reservar con desayuno.
      El desayuno puede incluirse en la reserva.`,
    'half-board': `Se puede elegir media pensión.
      Con la media pensión, el desayuno y una comida están resueltos.`,
    'full-board': `La pensión completa permite olvidarse de cocinar.
      Se puede elegir pensión completa.`,
    'all-inclusive': `El todo incluido permite olvidarse de la cartera.
      Se puede reservar en régimen de todo incluido.`,
  },
  rating: `Los huéspedes le dan una nota media de {rating} sobre 10.
    Nota media de los huéspedes: {rating} sobre 10.`,
}
