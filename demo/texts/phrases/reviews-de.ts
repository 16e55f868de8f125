import type { ReviewPhrases } from '../review-phrases.ts'

export const GERMAN_REVIEWS: ReviewPhrases = {
  names: `Anna|Lukas|Julia|Felix|Katharina|Jonas|Sabine|Tobias|Lena|Stefan|Petra|Maximilian|Nina
    |Andreas|Franziska|Markus|Laura|Sebastian|Christine|Jan|Miriam|Thomas|Heike|Florian|Sophie
    |Matthias|Birgit|Philipp|Carolin|Uwe|Johanna|Daniel|Silke|Niklas|Martina|Holger|Annika
    |Moritz`,
  titles: {
    excellent: `Gerne wieder|Einfach wunderbar|Alles perfekt|Besser als erwartet
      |Traumhafter Aufenthalt|Volltreffer|Nichts auszusetzen|Rundum gelungen
      |Ein echtes Schmuckstück|Tadellos|Wie zu Hause|Liebe zum Detail|Außergewöhnlich gut
      |Schöne Überraschung|Herzlicher Empfang|Jederzeit wieder|Gelungenes Wochenende
      |Hervorragende Wahl|Erholung pur|Klasse|Von Anfang bis Ende top|Unbedingt empfehlenswert
      |Ein Genuss|Großartig|Das Beste in der Gegend|Geheimtipp`,
    good: `Sehr gute Wahl|Guter Eindruck|Sehr angenehmer Aufenthalt|Empfehlenswert
      |Mehr als ordentlich|Alles in Ordnung|Gute Adresse|Bequem und gut gelegen
      |Angenehm überrascht|Gute Erfahrung|Kann man wieder buchen|Gemütlich
      |Praktisch und angenehm|Ideal für ein paar Tage|Schöne Unterkunft|Gepflegt
      |Guter Ausgangspunkt|Fast perfekt|Kleine Abstriche|Unkompliziert und nett|Gut durchdacht
      |Sichere Bank|Wie erwartet gut|Schöne Tage|Solide`,
    fair: `In Ordnung, mehr nicht|Mittelmäßig|Akzeptabel|Als Notlösung gut|Mehr erwartet
      |Ausbaufähig|Etwas knapp|Eine Auffrischung wäre nötig|Für eine Nacht okay
      |Licht und Schatten|Geht so|Durchschnitt|Gerade noch ausreichend
      |Etwas in die Jahre gekommen|Nur das Nötigste|Gemischte Gefühle|Nichts Besonderes|Schlicht
      |Durchwachsen|Hält nicht alles|Na ja|Halbherzig|Man sieht das Alter|Befriedigend
      |Luft nach oben`,
    poor: `Enttäuschend|Nicht noch einmal|Weit unter den Erwartungen
      |Ganz anders als auf den Bildern|Schlechte Erfahrung|Zum Vergessen|Nicht zu empfehlen
      |Zu viele Mängel|Ein Fehlgriff|Schlaflose Nacht|Heruntergekommen|Viel zu teuer
      |Schlecht instand gehalten|Schade|Vernachlässigt|Ungenügend|An Erholung nicht zu denken
      |Vieles im Argen|Große Enttäuschung|Geldverschwendung|Lohnt sich nicht|Katastrophal
      |Leere Versprechen|Nie wieder|Besser weitersuchen`,
  },
  positive: {
    location: `Die Lage ist ausgezeichnet, alles ist schnell erreichbar.
      Um {city} zu erkunden, könnte man kaum besser wohnen.
      Sehr gut gelegen und leicht zu finden.
      Die Gegend ist ruhig, und fast alles lässt sich zu Fuß erledigen.
      Wer {city} kennenlernen möchte, ist hier genau richtig.`,
    city: `Die öffentlichen Verkehrsmittel halten gleich um die Ecke.
      Ringsum gibt es Bars, Geschäfte und gute Restaurants.
      Die wichtigsten Sehenswürdigkeiten sind zu Fuß erreichbar.`,
    mountain: `Die Bergwelt ringsum ist ein Traum.
      In dieser klaren Luft aufzuwachen, ist unbezahlbar.
      Die Wanderwege beginnen fast vor der Tür.`,
    countryside: `Die Landschaft ringsum lädt zum Nichtstun ein.
      Nachts hört man nur die Grillen.
      In alle Richtungen gibt es schöne Spazierwege.`,
    airport: `Ideal für einen frühen Flug.
      Der Flughafen ist ganz nah, und trotzdem hört man die Flugzeuge kaum.`,
    cleanliness: `Die Sauberkeit ist vorbildlich.
      Alles glänzte bis in den letzten Winkel.
      Man merkt, dass täglich gründlich geputzt wird.
      Bettwäsche und Handtücher waren tadellos.`,
    staff: `Das Personal ist reizend und immer hilfsbereit.
      Ein herzlicher und professioneller Empfang von der ersten Minute an.
      Es gab sehr gute Tipps für die Umgebung.
      Aufmerksam, freundlich und immer mit einem Lächeln.
      Ein kleiner Defekt war nach zehn Minuten behoben.`,
    room: `Das Zimmer war geräumig und hell.
      Schlicht eingerichtet, aber mit viel Geschmack.
      Genug Stauraum und Steckdosen direkt am Bett.
      Neue Möbel und alles in bestem Zustand.`,
    bed: `Das Bett war unglaublich bequem.
      Feste Matratze und Kissen zur Auswahl.
      Selten auf Reisen so gut geschlafen.`,
    noise: `Nachts herrscht absolute Stille.
      Sehr gut schallisoliert: Weder von der Straße noch vom Flur war etwas zu hören.
      Sehr ruhig, ideal zum Abschalten.`,
    breakfast: `Das Frühstück war abwechslungsreich, mit frischem Obst.
      Reichhaltiges Frühstück und wirklich guter Kaffee.
      Dem frischen Gebäck beim Frühstück kann niemand widerstehen.
      Tolles Frühstück, auch mit glutenfreier Auswahl.`,
    dinner: `Die Abendessen gehörten zu den besten der Reise.
      Hausgemachte Küche und großzügige Portionen.
      Gutes Essen, und jeden Tag etwas anderes.`,
    pool: `Der Pool ist ein Genuss und war nie überfüllt.
      Ein sehr sauberer Pool mit Liegen für alle.
      Nach einem heißen Tag ist der Pool ein Segen.`,
    beach: `Zum Strand ist es nur ein Spaziergang.
      Der Strand liegt in der Nähe und ist wunderschön.
      Gleich vor der Tür riecht man das Meer.
      Zum Strand braucht man kein Auto.`,
    wifi: `Das WLAN ist überall schnell.
      Gute Internetverbindung, sogar für Videokonferenzen.
      Das WLAN lief während des ganzen Aufenthalts ohne Störung.`,
    value: `Das Preis-Leistungs-Verhältnis ist kaum zu schlagen.
      Für diesen Preis bekommt man sehr viel geboten.
      Für die Gegend ist der Preis sehr fair.
      Jeden Euro wert.`,
    parking: `Direkt am Haus parken zu können, ist ein großes Plus.
      Bequemes Parken auf breiten Stellplätzen.
      Mit dem Auto ideal, denn es gibt eigene Parkplätze.`,
    bathroom: `Das Bad ist renoviert und die Dusche hat ordentlich Druck.
      Großes, modernes und sehr sauberes Bad.
      Sofort warmes Wasser und flauschige Handtücher.`,
    views: `Die Aussicht bei Sonnenaufgang bleibt unvergessen.
      Vom Fenster aus hat man einen herrlichen Blick.
      Allein die Aussicht ist den Aufenthalt wert.`,
    air: `Die Klimaanlage arbeitet gut und leise.
      Die Temperatur war zu jeder Tageszeit angenehm.
      Die Klimaanlage lässt sich im Zimmer selbst regeln, das ist Gold wert.`,
    spa: `Der Wellnessbereich ist klein, aber eine wahre Freude.
      Nach dem Besuch im Spa fühlt man sich wie neugeboren.
      Die Massage im Spa war himmlisch.`,
    gym: `Der Fitnessraum ist gut ausgestattet.
      Ein gepflegter Fitnessraum, in dem nichts fehlt.`,
    kitchen: `Die Küche hat alles, was man zum Kochen braucht.
      Vollständiges Geschirr und neue Geräte.
      Dank der eigenen Küche ließ sich viel Geld sparen.`,
    pets: `Der Hund wurde mit Wassernapf und Decke begrüßt.
      Endlich ein Haus, in dem Haustiere wirklich willkommen sind.`,
    entertainment: `Die Animation macht Spaß und ist nie aufdringlich.
      Das Abendprogramm gefiel Groß und Klein.`,
    couple: `Perfekt für eine Auszeit zu zweit.
      Romantisch, ohne kitschig zu sein.
      Für einen Hochzeitstag genau das Richtige.`,
    family: `Die Kinder wollten gar nicht mehr weg.
      Mit Kindern sehr entspannt: Hier wird an alles gedacht.
      Ein Babybett stand ohne Aufpreis bereit.`,
    friends: `Mit Freunden eine sehr gute Wahl.
      Für eine Gruppe von Freunden ist genug Platz.`,
    business: `Für eine Geschäftsreise fehlt es an nichts.
      Check-in und Check-out gehen schnell, genau richtig auf Dienstreise.
      Guter Schreibtisch und gutes Licht zum Arbeiten.`,
    solo: `Auch allein fühlt man sich hier sehr sicher.
      Ein Ort, an dem Alleinreisende willkommen sind.`,
  },
  negative: {
    location: `Etwas abseits der interessanten Ecken.
      Die Straße ist nachts schlecht beleuchtet.
      Der Eingang ist beim ersten Mal schwer zu finden.`,
    cleanliness: `Die Sauberkeit ließ zu wünschen übrig: Unter dem Bett lag Staub.
      Bei der Ankunft lagen Haare in der Dusche.
      An einem Tag wurden die Handtücher nicht gewechselt.
      Die Gemeinschaftsräume müssten einmal gründlich geputzt werden.`,
    staff: `Der Empfang war recht kühl.
      Bis zum Einchecken verging fast eine Stunde.
      Auf Nachrichten kam erst am nächsten Tag eine Antwort.
      Für die Probleme gab es kein Wort der Entschuldigung.`,
    room: `Das Zimmer ist kleiner, als es auf den Fotos wirkt.
      Die Möbel müssten dringend ersetzt werden.
      Am Bett fehlen Steckdosen.
      Beim Betreten roch es muffig.
      Die Tür schloss nicht richtig.`,
    bed: `Die Matratze ist in der Mitte durchgelegen.
      Die Kissen sind viel zu weich.
      Zwei zusammengeschobene Betten, die nachts auseinanderrutschten.`,
    noise: `Die Wände sind dünn, man hört alles.
      Straßenlärm bis spät in die Nacht.
      Die zuschlagenden Türen im Flur wecken jeden auf.
      Vor dem Fenster brummte die ganze Nacht ein Gerät.`,
    breakfast: `Das Frühstück war eintönig, mit wenig Obst.
      Beim Frühstück gab es Schlangen und zu wenige Tische.
      Der Kaffee beim Frühstück ist ungenießbar.
      Beim Frühstück wurde nur sehr langsam nachgefüllt.`,
    dinner: `Das Abendessen war immer ähnlich und kam lauwarm auf den Tisch.
      Abends ist es im Speisesaal viel zu laut.`,
    pool: `Der Pool ist für so viele Leute zu klein.
      Schon um neun Uhr war am Pool keine Liege mehr frei.
      Das Wasser im Pool war eiskalt.`,
    beach: `Der nächste Strand ist völlig überlaufen.
      Der Rückweg vom Strand geht ordentlich bergauf.`,
    wifi: `Das WLAN brach ständig ab.
      Im Zimmer kam das WLAN kaum an.
      Zum Arbeiten ist das Internet zu langsam.`,
    value: `Für das Gebotene etwas teuer.
      In der Hochsaison passt der Preis nicht zur Qualität.
      Für dieses Geld gibt es in der Nähe Besseres.`,
    parking: `Die Stellplätze sind extrem eng.
      Der Parkplatz ist früh voll, dann muss man draußen suchen.`,
    bathroom: `Das Wasser in der Dusche lief sehr langsam ab.
      Das Bad ist winzig und kaum belüftet.
      Frühmorgens fehlte warmes Wasser.
      In den Fugen der Dusche war Schimmel.`,
    views: `Der Blick geht auf einen trostlosen Innenhof.
      Vor dem Fenster war eine Mauer.`,
    air: `Die Klimaanlage ist sehr laut.
      Die Temperatur wird zentral geregelt und lässt sich nicht ändern.
      Zum Schlafen war es zu warm.`,
    kitchen: `In der Küche fehlten einfache Dinge wie eine brauchbare Pfanne.
      Der Kühlschrank brummte ununterbrochen.`,
    noParking: `Es gibt keinen Parkplatz, und in der Nähe zu parken, ist fast unmöglich.
      Parken kostet in der Gegend ein Vermögen.`,
    noLift: `Es gibt keinen Aufzug, mit Koffern ist das mühsam.
      Das Gepäck die Treppe hinaufzutragen, war eine Qual.`,
  },
  regrets: `Höchstens ein Haken im Bad hat gefehlt.
    Schade nur, dass es nicht eine Nacht länger ging.
    Ein zweiter Stuhl wäre schön.
    Vielleicht etwas mehr Licht zum Lesen.
    Eine Flasche Wasser zur Begrüßung wäre eine nette Geste gewesen.
    Die Sofakissen haben schon bessere Tage gesehen, aber das ist nicht schlimm.
    Einige Fernsehsender waren schlecht zu empfangen.`,
  verdicts: `Bei der großen Auswahl in der Gegend gibt es keinen Grund, hier zu buchen.
    Die Fotos müssen viele Jahre alt sein.
    Die Probleme wurden gemeldet, geändert hat sich nichts.
    Das entspricht nicht der angegebenen Kategorie.
    Erst nach dreimaligem Nachfragen wurde etwas repariert.
    An Schlaf war nicht zu denken.
    Hier müsste von Grund auf renoviert werden.`,
}
