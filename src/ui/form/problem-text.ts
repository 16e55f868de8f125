/** The sentence that tells a visitor what is wrong, with the number or the day it names. */
import { writeDay } from '../../site/calendar-day.ts'
import type { Problem, ProblemCode } from '../../site/problems.ts'
import type { MessageKey, Text } from '../../site/messages/catalogue.ts'
import type { MessageValues } from '../../site/messages/format-message.ts'

/** The problems that have a text, and so can be told. */
export type ToldProblem = Extract<ProblemCode, CodeOf<MessageKey>>

type CodeOf<Key> = Key extends `problem.${infer Code}` ? Code : never

export function problemText(text: Text, { code, limit }: Problem): string {
  const values: MessageValues = limit === undefined ? {} : { limit, day: writeDay(limit) }
  return text(`problem.${code as ToldProblem}`, values)
}
