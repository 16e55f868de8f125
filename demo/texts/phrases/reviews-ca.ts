import type { ReviewPhrases } from '../review-phrases.ts'

export const CATALAN_REVIEWS: ReviewPhrases = {
  names: `Montse|Jordi|Núria|Marc|Laia|Oriol|Mireia|Pau|Anna|Arnau|Gemma|Xavier|Meritxell|Roger
    |Carla|Albert|Neus|Bernat|Ariadna|Ferran|Clara|Guillem|Berta|Jaume|Aina|Pere|Marta|Joan
    |Judit|Sergi|Roser|Martí|Blanca|Eduard|Queralt|Biel`,
  titles: {
    excellent: `Per repetir|Una meravella|Tot perfecte|Millor del que esperava|Preciós
      |Encert total|Immillorable|Per tornar-hi segur|Impecable|Un lloc amb encant|Com a casa
      |Quina sorpresa més bona|Recomanable al cent per cent|Tracte exquisit|Cap de setmana rodó
      |Excel·lent elecció|Cuiden cada detall|No hi sobra res|Una joia amagada|Descans de debò
      |Estada de luxe|Fantàstic|Dels millors de la zona|Ni un però|Una delícia
      |Experiència magnífica`,
    good: `Molt bona opció|Bona impressió|Estada molt agradable|Recomanable|Compleix de sobres
      |Molt correcte|Tot bé|Lloc molt agradable|Còmode i ben situat|Prou bé|Bona experiència
      |Hi tornaria|Acollidor|Notable|Pràctic i agradable|Ideal per a uns dies|Bé en general
      |Uns dies agradables|Ben cuidat|Molt digne|Petits detalls per polir|Bona tria
      |Agradable i senzill|Lloc ben pensat|Bon punt de partida`,
    fair: `Correcte i prou|Ni fu ni fa|Acceptable|Per sortir del pas|N’esperava més|Millorable
      |Justet|Li cal una repassada|Per a una nit, val|Llums i ombres|Es pot millorar|Normalet
      |Aprovat justet|Una mica antiquat|Compleix, però poca cosa més|Podria ser millor|Del munt
      |Sense luxes|Ni fred ni calor|Promet més del que dona|Regular|A mig gas
      |Se li noten els anys|Amb marge de millora|Estada discreta`,
    poor: `Decebedor|No hi tornaria|Molt per sota del que esperava|Res a veure amb les fotos
      |Mala experiència|Per oblidar|No el recomano|Massa errors|Una equivocació|Nit difícil
      |Deixat|Car per al que ofereix|Falta de manteniment|Una llàstima|Descuidat|Suspens
      |Impossible descansar|Molt per millorar|Quina desil·lusió|Diners mal gastats
      |No val la pena|Fatal|Un desastre|Lluny del que prometen|Una vegada i prou`,
  },
  positive: {
    location: `La ubicació és fantàstica, amb tot a prop.
      Situació immillorable per visitar {city}.
      Molt ben situat i fàcil de trobar.
      El barri és tranquil i es pot anar a peu gairebé a tot arreu.
      Per conèixer {city}, la ubicació és un encert.`,
    city: `El metro i l’autobús paren a quatre passes.
      Al voltant hi ha bars, botigues i bons restaurants.
      S’arriba a peu als monuments principals.`,
    mountain: `L’entorn de muntanya és preciós.
      Llevar-se amb aquest aire tan net no té preu.
      Les excursions comencen gairebé a la porta.`,
    countryside: `El paisatge que l’envolta convida a no fer res.
      De nit només se senten els grills.
      Els voltants són plens de camins per passejar.`,
    airport: `Comodíssim per agafar un vol d’hora.
      L’aeroport és molt a prop i gairebé no se senten els avions.`,
    cleanliness: `La neteja, excel·lent.
      Tot era net i polit fins a l’últim racó.
      Es nota que netegen a fons cada dia.
      Llençols i tovalloles impecables.`,
    staff: `El personal és encantador i sempre disposat a ajudar.
      Tracte proper i molt professional des del primer moment.
      Van donar molt bons consells per conèixer la zona.
      Atents, amables i amb un somriure en tot moment.
      Van resoldre una petita avaria en deu minuts.`,
    room: `L’habitació era àmplia i lluminosa.
      Decoració senzilla, però amb molt de gust.
      Hi havia armari de sobres i endolls al costat del llit.
      Mobles nous i tot en perfecte estat.`,
    bed: `El llit era comodíssim; es dormia d’una tirada.
      Matalàs ferm i coixins per triar.
      Feia temps que un llit no resultava tan còmode.`,
    noise: `Silenci absolut durant la nit.
      Està molt ben insonoritzat: no se sentia ni el carrer ni el passadís.
      Molt tranquil, ideal per descansar.`,
    breakfast: `L’esmorzar, variat i amb fruita fresca.
      L’esmorzar és abundant i el cafè, bo de debò.
      Les pastes acabades de fer de l’esmorzar són una temptació.
      Gran esmorzar, amb opcions per a celíacs.`,
    dinner: `Els sopars van ser dels millors del viatge.
      La cuina és casolana i les racions, generoses.
      Bon menjar i diferent cada dia.`,
    pool: `La piscina és una delícia i mai no era plena.
      La piscina, netíssima i amb gandules per a tothom.
      Després d’un dia de calor, la piscina s’agraeix moltíssim.`,
    beach: `A la platja s’hi va fent un passeig.
      La platja és a prop i és de les boniques.
      Sentir l’olor del mar només de sortir per la porta és una meravella.
      Es pot anar a la platja sense agafar el cotxe.`,
    wifi: `El wifi va ràpid a tot arreu.
      Bona connexió a internet, fins i tot per a videotrucades.
      El wifi va funcionar sense talls tota l’estada.`,
    value: `Relació qualitat-preu difícil de superar.
      Pel que costa, ofereix moltíssim.
      El preu és molt raonable per a la zona.
      Val cada euro.`,
    parking: `Poder aparcar allà mateix és un gran avantatge.
      L’aparcament és còmode i les places són amples.
      Amb cotxe és ideal: té aparcament propi.`,
    bathroom: `El bany està reformat i la dutxa té molta pressió.
      Bany ampli, modern i molt net.
      Aigua calenta a l’instant i tovalloles flonges.`,
    views: `Les vistes a trenc d’alba són per emmarcar.
      Des de la finestra hi ha unes vistes precioses.
      Només per les vistes ja val la pena.`,
    air: `La climatització funciona molt bé i no fa soroll.
      La temperatura era perfecta a qualsevol hora.
      L’aire condicionat es regula des de l’habitació, i s’agraeix.`,
    spa: `L’spa és petit, però una autèntica delícia.
      La zona d’aigües deixa com nou.
      El massatge a l’spa, de deu.`,
    gym: `El gimnàs està ben equipat.
      Es pot entrenar a qualsevol hora en un gimnàs molt cuidat.`,
    kitchen: `La cuina té tot el que cal per cuinar.
      Parament complet i electrodomèstics nous.
      Tenir cuina pròpia va ser un gran estalvi.`,
    pets: `Van rebre el gos amb un bol d’aigua i una manta.
      Per fi un lloc on les mascotes són benvingudes de veritat.`,
    entertainment: `L’animació és divertida i gens pesada.
      Les activitats del vespre van agradar a grans i petits.`,
    couple: `Perfecte per a una escapada en parella.
      Molt romàntic sense ser carrincló.
      Per celebrar un aniversari, un encert.`,
    family: `Els nens no en volien marxar.
      Amb nens és comodíssim: pensen en tot.
      Van posar un bressol sense cap cost.`,
    friends: `Per anar-hi amb amics és una gran elecció.
      Una colla d’amics hi cap sense estretors.`,
    business: `Per a un viatge de feina no hi falta res.
      Entrada i sortida ràpides, just el que es demana en un viatge d’empresa.
      Bona taula per treballar i bona llum.`,
    solo: `Viatjant en solitari dona molta sensació de seguretat.
      Un lloc on ningú no se sent estrany per viatjar sense companyia.`,
  },
  negative: {
    location: `Queda una mica apartat del més interessant.
      De nit el carrer està poc il·luminat.
      Costa trobar l’entrada la primera vegada.`,
    cleanliness: `La neteja era millorable: hi havia pols sota el llit.
      Hi havia cabells a la dutxa el primer dia.
      Un dia es van oblidar de canviar les tovalloles.
      Les zones comunes demanen una neteja més a fons.`,
    staff: `El tracte a l’arribada va ser força fred.
      Va caldre esperar gairebé una hora per poder entrar.
      Ningú no va respondre als missatges fins l’endemà.
      Ningú no es va disculpar pels problemes.`,
    room: `L’habitació és més petita del que sembla a les fotos.
      Els mobles demanen a crits una renovació.
      Falten endolls a prop del llit.
      Feia olor d’humitat en entrar.
      La porta no tancava bé.`,
    bed: `El matalàs està enfonsat pel mig.
      Els coixins són massa tous.
      Eren dos llits junts que se separaven durant la nit.`,
    noise: `Les parets són primes i se sent tot.
      Soroll del carrer fins a altes hores.
      Els cops de porta del passadís desperten qualsevol.
      Una màquina brunzia tota la nit al costat de la finestra.`,
    breakfast: `L’esmorzar, repetitiu i amb poca fruita.
      A l’esmorzar hi havia cues i faltava lloc per seure.
      El cafè de l’esmorzar no hi ha qui se’l begui.
      Reposaven molt a poc a poc les safates de l’esmorzar.`,
    dinner: `El sopar era sempre semblant i arribava tebi.
      Al menjador hi ha massa soroll a l’hora de sopar.`,
    pool: `La piscina és petita per a tanta gent.
      A les nou ja no quedava cap gandula lliure a la piscina.
      L’aigua de la piscina era gelada.`,
    beach: `La platja més propera s’omple moltíssim.
      El camí de la platja fa força pujada a la tornada.`,
    wifi: `El wifi es tallava cada dos per tres.
      A l’habitació amb prou feines hi arribava el wifi.
      Internet és massa lent per treballar.`,
    value: `Una mica car per al que ofereix.
      En temporada alta el preu no es correspon amb la qualitat.
      Per aquests diners hi ha opcions millors a prop.`,
    parking: `Les places de l’aparcament són estretíssimes.
      L’aparcament s’omple aviat i cal buscar lloc a fora.`,
    bathroom: `El desguàs de la dutxa s’empassava l’aigua molt a poc a poc.
      El bany és minúscul i gairebé sense ventilació.
      Faltava aigua calenta a primera hora.
      Hi havia floridura a les juntes de la dutxa.`,
    views: `Les vistes donen a un pati interior sense gràcia.
      La finestra donava a una paret.`,
    air: `L’aire condicionat fa molt de soroll.
      La climatització és centralitzada i no es pot regular.
      Feia massa calor per dormir bé.`,
    kitchen: `A la cuina faltaven coses bàsiques, com una paella decent.
      La nevera feia un soroll constant.`,
    noParking: `No té aparcament i deixar el cotxe a prop és missió impossible.
      Aparcar a la zona costa un ull de la cara.`,
    noLift: `No hi ha ascensor, i amb maletes es nota.
      Pujar l’equipatge per les escales va ser un suplici.`,
  },
  regrets: `Per posar-hi un però, faltava un penjador al bany.
    Llàstima de no haver-hi pogut passar una nit més.
    Només s’hi troba a faltar una segona cadira.
    Potser una mica més de llum per llegir al vespre.
    Una ampolla d’aigua de benvinguda hauria estat un bon detall.
    Els coixins del sofà ja tenen els seus anys, però res de greu.
    El senyal d’alguns canals de televisió no era gaire bo.`,
  verdicts: `Amb tantes opcions a la zona, no compensa.
    Les fotos deuen tenir molts anys.
    Es van comunicar els problemes i no va canviar res.
    No es correspon amb la seva categoria.
    Va caldre insistir tres vegades perquè arreglessin alguna cosa.
    Descansar-hi va ser impossible.
    Li cal una reforma completa.`,
}
