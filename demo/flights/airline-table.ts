/** The invented airlines: who they are, where they are at home and what they ask for. */
import type { FareModel } from '../../src/products/flights/fares/rules/fares.ts'
import type { Airline } from '../../src/products/flights/timetable/rules/timetable.ts'
import { makeDice } from '../../src/site/dice.ts'
import { expectLength } from '../read-tables.ts'
import table from './tables/airlines.json' with { type: 'json' }

export interface DemoAirline extends Airline {
  /** IATA codes, the main one first. */
  hubs: string[]
}

export function demoAirlines(seed: number): DemoAirline[] {
  const { alliances, alone, lowCost } = table
  return [
    ...Object.entries(alliances).flatMap(([alliance, rows]) =>
      rows.map((row) => airline(row, alliance, false, seed)),
    ),
    ...alone.map((row) => airline(row, '', false, seed)),
    ...lowCost.map((row) => airline(row, '', true, seed)),
  ].toSorted((a, b) => (a.code < b.code ? -1 : 1))
}

function airline(row: string[], alliance: string, isLowCost: boolean, seed: number): DemoAirline {
  expectLength(4, row)
  const [code, name, country, hubs] = row as [string, string, string, string]
  return {
    code,
    name,
    country,
    group: alliance === '' ? code : alliance.toLowerCase().replaceAll(' ', '-'),
    alliance,
    isLowCost,
    fares: fareModel(isLowCost, seed + code.charCodeAt(0) * 256 + code.charCodeAt(1)),
    hubs: hubs.split(' '),
  }
}

/** Cents. Nobody's fares are quite another's. */
function fareModel(isLowCost: boolean, seed: number): FareModel {
  const dice = makeDice(seed)
  const about = (cents: number, spread: number) =>
    Math.round(cents * dice.between(1 - spread, 1 + spread))
  return isLowCost
    ? {
        fixed: about(1_400, 0.1),
        perThousandKm: about(3_100, 0.1),
        oneWayPermille: 1000,
        brands: {
          light: { fixed: 0, perThousandKm: 0 },
          standard: { fixed: about(2_600, 0.1), perThousandKm: about(700, 0.1) },
          flex: { fixed: about(5_200, 0.1), perThousandKm: about(1_900, 0.1) },
        },
      }
    : {
        fixed: about(2_300, 0.1),
        perThousandKm: about(4_700, 0.1),
        oneWayPermille: dice.pick([1100, 1150, 1200]),
        brands: {
          light: { fixed: 0, perThousandKm: 0 },
          standard: { fixed: about(2_200, 0.1), perThousandKm: about(900, 0.1) },
          flex: { fixed: about(6_000, 0.1), perThousandKm: about(3_600, 0.1) },
        },
      }
}
