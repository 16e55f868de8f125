/**
 * Which column of an operator's file holds which field.
 *
 * The tables name each field's columns in English, Spanish, French, German, Italian and Portuguese,
 * the most telling first: of two columns for one field the earlier name wins. Case, accents, spaces
 * and underscores do not matter, and words such as "hotel" or "address" may stand before a name.
 */
import { foldText } from '../../site/text/fold-text.ts'
import { OLDEST_BABY, OLDEST_CHILD } from '../../search/rules/occupancy.ts'
import { LANGUAGE_WORDS } from './country-codes.ts'
import { serviceOfColumn } from './categories-and-boards.ts'

// The names of columns, by field, for each kind of file; see column-names.ts.

const HOTEL_COLUMNS = {
  operatorId: `
    hotel id, hotel code, id hotel, codigo hotel, property id, property code, operator id,
    external id, accommodation id, id, code, codigo, cod, ref, reference, referencia, clave,
    identifiant, code hotel, nummer, hotelnummer, codice, codice hotel, identificador, key, @id,
    osm id`,
  name: `
    hotel name, name, nombre, nombre hotel, nombre del hotel, nom, nom hotel, nom de l hotel,
    hotelname, nome, nome hotel, nome do hotel, property name, accommodation name,
    establecimiento, nombre establecimiento, nombre comercial, denominacion, denominazione,
    rotulo, bezeichnung, hotel, title, titulo`,
  category: `
    category, categoria, stars, estrellas, star rating, hotel stars, etoiles, categorie,
    classement, sterne, kategorie, stelle, estrelas, classificacao, category code, categoria
    hotel, class, rating stars, n estrellas, num estrellas`,
  latitude: `
    latitude, latitud, lat, breitengrad, breite, latitudine, gps lat, geo lat, wgs84 lat, coord
    y, y, lat wgs84, position lat`,
  longitude: `
    longitude, longitud, lon, lng, long, laengengrad, langengrad, lange, longitudine, gps lon,
    gps lng, geo lon, wgs84 lon, coord x, x, lon wgs84`,
  coordinates: `
    coordinates, coordenadas, coordonnees, koordinaten, coordinate, geo point, geo point 2d,
    latlng, lat lng, lat lon, latlon, gps, geolocation, location`,
  cityName: `
    city, ciudad, city name, nombre ciudad, localidad, poblacion, municipio, town, ville,
    commune, localite, stadt, ort, citta, comune, localita, cidade, localidade, concelho,
    municipality, locality, place, destination, destino`,
  region: `
    region, state, province, provincia, state province, state code, region name, estado, comunidad
    autonoma, departamento, county, departement, bundesland, kanton, regione, distrito, regiao`,
  country: `
    country code, country, pais, codigo pais, cod pais, iso country, country iso, country iso2,
    country name, nombre pais, pays, code pays, land, landercode, paese, nazione, stato, nacion,
    iso2, iso3, addr country`,
  address: `
    address, direccion, address 1, address line 1, street address, domicilio, adresse,
    anschrift, indirizzo, morada, endereco, street, calle, rue, strasse, via, rua, full address,
    direccion completa, address street`,
  houseNumber: 'house number, street number, numero calle, hausnummer, numero civico, numero',
  postalCode: `
    postal code, postcode, zip, zip code, codigo postal, cod postal, cp, c p, plz, postleitzahl,
    code postal, cap, codice postale, cep, codigo de postal`,
  currency: `
    currency, currency code, moneda, divisa, devise, monnaie, wahrung, waehrung, valuta, moeda,
    iso currency`,
  phone: `
    phone, telephone, telefono, tel, phone number, telefon, telefonnummer, telefone, contact phone,
    telefono hotel, hotel phone, numero de telefono, telefono 1, phone 1`,
  email: `
    email, e mail, mail, correo, correo electronico, email address, courriel, contact email,
    email reservas, reservations email, reservation email, posta elettronica, email 1`,
  services: `
    services, servicios, amenities, facilities, equipamiento, equipements, prestations,
    ausstattung, einrichtungen, servizi, dotazioni, servicos, comodidades, instalaciones,
    features, service codes`,
  description: `
    description, descripcion, descriptif, beschreibung, descrizione, descricao, desc, long
    description, text, texto, descripcion larga, short description`,
  descriptionLanguage: 'language, idioma, lang, langue, sprache, lingua, locale',
  photos: `
    photos, photo, fotos, foto, images, image, imagenes, imagen, pictures, picture, image url,
    image urls, photo url, photo urls, url foto, url imagen, bilder, bild, immagini, immagine,
    imagens, imagem, img, gallery, galeria, main photo, foto principal, thumbnail`,
  chainName: `
    chain, chain name, cadena, cadena hotelera, nombre cadena, brand, marca, chaine, marque,
    hotelkette, kette, marke, catena, cadeia, grupo, group, brand name`,
} as const

