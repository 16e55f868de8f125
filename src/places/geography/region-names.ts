/** Regions and provinces as destinations: their names, and which countries have which. */
import { IdRange } from './assigned-ids.ts'
import { draft, type Draft } from './draft.ts'
import { LEVELS } from './geography-columns.ts'
import { readJson, type AdministrativeName } from './packaged-data.ts'
import { REGION_EXONYMS } from './tables/region-exonyms.ts'

/** Countries whose second level is one that travellers know: provinces, départements, counties. */
const COUNTRIES_WITH_PROVINCES = new Set(['ES', 'IT', 'FR', 'GB', 'IE', 'BE', 'GR', 'PH'])

/** Countries whose first level is the municipality: a region for each town helps nobody. */
const COUNTRIES_WITHOUT_REGIONS = new Set(['MT', 'SI', 'MK', 'LV', 'SM', 'MC', 'LI', 'NR'])

/** Words of the administration around the name that people use. */
const BEFORE =
  /^(?:Provincia (?:autonoma )?(?:de|di|da|del|dell'|della)|Província d[e']|Provincia|Province (?:of|de|du)|Provincie|Département (?:du|de la|des|de)|Città metropolitana di|Nomós|Nomarchía|(?:City and |Royal |Metropolitan |London )?Borough of|City and County of|City of|(?:Urban )?Municipality of|District of|County of|County|Region of|State of|Opština|Community of)\s+/
const AFTER =
  /\s+(?:Province|Governorate|Department|County|Region|region|Regional Unit|Municipality|Voivodeship|[Cc]ounty [Bb]orough|Council|District|Prefecture|province)$/

export function readRegions(): Map<string, Draft> {
  const entries = [
    ...readJson<AdministrativeName[]>('regions'),
    ...readJson<AdministrativeName[]>('provinces').filter(({ code }) =>
      COUNTRIES_WITH_PROVINCES.has(code.slice(0, 2)),
    ),
  ].filter(({ code }) => !COUNTRIES_WITHOUT_REGIONS.has(code.slice(0, 2)))
  const ids = new IdRange('region')
  return new Map(
    entries
      .toSorted((a, b) => (a.code < b.code ? -1 : 1))
      .map(({ code, name }) => [code, regionDraft(ids.idFor(code), code, name)]),
  )
}

function regionDraft(id: number, code: string, packagedName: string): Draft {
  const written = REGION_EXONYMS.get(code)
  return draft({
    id,
    level: LEVELS.region,
    name: written?.name ?? plainName(packagedName),
    country: code.slice(0, 2),
    aliases: [plainName(packagedName)],
    ...(written && { names: written.names }),
  })
}

function plainName(name: string): string {
  return name.replace(BEFORE, '').replace(AFTER, '').trim() || name
}
