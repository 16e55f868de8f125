/**
 * What important cities are called in the product's languages.
 * GeoNames' alternate names come without a language in the packaged data, so these are written by
 * hand. One city a line: country, local name, then es, ca, en, fr, de, it, pt; an empty cell means
 * "like the local name". Cells that nobody filled at the end of a line are empty too. A local name
 * alone mends how the packages spell it.
 */
import type { Language } from '../../../site/locales.ts'
import { NAME_LANGUAGES } from '../name-table.ts'

export interface Exonym {
  country: string
  name: string
  names: Partial<Record<Language, string>>
}

const CITIES = `
ES|Sevilla|||Seville|Séville||Siviglia|Sevilha
ES|Madrid
ES|Barcelona||||Barcelone||Barcellona
ES|Palma|Palma de Mallorca|Palma||Palma de Majorque|Palma de Mallorca|Palma di Maiorca|Palma de Maiorca
ES|València|Valencia|València|Valencia|Valence|Valencia|Valencia|Valência
ES|Zaragoza||Saragossa||Saragosse|Saragossa|Saragozza|Saragoça
ES|Málaga||Màlaga|Malaga|Malaga||Malaga
ES|Córdoba||Còrdova|Cordoba|Cordoue||Cordova|Córdova
ES|Granada||||Grenade
ES|Guía
ES|Playa del Inglés
ES|Camí Vell de Sant Mateu
ES|San Miguel de Abona
ES|Cádiz||Cadis|Cadiz|Cadix||Cadice|Cádis
ES|Jerez de la Frontera||||Xérès|||Jerez da Fronteira
ES|Alicante||Alacant|||Alicante
ES|Elche||Elx
ES|Castelló de la Plana|Castellón de la Plana||Castellón de la Plana|Castellón de la Plana|Castellón de la Plana|Castellón de la Plana|Castellón de la Plana
ES|Donostia|San Sebastián|Sant Sebastià|San Sebastián|Saint-Sébastien|San Sebastián|San Sebastián|San Sebastián
ES|Bilbao||||||
ES|Vitoria-Gasteiz||Vitòria
ES|Pamplona||||Pampelune|
ES|A Coruña|La Coruña|La Corunya|A Coruña|La Corogne|A Coruña|La Coruña|Corunha
ES|Santiago de Compostela||Sant Jaume de Compostel·la||Saint-Jacques-de-Compostelle||Santiago di Compostela
ES|Girona|Gerona|||Gérone
ES|Lleida|Lérida|||Lérida
ES|Tarragona||||Tarragone
ES|Figueres|Figueras|||Figueras
ES|Eivissa|Ibiza||Ibiza Town|Ibiza-ville|Ibiza-Stadt|Ibiza|Ibiza
ES|Maó|Mahón||Mahón|Mahón|Mahón|Mahón|Mahón
ES|Ciutadella|Ciudadela
ES|Badajoz||||||
ES|Burgos
ES|Salamanca||||Salamanque
ES|Toledo||||Tolède
ES|Segovia||Segòvia||Ségovie||
ES|Ávila||Àvila|||
ES|León||Lleó
ES|Cuenca||Conca
ES|Huesca||Osca
ES|Teruel||Terol
ES|Santander
ES|Las Palmas de Gran Canaria
ES|Santa Cruz de Tenerife
ES|Peñíscola||Peníscola
ES|Calp|Calpe||Calpe|Calpe|Calpe|Calpe|Calpe
ES|Xàbia|Jávea||Jávea|Jávea|Jávea|Jávea|Jávea
ES|Dénia|Denia||Denia|Dénia|Dénia|Denia|Denia
ES|Benicàssim|Benicasim||Benicasim|Benicasim|Benicasim|Benicasim|Benicasim
ES|Gandia|Gandía
ES|Vielha|Viella
FR|Paris|París|París||||Parigi|
FR|Marseille|Marsella|Marsella||||Marsiglia|Marselha
FR|Lyon|||||Lyon|Lione|Lião
FR|Toulouse|Tolosa|Tolosa||||Tolosa|
FR|Nice|Niza|Niça|||Nizza|Nizza|
FR|Bordeaux|Burdeos|Bordeus|||||Bordéus
FR|Strasbourg|Estrasburgo|Estrasburg|||Straßburg|Strasburgo|Estrasburgo
FR|Montpellier|Montpellier|Montpeller
FR|Nantes
FR|Lille|||||||
FR|Perpignan|Perpiñán|Perpinyà||||Perpignano|
FR|Carcassonne|Carcasona|Carcassona
FR|Narbonne|Narbona|Narbona
FR|Bayonne|Bayona|Baiona|||||Baiona
FR|Cannes|||||||
FR|Avignon|Aviñón|Avinyó||||Avignone|Avinhão
FR|Nîmes|Nimes|Nimes|||||
FR|Grenoble||||||
FR|Rouen|Ruan|Ruan
FR|Reims
FR|Dijon
FR|Orléans|Orleans|Orleans||||Orléans|
FR|Lourdes|||||||
FR|Chamonix-Mont-Blanc|Chamonix|Chamonix|Chamonix|Chamonix|Chamonix|Chamonix|Chamonix
FR|Colmar
FR|Ajaccio
FR|Calais
FR|Versailles|Versalles
IT|Roma|||Rome|Rome|Rom||
IT|Milano|Milán|Milà|Milan|Milan|Mailand||Milão
IT|Napoli|Nápoles|Nàpols|Naples|Naples|Neapel||Nápoles
IT|Torino|Turín|Torí|Turin|Turin|Turin||Turim
IT|Firenze|Florencia|Florència|Florence|Florence|Florenz||Florença
IT|Venezia|Venecia|Venècia|Venice|Venise|Venedig||Veneza
IT|Genova|Génova|Gènova|Genoa|Gênes|Genua||Génova
IT|Bologna|Bolonia|Bolonya||Bologne|||Bolonha
IT|Palermo||||Palerme
IT|Catania||Catània||Catane|||Catânia
IT|Siracusa||Siracusa|Syracuse|Syracuse|Syrakus
IT|Pisa||||Pise
IT|Siena||||Sienne
IT|Verona||||Vérone
IT|Padova|Padua|Pàdua|Padua|Padoue|Padua||Pádua
IT|Mantova|Mantua|Màntua|Mantua|Mantoue|Mantua||Mântua
IT|Ravenna|Rávena|Ravenna||Ravenne|||Ravena
IT|Rimini|Rímini|Rímini
IT|Bari
IT|Cagliari|Cagliari|Càller
IT|Alghero|Alguer|L'Alguer
IT|Perugia|||||Perugia|
IT|Assisi|Asís|Assís||Assise|||Assis
IT|Trento|||||Trient
IT|Bolzano|||||Bozen
IT|Merano|||||Meran
IT|Trieste|||||Triest
IT|Bergamo|Bérgamo|Bèrgam||Bergame|||Bérgamo
IT|Modena|Módena|Mòdena||Modène|||
IT|Sorrento||||Sorrente
IT|Livorno||Liorna|||
IT|Lucca|||||||
IT|Como|||||||
IT|Taormina||||Taormine
IT|Pompei|Pompeya|Pompeia|Pompeii|Pompéi|Pompeji||Pompeia
IT|Lecce
DE|Berlin|Berlín|Berlín||||Berlino|Berlim
DE|Hamburg|Hamburgo|Hamburg||Hambourg||Amburgo|Hamburgo
DE|München|Múnich|Munic|Munich|Munich||Monaco di Baviera|Munique
DE|Köln|Colonia|Colònia|Cologne|Cologne||Colonia|Colónia
DE|Frankfurt am Main|Fráncfort del Meno|Frankfurt|Frankfurt|Francfort-sur-le-Main||Francoforte sul Meno|Frankfurt
DE|Stuttgart|||||Stuttgart|Stoccarda|Estugarda
DE|Düsseldorf|Düsseldorf|Düsseldorf|||||
DE|Nürnberg|Núremberg|Nuremberg|Nuremberg|Nuremberg||Norimberga|Nuremberga
DE|Dresden|Dresde|Dresden||Dresde||Dresda|Dresden
DE|Leipzig|||||Leipzig|Lipsia|
DE|Hannover|Hanóver||Hanover|Hanovre||Hannover|Hanôver
DE|Bremen|||||Bremen|Brema|
DE|Heidelberg|||||||Heidelberga
DE|Freiburg im Breisgau|Friburgo de Brisgovia|Friburg de Brisgòvia|Freiburg|Fribourg-en-Brisgau||Friburgo in Brisgovia|Friburgo em Brisgóvia
DE|Aachen|Aquisgrán|Aquisgrà||Aix-la-Chapelle||Aquisgrana|
DE|Mainz|Maguncia|Magúncia||Mayence||Magonza|Mogúncia
DE|Trier|Tréveris|Trèveris||Trèves||Treviri|Tréveris
DE|Augsburg|Augsburgo|||Augsbourg||Augusta|Augsburgo
DE|Regensburg|Ratisbona|Ratisbona||Ratisbonne||Ratisbona|Ratisbona
DE|Würzburg|Wurzburgo|||Wurtzbourg
DE|Bonn|||||||Bona
DE|Rostock|||||||
DE|Konstanz|Constanza|Constança|Constance|Constance||Costanza|Constança
AT|Wien|Viena|Viena|Vienna|Vienne||Vienna|Viena
AT|Salzburg|Salzburgo|||Salzbourg||Salisburgo|Salzburgo
AT|Innsbruck
AT|Graz
CH|Zürich|Zúrich|Zúric|Zurich|Zurich||Zurigo|Zurique
CH|Genève|Ginebra|Ginebra|Geneva||Genf|Ginevra|Genebra
CH|Basel|Basilea|Basilea||Bâle||Basilea|Basileia
CH|Bern|Berna|Berna||Berne||Berna|Berna
CH|Lausanne|Lausana|Lausana||||Losanna|
CH|Luzern|Lucerna|Lucerna|Lucerne|Lucerne||Lucerna|Lucerna
CH|Zermatt
CH|Sankt Gallen|San Galo|Sankt Gallen|St. Gallen|Saint-Gall|St. Gallen|San Gallo|São Galo
PT|Lisboa|||Lisbon|Lisbonne|Lissabon|Lisbona|
PT|Porto|Oporto
PT|Coimbra||||Coïmbre
PT|Faro
PT|Braga
PT|Évora|Évora
PT|Funchal
PT|Fátima
GB|London|Londres|Londres||Londres||Londra|Londres
GB|Edinburgh|Edimburgo|Edimburg||Édimbourg||Edimburgo|Edimburgo
GB|Belfast
GB|Cardiff
GB|Dover||||Douvres
GB|Oxford
GB|Cambridge
GB|Canterbury||||Cantorbéry
IM|Douglas
IE|Dublin|Dublín|Dublín||||Dublino|
IE|Galway
IE|Limerick
IE|Cork
IE|Cill Airne|Killarney|Killarney|Killarney|Killarney|Killarney|Killarney|Killarney
NL|Amsterdam|Ámsterdam||||||Amesterdão
NL|Den Haag|La Haya|La Haia|The Hague|La Haye||L'Aia|Haia
NL|Rotterdam|Róterdam||||||Roterdão
NL|Utrecht||||||
NL|Maastricht
NL|Groningen|Groninga||||||Groninga
BE|Bruxelles|Bruselas|Brussel·les|Brussels||Brüssel||Bruxelas
BE|Antwerpen|Amberes|Anvers|Antwerp|Anvers||Anversa|Antuérpia
BE|Brugge|Brujas|Bruges|Bruges|Bruges|Brügge|Bruges|Bruges
BE|Gent|Gante|Gant|Ghent|Gand||Gand|Gante
BE|Liège|Lieja|Lieja|||Lüttich|Liegi|
BE|Leuven|Lovaina|Lovaina||Louvain|Löwen|Lovanio|Lovaina
BE|Namur||||||
BE|Mechelen|Malinas|Malines||Malines||Malines|Malinas
BE|Oostende|Ostende|Ostende|Ostend|Ostende|Ostende|Ostenda|Ostende
LU|Luxembourg|Luxemburgo|Luxemburg|||Luxemburg|Lussemburgo|Luxemburgo
DK|København|Copenhague|Copenhaguen|Copenhagen|Copenhague|Kopenhagen|Copenaghen|Copenhaga
DK|Aarhus
DK|Odense
SE|Stockholm|Estocolmo|Estocolm||||Stoccolma|Estocolmo
SE|Göteborg|Gotemburgo|Göteborg|Gothenburg|||Göteborg|Gotemburgo
SE|Malmö
SE|Uppsala|Upsala
NO|Oslo
NO|Bergen
NO|Tromsø
FI|Helsinki|Helsinki|Hèlsinki||||Helsinki|Helsínquia
FI|Rovaniemi
IS|Reykjavík|Reikiavik|Reykjavík|Reykjavik|Reykjavik|||Reiquiavique
GR|Athína|Atenas|Atenes|Athens|Athènes|Athen|Atene|Atenas
GR|Thessaloníki|Salónica|Salònica|Thessaloniki|Thessalonique|Thessaloniki|Salonicco|Salónica
GR|Irákleion|Heraclión|Iràklio|Heraklion|Héraklion|Heraklion|Candia|Heráclio
GR|Chaniá|La Canea|Khanià|Chania|La Canée|Chania|La Canea|Chania
GR|Ródos|Rodas|Rodes|Rhodes|Rhodes|Rhodos|Rodi|Rodes
GR|Kérkyra|Corfú|Corfú|Corfu|Corfou|Korfu|Corfù|Corfu
GR|Pátra|Patras|Patres|Patras|Patras|Patras|Patrasso|Patras
GR|Pireás|El Pireo|El Pireu|Piraeus|Le Pirée|Piräus|Il Pireo|Pireu
GR|Kos
GR|Mýkonos|Miconos|Míkonos|Mykonos|Mykonos|Mykonos|Mykonos|Míconos
GR|Firá|Fira|Fira|Fira|Fira|Fira|Fira|Fira
CY|Lefkosía|Nicosia|Nicòsia|Nicosia|Nicosie|Nikosia|Nicosia|Nicósia
CY|Lárnaka|Lárnaca|Làrnaca|Larnaca|Larnaca|Larnaka|Larnaca|Lárnaca
CY|Páfos|Pafos|Pafos|Paphos|Paphos|Paphos|Pafo|Pafos
CY|Lemesós|Limasol|Limassol|Limassol|Limassol|Limassol|Limassol|Limassol
MT|Valletta|La Valeta|La Valletta||La Valette||La Valletta|Valeta
HR|Dubrovnik||||||Ragusa
HR|Split||||||Spalato
HR|Zagreb||||||Zagabria
HR|Zadar||||||Zara
HR|Pula||||||Pola
HR|Rijeka||||||Fiume
HR|Rovinj||||||Rovigno
HR|Poreč||||||Parenzo
SI|Ljubljana|Liubliana|Ljubljana||||Lubiana|Liubliana
SI|Bled
RS|Beograd|Belgrado|Belgrad|Belgrade|Belgrade|Belgrad|Belgrado|Belgrado
BA|Sarajevo|||||||Sarajevo
ME|Podgorica
ME|Budva
AL|Tirana
MK|Skopje|Skopie||||||
BG|Sofia|Sofía|Sofia
BG|Varna
BG|Burgas
RO|București|Bucarest|Bucarest|Bucharest|Bucarest|Bukarest|Bucarest|Bucareste
RO|Cluj-Napoca
RO|Brașov
HU|Budapest||||||Budapest|Budapeste
CZ|Praha|Praga|Praga|Prague|Prague|Prag|Praga|Praga
CZ|Plzeň|Pilsen|Pilsen|Pilsen|Pilsen|Pilsen|Pilsen|Pilsen
CZ|Karlovy Vary|||||Karlsbad
CZ|Brno|||||Brünn
CZ|Český Krumlov|||||Krumau
SK|Bratislava
PL|Warszawa|Varsovia|Varsòvia|Warsaw|Varsovie|Warschau|Varsavia|Varsóvia
PL|Kraków|Cracovia|Cracòvia|Krakow|Cracovie|Krakau|Cracovia|Cracóvia
PL|Gdańsk|Gdansk|Gdansk|Gdansk|Gdansk|Danzig|Danzica|Gdansk
PL|Wrocław|Breslavia|Wrocław|Wroclaw|Wroclaw|Breslau|Breslavia|Breslávia
PL|Poznań|Poznan|Poznań|Poznan|Poznan|Posen|Poznań|Posnânia
PL|Łódź|Lodz|Łódź|Lodz|Lodz|Lodz|Łódź|Lodz
EE|Tallinn|Tallin||||||Talin
LV|Rīga|Riga|Riga|Riga|Riga|Riga|Riga|Riga
LT|Vilnius|Vilna|Vílnius||||Vilnius|Vílnius
UA|Kyiv|Kiev|Kíiv|Kyiv|Kiev|Kiew|Kiev|Kiev
UA|Lviv|Leópolis|Lviv||Lviv|Lemberg|Leopoli|Lviv
UA|Odesa|Odesa|Odessa|Odesa|Odessa|Odessa|Odessa|Odessa
BY|Minsk
MD|Chişinău|Chisináu|Chișinău|Chisinau|Chisinau|Chisinau|Chișinău|Quichinau
RU|Moskva|Moscú|Moscou|Moscow|Moscou|Moskau|Mosca|Moscovo
RU|Sankt-Peterburg|San Petersburgo|Sant Petersburg|Saint Petersburg|Saint-Pétersbourg|Sankt Petersburg|San Pietroburgo|São Petersburgo
RU|Kazan|Kazán
RU|Sochi|Sochi|Sotxi|Sochi|Sotchi|Sotschi|Soči|Sóchi
TR|İstanbul|Estambul|Istanbul|Istanbul|Istanbul|Istanbul|Istanbul|Istambul
TR|Ankara|||||||Ancara
TR|İzmir|Esmirna|Esmirna|Izmir|Izmir|Izmir|Smirne|Esmirna
TR|Antalya|Antalya|Antalya||||Adalia|Antália
GE|Tbilisi|Tiflis|Tbilissi||Tbilissi|Tiflis|Tbilisi|Tbilisi
AM|Yerevan|Ereván|Erevan||Erevan|Jerewan|Erevan|Erevan
AZ|Bakı|Bakú|Bakú|Baku|Bakou|Baku|Baku|Baku
IL|Yerushalayim|Jerusalén|Jerusalem|Jerusalem|Jérusalem|Jerusalem|Gerusalemme|Jerusalém
IL|Tel Aviv|Tel Aviv
IL|Haifa|||||||Haifa
IL|Eilat|||||||
PS|Bethlehem|Belén|Betlem||Bethléem||Betlemme|Belém
JO|Amman|Amán|Amman||||Amman|Amã
JO|Aqaba|Áqaba|Àqaba
LB|Beirut|Beirut|Beirut||Beyrouth|Beirut|Beirut|Beirute
SY|Damascus|Damasco|Damasc||Damas|Damaskus|Damasco|Damasco
IQ|Baghdad|Bagdad|Bagdad||Bagdad|Bagdad|Baghdad|Bagdade
IR|Tehran|Teherán|Teheran||Téhéran|Teheran|Teheran|Teerão
SA|Riyadh|Riad|Riad||Riyad|Riad|Riad|Riade
SA|Jeddah|Yeda|Jidda||Djeddah|Dschidda|Gedda|Jidá
SA|Mecca|La Meca|La Meca||La Mecque|Mekka|La Mecca|Meca
SA|Medina|Medina|Medina||Médine|Medina|Medina|Medina
QA|Doha||||||
AE|Dubai|Dubái|Dubai||Dubaï|||
AE|Abu Dhabi|Abu Dabi|Abu Dhabi||Abou Dabi||Abu Dhabi|Abu Dhabi
AE|Sharjah|Sarja|Xarja||Charjah|Schardscha||Xarja
OM|Muscat|Mascate|Masqat||Mascate|Maskat|Mascate|Mascate
KW|Kuwait City|Ciudad de Kuwait|Kuwait||Koweït|Kuwait-Stadt|Kuwait City|Cidade do Kuwait
BH|Manama
EG|Cairo|El Cairo|El Caire||Le Caire|Kairo|Il Cairo|
EG|Alexandria|Alejandría|Alexandria||Alexandrie||Alessandria d'Egitto|
EG|Luxor|Lúxor|Luxor||Louxor|||Luxor
EG|Aswan|Asuán|Assuan||Assouan|Assuan|Assuan|Assuão
EG|Hurghada|Hurgada|||Hurghada||Hurghada|
EG|Sharm el-Sheikh|Sharm el Sheij|Xarm el-Xeikh||Charm el-Cheikh|Scharm El-Scheich|Sharm el-Sheikh|Sharm el-Sheikh
EG|Giza|Guiza|Gizeh||Gizeh|Gizeh|Giza|Gizé
MA|Casablanca||||
MA|Marrakech|Marrakech|Marràqueix|Marrakesh|||Marrakech|Marraquexe
MA|Fès|Fez|Fes|Fez||Fès|Fès|Fez
MA|Tanger|Tánger|Tànger|Tangier|||Tangeri|Tânger
MA|Agadir
MA|Rabat
MA|Essaouira|Esauira
MA|Tétouan|Tetuán|Tetuan|||Tetuan|Tétouan|Tetuão
MA|Meknès|Mequinez|Meknès||||Meknès|Mequinez
MA|Chefchaouen|Chauen|Xauen
TN|Tunis|Túnez|Tunis||||Tunisi|Tunes
TN|Sousse|Susa|Sussa|||||
TN|Hammamet
TN|Djerba Houmt Souk|Houmt Souk
DZ|Alger|Argel|Alger|Algiers||Algier|Algeri|Argel
DZ|Oran|Orán|Orà||||Orano|Orão
LY|Tripoli|Trípoli|Trípoli|||Tripolis|Tripoli|Trípoli
SN|Dakar
CI|Abidjan|Abiyán|||||
NG|Lagos
GH|Accra|Acra|||||
KE|Nairobi||||||
KE|Mombasa|||||
ET|Addis Ababa|Adís Abeba|Addis Abeba||Addis-Abeba|Addis Abeba|Addis Abeba|Adis Abeba
TZ|Zanzibar|Zanzíbar|Zanzíbar||Zanzibar|Sansibar||Zanzibar
TZ|Dar es Salaam|Dar es-Salam|||||
ZA|Cape Town|Ciudad del Cabo|Ciutat del Cap||Le Cap|Kapstadt|Città del Capo|Cidade do Cabo
ZA|Johannesburg|Johannesburgo|||||Johannesburg|Joanesburgo
ZA|Pretoria||||||Pretoria|Pretória
AO|Luanda
MZ|Maputo
US|New York|Nueva York|Nova York||||New York|Nova Iorque
US|Los Angeles|Los Ángeles||||||
US|San Francisco|||||||São Francisco
US|Chicago
US|Miami
US|Las Vegas
US|New Orleans|Nueva Orleans|Nova Orleans||La Nouvelle-Orléans|||Nova Orleães
US|Philadelphia|Filadelfia|Filadèlfia||Philadelphie||Filadelfia|Filadélfia
US|Washington D.C.|Washington D. C.|Washington DC|Washington, D.C.|Washington|Washington, D.C.|Washington|Washington, D.C.
US|Houston
US|Honolulu
US|Orlando
US|San Diego
US|Boston
US|San Antonio
US|Key West|Cayo Hueso
CA|Montréal|Montreal|Mont-real|Montreal||Montreal|Montréal|Montreal
CA|Québec|Quebec|Quebec|Quebec City||Québec|Québec|Quebeque
CA|Toronto
CA|Vancouver
MX|Ciudad de México||Ciutat de Mèxic|Mexico City|Mexico|Mexiko-Stadt|Città del Messico|Cidade do México
MX|Cancún||||Cancun||Cancún|
MX|Mérida||Mèrida
MX|Oaxaca
MX|Puebla
CU|La Habana||L'Havana|Havana|La Havane|Havanna|L'Avana|Havana
CU|Varadero
CU|Santiago de Cuba
DO|Santo Domingo||||Saint-Domingue|||São Domingos
DO|Punta Cana
PR|San Juan
BS|Nassau
JM|Kingston
JM|Montego Bay
CR|San José||||||
GT|Guatemala|Ciudad de Guatemala|Ciutat de Guatemala|Guatemala City|Guatemala|Guatemala-Stadt|Città del Guatemala|Cidade da Guatemala
PA|Panamá|Ciudad de Panamá|Ciutat de Panamà|Panama City|Panama|Panama-Stadt|Panama|Cidade do Panamá
SV|San Salvador
HN|Tegucigalpa
NI|Managua|||||||Manágua
CO|Bogotá||Bogotà|Bogota|Bogota|||
CO|Medellín||||Medellin
CO|Cartagena|Cartagena de Indias|Cartagena d'Índies||Carthagène des Indes||Cartagena de Indias|Cartagena das Índias
PE|Lima
PE|Cusco|Cuzco||||Cusco|Cuzco|
EC|Quito
EC|Guayaquil
BO|La Paz
CL|Santiago|Santiago de Chile|Santiago de Xile||Santiago du Chili|Santiago de Chile|Santiago del Cile|Santiago do Chile
CL|Valparaíso
AR|Buenos Aires
AR|Mendoza
AR|Ushuaia|Ushuaia
AR|San Carlos de Bariloche|Bariloche|Bariloche|Bariloche|Bariloche|Bariloche|Bariloche|Bariloche
UY|Montevideo||||||Montevideo|Montevideu
PY|Asunción||||Asuncion
BR|Rio de Janeiro|Río de Janeiro
BR|São Paulo|||Sao Paulo||||
BR|Salvador|Salvador de Bahía|Salvador de Bahia||Salvador de Bahia|Salvador da Bahia|Salvador de Bahia|
BR|Brasília|Brasilia|Brasília|Brasilia|Brasilia|Brasília|Brasilia|
BR|Foz do Iguaçu|Foz de Iguazú
VE|Caracas
IN|Mumbai|Bombay|Bombai||Bombay||Mumbai|Bombaim
IN|Delhi|Delhi||||Delhi|Delhi|Deli
IN|New Delhi|Nueva Delhi|Nova Delhi||||Nuova Delhi|Nova Deli
IN|Kolkata|Calcuta|Calcuta||Calcutta|Kalkutta|Calcutta|Calcutá
IN|Chennai||||||
IN|Bengaluru|Bangalore|Bangalore|Bangalore|Bangalore|Bangalore|Bangalore|Bangalore
IN|Jaipur
IN|Agra|||||||
IN|Varanasi|Benarés|Benarés||Bénarès||Varanasi|Benares
NP|Kathmandu|Katmandú|Katmandú||Katmandou||Katmandu|Catmandu
LK|Colombo
MV|Male|Malé|Malé|Malé|Malé|Malé|Malé|Malé
CN|Beijing|Pekín|Pequín||Pékin|Peking|Pechino|Pequim
CN|Shanghai|Shanghái|Xangai|||Shanghai|Shanghai|Xangai
CN|Guangzhou|Cantón|Canton||Canton||Canton|Cantão
CN|Shenzhen
CN|Xi'an|Xi'an
CN|Nanjing|Nankín|Nanquín||Nankin|Nanking|Nanchino|Nanquim
HK|Hong Kong|||||Hongkong|
MO|Macau|Macao|Macau|Macao|Macao|Macau|Macao|
TW|Taipei|Taipéi||||||Taipé
JP|Tokyo|Tokio|Tòquio|||Tokio|Tokyo|Tóquio
JP|Kyoto|Kioto|Kyoto||||Kyoto|Quioto
JP|Osaka|||||Osaka|
JP|Hiroshima|||||||Hiroxima
JP|Sapporo
KR|Seoul|Seúl|Seül||Séoul|||Seul
KR|Busan|Busán||||||
KP|Pyongyang
MN|Ulan Bator|Ulán Bator|Ulan Bator|Ulaanbaatar|Oulan-Bator|||Ulã Bator
TH|Bangkok|||||||Banguecoque
TH|Phuket
TH|Chiang Mai
VN|Hanoi|Hanói|Hanoi||Hanoï|||Hanói
VN|Ho Chi Minh City|Ciudad Ho Chi Minh|Ciutat Ho Chi Minh||Hô-Chi-Minh-Ville|Ho-Chi-Minh-Stadt|Città di Ho Chi Minh|Cidade de Ho Chi Minh
VN|Hội An|Hoi An|Hoi An|Hoi An|Hoi An|Hoi An|Hoi An|Hoi An
KH|Phnom Penh|Nom Pen|Phnom Penh|||||Pnom Pene
KH|Siem Reap
LA|Vientiane|Vientián||||||Vienciana
MM|Yangon|Rangún|Rangun||Rangoun|Rangun|Rangoon|Rangum
MY|Kuala Lumpur|||||||Cuala Lumpur
SG|Singapore|Singapur|Singapur||Singapour|Singapur||Singapura
ID|Jakarta|Yakarta|Jakarta||||Giacarta|Jacarta
ID|Denpasar
PH|Manila||||Manille
AU|Sydney|Sídney||||||
AU|Melbourne
AU|Brisbane
AU|Perth
NZ|Auckland
NZ|Wellington
NZ|Queenstown
KZ|Almaty|Almatý||||Almaty|Almaty|
UZ|Samarqand|Samarcanda|Samarcanda|Samarkand|Samarcande|Samarkand|Samarcanda|Samarcanda
UZ|Tashkent|Taskent|Taixkent||Tachkent|Taschkent|Tashkent|Tashkent
VA|Vatican City|Ciudad del Vaticano|Ciutat del Vaticà||Cité du Vatican|Vatikanstadt|Città del Vaticano|Cidade do Vaticano
MC|Monaco|Mónaco|Mònaco||||Principato di Monaco|Mónaco
SM|San Marino||||Saint-Marin|||São Marinho
AD|Andorra la Vella||||Andorre-la-Vieille||Andorra la Vella|Andorra-a-Velha
GI|Gibraltar||||||Gibilterra
`

/** Every city of the table. */
export const CITY_EXONYMS: readonly Exonym[] = exonymRows(CITIES).map(
  ([country, name, ...names]) => ({
    country,
    name,
    names: namesByLanguage(name, names),
  }),
)

/** The cells of a table written as above. */
export function exonymRows(table: string): [code: string, name: string, ...names: string[]][] {
  return table
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()) as [string, string, ...string[]])
}

/** A total record: a language whose cell is empty uses the local name. */
export function namesByLanguage(
  name: string,
  cells: readonly string[],
): Partial<Record<Language, string>> {
  return Object.fromEntries(
    NAME_LANGUAGES.map((language, column) => [language, cells[column] || name]),
  )
}