/** Rates and reviews name their hotel in the same words. */
const HOTEL_ID = `
  hotel id, hotel code, id hotel, codigo hotel, cod hotel, hotel, property id, property code,
  accommodation id, operator id, code hotel, codice hotel, hotelnummer, hotel ref, id, code,
  codigo`

const RATE_COLUMNS = {
  hotelId: HOTEL_ID,
  roomCode: `
    room code, room type code, room id, room type id, codigo habitacion, id habitacion, cod
    habitacion, code chambre, zimmercode, codice camera, codigo quarto, room ref`,
  roomName: `
    room name, room type name, nombre habitacion, habitacion, nom chambre, chambre, zimmername,
    zimmer, nome camera, camera, nome quarto, quarto, room, room type, tipo habitacion, tipo de
    habitacion, room description, type de chambre, zimmertyp, tipo camera, tipo di camera, tipo
    de quarto`,
  roomKind: `
    room kind, kind, room class, room category, categoria habitacion, room type, tipo
    habitacion, clase habitacion, zimmerkategorie`,
  maxPersons: `
    max persons, max occupancy, capacity, capacidad, occupancy, ocupacion, ocupacion maxima, max
    pax, pax, personas, persons, capacite, personnes, belegung, personen, capienza, persone,
    capacidade, pessoas, max guests, guests`,
  maxAdults: 'max adults, adults, adultos, max adultos, adultes, erwachsene, adulti',
  maxChildren: 'max children, children, ninos, max ninos, enfants, kinder, bambini, criancas',
  dateFrom: `
    date from, from, from date, start date, start, desde, fecha desde, fecha inicio, inicio,
    valid from, debut, date debut, du, von, ab, gultig ab, dal, data inizio, de, data inicio,
    check in, checkin, arrival, fecha entrada, entrada`,
  dateTo: `
    date to, to, to date, end date, end, hasta, fecha hasta, fecha fin, fin, valid to, valid
    until, until, date fin, au, bis, gultig bis, al, data fine, ate, data fim, fecha final`,
  checkOut: `
    check out, checkout, departure, fecha salida, salida, depart, abreise, partenza, saida`,
  date: 'date, fecha, day, dia, night, noche, stay date, jour, datum, tag, data, giorno',
  price: `
    price, precio, rate, tarifa, amount, importe, prix, tarif, preis, prezzo, tariffa, preco,
    price per night, precio noche, pvp, room price, net price, precio habitacion, selling price,
    total`,
  baseAdults: `
    base guests, base occupancy, base adults, base persons, base pax, guests included, persons
    included, adults included, included guests, standard occupancy, price for, ocupacion base,
    personas incluidas, pax base, occupation de base, personnes incluses, grundbelegung, inklusive
    personen, occupazione base, persone incluse, ocupacao base, pessoas incluidas`,
  singlePrice: `
    single price, price single, single use, single use price, single occupancy, single rate, price
    1 adult, price one adult, price 1 person, price 1 guest, precio individual, uso individual,
    precio uso individual, precio 1 persona, dui, prix single, prix individuel, prix 1 personne,
    einzelpreis, einzelbelegung, einzelnutzung, prezzo singola, uso singola, preco individual,
    preco 1 pessoa`,
  extraAdult: `
    extra adult price, extra adult, extra person, extra person price, additional adult, third
    adult, extra bed, extra bed price, adulto extra, adulto adicional, precio adulto extra, persona
    extra, persona adicional, cama supletoria, cama extra, suplemento adulto, adulte
    supplementaire, personne supplementaire, lit supplementaire, zusatzbett, zusatzperson,
    aufbettung, weiterer erwachsener, adulto aggiuntivo, persona aggiuntiva, letto aggiunto, pessoa
    extra, preco adulto extra`,
  boardPerRoom: `
    board price per room, board per room, board room, board price room, board supplement room,
    board supplement per room, regimen por habitacion, suplemento regimen habitacion, pension par
    chambre, verpflegung pro zimmer, trattamento per camera, regime por quarto`,
  boardPerPerson: `
    board price per person, board per person, board person, board price person, board supplement
    person, board supplement per person, regimen por persona, suplemento regimen persona, pension
    par personne, verpflegung pro person, trattamento per persona, regime por pessoa`,
  boardPrice: `
    board price, board supplement, meal price, meal supplement, precio regimen, suplemento regimen,
    supplement pension, prix pension, verpflegungspreis, verpflegungszuschlag, supplemento
    trattamento, prezzo trattamento, suplemento regime, preco regime`,
  boardUnit: `
    board unit, board price unit, board price per, board per, board charged per, regimen por,
    unidad regimen, pension par, verpflegung pro, trattamento per, regime por`,
  currency: HOTEL_COLUMNS.currency,
  rooms: `
    rooms, allotment, cupo, inventory, habitaciones, stock, quota, contingent, kontingent,
    contingente, total rooms, number of rooms`,
  roomsLeft: `
    rooms left, available rooms, rooms available, availability, available, left, remaining,
    disponibilidad, habitaciones disponibles, disponibles, libres, disponibilite, chambres
    disponibles, verfugbar, verfugbare zimmer, freie zimmer, disponibilita, camere disponibili,
    disponibilidade, quartos disponiveis`,
  minimumStay: `
    minimum stay, min stay, min nights, minimum nights, estancia minima, noches minimas, minimo
    noches, min los, minlos, sejour minimum, nuits minimum, mindestaufenthalt, soggiorno minimo,
    estadia minima, release min stay`,
  closed: `
    closed, cerrado, stop sale, stop sales, stopsale, paro de ventas, cierre, blocked,
    bloqueado, ferme, geschlossen, gesperrt, chiuso, fechado`,
  board: `
    board, board code, regimen, codigo regimen, meal plan, meals, pension, regime, verpflegung,
    trattamento, regime alimentar, board type, board basis`,
  cancellationDays: `
    cancellation days, free cancellation days, cancel days, dias cancelacion, cancelacion
    gratuita dias, dias de cancelacion, jours annulation, stornotage, giorni cancellazione, dias
    cancelamento, cancellation, cancelacion, annulation`,
  paymentMethod: `
    payment method, payment, forma de pago, forma pago, metodo de pago, pago, paiement, mode de
    paiement, zahlungsart, zahlung, pagamento, metodo di pagamento, forma de pagamento, payment
    type`,
} as const

