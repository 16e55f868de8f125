import type { DescriptionPhrases } from '../description-phrases.ts'

export const GERMAN_DESCRIPTIONS: DescriptionPhrases = {
  decimalMark: ',',
  stars: ['Ein-Stern', 'Zwei-Sterne', 'Drei-Sterne', 'Vier-Sterne', 'Fünf-Sterne'],
  opening: {
    starred: `{name} ist ein {stars}-Hotel und ein guter Ausgangspunkt, um {city} zu entdecken.
      Wer {city} kennenlernen möchte, ist hier genau richtig: {name} ist ein {stars}-Hotel.
      {name} ist ein {stars}-Hotel, von dem aus sich {city} bequem erkunden lässt.`,
    unstarred: `{name} ist eine einladende Adresse, um {city} kennenzulernen.
      Wer {city} entdecken möchte, wird hier persönlich empfangen: {name} heißt Gäste willkommen.
      {name} ist eine bequeme Unterkunft, von der aus sich {city} gut erkunden lässt.`,
    apartment: `{name} bietet voll ausgestattete Apartments, um {city} im eigenen Tempo zu erleben.
      Wer {city} unabhängig entdecken möchte, findet hier bezugsfertige Apartments: {name}.
      {name} bietet Apartments, in denen man sich wie zu Hause fühlt, während man {city} entdeckt.`,
    hostel: `{name} ist eine einfache, freundliche Unterkunft, um {city} kennenzulernen.
      Mit {name} lässt sich {city} erleben, ohne viel auszugeben.
      {name} bietet das Wesentliche zum guten Preis, um {city} zu entdecken.`,
    house: `{name} ist ein Haus für ungestörte Ferien, von dem aus sich {city} entdecken lässt.
      {name} ist ein Haus mit allem Nötigen, um {city} mit Familie oder Freunden zu erleben.
      Wer {city} ohne feste Zeiten genießen möchte, hat hier ein ganzes Haus für sich: {name}.`,
  },
  setting: {
    city: `Geschäfte, Bars und öffentliche Verkehrsmittel liegen ringsum.
      Die bekanntesten Orte der Stadt sind gut zu erreichen.
      Die Umgebung ist lebhaft, mit Restaurants für jeden Geschmack.`,
    beach: `Hier herrscht Urlaubsstimmung: Meer, Sonne und Spaziergänge am Abend.
      Alles lädt dazu ein, den Tag zwischen Strand und Terrassen zu verbringen.
      Die Meeresbrise begleitet den ganzen Aufenthalt.`,
    mountain: `Die Berge beginnen vor der Tür, mit Wegen für jeden Anspruch.
      Klare Luft und die Bergwelt tun das Übrige.
      Im Sommer lädt die Gegend zum Wandern ein, im Winter lockt der Schnee.`,
    countryside: `Ringsum liegt freie Natur, und die Stille gehört zum Programm.
      Die Wege der Umgebung laden zum Wandern und Radfahren ein.
      Ein ruhiger Ort, um wirklich abzuschalten.`,
    airport: `Der Flughafen ist nur wenige Minuten entfernt, was frühe Flüge bequem macht.
      Ein praktischer Halt vor dem Abflug oder nach der Landung.
      Der Flughafen ist zu jeder Zeit schnell erreicht.`,
  },
  district: `Die Gegend, {district}, lässt sich gut zu Fuß erkunden.
    Das Viertel, {district}, hat seinen eigenen Charakter und viele Lokale.
    {district} heißt die Gegend ringsum.`,
  centre: {
    near: `Das Zentrum ist in wenigen Minuten zu Fuß erreichbar.
      Ein kurzer Spaziergang führt ins Zentrum.`,
    far: `Das Zentrum ist {km} km entfernt.
      Bis ins Zentrum sind es {km} km.`,
  },
  beach: {
    near: `Der Strand ist {metres} m entfernt.
      Bis zum Strand sind es {metres} m.`,
    far: `Der nächste Strand ist {km} km entfernt.
      Bis zum Strand sind es {km} km.`,
  },
  comfort: {
    modest: `Die Zimmer sind einfach und praktisch.
      Die Zimmer bieten, was man zum Ausruhen braucht.`,
    standard: `Die Zimmer sind bequem und hell.
      Die Zimmer verbinden Komfort mit zeitgemäßer Einrichtung.`,
    superior: `Die Zimmer sind geräumig und bis ins Detail gepflegt.
      Die eleganten, ruhigen Zimmer laden zum Entspannen ein.`,
    home: `Die ausgestattete Küche lässt bei den Mahlzeiten alle Freiheit.
      Küche, Wohnbereich und alles Nötige für kurze oder lange Aufenthalte sind vorhanden.`,
  },
  rooms: {
    rooms: `Insgesamt gibt es {rooms} Zimmer.`,
    units: `Insgesamt gibt es {rooms} Wohneinheiten.`,
  },
  highlight: {
    1: `Die Zugänge sind barrierefrei.`,
    3: `Wer mit dem Auto kommt, findet hier einen Parkplatz.
      Parkplätze machen es Autofahrern leicht.`,
    4: `Dank Internetzugang bleibt man immer in Verbindung.`,
    5: `Das Spa ist der richtige Ort, um den Tag ausklingen zu lassen.
      Ein Spa mit Anwendungen rundet den Aufenthalt ab.`,
    6: `Der Pool sorgt für Erfrischung.
      Für heiße Tage gibt es einen Pool.`,
    7: `Haustiere sind willkommen.`,
    10: `Ein Animationsprogramm unterhält Groß und Klein.`,
    12: `Im Fitnessraum lässt sich auch auf Reisen trainieren.`,
    15: `Der Whirlpool hilft, nach einem langen Tag zu entspannen.`,
    17: `Für Geschäftsreisen gibt es ein Businesscenter.`,
    18: `Für Ausflüge in die Umgebung werden Fahrräder vermietet.`,
  },
  services: `Zum Angebot gehören: {list}.
    Außerdem vorhanden: {list}.
    Vor Ort: {list}.`,
  serviceNames: {
    1: 'barrierefreier Zugang',
    3: 'Parkplatz',
    4: 'WLAN',
    5: 'Spa',
    6: 'Pool',
    10: 'Animation',
    12: 'Fitnessraum',
    15: 'Whirlpool',
    17: 'Businesscenter',
    18: 'Fahrradverleih',
  },
  and: ' und ',
  board: {
    breakfast: `Eine Buchung mit Frühstück ist möglich.
      Das Frühstück kann mitgebucht werden.`,
    'half-board': `Halbpension wird angeboten.
      Mit Halbpension sind Frühstück und eine Mahlzeit schon geregelt.`,
    'full-board': `Mit Vollpension ist für alle Mahlzeiten gesorgt.
      Vollpension wird angeboten.`,
    'all-inclusive': `Mit All-inclusive kann der Geldbeutel im Zimmer bleiben.
      Eine Buchung mit All-inclusive ist möglich.`,
  },
  rating: `Gäste vergeben im Durchschnitt {rating} von 10 Punkten.
    Durchschnittliche Bewertung der Gäste: {rating} von 10.`,
}
