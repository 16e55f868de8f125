/** What was typed into a booking form, and what is wrong with it. */
import type { Problem } from '../../site/problems.ts'

export interface FormState {
  values: Readonly<Record<string, string>>
  problems: readonly Problem[]
}
