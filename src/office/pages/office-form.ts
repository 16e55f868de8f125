/** What was typed into a form of the back office, and what is wrong with it. */
import type { Problem } from '../../site/problems.ts'

export interface OfficeForm {
  values: Readonly<Record<string, string>>
  problems: readonly Problem[]
}
