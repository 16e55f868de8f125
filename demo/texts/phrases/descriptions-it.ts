import type { DescriptionPhrases } from '../description-phrases.ts'

export const ITALIAN_DESCRIPTIONS: DescriptionPhrases = {
  decimalMark: ',',
  stars: ['una stella', 'due stelle', 'tre stelle', 'quattro stelle', 'cinque stelle'],
  opening: {
    starred: `{name} è un hotel a {stars} da cui è facile scoprire {city}.
      Per visitare {city}, {name} offre il servizio di un hotel a {stars}.
      {name}, hotel a {stars}, è un buon punto di partenza per conoscere {city}.`,
    unstarred: `{name} è un indirizzo accogliente per conoscere {city}.
      Per visitare {city}, {name} riceve i suoi ospiti con cura.
      {name} offre una sistemazione comoda per scoprire {city}.`,
    apartment: `{name} offre appartamenti attrezzati per vivere {city} con i propri tempi.
      Per scoprire {city} in piena indipendenza, {name} dispone di appartamenti accoglienti.
      {name} offre appartamenti dove è facile sentirsi a casa mentre si scopre {city}.`,
    hostel: `{name} è una sistemazione semplice e dalla buona atmosfera per conoscere {city}.
      Visitare {city} senza spendere troppo è facile con {name}.
      {name} offre l’essenziale a buon prezzo e un’accoglienza familiare per scoprire {city}.`,
    house: `{name} è una casa per godersi le vacanze in intimità e visitare {city}.
      {name} è una casa con tutto il necessario per scoprire {city} in famiglia o con gli amici.
      Per conoscere {city} senza orari, {name} è una casa intera a disposizione.`,
  },
  setting: {
    city: `Intorno ci sono negozi, bar e mezzi pubblici.
      I luoghi più visitati della città si raggiungono con facilità.
      La zona è vivace, con ristoranti per tutti i gusti.`,
    beach: `L’atmosfera è di vacanza: mare, sole e passeggiate al tramonto.
      Tutto invita a passare la giornata tra la spiaggia e i locali all’aperto.
      La brezza del mare accompagna tutto il soggiorno.`,
    mountain: `La montagna comincia davanti alla porta, con sentieri per ogni livello.
      L’aria pura e i paesaggi di montagna fanno il resto.
      È un ambiente ideale per camminare d’estate e godersi la neve d’inverno.`,
    countryside: `La campagna è tutt’intorno e il silenzio fa parte del programma.
      I sentieri dei dintorni invitano a passeggiare e ad andare in bicicletta.
      È un angolo tranquillo per staccare davvero.`,
    airport: `L’aeroporto è a pochi minuti, una comodità per i voli del mattino presto.
      È una sosta pratica prima del decollo o dopo l’atterraggio.
      L’aeroporto si raggiunge in fretta a qualsiasi ora.`,
  },
  district: `La zona, {district}, è una buona base per muoversi a piedi.
    Il quartiere, {district}, ha una vita propria e molti posti dove mangiare.
    {district} è la zona circostante.`,
  centre: {
    near: `Il centro è a pochi minuti a piedi.
      Al centro si arriva con una breve passeggiata.`,
    far: `Il centro dista {km} km.
      Fino al centro ci sono {km} km.`,
  },
  beach: {
    near: `La spiaggia è a {metres} m.
      A {metres} m si trova la spiaggia.`,
    far: `La spiaggia più vicina dista {km} km.
      Fino alla spiaggia ci sono {km} km.`,
  },
  comfort: {
    modest: `Le camere sono semplici e pratiche.
      Le camere offrono il necessario per riposare.`,
    standard: `Le camere sono comode e luminose.
      Le camere uniscono comodità e arredi moderni.`,
    superior: `Le camere sono ampie e curate nei dettagli.
      Eleganti e silenziose, le camere invitano al riposo.`,
    home: `La cucina attrezzata lascia piena libertà per i pasti.
      Ci sono cucina, zona giorno e tutto il necessario per soggiorni brevi o lunghi.`,
  },
  rooms: {
    rooms: `In totale ci sono {rooms} camere.`,
    units: `In totale ci sono {rooms} alloggi.`,
  },
  highlight: {
    1: `Gli accessi sono adatti a persone con mobilità ridotta.`,
    3: `Chi arriva in auto ha a disposizione il parcheggio.
      Il parcheggio semplifica le cose a chi viaggia in auto.`,
    4: `C’è una connessione a internet per restare in contatto.`,
    5: `La spa è il luogo perfetto per concludere la giornata.
      Una spa con trattamenti completa l’esperienza.`,
    6: `La piscina aggiunge un tocco di freschezza.
      Per le giornate calde c’è la piscina.`,
    7: `Gli animali domestici sono i benvenuti.`,
    10: `Un programma di animazione intrattiene grandi e piccoli.`,
    12: `La palestra permette di tenersi in forma anche in viaggio.`,
    15: `L’idromassaggio aiuta a rilassarsi dopo una giornata intensa.`,
    17: `Per i viaggi di lavoro c’è un business center.`,
    18: `Si noleggiano biciclette per esplorare i dintorni.`,
  },
  services: `Tra i servizi: {list}.
    A disposizione anche: {list}.
    Completano l’offerta: {list}.`,
  serviceNames: {
    1: 'accessi facilitati',
    3: 'parcheggio',
    4: 'wifi',
    5: 'spa',
    6: 'piscina',
    10: 'animazione',
    12: 'palestra',
    15: 'vasca idromassaggio',
    17: 'business center',
    18: 'noleggio di biciclette',
  },
  and: ' e ',
  board: {
    breakfast: `Si può prenotare con colazione.
      La colazione può essere inclusa nella prenotazione.`,
    'half-board': `Si può scegliere la mezza pensione.
      Con la mezza pensione, colazione e un pasto sono già sistemati.`,
    'full-board': `La pensione completa permette di dimenticare i fornelli.
      Si può scegliere la pensione completa.`,
    'all-inclusive': `La formula tutto incluso permette di dimenticare il portafoglio.
      Si può prenotare con la formula tutto incluso.`,
  },
  rating: `Gli ospiti assegnano un voto medio di {rating} su 10.
    Voto medio degli ospiti: {rating} su 10.`,
}
