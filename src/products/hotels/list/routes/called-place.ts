/**
 * The destination that a call names. Calls know two types only, city and other: a coast is an other
 * and is told by its id. The type that results URLs give it is understood as well.
 */
import { COAST_ID } from '../../../../places/rules/destination.ts'
import type { Edition } from '../../../../site/editions/edition.ts'
import type { ResultsPlace } from '../rules/results-page.ts'
import type { Geography } from '../../../../places/geography/geography.ts'
import { resultsPlace } from './results-place.ts'

/** Null for one that nobody knows, also when it is of another type than the call says. */
export function calledPlace(
  geography: Geography,
  edition: Edition,
  type: string,
  id: string,
): ResultsPlace | null {
  const isCoast = type === 'other' && COAST_ID.test(id)
  return resultsPlace(geography, edition, isCoast ? 'coast' : type, id)
}
