/**
 * Builds the world from packaged data and the tables written by hand. Takes a few seconds and is
 * done once: the result is kept as a file (`geography-file.ts`). Same inputs, same bytes.
 */
import { airportPlaces } from './airport-places.ts'
import { addWrittenDistricts, takeSections } from './city-districts.ts'
import { CityFinder } from './city-finder.ts'
import { coastMembers } from './coast-members.ts'
import { destinationTree } from './destination-tree.ts'
import type { DraftCity } from './draft.ts'
import { Geography } from './geography.ts'
import { layOutColumns } from './lay-out-columns.ts'
import type { HandWritten } from './hand-written-tables.ts'
import { islandNodes } from './island-places.ts'
import { Land } from './land.ts'
import { readJson, type CurrentCity } from './packaged-data.ts'
import { nameCities } from './place-names.ts'
import { pointPlaces } from './points.ts'
import { mergeSamePlaces, readPopulatedPlaces } from './populated-places.ts'
import { assignRegions, newcomers } from './tables/region-codes.ts'
import { resortPlaces } from './resort-places.ts'
import { markTraits, weighTowns } from './town-traits.ts'

export function buildGeography(written: HandWritten, land: Land = new Land()): Geography {
  const towns = allTowns()
  const finder = new CityFinder(towns)
  takeSections(towns, finder)
  addWrittenDistricts(written.districts, finder)
  const resorts = resortPlaces(written.resorts, finder)
  finder.add(resorts.added)
  const cities = finder.cities()
  const facts = {
    coasts: written.coasts.map((coast) => ({ coast, members: coastMembers(coast, finder) })),
    points: pointPlaces(written.points, finder),
    resortGuests: resorts.guests,
    islandOf: islandNodes(cities),
  }
  markTraits(cities, land, facts)
  weighTowns(cities, finder, facts)
  const continents = destinationTree(cities, facts.islandOf)
  return new Geography(layOutColumns({ ...facts, continents, airports: airportPlaces(finder) }))
}

/** Every town of the packages once, in its region, under its names. */
function allTowns(): DraftCity[] {
  const known = readPopulatedPlaces()
  const unclaimed = assignRegions(known, readJson<CurrentCity[]>('currentPlaces'))
  const towns = [...known, ...newcomers(unclaimed, known)]
  nameCities(towns)
  return mergeSamePlaces(towns)
}
