/**
 * Which postal codes begin where, for the countries whose visitors would notice: a row has the
 * patterns of `streets.ts` and then the places, by their local names, in which codes look so.
 * A place may be a town or the province, island or region around it; the smallest one decides.
 */
export interface PostalAreas {
  /** Towns, where they differ from what is around them; with their region where many bear a name. */
  towns: string
  /** Provinces and regions. */
  areas: string
  /** What follows each of the patterns. */
  rest?: string
}

export const POSTAL_AREAS: Record<string, PostalAreas> = {
  ES: {
    towns: `
      2800[1-9] 280[1-4]#: Madrid
      0800[1-9] 080[1-3]#: Barcelona
      0700[1-9] 0701[1-5]: Palma
      4100[1-9] 4101[0-8]: Sevilla
      4600[1-9] 460[1-2]#: València
      2900[1-9] 2901[0-8]: Málaga
      5000[1-9] 5001[0-8]: Zaragoza
      1800[1-9] 1801[0-5]: Granada
      1400[1-9] 1401[0-4]: Córdoba
      4800[1-9] 4801[0-5]: Bilbao
      2000[1-9] 2001[0-8]: Donostia; San Sebastián; Donostia-San Sebastián
      0300[1-9] 0301[0-6]: Alicante
      3500[1-9] 3501[0-9]: Las Palmas de Gran Canaria
      3800[1-9] 3801[0-9]: Santa Cruz de Tenerife
      3700[1-8]: Salamanca
      1100[1-9]: Cádiz
      0350[1-3]: Benidorm
      29600 29602: Marbella
      29620: Torremolinos
      3866[0-9]: Adeje; Arona
      35100 35109: Playa del Inglés; Maspalomas
      3551[0-9]: Puerto del Carmen`,
    areas: `
      010##: Araba / Álava
      02###: Albacete
      03###: Alicante
      04###: Almería
      05###: Ávila
      06###: Badajoz
      07[1-8]##: Illes Balears
      08[1-9]##: Barcelona
      09###: Burgos
      10###: Cáceres
      11###: Cádiz
      12###: Castelló
      13###: Ciudad Real
      14###: Córdoba
      15###: A Coruña
      16###: Cuenca
      17###: Girona
      18###: Granada
      19###: Guadalajara
      20###: Gipuzkoa
      21###: Huelva
      22###: Huesca
      23###: Jaén
      24###: León
      25###: Lleida
      26###: La Rioja
      27###: Lugo
      28[1-9]##: Comunidad de Madrid
      29[1-7]##: Málaga
      30###: Región de Murcia
      31###: Navarra
      32###: Ourense
      33###: Asturias
      34###: Palencia
      35[1-6]##: Las Palmas
      36###: Pontevedra
      37###: Salamanca
      38[1-9]##: Santa Cruz de Tenerife
      39###: Cantabria
      40###: Segovia
      41[1-9]##: Sevilla
      42###: Soria
      43###: Tarragona
      44###: Teruel
      45###: Toledo
      46[1-9]##: València
      47###: Valladolid
      48###: Bizkaia
      49###: Zamora
      50###: Zaragoza
      5100#: Ceuta
      5200#: Melilla`,
  },
  FR: {
    towns: `
      7500[1-9] 7501[0-9]: Paris
      1300[1-9] 1301[0-6]: Marseille
      6900[1-9]: Lyon
      06000 06[1-3]00: Nice
      06400: Cannes
      06160: Antibes; Juan-les-Pins
      31000 31[1-5]00: Toulouse
      33000 33[1-3]00: Bordeaux
      34000 340[7-9]0: Montpellier
      44000 44[1-3]00: Nantes
      67000 67[1-2]00: Strasbourg
      59000 59800: Lille
      35000 35200: Rennes
      37000 37[1-2]00: Tours
      64200: Biarritz
      66000: Perpignan
      74400: Chamonix; Chamonix-Mont-Blanc
      84000: Avignon
      77700: Marne-la-Vallée; Serris; Chessy`,
    areas: `
      01##0: Ain
      02##0: Aisne
      03##0: Allier
      04##0: Alpes-de-Haute-Provence
      05##0: Hautes-Alpes
      06##0: Alpes-Maritimes
      07##0: Ardèche
      08##0: Ardennes
      09##0: Ariège
      10##0: Aube
      11##0: Aude
      12##0: Aveyron
      13##0: Bouches-du-Rhône
      14##0: Calvados
      15##0: Cantal
      16##0: Charente
      17##0: Charente-Maritime
      18##0: Cher
      19##0: Corrèze
      201#0 200#0: Corse-du-Sud
      202#0: Haute-Corse
      21##0: Côte-d'Or
      22##0: Côtes-d'Armor
      23##0: Creuse
      24##0: Dordogne
      25##0: Doubs
      26##0: Drôme
      27##0: Eure
      28##0: Eure-et-Loir
      29##0: Finistère
      30##0: Gard
      31##0: Haute-Garonne
      32##0: Gers
      33##0: Gironde
      34##0: Hérault
      35##0: Ille-et-Vilaine
      36##0: Indre
      37##0: Indre-et-Loire
      38##0: Isère
      39##0: Jura
      40##0: Landes
      41##0: Loir-et-Cher
      42##0: Loire
      43##0: Haute-Loire
      44##0: Loire-Atlantique
      45##0: Loiret
      46##0: Lot
      47##0: Lot-et-Garonne
      48##0: Lozère
      49##0: Maine-et-Loire
      50##0: Manche
      51##0: Marne
      52##0: Haute-Marne
      53##0: Mayenne
      54##0: Meurthe-et-Moselle
      55##0: Meuse
      56##0: Morbihan
      57##0: Moselle
      58##0: Nièvre
      59##0: Nord
      60##0: Oise
      61##0: Orne
      62##0: Pas-de-Calais
      63##0: Puy-de-Dôme
      64##0: Pyrénées-Atlantiques
      65##0: Hautes-Pyrénées
      66##0: Pyrénées-Orientales
      67##0: Bas-Rhin
      68##0: Haut-Rhin
      69##0: Rhône
      70##0: Haute-Saône
      71##0: Saône-et-Loire
      72##0: Sarthe
      73##0: Savoie
      74##0: Haute-Savoie
      76##0: Seine-Maritime
      77##0: Seine-et-Marne
      78##0: Yvelines
      79##0: Deux-Sèvres
      80##0: Somme
      81##0: Tarn
      82##0: Tarn-et-Garonne
      83##0: Var
      84##0: Vaucluse
      85##0: Vendée
      86##0: Vienne
      87##0: Haute-Vienne
      88##0: Vosges
      89##0: Yonne
      90##0: Territoire de Belfort
      91##0: Essonne
      92##0: Hauts-de-Seine
      93##0: Seine-Saint-Denis
      94##0: Val-de-Marne
      95##0: Val-d'Oise`,
  },
  IT: {
    towns: `
      001[1-9]#: Roma
      201[2-5]#: Milano
      301[2-7]#: Venezia
      501[2-4]#: Firenze
      801[2-4]#: Napoli
      101[2-5]#: Torino
      401[2-4]#: Bologna
      161[2-6]#: Genova
      901[2-4]#: Palermo
      951[2-3]#: Catania
      371[2-4]#: Verona
      701[2-3]#: Bari
      341[2-5]#: Trieste
      561[2-3]#: Pisa
      351[2-4]#: Padova
      061[2-3]#: Perugia
      4792[1-4]: Rimini
      91100: Trapani
      96100: Siracusa
      53100: Siena
      73100: Lecce`,
    areas: `
      000##: Roma
      010##: Viterbo
      020##: Rieti
      030##: Frosinone
      040##: Latina
      050##: Terni
      060##: Perugia
      070##: Sassari
      080##: Nuoro
      090##: Cagliari; Oristano; Sud Sardegna
      100##: Torino
      110##: Valle d'Aosta
      120##: Cuneo
      130##: Vercelli
      138##: Biella
      140##: Asti
      150##: Alessandria
      160##: Genova
      170##: Savona
      180##: Imperia
      190##: La Spezia
      200##: Milano
      208##: Monza e della Brianza
      210##: Varese
      220##: Como
      230##: Sondrio
      238##: Lecco
      240##: Bergamo
      250##: Brescia
      260##: Cremona
      268##: Lodi
      270##: Pavia
      280##: Novara
      288##: Verbano-Cusio-Ossola
      290##: Piacenza
      300##: Venezia
      310##: Treviso
      320##: Belluno
      330##: Udine; Pordenone
      340##: Trieste; Gorizia
      350##: Padova
      360##: Vicenza
      370##: Verona
      380##: Trentino
      390##: Alto Adige
      400##: Bologna
      410##: Modena
      420##: Reggio Emilia
      430##: Parma
      440##: Ferrara
      450##: Rovigo
      460##: Mantova
      470##: Forlì-Cesena
      478##: Rimini
      480##: Ravenna
      500##: Firenze
      510##: Pistoia
      520##: Arezzo
      530##: Siena
      540##: Massa-Carrara
      550##: Lucca
      560##: Pisa
      570##: Livorno
      580##: Grosseto
      591##: Prato
      600##: Ancona
      610##: Pesaro e Urbino
      620##: Macerata
      630##: Ascoli Piceno
      638##: Fermo
      640##: Teramo
      650##: Pescara
      660##: Chieti
      670##: L'Aquila
      700##: Bari
      710##: Foggia
      720##: Brindisi
      730##: Lecce
      740##: Taranto
      750##: Matera
      760##: Barletta-Andria-Trani
      800##: Napoli
      810##: Caserta
      820##: Benevento
      830##: Avellino
      840##: Salerno
      850##: Potenza
      860##: Campobasso; Isernia
      870##: Cosenza
      880##: Catanzaro
      888##: Crotone
      890##: Reggio Calabria
      898##: Vibo-Valentia
      900##: Palermo
      910##: Trapani
      920##: Agrigento
      930##: Caltanissetta
      940##: Enna
      950##: Catania
      960##: Siracusa
      970##: Ragusa
      980##: Messina`,
  },
  DE: {
    towns: `
      10[1-9]## 12[0-6]## 13[1-6]##: Berlin
      20[1-4]## 22[0-7]##: Hamburg
      80[3-9]## 81[2-9]##: München
      50[6-9]##: Köln
      402## 404##: Düsseldorf
      60[3-5]##: Frankfurt am Main; Frankfurt
      70[1-6]##: Stuttgart
      01[0-3]##: Dresden
      04[1-3]##: Leipzig
      30[1-6]##: Hannover
      904##: Nürnberg
      28[1-7]##: Bremen
      441## 442##: Dortmund
      451## 452##: Essen
      53[1-2]##: Bonn
      69[1-2]##: Heidelberg
      791##: Freiburg; Freiburg im Breisgau
      76[1-2]##: Karlsruhe; Baden-Baden
      551##: Mainz
      235##: Lübeck
      93[0-1]##: Regensburg`,
    areas: `
      8[2-9]### 9[0-7]###: Bayern
      1[0-3]###: Berlin
      4[0-9]### 5[0-3]###: Nordrhein-Westfalen
      7[0-9]### 68###: Baden-Württemberg
      2[0-2]###: Hamburg
      6[0-1]### 65### 3[4-5]###: Hessen
      01### 04### 09###: Sachsen
      26### 29### 3[0-1]### 37###: Niedersachsen
      1[7-9]###: Mecklenburg-Vorpommern
      2[3-5]###: Schleswig-Holstein
      259##: Sylt
      185##: Rügen
      5[4-6]### 67###: Rheinland-Pfalz
      1[4-6]### 03###: Brandenburg
      06### 39###: Sachsen-Anhalt
      07### 98### 99###: Thüringen
      28### 275##: Bremen
      66###: Saarland`,
  },
  PT: {
    towns: `
      1[0-3]## 1[5-9]##: Lisboa
      4[0-3]##: Porto
      2750: Cascais
      2710: Sintra
      8200: Albufeira
      8000: Faro
      8600: Lagos
      8500: Portimão
      8125: Vilamoura; Quarteira
      90[0-6]#: Funchal
      95##: Ponta Delgada
      47[0-1]#: Braga
      30##: Coimbra`,
    areas: `
      8[1-9]##: Algarve
      2[5-7]##: Lisboa
      9[0-4]##: Madeira
      4[4-6]##: Porto
      9[5-9]##: Açores
      2[8-9]##: Setúbal
      47##: Braga
      3[0-3]##: Coimbra
      3[7-8]##: Aveiro
      2[0-3]##: Santarém
      24##: Leiria
      70##: Évora
      49##: Viana do Castelo
      63##: Guarda
      35##: Viseu
      78##: Beja
      50##: Vila Real
      73##: Portalegre
      53##: Bragança
      60##: Castelo Branco`,
    rest: '-###',
  },
}
