/**
 * Regions and provinces by their GeoNames code, with their local name and what the product's
 * languages call them; the packaged data knows one name only, mostly an English one.
 * One region a line: code, local name, then es, ca, en, fr, de, it, pt; an empty cell means
 * "like the local name". A province named after its capital takes the capital's names by itself.
 */
import { exonymRows, namesByLanguage, type Exonym } from './city-exonyms.ts'

const REGIONS = `
ES.51|Andalucía||Andalusia|Andalusia|Andalousie|Andalusien|Andalusia|Andaluzia
ES.52|Aragón||Aragó|Aragon|Aragon|Aragonien|Aragona|Aragão
ES.34|Asturias||Astúries||Asturies|Asturien|Asturie|Astúrias
ES.07|Illes Balears|Islas Baleares|Illes Balears|Balearic Islands|Îles Baléares|Balearen|Isole Baleari|Ilhas Baleares
ES.53|Canarias|Islas Canarias|Illes Canàries|Canary Islands|Îles Canaries|Kanarische Inseln|Isole Canarie|Ilhas Canárias
ES.39|Cantabria||Cantàbria||Cantabrie|Kantabrien|Cantabria|Cantábria
ES.54|Castilla-La Mancha||Castella-la Manxa||Castille-La Manche|Kastilien-La Mancha|Castiglia-La Mancia|Castela-Mancha
ES.55|Castilla y León||Castella i Lleó|Castile and León|Castille-et-León|Kastilien und León|Castiglia e León|Castela e Leão
ES.56|Catalunya|Cataluña||Catalonia|Catalogne|Katalonien|Catalogna|Catalunha
ES.57|Extremadura||||Estrémadure||Estremadura|Estremadura
ES.58|Galicia||Galícia||Galice|Galicien|Galizia|Galiza
ES.29|Comunidad de Madrid||Comunitat de Madrid|Community of Madrid|Communauté de Madrid|Autonome Gemeinschaft Madrid|Comunità di Madrid|Comunidade de Madrid
ES.31|Región de Murcia||Regió de Múrcia|Region of Murcia|Région de Murcie|Region Murcia|Regione di Murcia|Região de Múrcia
ES.32|Navarra||||Navarre||Navarra|
ES.59|País Vasco||País Basc|Basque Country|Pays basque|Baskenland|Paesi Baschi|País Basco
ES.27|La Rioja||La Rioja
ES.60|Comunitat Valenciana|Comunidad Valenciana||Valencian Community|Communauté valencienne|Valencianische Gemeinschaft|Comunità Valenciana|Comunidade Valenciana
ES.CE|Ceuta
ES.ML|Melilla
ES.51.AL|Almería
ES.51.CA|Cádiz
ES.51.CO|Córdoba
ES.51.GR|Granada
ES.51.H|Huelva
ES.51.J|Jaén
ES.51.MA|Málaga
ES.51.SE|Sevilla
ES.54.TO|Toledo
ES.58.C|A Coruña
ES.59.BI|Bizkaia|Vizcaya|Biscaia|Biscay|Biscaye|Bizkaia|Biscaglia|Biscaia
ES.59.SS|Gipuzkoa|Guipúzcoa|Guipúscoa
ES.59.VI|Araba / Álava|Álava|Àlaba|Álava|Alava|Álava|Álava|Álava
ES.56.GI|Girona
ES.56.L|Lleida
ES.60.A|Alicante
ES.60.CS|Castelló|Castellón||Castellón|Castellón|Castellón|Castellón|Castellón
ES.60.V|València
FR.11|Île-de-France|Isla de Francia|Illa de França|||Île-de-France|Île-de-France|Ilha de França
FR.93|Provence-Alpes-Côte d'Azur|Provenza-Alpes-Costa Azul|Provença-Alps-Costa Blava|||Provence-Alpes-Côte d’Azur|Provenza-Alpi-Costa Azzurra|Provença-Alpes-Costa Azul
FR.52|Pays de la Loire|Países del Loira|País del Loira||||Paesi della Loira|País do Loire
FR.94|Corse|Córcega|Còrsega|Corsica||Korsika|Corsica|Córsega
FR.24|Centre-Val de Loire|Centro-Valle del Loira|Centre-Vall del Loira||||Centro-Valle della Loira|Centro-Vale do Loire
FR.53|Bretagne|Bretaña|Bretanya|Brittany||Bretagne|Bretagna|Bretanha
FR.27|Bourgogne-Franche-Comté|Borgoña-Franco Condado|Borgonya-Franc Comtat|Burgundy-Franche-Comté||Burgund-Franche-Comté|Borgogna-Franca Contea|Borgonha-Franco-Condado
FR.75|Nouvelle-Aquitaine|Nueva Aquitania|Nova Aquitània|||Neu-Aquitanien|Nuova Aquitania|Nova Aquitânia
FR.28|Normandie|Normandía|Normandia|Normandy|||Normandia|Normandia
FR.44|Grand Est|Gran Este|Gran Est|||||Grande Leste
FR.76|Occitanie|Occitania|Occitània|Occitania||Okzitanien|Occitania|Occitânia
FR.32|Hauts-de-France|Alta Francia|Alts de França||||Alta Francia|Altos da França
FR.84|Auvergne-Rhône-Alpes|Auvernia-Ródano-Alpes|Alvèrnia-Roine-Alps||||Alvernia-Rodano-Alpi|Auvérnia-Ródano-Alpes
FR.76.31|Haute-Garonne|Alto Garona|Alta Garona
FR.94.2A|Corse-du-Sud|Córcega del Sur|Còrsega del Sud|South Corsica||Südkorsika|Corsica del Sud|Córsega do Sul
FR.94.2B|Haute-Corse|Alta Córcega|Alta Còrsega|Upper Corsica||Oberkorsika|Alta Corsica|Alta Córsega
FR.84.73|Savoie|Saboya|Savoia|Savoy||Savoyen|Savoia|Saboia
FR.84.74|Haute-Savoie|Alta Saboya|Alta Savoia|||Hochsavoyen|Alta Savoia|Alta Saboia
FR.27.21|Côte-d'Or
FR.93.84|Vaucluse
FR.32.59|Nord
FR.24.41|Loir-et-Cher
FR.44.54|Meurthe-et-Moselle
FR.11.95|Val-d'Oise
IT.16|Toscana|||Tuscany|Toscane|Toskana||
IT.15|Sicilia||Sicília|Sicily|Sicile|Sizilien||Sicília
IT.14|Sardegna|Cerdeña|Sardenya|Sardinia|Sardaigne|Sardinien||Sardenha
IT.03|Calabria||Calàbria||Calabre|Kalabrien||Calábria
IT.20|Veneto|Véneto|Vèneto||Vénétie|Venetien||Véneto
IT.19|Valle d'Aosta|Valle de Aosta|Vall d'Aosta|Aosta Valley|Vallée d'Aoste|Aostatal||Vale de Aosta
IT.18|Umbria|Umbría|Úmbria||Ombrie|Umbrien||Úmbria
IT.17|Trentino-Alto Adige|Trentino-Alto Adigio|Trentino-Tirol del Sud|Trentino-South Tyrol|Trentin-Haut-Adige|Trentino-Südtirol||
IT.13|Puglia|Apulia|Pulla|Apulia|Pouilles|Apulien||Apúlia
IT.12|Piemonte|Piamonte|Piemont|Piedmont|Piémont|Piemont||
IT.11|Molise
IT.10|Marche|Marcas|Marques||Marches|Marken||Marcas
IT.09|Lombardia|Lombardía|Llombardia|Lombardy|Lombardie|Lombardei||
IT.08|Liguria||Ligúria||Ligurie|Ligurien||Ligúria
IT.07|Lazio|Lacio|Laci||Latium|Latium||Lácio
IT.06|Friuli Venezia Giulia|Friuli-Venecia Julia|Friül-Venècia Júlia||Frioul-Vénétie julienne|Friaul-Julisch Venetien||Friul-Veneza Júlia
IT.05|Emilia-Romagna|Emilia-Romaña|Emília-Romanya||Émilie-Romagne|Emilia-Romagna||Emília-Romanha
IT.04|Campania||Campània||Campanie|Kampanien||Campânia
IT.02|Basilicata||||Basilicate|Basilikata||
IT.01|Abruzzo|Abruzos|Abruços||Abruzzes|Abruzzen||Abruzos
IT.17.BZ|Alto Adige|Tirol del Sur|Tirol del Sud|South Tyrol|Haut-Adige|Südtirol|Alto Adige|Tirol do Sul
IT.17.TN|Trentino
IT.07.RM|Roma
IT.09.MI|Milano
IT.12.TO|Torino
IT.16.FI|Firenze
IT.16.PI|Pisa
IT.16.AR|Arezzo
IT.10.FM|Fermo
IT.01.AQ|L'Aquila
IT.14.SU|Sud Sardegna
IT.12.VB|Verbano-Cusio-Ossola
IT.13.BT|Barletta-Andria-Trani
DE.02|Bayern|Baviera|Baviera|Bavaria|Bavière||Baviera|Baviera
DE.01|Baden-Württemberg|Baden-Wurtemberg|||Bade-Wurtemberg|||Bade-Vurtemberga
DE.16|Berlin|Berlín|Berlín||||Berlino|Berlim
DE.11|Brandenburg|Brandeburgo|||Brandebourg||Brandeburgo|Brandemburgo
DE.03|Bremen|||||Bremen|Brema|
DE.04|Hamburg|Hamburgo|||Hambourg||Amburgo|Hamburgo
DE.05|Hessen|Hesse||Hesse|Hesse||Assia|
DE.12|Mecklenburg-Vorpommern|Mecklemburgo-Pomerania Occidental|Mecklemburg-Pomerània Occidental|Mecklenburg-Western Pomerania|Mecklembourg-Poméranie-Occidentale||Meclemburgo-Pomerania Anteriore|Meclemburgo-Pomerânia Ocidental
DE.06|Niedersachsen|Baja Sajonia|Baixa Saxònia|Lower Saxony|Basse-Saxe||Bassa Sassonia|Baixa Saxónia
DE.07|Nordrhein-Westfalen|Renania del Norte-Westfalia|Rin del Nord-Westfàlia|North Rhine-Westphalia|Rhénanie-du-Nord-Westphalie||Renania Settentrionale-Vestfalia|Renânia do Norte-Vestfália
DE.08|Rheinland-Pfalz|Renania-Palatinado|Renània-Palatinat|Rhineland-Palatinate|Rhénanie-Palatinat||Renania-Palatinato|Renânia-Palatinado
DE.09|Saarland|Sarre|||Sarre||Saarland|Sarre
DE.13|Sachsen|Sajonia|Saxònia|Saxony|Saxe||Sassonia|Saxónia
DE.14|Sachsen-Anhalt|Sajonia-Anhalt|Saxònia-Anhalt|Saxony-Anhalt|Saxe-Anhalt||Sassonia-Anhalt|Saxónia-Anhalt
DE.10|Schleswig-Holstein
DE.15|Thüringen|Turingia|Turíngia|Thuringia|Thuringe||Turingia|Turíngia
PT.14|Lisboa
PT.09|Algarve
PT.10|Madeira||||Madère||Madera|
PT.23|Açores|Azores|Açores|Azores|Açores|Azoren|Azzorre|
PT.17|Porto
GB.ENG|England|Inglaterra|Anglaterra||Angleterre||Inghilterra|Inglaterra
GB.SCT|Scotland|Escocia|Escòcia||Écosse|Schottland|Scozia|Escócia
GB.WLS|Wales|Gales|Gal·les||Pays de Galles||Galles|País de Gales
GB.NIR|Northern Ireland|Irlanda del Norte|Irlanda del Nord||Irlande du Nord|Nordirland|Irlanda del Nord|Irlanda do Norte
GB.ENG.GLA|Greater London|Gran Londres|Gran Londres||Grand Londres||Grande Londra|Grande Londres
GB.ENG.C6|Cornwall|Cornualles|Cornualla||Cornouailles||Cornovaglia|Cornualha
GB.SCT.W8|Outer Hebrides|Hébridas Exteriores|Hèbrides Exteriors||Hébrides extérieures|Äußere Hebriden|Ebridi Esterne|Hébridas Exteriores
GB.SCT.W3|Shetland Islands
GB.WLS.Y8|Powys
AT.09|Wien|Viena|Viena|Vienna|Vienne||Vienna|Viena
AT.07|Tirol|||Tyrol|Tyrol||Tirolo|
AT.06|Steiermark|Estiria|Estíria|Styria|Styrie||Stiria|Estíria
AT.05|Salzburg|Salzburgo|||Salzbourg||Salisburghese|Salzburgo
AT.04|Oberösterreich|Alta Austria|Alta Àustria|Upper Austria|Haute-Autriche||Alta Austria|Alta Áustria
AT.03|Niederösterreich|Baja Austria|Baixa Àustria|Lower Austria|Basse-Autriche||Bassa Austria|Baixa Áustria
AT.02|Kärnten|Carintia|Caríntia|Carinthia|Carinthie||Carinzia|Caríntia
CH.ZH|Zürich
CH.GE|Genève
CH.BE|Bern
CH.LU|Luzern
CH.GR|Graubünden|Grisones|Grisons|Grisons|Grisons||Grigioni|Grisões
CH.VS|Valais||||Valais|Wallis|Vallese|
CH.TI|Ticino|Tesino|||Tessin|Tessin||Ticino
CH.SG|St. Gallen|San Galo|||Saint-Gall||San Gallo|São Galo
CH.BS|Basel-Stadt|Basilea-Ciudad|||Bâle-Ville||Basilea Città|Basileia-Cidade
CH.BL|Basel-Landschaft|Basilea-Campiña|||Bâle-Campagne||Basilea Campagna|Basileia-Campo
BE.BRU|Bruxelles-Capitale|Bruselas-Capital|Brussel·les-Capital|Brussels||Brüssel|Bruxelles-Capitale|Bruxelas-Capital
BE.WAL|Wallonie|Valonia|Valònia|Wallonia||Wallonien|Vallonia|Valónia
BE.VLG|Vlaanderen|Flandes|Flandes|Flanders|Flandre|Flandern|Fiandre|Flandres
BE.VLG.VWV|West-Vlaanderen|Flandes Occidental|Flandes Occidental|West Flanders|Flandre-Occidentale|Westflandern|Fiandre Occidentali|Flandres Ocidental
BE.VLG.VOV|Oost-Vlaanderen|Flandes Oriental|Flandes Oriental|East Flanders|Flandre-Orientale|Ostflandern|Fiandre Orientali|Flandres Oriental
NL.11|Zuid-Holland|Holanda Meridional|Holanda Meridional|South Holland|Hollande-Méridionale|Südholland|Olanda Meridionale|Holanda do Sul
NL.07|Noord-Holland|Holanda Septentrional|Holanda Septentrional|North Holland|Hollande-Septentrionale|Nordholland|Olanda Settentrionale|Holanda do Norte
NL.06|Noord-Brabant|Brabante Septentrional|Brabant del Nord|North Brabant|Brabant-Septentrional|Nordbrabant|Brabante Settentrionale|Brabante do Norte
NL.10|Zeeland|Zelanda|Zelanda||Zélande|Seeland|Zelanda|Zelândia
GR.ESYE31|Attikí|Ática|Àtica|Attica|Attique|Attika|Attica|Ática
GR.ESYE43|Kríti|Creta|Creta|Crete|Crète|Kreta|Creta|Creta
GR.ESYE42|Nótio Aigaío|Egeo Meridional|Egeu Meridional|South Aegean|Égée-Méridionale|Südliche Ägäis|Egeo Meridionale|Egeu Meridional
GR.ESYE41|Vóreio Aigaío|Egeo Septentrional|Egeu Septentrional|North Aegean|Égée-Septentrionale|Nördliche Ägäis|Egeo Settentrionale|Egeu Setentrional
GR.ESYE22|Iónia Nisiá|Islas Jónicas|Illes Jòniques|Ionian Islands|Îles Ioniennes|Ionische Inseln|Isole Ionie|Ilhas Jónicas
GR.ESYE25|Pelopónnisos|Peloponeso|Peloponès|Peloponnese|Péloponnèse|Peloponnes|Peloponneso|Peloponeso
GR.ESYE14|Thessalía|Tesalia|Tessàlia|Thessaly|Thessalie|Thessalien|Tessaglia|Tessália
GR.ESYE12|Kentrikí Makedonía|Macedonia Central|Macedònia Central|Central Macedonia|Macédoine-Centrale|Zentralmakedonien|Macedonia Centrale|Macedónia Central
GR.ESYE21|Ípeiros|Epiro|Epir|Epirus|Épire|Epirus|Epiro|Epiro
GR.ESYE42.49|Kykládes|Cícladas|Cíclades|Cyclades|Cyclades|Kykladen|Cicladi|Cíclades
GR.ESYE42.47|Dodekánisa|Dodecaneso|Dodecanès|Dodecanese|Dodécanèse|Dodekanes|Dodecaneso|Dodecaneso
GR.ESYE22.25|Kérkyra|Corfú|Corfú|Corfu|Corfou|Korfu|Corfù|Corfu
GR.ESYE22.28|Zákynthos|Zante|Zante|Zakynthos|Zante|Zakynthos|Zante|Zaquintos
GR.ESYE22.27|Kefaloniá|Cefalonia|Cefalònia|Kefalonia|Céphalonie|Kefalonia|Cefalonia|Cefalónia
GR.ESYE12.15|Chalkidikí|Calcídica|Calcídica|Halkidiki|Chalcidique|Chalkidiki|Calcidica|Calcídica
GR.ESYE43.45|Irákleio
GR.ESYE43.43|Chaniá
GR.ESYE43.44|Réthymno
GR.ESYE43.46|Lasíthi
GR.ESYE23|Dytikí Elláda|Grecia Occidental|Grècia Occidental|Western Greece|Grèce-Occidentale|Westgriechenland|Grecia Occidentale|Grécia Ocidental
GR.ESYE24|Stereá Elláda|Grecia Central|Grècia Central|Central Greece|Grèce-Centrale|Mittelgriechenland|Grecia Centrale|Grécia Central
GR.ESYE11|Anatolikí Makedonía kai Thráki|Macedonia Oriental y Tracia|Macedònia Oriental i Tràcia|Eastern Macedonia and Thrace|Macédoine-Orientale-et-Thrace|Ostmakedonien und Thrakien|Macedonia Orientale e Tracia|Macedónia Oriental e Trácia
GR.ESYE13|Dytikí Makedonía|Macedonia Occidental|Macedònia Occidental|Western Macedonia|Macédoine-Occidentale|Westmakedonien|Macedonia Occidentale|Macedónia Ocidental
GR.ESYE31.99|Athína|Atenas|Atenes|Athens|Athènes|Athen|Atene|Atenas
GR.ESYE31.98|Anatolikí Attikí|Ática Oriental|Àtica Oriental|East Attica|Attique-Orientale|Ostattika|Attica Orientale|Ática Oriental
GR.ESYE31.96|Pireás|El Pireo|El Pireu|Piraeus|Le Pirée|Piräus|Il Pireo|Pireu
GR.ESYE31.35|Dytikí Attikí|Ática Occidental|Àtica Occidental|West Attica|Attique-Occidentale|Westattika|Attica Occidentale|Ática Ocidental
GR.ESYE12.13|Thessaloníki
GR.ESYE12.05|Sérres
GR.ESYE12.12|Imathía
GR.ESYE12.16|Piería
GR.ESYE12.07|Pélla
GR.ESYE12.06|Kilkís
GR.ESYE14.24|Magnisía
GR.ESYE14.21|Lárisa
GR.ESYE14.23|Kardítsa
GR.ESYE14.22|Tríkala
GR.ESYE22.26|Lefkáda
GR.ESYE23.38|Achaḯa
GR.ESYE23.31|Aitoloakarnanía
GR.ESYE23.39|Ileía
GR.ESYE24.34|Évvoia|Eubea|Eubea|Euboea|Eubée|Euböa|Eubea|Eubeia
GR.ESYE24.29|Fthiótida
GR.ESYE24.33|Voiotía
GR.ESYE24.32|Fokída
GR.ESYE24.30|Evrytanía
GR.ESYE11.14|Kavála
GR.ESYE11.01|Évros
GR.ESYE11.04|Dráma
GR.ESYE11.03|Xánthi
GR.ESYE11.02|Rodópi
GR.ESYE25.40|Messinía
GR.ESYE25.37|Korinthía
GR.ESYE25.36|Argolída
GR.ESYE25.42|Lakonía
GR.ESYE25.41|Arkadía
GR.ESYE21.17|Ioánnina
GR.ESYE21.19|Préveza
GR.ESYE21.20|Árta
GR.ESYE21.18|Thesprotía
GR.ESYE13.11|Kozáni
GR.ESYE13.09|Kastoriá
GR.ESYE13.08|Flórina
GR.ESYE13.10|Grevená
GR.ESYE41.51|Lésvos|Lesbos|Lesbos|Lesbos|Lesbos|Lesbos|Lesbo|Lesbos
GR.ESYE41.50|Chíos|Quíos|Quios|Chios|Chios|Chios|Chio|Quios
GR.ESYE41.48|Sámos|Samos|Samos|Samos|Samos|Samos|Samo|Samos
HR.04|Istra|Istria|Ístria|Istria|Istrie|Istrien|Istria|Ístria
HR.15|Splitsko-dalmatinska|Split-Dalmacia|Split-Dalmàcia|Split-Dalmatia|Split-Dalmatie|Split-Dalmatien|Spalatino-dalmata|Split-Dalmácia
HR.03|Dubrovačko-neretvanska|Dubrovnik-Neretva|Dubrovnik-Neretva|Dubrovnik-Neretva|Dubrovnik-Neretva|Dubrovnik-Neretva|Raguseo-narentana|Dubrovnik-Neretva
CZ.52|Praha|Praga|Praga|Prague|Prague|Prag|Praga|Praga
DK.17|Hovedstaden|Región Capital|Regió Capital|Capital Region|Région capitale|Hauptstadtregion|Regione della Capitale|Região da Capital
DK.18|Midtjylland|Jutlandia Central|Jutlàndia Central|Central Jutland|Jutland-Central|Mitteljütland|Jutland Centrale|Jutlândia Central
DK.19|Nordjylland|Jutlandia Septentrional|Jutlàndia Septentrional|North Jutland|Jutland-du-Nord|Nordjütland|Jutland Settentrionale|Jutlândia do Norte
DK.20|Sjælland|Selandia|Sjælland|Zealand|Sjælland|Seeland|Zelanda|Zelândia
DK.21|Syddanmark|Dinamarca Meridional|Dinamarca Meridional|Southern Denmark|Danemark-du-Sud|Süddänemark|Danimarca Meridionale|Dinamarca do Sul
FI.19|Lappi|Laponia|Lapònia|Lapland|Laponie|Lappland|Lapponia|Lapónia
PL.77|Małopolskie|Pequeña Polonia|Petita Polònia|Lesser Poland|Petite-Pologne|Kleinpolen|Piccola Polonia|Pequena Polónia
PL.82|Pomorskie|Pomerania|Pomerània|Pomerania|Poméranie|Pommern|Pomerania|Pomerânia
PL.78|Mazowieckie|Mazovia|Masòvia|Mazovia|Mazovie|Masowien|Masovia|Mazóvia
PL.72|Dolnośląskie|Baja Silesia|Baixa Silèsia|Lower Silesia|Basse-Silésie|Niederschlesien|Bassa Slesia|Baixa Silésia
RO.10|București|Bucarest|Bucarest|Bucharest|Bucarest|Bukarest|Bucarest|Bucareste
TR.34|İstanbul|Estambul|Istanbul|Istanbul|Istanbul|Istanbul|Istanbul|Istambul
TR.07|Antalya||||||Adalia|Antália
TR.35|İzmir|Esmirna|Esmirna|Izmir|Izmir|Izmir|Smirne|Esmirna
TR.50|Nevşehir
MA.07|Marrakech-Safi|||Marrakesh-Safi|||Marrakech-Safi|Marraquexe-Safim
MA.01|Tanger-Tétouan-Al Hoceïma|Tánger-Tetuán-Alhucemas
MA.03|Fès-Meknès|Fez-Mequinez
EG.26|South Sinai|Sinaí del Sur|Sinaí del Sud||Sinaï Sud|Süd-Sinai|Sinai del Sud|Sinai do Sul
EG.02|Red Sea|Mar Rojo|Mar Roja||Mer Rouge|Rotes Meer|Mar Rosso|Mar Vermelho
US.CA|California||Califòrnia||Californie|Kalifornien||Califórnia
US.FL|Florida||||Floride|||Flórida
US.HI|Hawaii|Hawái|Hawaii||Hawaï|||Havai
US.NY|New York|Nueva York|Nova York||État de New York||New York|Nova Iorque
US.TX|Texas|Texas|||||Texas|Texas
US.LA|Louisiana|Luisiana|||Louisiane|||Luisiana
US.PA|Pennsylvania|Pensilvania|Pennsilvània||Pennsylvanie||Pennsylvania|Pensilvânia
US.NJ|New Jersey|Nueva Jersey|Nova Jersey|||||Nova Jérsei
US.NM|New Mexico|Nuevo México|Nou Mèxic||Nouveau-Mexique||Nuovo Messico|Novo México
US.NC|North Carolina|Carolina del Norte|Carolina del Nord||Caroline du Nord||Carolina del Nord|Carolina do Norte
US.SC|South Carolina|Carolina del Sur|Carolina del Sud||Caroline du Sud||Carolina del Sud|Carolina do Sul
US.ND|North Dakota|Dakota del Norte|Dakota del Nord||Dakota du Nord||Dakota del Nord|Dakota do Norte
US.SD|South Dakota|Dakota del Sur|Dakota del Sud||Dakota du Sud||Dakota del Sud|Dakota do Sul
US.VA|Virginia||Virgínia||Virginie|||Virgínia
US.GA|Georgia||Geòrgia||Géorgie|||Geórgia
US.OR|Oregon|Oregón|||||
US.MI|Michigan|Míchigan
US.DC|District of Columbia|Distrito de Columbia|Districte de Colúmbia||District de Columbia||Distretto di Columbia|Distrito de Colúmbia
MX.09|Ciudad de México||Ciutat de Mèxic|Mexico City|Mexico|Mexiko-Stadt|Città del Messico|Cidade do México
MX.15|Estado de México||Estat de Mèxic|State of Mexico|État de Mexico|Bundesstaat México|Stato del Messico|Estado do México
CU.02|La Habana||L'Havana|Havana|La Havane|Havanna|L'Avana|Havana
AR.07|Ciudad Autónoma de Buenos Aires|||Buenos Aires City|Ville de Buenos Aires
AR.23|Tierra del Fuego||Terra del Foc||Terre de Feu|Feuerland|Terra del Fuoco|Terra do Fogo
AR.05|Córdoba
AR.24|Tucumán
AR.16|Río Negro
AR.15|Neuquén
AR.08|Entre Ríos
BR.07|Distrito Federal
CO.34|Bogotá
CO.25|San Andrés y Providencia
PE.08|Cusco|Cuzco
PE.LMA|Lima
PE.15|Departamento de Lima
PE.12|Junín
CL.12|Región Metropolitana de Santiago|||Santiago Metropolitan Region
CL.01|Valparaíso
CL.06|Biobío
CL.04|La Araucanía
CL.10|Magallanes
CL.08|O'Higgins
AE.03|Dubai|Dubái|||Dubaï
AE.01|Abu Dhabi|Abu Dabi|||Abou Dabi
ID.08|Jawa Timur|Java Oriental|Java Oriental|East Java|Java oriental|Ostjava|Giava Orientale|Java Oriental
ID.17|Nusa Tenggara Barat|Nusatenggara Occidental||West Nusa Tenggara|
ID.26|Sumatera Utara|Sumatra Septentrional||North Sumatra|Sumatra du Nord|Nordsumatra|Sumatra Settentrionale|Sumatra Setentrional
JP.40|Tokyo|Tokio|Tòquio|||Tokio||Tóquio
JP.22|Kyoto|Kioto|||||Kyoto|Quioto
AU.02|New South Wales|Nueva Gales del Sur|Nova Gal·les del Sud||Nouvelle-Galles du Sud||Nuovo Galles del Sud|Nova Gales do Sul
AU.06|Tasmania||Tasmània||Tasmanie|Tasmanien||Tasmânia
AU.08|Western Australia|Australia Occidental|Austràlia Occidental||Australie-Occidentale|Westaustralien|Australia Occidentale|Austrália Ocidental
AU.05|South Australia|Australia Meridional|Austràlia Meridional||Australie-Méridionale|Südaustralien|Australia Meridionale|Austrália Meridional
ZA.11|Western Cape|Cabo Occidental|Cap Occidental||Cap-Occidental|Westkap|Capo Occidentale|Cabo Ocidental
CA.02|British Columbia|Columbia Británica|Colúmbia Britànica||Colombie-Britannique||Columbia Britannica|Colúmbia Britânica
CA.10|Québec|Quebec|Quebec|Quebec||Québec|Québec|Quebeque
CA.07|Nova Scotia|Nueva Escocia|Nova Escòcia||Nouvelle-Écosse||Nuova Scozia|Nova Escócia
RU.48|Moskva|Moscú|Moscou|Moscow|Moscou|Moskau|Mosca|Moscovo
RU.66|Sankt-Peterburg|San Petersburgo|Sant Petersburg|Saint Petersburg|Saint-Pétersbourg|Sankt Petersburg|San Pietroburgo|São Petersburgo
CY.06|Páfos|Pafos|Pafos|Paphos|Paphos|Paphos|Pafo|Pafos
CY.01|Ammóchostos|Famagusta|Famagusta|Famagusta|Famagouste|Famagusta|Famagosta|Famagusta
EC.01|Galápagos|Islas Galápagos|Illes Galápagos|Galápagos Islands|Îles Galápagos|Galápagos-Inseln|Isole Galápagos|Ilhas Galápagos
`

/** By GeoNames code: "ES.51" a region, "ES.51.SE" a province. */
export const REGION_EXONYMS: ReadonlyMap<string, Exonym> = new Map(
  exonymRows(REGIONS).map(([code, name, ...names]) => [
    code,
    { country: code.slice(0, 2), name, names: namesByLanguage(name, names) },
  ]),
)
