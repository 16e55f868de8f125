/**
 * Islands that travellers search by name and that the administration does not know as a region
 * of their own. An island is a level-3 destination below its region or province; its towns are
 * those of its country inside the box (south, west, north, east in degrees).
 */
import { exonymRows, namesByLanguage, type Exonym } from './city-exonyms.ts'

export interface Island extends Exonym {
  south: number
  west: number
  north: number
  east: number
}

/** Country and box, local name, then es, ca, en, fr, de, it, pt; empty means "like the local name". */
const ISLANDS = `
ES 39.1 2.2 40 3.5|Mallorca|||Majorca|Majorque||Maiorca|Maiorca
ES 39.75 3.7 40.15 4.4|Menorca|||Minorca|Minorque||Minorca|Minorca
ES 38.8 1.1 39.2 1.7|Eivissa|Ibiza||Ibiza|Ibiza|Ibiza|Ibiza|Ibiza
ES 38.6 1.3 38.79 1.6|Formentera
ES 27.6 -15.95 28.3 -15.3|Gran Canaria||Gran Canària||Grande Canarie
ES 27.9 -17 28.7 -16|Tenerife||||Ténérife|Teneriffa
ES 28.8 -14 29.3 -13.3|Lanzarote
ES 28 -14.6 28.79 -13.75|Fuerteventura
ES 28.4 -18.1 28.9 -17.7|La Palma
ES 28 -17.4 28.25 -17.05|La Gomera
ES 27.6 -18.2 27.9 -17.85|El Hierro
PT 32.6 -17.4 32.95 -16.6|Ilha da Madeira|Isla de Madeira|Illa de Madeira|Madeira Island|Île de Madère|Insel Madeira|Isola di Madera
PT 33 -16.5 33.15 -16.2|Porto Santo
PT 37.6 -26 38 -25|São Miguel
PT 38.6 -27.5 38.9 -27|Terceira
PT 38.5 -28.9 38.7 -28.55|Faial
PT 38.35 -28.6 38.6 -28|Pico
FR 45.79 -1.45 46 -1.15|Île d'Oléron|Isla de Oléron|Illa d'Oléron
FR 46.13 -1.6 46.27 -1.2|Île de Ré|Isla de Ré|Illa de Ré
IT 40.53 14.18 40.57 14.28|Capri
IT 40.68 13.84 40.77 13.98|Ischia|Isquia
IT 42.7 10.08 42.9 10.45|Elba
IT 38.36 14.3 38.85 15.3|Isole Eolie|Islas Eolias|Illes Eòlies|Aeolian Islands|Îles Éoliennes|Äolische Inseln||Ilhas Eólias
IT 35.48 12.5 35.54 12.65|Lampedusa
GR 36.33 25.33 36.5 25.5|Thíra|Santorini|Santorini|Santorini|Santorin|Santorin|Santorini|Santorini
GR 37.35 25.25 37.5 25.5|Mýkonos|Miconos|Míkonos|Mykonos|Mykonos|Mykonos|Mykonos|Míconos
GR 36.95 25.3 37.22 25.7|Náxos|Naxos|Naxos|Naxos|Naxos|Naxos|Nasso|Naxos
GR 36.97 25 37.17 25.29|Páros|Paros|Paros|Paros|Paros|Paros|Paro|Paros
GR 36.6 24.3 36.8 24.6|Mílos|Milos|Milos|Milos|Milos|Milos|Milo|Milos
GR 36.63 25.2 36.8 25.42|Íos|Ios|Ios|Ios|Ios|Ios|Ios|Ios
GR 37.35 24.85 37.52 25|Sýros|Siros|Siros|Syros|Syros|Syros|Siro|Siros
GR 35.85 27.65 36.47 28.3|Ródos|Rodas|Rodes|Rhodes|Rhodes|Rhodos|Rodi|Rodes
GR 36.65 26.9 36.95 27.4|Kos
GR 35.35 27 35.85 27.3|Kárpathos|Cárpatos|Kàrpathos|Karpathos|Karpathos|Karpathos|Scarpanto|Cárpatos
GR 39.1 23.35 39.25 23.55|Skíathos|Skiathos|Skiathos|Skiathos|Skiathos|Skiathos|Sciato|Skiathos
GR 40.55 24.5 40.8 24.85|Thásos|Tasos|Tassos|Thasos|Thassos|Thasos|Taso|Tasos
HR 43.1 16.3 43.25 17.25|Hvar||||||Lesina
HR 43.25 16.35 43.45 16.95|Brač||||||Brazza
HR 42.88 16.6 43.02 17.2|Korčula||||||Curzola
HR 44.9 14.4 45.25 14.8|Krk||||||Veglia
TN 33.6 10.7 33.95 11.1|Djerba|Yerba|Gerba|||Dscherba|Gerba|
TZ -6.6 39.1 -5.6 39.7|Zanzibar|Zanzíbar|Zanzíbar|||Sansibar||
US 20.5 -156.75 21.1 -155.95|Maui
US 21.2 -158.35 21.75 -157.6|Oʻahu|Oahu|Oahu|Oahu|Oahu|Oahu|Oahu|Oahu
US 21.8 -159.85 22.3 -159.25|Kauaʻi|Kauai|Kauai|Kauai|Kauai|Kauai|Kauai|Kauai
US 18.85 -156.1 20.35 -154.75|Hawaiʻi|Isla de Hawái|Illa de Hawaii|Big Island|Île d'Hawaï|Big Island|Isola di Hawaii|Ilha do Havai
MX 20.2 -87.05 20.65 -86.7|Cozumel
MX 21.15 -86.77 21.3 -86.68|Isla Mujeres
CU 22.3 -78.6 22.6 -78.1|Cayo Coco
TH 9.38 99.88 9.63 100.12|Ko Samui|Koh Samui|Koh Samui|Koh Samui|Koh Samui|Koh Samui|Koh Samui|Koh Samui
TH 9.65 99.9 9.82 100.12|Ko Pha-ngan|Koh Phangan|Koh Phangan|Koh Phangan|Koh Phangan|Koh Phangan|Koh Phangan|Koh Phangan
TH 10.03 99.77 10.15 99.87|Ko Tao|Koh Tao|Koh Tao|Koh Tao|Koh Tao|Koh Tao|Koh Tao|Koh Tao
TH 7.65 98.72 7.79 98.8|Ko Phi Phi|Phi Phi|Phi Phi|Phi Phi Islands|Îles Phi Phi|Phi Phi|Phi Phi|Phi Phi
TH 7.4 98.95 7.7 99.13|Ko Lanta|Koh Lanta|Koh Lanta|Koh Lanta|Koh Lanta|Koh Lanta|Koh Lanta|Koh Lanta
ID -9 115.98 -8.2 116.75|Lombok
ID -8.85 115.4 -8.65 115.65|Nusa Penida
MY 6.15 99.6 6.5 100|Langkawi
MY 5.2 100.15 5.5 100.36|Pulau Pinang|Penang|Penang|Penang|Penang|Penang|Penang|Penang
PH 11.93 121.9 12 121.97|Boracay
VN 9.9 103.8 10.5 104.1|Phú Quốc|Phu Quoc|Phu Quoc|Phu Quoc|Phu Quoc|Phu Quoc|Phu Quoc|Phu Quoc
BR -3.95 -32.6 -3.75 -32.3|Fernando de Noronha
BR -23.3 -44.4 -23.05 -44.05|Ilha Grande
BR -27.85 -48.62 -27.35 -48.3|Ilha de Santa Catarina
CL -27.25 -109.5 -27 -109.2|Rapa Nui|Isla de Pascua|Illa de Pasqua|Easter Island|Île de Pâques|Osterinsel|Isola di Pasqua|Ilha de Páscoa
CO 12.4 -81.8 12.65 -81.6|San Andrés
VE 10.8 -64.5 11.25 -63.7|Isla de Margarita||Illa de Margarita|Margarita Island|Île de Margarita|Isla Margarita|Isola di Margarita|Ilha de Margarita
DE 54.2 13 54.7 13.8|Rügen
DE 54.7 8.2 55.1 8.5|Sylt
MT 36 14.15 36.1 14.36|Gozo
`

export const ISLANDS_WITHOUT_REGION: readonly Island[] = exonymRows(ISLANDS).map(
  ([where, name, ...names]) => {
    const [country, ...box] = where.split(' ')
    const [south, west, north, east] = box.map(Number)
    return {
      country: country!,
      name,
      names: namesByLanguage(name, names),
      south: south!,
      west: west!,
      north: north!,
      east: east!,
    }
  },
)
