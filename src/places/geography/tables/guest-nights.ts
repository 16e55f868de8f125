/**
 * Millions of nights that guests spend a year in the world's best-known destinations, rounded and
 * from public statistics of recent years: the one signal that tells Benidorm from any other town
 * of 70,000 people. Country: town nights, town nights …
 */
const NIGHTS = `
ES: Barcelona 34, Madrid 31, Palma 14, Benidorm 13, Sevilla 8, Valencia 7.5, Málaga 5, Granada 4, Bilbao 3, Donostia 2.4, Córdoba 2, Zaragoza 2, Cádiz 1.2, Toledo 1.2, Salamanca 1.6, Santiago de Compostela 2, Salou 7, Lloret de Mar 6.5, Calella 2.5, Roses 2.2, Sitges 2, Cambrils 2, Tossa de Mar 1.3, Torremolinos 6, Marbella 5, Benalmádena 4.5, Fuengirola 2.6, Estepona 2.2, Nerja 1.6, Roquetas de Mar 3, Mojácar 1.4, Chiclana de la Frontera 2.4, Conil de la Frontera 1, Adeje 11, Arona 8, Puerto de la Cruz 5.5, San Bartolomé de Tirajana 5, Mogán 6, Las Palmas de Gran Canaria 2.2, Santa Cruz de Tenerife 1, Yaiza 5, Teguise 3.5, Pájara 6, La Oliva 4, Calvià 3, Alcúdia 5, Sant Llorenç des Cardassar 3, Capdepera 3, Sóller 0.8, Santa Margalida 2.5, Eivissa 2.2, Sant Antoni de Portmany 2, Sant Josep de sa Talaia 4, Santa Eulària des Riu 3, Ciutadella 2.5, Maó 0.6, Alicante 2.5, Peñíscola 2.2, Gandia 1.6, Dénia 0.9, Xàbia 0.8, Calp 1.6, Torrevieja 1, Santander 1.2, Gijón 1.1, Oviedo 0.9, A Coruña 1, San Sebastián de la Gomera 0.5, Ronda 0.6, Vielha 0.6, Sanxenxo 0.9
FR: Paris 52, Nice 6.5, Cannes 3.5, Marseille 4, Lyon 5, Bordeaux 4, Strasbourg 3.5, Toulouse 3, Montpellier 2.2, Lourdes 3, Lille 2.2, Nantes 2, Avignon 1.6, Antibes 1.8, Saint-Tropez 1, Biarritz 1.6, Chamonix-Mont-Blanc 3, Annecy 1.4, Colmar 1.4, Saint-Malo 1.3, La Rochelle 1.4, Ajaccio 1, Menton 0.9, Deauville 0.9, Carcassonne 0.8, Aix-en-Provence 1.4, Chessy 7, Versailles 0.6
IT: Roma 37, Milano 15, Venezia 13, Firenze 9.5, Napoli 4.5, Torino 4.5, Bologna 4, Verona 2.6, Rimini 7, Lido di Jesolo 5.5, Riccione 3.6, Cervia 3.6, Caorle 4, Lignano Sabbiadoro 3.6, Bibione 5, Palermo 2, Catania 1.4, Taormina 1.3, Sorrento 2.8, Positano 0.6, Amalfi 0.5, Pisa 2, Siena 1.2, Lucca 0.8, Genova 2.2, Bari 1.3, Lecce 0.9, Riva del Garda 1.8, Peschiera del Garda 2.4, Sirmione 1.3, Lazise 3.6, Bardolino 2.4, Merano 1.2, Cortina d'Ampezzo 1, Livigno 1.4, Cefalù 0.9, Alghero 1.4, Olbia 1.2, Como 1, Bellagio 0.3, Ravenna 2.6, Vieste 2, Ischia 1.2, Assisi 1.2, Matera 0.5, Abano Terme 2.4, Bolzano 0.8
PT: Lisboa 15, Porto 6, Albufeira 8, Funchal 6, Portimão 2.6, Lagos 1.8, Loulé 2.6, Cascais 1.6, Faro 0.7, Tavira 0.8, Fátima 0.9, Coimbra 0.8, Évora 0.7, Ponta Delgada 1.6, Braga 0.9, Nazaré 0.4, Sintra 0.6, Vilamoura 1.5
GB: London 75, Edinburgh 9, Manchester 7, Birmingham 5, Glasgow 4.5, Liverpool 4.5, Bristol 3, Blackpool 6, Brighton 3, Bournemouth 3.5, Bath 1.6, York 2.5, Oxford 1.8, Cambridge 1.4, Torquay 2, Newquay 2, Belfast 2.5, Cardiff 2.5, Inverness 1, Scarborough 2, Llandudno 1.2
IE: Dublin 9, Galway 1.6, Killarney 1.4, Cork 1.6
DE: Berlin 30, München 18, Hamburg 15, Frankfurt am Main 10, Köln 6.5, Dresden 4.3, Düsseldorf 5, Stuttgart 4, Nürnberg 3.5, Leipzig 3.5, Heidelberg 1.2, Freiburg im Breisgau 1.6, Rostock 2.2, Ostseebad Binz 2.4, Bad Füssing 2.2, Oberstdorf 2.4, Garmisch-Partenkirchen 1.4, Füssen 0.9, Baden-Baden 1
AT: Wien 17, Salzburg 3, Innsbruck 1.7, Sölden 2.5, Saalbach 2.2, Ischgl 1.4, Mayrhofen 1.5, St Anton am Arlberg 1.2, Zell am See 1.6, Bad Gastein 1.2, Graz 1.3, Kitzbühel 1
CH: Zürich 3.6, Genève 3, Luzern 1.4, Zermatt 2, Davos 1, Interlaken 0.9, Basel 1.5, Lausanne 1.2, St. Moritz 0.8, Grindelwald 0.9, Lugano 0.6
NL: Amsterdam 20, Rotterdam 2.5, Den Haag 2, Maastricht 0.9
BE: Bruxelles 9, Brugge 2.6, Antwerpen 2.4, Gent 1.4
GR: Athína 12, Thessaloníki 2.8, Ródos 8, Irákleion 2, Hersonissos 6, Chaniá 3, Réthymno 3, Kérkyra 3, Kos 5, Mýkonos 2, Firá 1.5, Zákynthos 2.5, Kassándreia 2, Ágios Nikólaos 2, Faliraki 2
HR: Dubrovnik 4.3, Split 2.8, Rovinj 4.2, Poreč 3.4, Medulin 3, Umag 2.4, Zadar 2.2, Pula 2, Zagreb 2.6, Makarska 1.6, Opatija 1.4, Crikvenica 1.6, Šibenik 0.8, Biograd na Moru 1.4, Hvar 0.8, Trogir 0.8
CY: Ayia Napa 3.5, Protarás 3.5, Páfos 4, Lemesós 2.4, Lárnaka 1.6
MT: San Pawl il-Baħar 3, San Ġiljan 2.5, Sliema 2, Valletta 1
CZ: Praha 18, Karlovy Vary 2.2, Brno 1.2, Český Krumlov 0.5
HU: Budapest 11
PL: Warszawa 6, Kraków 6.5, Gdańsk 3, Zakopane 3, Wrocław 2.4
DK: København 9, Aarhus 1.4
SE: Stockholm 9, Göteborg 4.5, Malmö 1.8
NO: Oslo 5, Bergen 2.2, Tromsø 1
FI: Helsinki 4, Rovaniemi 0.8
IS: Reykjavík 4
TR: İstanbul 25, Antalya 18, Alanya 12, Side 9, Belek 6, Kemer 8, Bodrum 6, Marmaris 6, Kuşadası 4, Fethiye 3, Göreme 1.2, İzmir 3, Ankara 4
BG: Sofia 2.4, Varna 3, Nesebar 5, Sozopol 1.5
RO: București 3, Constanța 4
ME: Budva 3
AL: Tirana 1.5, Sarandë 1.5
SI: Ljubljana 2, Bled 1.1
EE: Tallinn 3
LV: Rīga 2.4
LT: Vilnius 2
AD: Andorra la Vella 3
MC: Monaco 1
RU: Moskva 14, Sankt-Peterburg 12, Sochi 8
MA: Marrakech 9, Agadir 6, Casablanca 2.4, Tanger 1.6, Fès 1, Essaouira 0.8, Rabat 1
TN: Hammamet 5, Sousse 5, Djerba Houmt Souk 5, Tunis 1.5, Monastir 2.5
EG: Hurghada 18, Sharm el-Sheikh 14, Cairo 9, Luxor 2, Aswan 1, Marsa Alam 5, Alexandria 2
AE: Dubai 45, Abu Dhabi 9, Ras al-Khaimah 3
QA: Doha 6
JO: Amman 3, Aqaba 1.5
IL: Yerushalayim 5, Tel Aviv 5, Eilat 5
SA: Mecca 20, Medina 12, Riyadh 8, Jeddah 6
ZA: Cape Town 6, Johannesburg 6, Durban 3, Pretoria 1
KE: Nairobi 2.5, Mombasa 1.5
TZ: Zanzibar 3, Arusha 0.8
MU: Grand Baie 3
SC: Victoria 1
US: New York 70, Las Vegas 60, Orlando 60, Los Angeles 40, Miami 18, Miami Beach 14, San Francisco 20, Chicago 22, Honolulu 25, Washington D.C. 18, San Diego 20, Boston 14, New Orleans 14, Anaheim 15, Atlanta 16, Nashville 13, Austin 9, Dallas 14, Houston 16, Seattle 11, Phoenix 10, Denver 11, Philadelphia 9, San Antonio 11, Tampa 7, Fort Lauderdale 9, Key West 3, Lahaina 3, Kihei 4, Myrtle Beach 10, Charleston 4, Savannah 4, Palm Springs 3, Aspen 1, Park City 1.2, Atlantic City 5
CA: Toronto 13, Vancouver 8, Montréal 10, Québec 4, Niagara Falls 5, Banff 2.5, Whistler 2, Calgary 4, Ottawa 4
MX: Cancún 25, Playa del Carmen 17, Ciudad de México 16, Acapulco de Juárez 6, Puerto Vallarta 7, Cabo San Lucas 6, San José del Cabo 4, Tulum 4, Mazatlán 5, Guadalajara 5, Monterrey 4, Mérida 2, Oaxaca 2, Puebla 2, San Miguel de Allende 1, Cozumel 1.6, Nuevo Vallarta 3
CU: La Habana 5, Varadero 6, Trinidad 0.6
DO: Punta Cana 20, Santo Domingo 3, Puerto Plata 3.5, La Romana 2, Boca Chica 1
JM: Montego Bay 6, Negril 3.5, Ocho Rios 3, Kingston 1
BS: Nassau 5
PR: San Juan 4
BB: Bridgetown 2
AW: Oranjestad 5
CR: San José 2, Tamarindo 1, Quepos 0.8
PA: Panamá 3
GT: Guatemala 1.5, Antigua Guatemala 0.9
CO: Bogotá 5, Cartagena 5, Medellín 4, Santa Marta 3, San Andrés 3, Cali 2
PE: Lima 7, Cusco 4, Arequipa 1.2
EC: Quito 2, Guayaquil 1.5
BO: La Paz 0.8
CL: Santiago 5, Viña del Mar 2, San Pedro de Atacama 0.7, Puerto Varas 0.6
AR: Buenos Aires 12, San Carlos de Bariloche 4, Mar del Plata 6, Mendoza 2.5, Puerto Iguazú 2.2, El Calafate 1, Ushuaia 0.8, Salta 1.6, Villa Carlos Paz 3
UY: Montevideo 1.5, Punta del Este 2.5
BR: Rio de Janeiro 12, São Paulo 13, Salvador 5, Florianópolis 4, Fortaleza 5, Natal 4, Recife 3, Porto Seguro 4, Foz do Iguaçu 4, Maceió 3, Balneário Camboriú 3, Armação de Búzios 2, Gramado 4, Brasília 3
IN: Delhi 6, Mumbai 6, Jaipur 2.5, Agra 2, Calangute 2, Varanasi 2, Bengaluru 3
LK: Colombo 1.5, Negombo 1
NP: Kathmandu 1.5
MV: Male 3
TH: Bangkok 45, Pattaya 22, Phuket 10, Patong 12, Chiang Mai 6, Krabi 4, Hua Hin 4
VN: Hanoi 7, Ho Chi Minh City 9, Da Nang 7, Hội An 2.5, Nha Trang 7
KH: Siem Reap 3, Phnom Penh 2
MY: Kuala Lumpur 14, George Town 4, Kota Kinabalu 3
SG: Singapore 28
ID: Jakarta 7, Denpasar 6, Kuta 10, Ubud 4, Yogyakarta 4
PH: Manila 6, Cebu City 3
CN: Beijing 12, Shanghai 14, Guangzhou 7, Shenzhen 6, Hangzhou 5, Sanya 8, Xi'an 5
HK: Hong Kong 25
MO: Macau 10
TW: Taipei 8
JP: Tokyo 60, Osaka 30, Kyoto 20, Sapporo 9, Fukuoka 7, Nara 1.5, Hiroshima 3, Naha 8
KR: Seoul 20, Busan 6, Jeju City 8
AU: Sydney 18, Melbourne 14, Brisbane 8, Gold Coast 9, Cairns 4, Perth 6, Adelaide 4, Hobart 2
NZ: Auckland 6, Queenstown 3, Christchurch 3, Rotorua 1.5, Wellington 2.2
FJ: Nadi 2
PF: Papeete 1
`

export interface GuestNights {
  country: string
  town: string
  millions: number
}

export const GUEST_NIGHTS: readonly GuestNights[] = NIGHTS.trim()
  .split('\n')
  .flatMap((line) => {
    const [country, towns] = line.split(': ') as [string, string]
    return towns.split(', ').map((entry) => {
      const split = entry.lastIndexOf(' ')
      return { country, town: entry.slice(0, split), millions: Number(entry.slice(split + 1)) }
    })
  })
