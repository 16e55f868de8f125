/** What was wrong with a call: the first problem as any failure is told, and then each with its field. */
import type { Problem } from '../site/problems.ts'
import type { Text } from '../site/messages/catalogue.ts'
import { problemText } from '../ui/form/problem-text.ts'

export function problemsAnswer(problems: readonly Problem[], text: Text) {
  const told = problems.map((each) => ({ ...each, message: problemText(text, each) }))
  return { code: told[0]!.code, message: told[0]!.message, problems: told }
}