const REVIEW_COLUMNS = {
  hotelId: HOTEL_ID,
  reviewId: `
    review id, review code, id review, id opinion, opinion id, comment id, uuid, id avis,
    bewertung id, id recensione, id, code, codigo`,
  score5: `
    score 5, rating 5, stars, estrellas, etoiles, sterne, stelle, estrelas, score out of 5,
    rating out of 5, puntuacion sobre 5, score of 5, note sur 5`,
  score10: `
    score 10, rating 10, score out of 10, rating out of 10, puntuacion sobre 10, nota sobre 10,
    score of 10, note sur 10`,
  score100: `
    score 100, rating 100, score percent, rating percent, score out of 100, percentage,
    porcentaje, satisfaction`,
  score: `
    score, rating, puntuacion, nota, valoracion, note, bewertung, punkte, punteggio, voto,
    pontuacao, avaliacao, review score, overall, overall rating, review rating, calificacion`,
  title: 'title, titulo, titre, titel, titolo, headline, review title, asunto, subject, summary',
  positive: `
    positive, positivo, liked, pros, lo mejor, positif, positiv, me gusto, text, texto, review
    text, review, comment, comentario, opinion, avis, commentaire, kommentar, recensione,
    commento, description, descripcion, body, content, comments`,
  negative: 'negative, negativo, disliked, cons, lo peor, negatif, negativ, no me gusto',
  author: `
    author, autor, user, usuario, reviewer, user name, username, auteur, verfasser, autore,
    guest, guest name, nombre, name, cliente, customer, author name`,
  date: `
    date, fecha, review date, fecha opinion, datum, data, created at, published, published at,
    publication date, date avis, stay date, submitted`,
  language: 'language, idioma, lang, langue, sprache, lingua, locale, review language',
  profile: `
    profile, perfil, traveller type, traveler type, trip type, tipo viajero, tipo de viajero,
    profil, type de voyageur, reisetyp, reiseart, profilo, tipo di viaggiatore, tipo de
    viajante, travelled as, segment`,
  source: 'source, fuente, origen, quelle, fonte, origine, provider, portal',
} as const

