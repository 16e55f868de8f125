/** Styles cannot ask the rules how long something takes, so they say it again: here it is the same. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { FILTER_PANEL_SLIDE_MS, LIST_TIMINGS } from '../rules/list-timings.ts'

const { fadeMs, fadedOpacity } = LIST_TIMINGS

test.each([
  ['hotel-cards.module.css', '.cards', `transition: opacity ${fadeMs}ms;`],
  ['hotel-cards.module.css', '.list[data-faded] .cards', `opacity: ${fadedOpacity};`],
  ['../../../../ui/modal/modal.module.css', '.modal', `translate ${FILTER_PANEL_SLIDE_MS}ms `],
])('%s: %s says %s', (file, rule, said) => {
  const styles = `\n${readFileSync(path.join(import.meta.dirname, file), 'utf8')}`
  const [, begun = ''] = styles.split(`\n${rule} {`)
  expect(begun.split('\n}')[0]).toContain(said)
})
