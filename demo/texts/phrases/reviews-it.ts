import type { ReviewPhrases } from '../review-phrases.ts'

export const ITALIAN_REVIEWS: ReviewPhrases = {
  names: `Giulia|Marco|Francesca|Luca|Chiara|Matteo|Elisa|Andrea|Valentina|Davide|Martina
    |Alessandro|Federica|Simone|Sara|Lorenzo|Ilaria|Stefano|Paola|Riccardo|Silvia|Giorgio|Alice
    |Fabio|Serena|Paolo|Beatrice|Nicola|Claudia|Roberto|Arianna|Filippo|Monica|Tommaso|Anna
    |Emanuele`,
  titles: {
    excellent: `Da ripetere|Una meraviglia|Tutto perfetto|Oltre le aspettative
      |Soggiorno da sogno|Un vero gioiello|Niente da ridire|Scelta azzeccata|Impeccabile
      |Come a casa|Cura dei dettagli|Eccezionale|Che bella sorpresa|Accoglienza squisita
      |Fine settimana riuscito|Ottima scelta|Relax assoluto|Splendido
      |Perfetto dall’inizio alla fine|Consigliatissimo|Una delizia|Stupendo|Il meglio della zona
      |Difficile chiedere di più|Un posto del cuore|Magnifico`,
    good: `Molto buono|Buona impressione|Soggiorno molto piacevole|Consigliato|Più che valido
      |Tutto bene|Buon indirizzo|Comodo e ben posizionato|Piacevole sorpresa|Buona esperienza
      |Ci si torna volentieri|Accogliente|Pratico e gradevole|Ideale per qualche giorno
      |Qualche giorno piacevole|Ben tenuto|Ottimo punto di partenza|Quasi perfetto
      |Piccoli dettagli da sistemare|Semplice e carino|Ben pensato|Una certezza
      |All’altezza delle attese|Bei giorni|Più che discreto`,
    fair: `Sufficiente|Nella media|Accettabile|Per una notte va bene|Speravo in qualcosa di più
      |Migliorabile|Un po’ al limite|Servirebbe una rinfrescata|Luci e ombre|Così così
      |Senza infamia e senza lode|Appena sufficiente|Un po’ datato|Il minimo indispensabile
      |Pareri contrastanti|Ordinario|Senza pretese|Senza sorprese|Promesse a metà
      |Si può fare di meglio|A metà strada|Si vedono gli anni|Con margini di miglioramento
      |Soggiorno anonimo|Niente di che`,
    poor: `Deludente|Da evitare|Molto sotto le aspettative|Nulla a che vedere con le foto
      |Brutta esperienza|Da dimenticare|Sconsigliato|Troppi difetti|Un errore|Notte difficile
      |Trascurato|Caro per quello che offre|Manutenzione assente|Che peccato|Lasciato andare
      |Insufficiente|Impossibile riposare|Molto da rivedere|Grande delusione|Soldi sprecati
      |Non ne vale la pena|Pessimo|Un disastro|Lontano dalle promesse|Mai più`,
  },
  positive: {
    location: `La posizione è ottima, con tutto a portata di mano.
      Posizione ideale per visitare {city}.
      Molto ben collocato e facile da trovare.
      La zona è tranquilla e si gira quasi tutto a piedi.
      Per scoprire {city} è difficile trovare di meglio.`,
    city: `I mezzi pubblici fermano a due passi.
      Intorno ci sono bar, negozi e buoni ristoranti.
      I monumenti principali si raggiungono a piedi.`,
    mountain: `Il contesto montano è splendido.
      Svegliarsi con quell’aria pulita non ha prezzo.
      I sentieri partono quasi dalla porta.`,
    countryside: `Il paesaggio tutto intorno invita a non fare nulla.
      Di notte si sentono soltanto i grilli.
      Belle passeggiate in ogni direzione.`,
    airport: `Comodissimo per un volo di primo mattino.
      L’aeroporto è vicinissimo, eppure gli aerei quasi non si sentono.`,
    cleanliness: `La pulizia è impeccabile.
      Tutto splendeva, fino all’ultimo angolo.
      Si vede che puliscono a fondo ogni giorno.
      Lenzuola e asciugamani perfetti.`,
    staff: `Il personale è delizioso e sempre pronto ad aiutare.
      Accoglienza calorosa e professionale fin dal primo minuto.
      Ottimi consigli per visitare i dintorni.
      Attenti, gentili e sempre con il sorriso.
      Un piccolo guasto è stato risolto in dieci minuti.`,
    room: `La camera era ampia e luminosa.
      Arredamento semplice, ma di gran gusto.
      Tanto spazio per i vestiti e prese vicino al letto.
      Mobili nuovi e tutto in perfetto stato.`,
    bed: `Il letto era comodissimo.
      Materasso rigido al punto giusto e cuscini a scelta.
      Raramente si dorme così bene in viaggio.`,
    noise: `Silenzio assoluto di notte.
      Ottimo isolamento acustico: nessun rumore dalla strada né dal corridoio.
      Molto tranquillo, ideale per riposare.`,
    breakfast: `Colazione varia, con frutta fresca.
      La colazione è abbondante e il caffè è davvero buono.
      Ai cornetti caldi della colazione è impossibile resistere.
      Ottima colazione, anche con prodotti senza glutine.`,
    dinner: `Le cene sono state tra le migliori del viaggio.
      Cucina casalinga e porzioni generose.
      Si mangia bene e ogni giorno qualcosa di diverso.`,
    pool: `La piscina è una delizia e non era mai affollata.
      Piscina pulitissima, con lettini per tutti.
      Dopo una giornata di caldo, la piscina è una benedizione.`,
    beach: `Alla spiaggia si arriva con una passeggiata.
      La spiaggia è vicina ed è davvero bella.
      Sentire il profumo del mare appena usciti è una meraviglia.
      Per andare in spiaggia non serve la macchina.`,
    wifi: `Il wifi è veloce dappertutto.
      Buona connessione a internet, anche per le videochiamate.
      Il wifi ha funzionato senza interruzioni per tutto il soggiorno.`,
    value: `Rapporto qualità-prezzo difficile da battere.
      Per quello che costa offre moltissimo.
      Il prezzo è molto ragionevole per la zona.
      Vale ogni euro speso.`,
    parking: `Poter parcheggiare sul posto è un gran vantaggio.
      Parcheggio comodo, con posti larghi.
      Ideale per chi viaggia in auto, visto che c’è il parcheggio.`,
    bathroom: `Il bagno è rinnovato e la doccia ha un’ottima pressione.
      Bagno grande, moderno e pulitissimo.
      Acqua calda immediata e asciugamani morbidi.`,
    views: `Il panorama all’alba è da incorniciare.
      Dalla finestra si gode di una vista bellissima.
      Già solo la vista vale il soggiorno.`,
    air: `La climatizzazione funziona bene ed è silenziosa.
      La temperatura era perfetta a qualsiasi ora.
      L’aria condizionata si regola dalla camera, una bella comodità.`,
    spa: `La spa è piccola, ma un vero piacere.
      Dalla spa si esce come nuovi.
      Il massaggio nella spa è stato divino.`,
    gym: `La palestra è ben attrezzata.
      Una palestra curata, con tutto il necessario.`,
    kitchen: `La cucina ha tutto quello che serve per cucinare.
      Stoviglie complete ed elettrodomestici nuovi.
      Avere la cucina ha fatto risparmiare parecchio.`,
    pets: `Il cane è stato accolto con una ciotola d’acqua e una coperta.
      Finalmente un posto dove gli animali sono davvero i benvenuti.`,
    entertainment: `L’animazione è divertente e mai invadente.
      Le attività serali sono piaciute a grandi e piccoli.`,
    couple: `Perfetto per una fuga a due.
      Romantico senza essere stucchevole.
      Per un anniversario è la scelta giusta.`,
    family: `I bambini non volevano più andare via.
      Con i bambini è comodissimo: pensano a tutto.
      Hanno preparato una culla senza alcun supplemento.`,
    friends: `Un’ottima scelta per un viaggio tra amici.
      C’è spazio a sufficienza per un gruppo di amici.`,
    business: `Per un viaggio di lavoro non manca nulla.
      Arrivo e partenza rapidi, proprio quello che serve in trasferta.
      Una buona scrivania e una buona luce per lavorare.`,
    solo: `Anche per chi viaggia in solitaria è molto sicuro.
      Un posto dove ci si sente a proprio agio anche senza compagnia.`,
  },
  negative: {
    location: `Un po’ fuori mano rispetto alle zone più interessanti.
      Di notte la strada è poco illuminata.
      La prima volta si fatica a trovare l’ingresso.`,
    cleanliness: `La pulizia lascia a desiderare: c’era polvere sotto il letto.
      All’arrivo c’erano capelli nella doccia.
      Un giorno gli asciugamani non sono stati cambiati.
      Gli spazi comuni avrebbero bisogno di una pulizia a fondo.`,
    staff: `L’accoglienza è stata piuttosto fredda.
      C’è voluta quasi un’ora per poter entrare.
      Nessuno ha risposto ai messaggi fino al giorno dopo.
      Nemmeno una parola di scuse per i problemi.`,
    room: `La camera è più piccola di quanto sembri in foto.
      I mobili andrebbero proprio sostituiti.
      Mancano prese vicino al letto.
      Entrando si sentiva odore di umidità.
      La porta non chiudeva bene.`,
    bed: `Il materasso è infossato al centro.
      I cuscini sono troppo morbidi.
      Due letti accostati che di notte si separavano.`,
    noise: `Le pareti sono sottili e si sente tutto.
      Rumore dalla strada fino a tarda notte.
      Le porte che sbattono in corridoio svegliano chiunque.
      Un macchinario ha ronzato tutta la notte accanto alla finestra.`,
    breakfast: `Colazione ripetitiva e con poca frutta.
      A colazione c’era la coda e mancavano i tavoli.
      Il caffè della colazione è imbevibile.
      A colazione i vassoi vuoti venivano riempiti con molta calma.`,
    dinner: `La cena era sempre simile e arrivava tiepida.
      La sera in sala da pranzo c’è troppo rumore.`,
    pool: `La piscina è piccola per così tanta gente.
      Alle nove in piscina non c’era più un lettino libero.
      L’acqua della piscina era gelida.`,
    beach: `La spiaggia più vicina è sempre affollatissima.
      Il ritorno dalla spiaggia è tutto in salita.`,
    wifi: `Il wifi cadeva di continuo.
      In camera il wifi arrivava a malapena.
      Internet è troppo lento per lavorare.`,
    value: `Un po’ caro per quello che offre.
      In alta stagione il prezzo non corrisponde alla qualità.
      Per questa cifra nei dintorni c’è di meglio.`,
    parking: `I posti del parcheggio sono strettissimi.
      Il parcheggio si riempie presto e bisogna cercare altrove.`,
    bathroom: `Lo scarico della doccia era lentissimo.
      Il bagno è minuscolo e poco arieggiato.
      La mattina presto mancava l’acqua calda.
      C’era della muffa intorno alla doccia.`,
    views: `La vista dà su un cortile interno senza fascino.
      La finestra dava su un muro.`,
    air: `L’aria condizionata è molto rumorosa.
      La temperatura è centralizzata e non si può regolare.
      Faceva troppo caldo per dormire bene.`,
    kitchen: `In cucina mancavano le cose di base, come una padella decente.
      Il frigorifero faceva un rumore continuo.`,
    noParking: `Non c’è parcheggio, e lasciare l’auto vicino è un’impresa.
      Parcheggiare in zona costa una fortuna.`,
    noLift: `Non c’è l’ascensore, e con le valigie si sente.
      Portare i bagagli su per le scale è stata una faticaccia.`,
  },
  regrets: `A voler cercare il pelo nell’uovo, mancava un gancio in bagno.
    Peccato non aver avuto una notte in più.
    Una seconda sedia farebbe comodo.
    Forse un po’ più di luce per leggere la sera.
    Una bottiglia d’acqua all’arrivo sarebbe stata un bel gesto.
    I cuscini del divano hanno i loro anni, ma nulla di grave.
    Alcuni canali televisivi si vedevano male.`,
  verdicts: `Con tanta scelta in zona, non conviene.
    Le foto devono avere molti anni.
    I problemi sono stati segnalati e non è cambiato nulla.
    Non è all’altezza della sua categoria.
    È servito insistere tre volte per avere una riparazione.
    Riposare è stato impossibile.
    Servirebbe una ristrutturazione completa.`,
}