const FLIGHT_COLUMNS = {
  airline: `
    airline, airline code, carrier, marketing carrier, aerolinea, codigo aerolinea, compania,
    compania aerea, compagnie, compagnie aerienne, fluggesellschaft, compagnia, compagnia aerea,
    companhia, companhia aerea`,
  operator: `
    operator, operated by, operating carrier, operating airline, operador, operado por, operada
    por, opere par, durchgefuhrt von, operato da`,
  number: `
    number, flight number, flight no, flight, numero de vuelo, numero vuelo, vuelo, numero, numero
    de vol, vol, flugnummer, flug, numero volo, volo, numero do voo, voo`,
  origin: `
    origin, departure airport, from airport, origen, aeropuerto de salida, aeropuerto origen,
    aeroport de depart, abflughafen, origine, aeroporto di partenza, origem`,
  destination: `
    destination, arrival airport, to airport, destino, aeropuerto de llegada, aeropuerto destino,
    aeroport d arrivee, zielflughafen, ankunftsflughafen, destinazione, aeroporto di arrivo`,
  departs: `
    departs, departure, departure time, std, hora de salida, hora salida, salida, heure de depart,
    depart, abflug, abflugzeit, ora di partenza, partenza, hora de partida, partida`,
  arrives: `
    arrives, arrival, arrival time, sta, hora de llegada, hora llegada, llegada, heure d arrivee,
    arrivee, ankunft, ankunftszeit, ora di arrivo, arrivo, hora de chegada, chegada`,
  minutes: `
    minutes, duration, block time, flight time, duracion, minutos, duree, flugdauer, dauer, durata,
    duracao`,
  weekdays: `
    weekdays, days of week, days of operation, operating days, frequency, days, dias de la semana,
    dias, frecuencia, jours, jours de la semaine, wochentage, verkehrstage, tage, giorni, giorni
    della settimana, dias da semana`,
  firstDay: `
    from, date from, from date, valid from, first day, effective, effective from, desde, fecha
    desde, du, date debut, von, gultig ab, ab, dal, de`,
  lastDay: `
    to, date to, to date, until, valid to, valid until, last day, discontinue, effective to, hasta,
    fecha hasta, au, date fin, bis, gultig bis, al, ate`,
  aircraft: `
    aircraft, aircraft type, aircraft code, equipment, avion, tipo de avion, type d avion, appareil,
    flugzeug, flugzeugtyp, aereo, aeromobile, aeronave`,
  originTerminal: `
    origin terminal, departure terminal, terminal from, terminal de salida, terminal salida,
    terminal origen, terminal de depart, abflugterminal, terminal di partenza`,
  destinationTerminal: `
    destination terminal, arrival terminal, terminal to, terminal de llegada, terminal llegada,
    terminal destino, terminal d arrivee, ankunftsterminal, terminal di arrivo`,
  economy: `
    economy, economy seats, seats economy, seats, plazas, plazas turista, turista, asientos,
    places, sitze, posti, lugares`,
  premium: 'premium, premium seats, seats premium, premium economy, turista premium',
  business: 'business, business seats, seats business, ejecutiva, affaires',
  first: 'first, first seats, seats first, first class, primera, premiere, prima',
} as const

