/** A card that the demo's payment provider knows, and what it does with it. */
export interface TestCard {
  number: string
  outcome: 'success' | 'decline' | 'challenge' | 'time-out'
}
