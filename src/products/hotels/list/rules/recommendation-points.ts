/**
 * What counts for the recommended order, out of 10,000 points: the one table that the engine adds
 * up and that visitors are shown. What each part means is told in the engine's recommendation.ts.
 */
export const RECOMMENDATION_POINTS = {
  quality: 3_000,
  price: 2_500,
  popularity: 2_000,
  conversion: 1_500,
  distance: 1_000,
} as const

export type RecommendationPart = keyof typeof RECOMMENDATION_POINTS

export const RECOMMENDATION_PARTS = Object.keys(RECOMMENDATION_POINTS) as RecommendationPart[]

/** Whole percent, as visitors read it. */
export function shareOf(part: RecommendationPart): number {
  const total = RECOMMENDATION_PARTS.reduce((sum, each) => sum + RECOMMENDATION_POINTS[each], 0)
  return Math.round((RECOMMENDATION_POINTS[part] * 100) / total)
}
