/**
 * The words of a language that stand in URLs. An edition takes its language's set and may change
 * single words in its own file.
 *
 * The specification gives the words for hotels, flights (Spanish, Italian, Portuguese), getaways
 * (Spanish, Italian, French) and the home tabs; the others are what travel sites of that language
 * use. Words are ASCII, so that a URL looks the same copied from the address bar and typed.
 */

export interface PathWords {
  hotels: string
  flights: string
  flightHotel: string
  getaways: string
  cars: string
  cart: string
  checkout: string
  confirmation: string
  trips: string
  signIn: string
  register: string
  passwordReset: string
  account: string
}

export const SPANISH: PathWords = {
  hotels: 'hoteles',
  flights: 'vuelos',
  flightHotel: 'vuelo+hotel',
  getaways: 'escapadas',
  cars: 'coches',
  cart: 'carrito',
  checkout: 'reserva',
  confirmation: 'confirmacion',
  trips: 'mis-viajes',
  signIn: 'entrar',
  register: 'registro',
  passwordReset: 'nueva-contrasena',
  account: 'mi-cuenta',
}

/** "Coche" is a car in Spain and a pram or a horse cart further west. */
export const AMERICAN_SPANISH: PathWords = { ...SPANISH, cars: 'autos' }

export const CATALAN: PathWords = {
  hotels: 'hoteles',
  flights: 'vols',
  flightHotel: 'vol+hotel',
  getaways: 'escapades',
  cars: 'cotxes',
  cart: 'cistella',
  checkout: 'reserva',
  confirmation: 'confirmacio',
  trips: 'els-meus-viatges',
  signIn: 'entra',
  register: 'registre',
  passwordReset: 'nova-contrasenya',
  account: 'el-meu-compte',
}

export const ENGLISH: PathWords = {
  hotels: 'hotels',
  flights: 'flights',
  flightHotel: 'flight+hotel',
  getaways: 'getaways',
  cars: 'cars',
  cart: 'cart',
  checkout: 'checkout',
  confirmation: 'confirmation',
  trips: 'my-trips',
  signIn: 'sign-in',
  register: 'register',
  passwordReset: 'new-password',
  account: 'my-account',
}

export const FRENCH: PathWords = {
  hotels: 'hotels',
  flights: 'vols',
  flightHotel: 'vol+hotel',
  getaways: 'week-end',
  cars: 'voitures',
  cart: 'panier',
  checkout: 'reservation',
  confirmation: 'confirmation',
  trips: 'mes-voyages',
  signIn: 'connexion',
  register: 'inscription',
  passwordReset: 'nouveau-mot-de-passe',
  account: 'mon-compte',
}

export const GERMAN: PathWords = {
  hotels: 'hotels',
  flights: 'fluege',
  flightHotel: 'flug+hotel',
  getaways: 'kurztrips',
  cars: 'mietwagen',
  cart: 'warenkorb',
  checkout: 'buchung',
  confirmation: 'bestaetigung',
  trips: 'meine-reisen',
  signIn: 'anmelden',
  register: 'registrieren',
  passwordReset: 'neues-passwort',
  account: 'mein-konto',
}

export const ITALIAN: PathWords = {
  hotels: 'hotel',
  flights: 'voli',
  flightHotel: 'volo+hotel',
  getaways: 'weekend',
  cars: 'auto',
  cart: 'carrello',
  checkout: 'prenotazione',
  confirmation: 'conferma',
  trips: 'i-miei-viaggi',
  signIn: 'accedi',
  register: 'registrati',
  passwordReset: 'nuova-password',
  account: 'il-mio-account',
}

export const PORTUGUESE: PathWords = {
  hotels: 'hoteis',
  flights: 'passagens-aereas',
  flightHotel: 'voo+hotel',
  getaways: 'escapadinhas',
  cars: 'carros',
  cart: 'carrinho',
  checkout: 'reserva',
  confirmation: 'confirmacao',
  trips: 'as-minhas-viagens',
  signIn: 'entrar',
  register: 'registo',
  passwordReset: 'nova-palavra-passe',
  account: 'a-minha-conta',
}

/**
 * Words of the specification that mean the same as an edition's own: a link that uses one means that section.
 * "VUE" is the flights section in locales without a word, the others are home tabs and packages.
 */
export const OTHER_WORDS: Record<string, keyof PathWords> = {
  VUE: 'flights',
  viajes: 'flightHotel',
  paquetes: 'flightHotel',
  'vuelo+hotel': 'flightHotel',
  planes: 'getaways',
}