const FARE_COLUMNS = {
  code: `
    airline, airline code, code, carrier, aerolinea, codigo aerolinea, codigo, compania, compagnie,
    fluggesellschaft, compagnia, companhia`,
  name: 'name, airline name, nombre, nombre aerolinea, nom, bezeichnung, nome',
  country: 'country, country code, pais, codigo pais, pays, land, paese, nazione',
  group: 'group, ticket group, grupo, groupe, gruppe, gruppo',
  alliance: 'alliance, alianza, allianz, alleanza, alianca',
  lowCost: 'low cost, is low cost, bajo coste, billigflieger, basso costo, baixo custo',
  fixed:
    'fixed, fixed price, fixed fare, base fare, fijo, tarifa fija, fixe, grundpreis, fisso, fixo',
  perThousandKm: `
    per 1000 km, per thousand km, price per 1000 km, por 1000 km, par 1000 km, pro 1000 km`,
  oneWayFactor: 'one way factor, one way, factor ida, aller simple, einfach faktor, solo andata',
  standardFixed: 'standard, standard fixed, standard extra, estandar',
  standardPerThousandKm: 'standard per 1000 km, standard per thousand km, estandar por 1000 km',
  flexFixed: 'flex, flex fixed, flex extra, flexible',
  flexPerThousandKm: 'flex per 1000 km, flex per thousand km, flex por 1000 km',
} as const

export const IMPORT_KINDS = ['hotels', 'rates', 'reviews', 'fares', 'flights'] as const
export type ImportKind = (typeof IMPORT_KINDS)[number]

export interface KnownColumn {
  field: string
  /** How far down its name stands in the field's list. */
  rank: number
}

interface KindOfFile {
  names: Record<string, string>
  /** Of each group at least one is needed. */
  required: readonly (readonly string[])[]
  /** Shown to an operator whose file has no header. */
  example: string
}

const KINDS: Record<ImportKind, KindOfFile> = {
  hotels: {
    names: HOTEL_COLUMNS,
    required: [['operatorId'], ['name'], ['latitude', 'coordinates', 'cityName']],
    example: 'id, name, category, latitude, longitude, city, country, address, postal_code',
  },
  rates: {
    names: RATE_COLUMNS,
    required: [
      ['hotelId'],
      ['roomCode', 'roomName', 'roomKind'],
      ['date', 'dateFrom'],
      ['price', 'rooms', 'roomsLeft', 'closed', 'minimumStay'],
    ],
    example: 'hotel_id, room_code, room_name, date_from, date_to, price, currency, rooms, board',
  },
  reviews: {
    names: REVIEW_COLUMNS,
    required: [['hotelId'], ['score', 'score5', 'score10', 'score100']],
    example: 'hotel_id, score, title, positive, negative, author, date, language',
  },
  fares: {
    names: FARE_COLUMNS,
    required: [
      ['code'],
      ['name'],
      ['country'],
      ['fixed'],
      ['perThousandKm'],
      ['standardFixed'],
      ['flexFixed'],
    ],
    example: 'airline, name, country, alliance, fixed, per_1000_km, standard, flex',
  },
  flights: {
    names: FLIGHT_COLUMNS,
    required: [
      ['airline'],
      ['number'],
      ['origin'],
      ['destination'],
      ['departs'],
      ['arrives', 'minutes'],
      ['firstDay'],
      ['lastDay'],
      ['aircraft'],
    ],
    example: 'airline, number, origin, destination, departs, arrives, weekdays, from, to, aircraft',
  },
}

/** Several columns may feed these: photo_1, photo_2; pool, wifi. */
const COLLECTING = new Set(['photos', 'services'])

const PREFIXES =
  /^(hotel|property|accommodation|establecimiento|location|coordinates?|position|geo|address|addr)/

/** For each column the field that it feeds, or '' for a column that nothing needs. */
export function fieldsOfColumns(kind: ImportKind, columns: readonly string[]): string[] {
  const candidates = columns.map((column) => knownColumns(kind, column))
  const fields = columns.map(() => '')
  for (const field of [...Object.keys(KINDS[kind].names), ...describedFields(kind)]) {
    const ranked = candidates
      .map((known, index) => ({ index, rank: known.find((one) => one.field === field)?.rank }))
      .filter(({ index, rank }) => rank !== undefined && fields[index] === '')
      .toSorted((one, other) => one.rank! - other.rank!)
    for (const { index } of COLLECTING.has(field) ? ranked : ranked.slice(0, 1))
      fields[index] = field
  }
  if (kind === 'hotels')
    columns.forEach((column, index) => {
      const service = fields[index] === '' ? serviceOfColumn(column) : null
      if (service) fields[index] = `service.${service}`
    })
  if (kind === 'rates')
    columns.forEach((column, index) => {
      if (fields[index] === '') fields[index] = childField(column)
    })
  return fields
}

