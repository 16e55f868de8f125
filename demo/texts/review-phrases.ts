/**
 * What reviews are written with in one language, in `phrases/reviews-*.json`. Sentences speak
 * neither of "I" nor of "we", nor of a hotel or an apartment, so that any traveller could have
 * written them about any house. {city} is the name of the place.
 */

export type PositiveTopic =
  | 'location'
  | 'city'
  | 'mountain'
  | 'countryside'
  | 'airport'
  | 'cleanliness'
  | 'staff'
  | 'room'
  | 'bed'
  | 'noise'
  | 'breakfast'
  | 'dinner'
  | 'pool'
  | 'beach'
  | 'wifi'
  | 'value'
  | 'parking'
  | 'bathroom'
  | 'views'
  | 'air'
  | 'spa'
  | 'gym'
  | 'kitchen'
  | 'pets'
  | 'entertainment'
  | 'couple'
  | 'family'
  | 'friends'
  | 'business'
  | 'solo'

export type NegativeTopic =
  | 'location'
  | 'cleanliness'
  | 'staff'
  | 'room'
  | 'bed'
  | 'noise'
  | 'breakfast'
  | 'dinner'
  | 'pool'
  | 'beach'
  | 'wifi'
  | 'value'
  | 'parking'
  | 'bathroom'
  | 'views'
  | 'air'
  | 'kitchen'
  | 'noParking'
  | 'noLift'

export type ScoreBand = 'excellent' | 'good' | 'fair' | 'poor'

export interface ReviewPhrases {
  names: readonly string[]
  titles: Record<ScoreBand, readonly string[]>
  positive: Record<PositiveTopic, readonly string[]>
  negative: Record<NegativeTopic, readonly string[]>
  /** Small regrets of those who liked it. */
  regrets: readonly string[]
  /** Verdicts of those who did not. */
  verdicts: readonly string[]
}
