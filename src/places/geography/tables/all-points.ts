/**
 * The table of points of interest: the regions one after another. The order means nothing; a
 * point's place in the world is its coordinates, and its rank its popularity.
 */
import { FRANCE } from './france.ts'
import { GERMANY } from './germany.ts'
import { ITALY } from './italy.ts'
import { LATIN_AMERICA } from './latin-america.ts'
import { MEXICO } from './mexico.ts'
import type { PointRow } from './point-of-interest.ts'
import { PORTUGAL } from './portugal.ts'
import { REST_OF_EUROPE } from './rest-of-europe.ts'
import { REST_OF_WORLD } from './rest-of-world.ts'
import { SPAIN } from './spain.ts'
import { UNITED_KINGDOM } from './united-kingdom.ts'
import { UNITED_STATES } from './united-states.ts'

export const POINTS_OF_INTEREST: PointRow[] = [
  ...SPAIN,
  ...PORTUGAL,
  ...FRANCE,
  ...ITALY,
  ...GERMANY,
  ...UNITED_KINGDOM,
  ...REST_OF_EUROPE,
  ...UNITED_STATES,
  ...MEXICO,
  ...LATIN_AMERICA,
  ...REST_OF_WORLD,
]