const CHILD_WORDS =
  /child|kids?\b|nin[oa]s?\b|menores?\b|kind|enfant|bambin|crianca|bab(y|ies)|infant|bebe/

/** "child_price_2_6", "Kinder 7-12", "baby price"; '' for a column that prices no children. */
function childField(column: string): string {
  const folded = foldText(column)
  if (!CHILD_WORDS.test(folded)) return ''
  const [from, to] = (folded.match(/\d+/g) ?? []).map(Number)
  if (from !== undefined && to !== undefined)
    return from <= to && from <= OLDEST_CHILD ? `child.${from}-${Math.min(to, OLDEST_CHILD)}` : ''
  if (from !== undefined) return ''
  if (/bab(y|ies)|infant|bebe/.test(folded)) return `child.0-${OLDEST_BABY}`
  const isPrice = /price|precio|preis|prix|prezzo|preco|supplement|suplemento/.test(folded)
  return isPrice ? `child.${OLDEST_BABY + 1}-${OLDEST_CHILD}` : ''
}

/** Null for a field that is not what children of some ages pay. */
export function agesOfField(field: string): { fromAge: number; toAge: number } | null {
  const ages = /^child\.(\d+)-(\d+)$/.exec(field)
  return ages && { fromAge: Number(ages[1]), toAge: Number(ages[2]) }
}

/** The groups of which no column feeds any field, by the names that their columns usually have. */
export function missingFields(kind: ImportKind, fields: readonly string[]): string[] {
  return KINDS[kind].required
    .filter((group) => !group.some((field) => fields.includes(field)))
    .map((group) => group.map((field) => usualColumn(kind, field)).join(' or '))
}

/** What a column of this field is mostly called: "hotel_id". */
export function usualColumn(kind: ImportKind, field: string): string {
  const [base = field] = field.split('.')
  const [first = base] = (KINDS[kind].names[base] ?? '').split(',')
  return first.trim().replaceAll(' ', '_') || base
}

export function exampleColumns(kind: ImportKind): string {
  return KINDS[kind].example
}

/** A column may stand for several fields: "id" is a review's or, for want of another, a hotel's. */
function knownColumns(kind: ImportKind, column: string): KnownColumn[] {
  const squeezed = squeeze(column)
  const table = TABLES[kind]
  return table.get(squeezed) ?? table.get(squeezed.replace(PREFIXES, '')) ?? []
}

/** Letters and digits alone; a number at the end tells photo_1 from photo_2, not its field. */
function squeeze(name: string): string {
  const letters = foldText(name).replace(/[^\p{L}\p{N}]+/gu, '')
  return /^(photo|foto|image|imagen|picture|img|bild|immagine|imagem|url)/.test(letters)
    ? letters.replace(/\d+/g, '')
    : letters
}

function describedFields(kind: ImportKind): string[] {
  return kind === 'hotels' ? Object.keys(LANGUAGE_WORDS).map((tag) => `description.${tag}`) : []
}

const TABLES = Object.fromEntries(
  Object.entries(KINDS).map(([kind, { names }]) => [kind, tableOf(names)]),
) as Record<ImportKind, Map<string, KnownColumn[]>>

function tableOf(names: Record<string, string>): Map<string, KnownColumn[]> {
  const table = new Map<string, KnownColumn[]>()
  for (const [field, list] of Object.entries(names))
    list.split(',').forEach((name, rank) => {
      add(name, field, rank)
      if (field !== 'description') return
      for (const [language, words] of Object.entries(LANGUAGE_WORDS))
        for (const word of words) {
          add(`${name}${word}`, `description.${language}`, rank)
          add(`${word}${name}`, `description.${language}`, rank)
        }
    })
  return table

  function add(name: string, field: string, rank: number) {
    const known = table.get(squeeze(name))
    if (known) known.push({ field, rank })
    else table.set(squeeze(name), [{ field, rank }])
  }
}
