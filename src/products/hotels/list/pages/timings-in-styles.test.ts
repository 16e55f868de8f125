/** Styles cannot ask the rules how long something takes, so they say it again: here it is the same. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { IMPROVED_PRICE_FADE_MS } from '../rules/card-price-effect.ts'
import { FILTER_PANEL_SLIDE_MS, LIST_TIMINGS } from '../rules/list-timings.ts'

const { fadeMs, fadedOpacity } = LIST_TIMINGS

test.each([
  ['hotel-cards.module.css', '.cards', `transition: opacity ${fadeMs}ms;`],
  ['hotel-cards.module.css', '.list[data-faded] .cards', `opacity: ${fadedOpacity};`],
  [
    'card/card-price.module.css',
    ".price[data-effect='fading'] .amounts",
    `transition: all ${IMPROVED_PRICE_FADE_MS / 1000}s;`,
  ],
  ['../../../../ui/modal/modal.module.css', '.modal', `translate ${FILTER_PANEL_SLIDE_MS}ms `],
])('%s: %s says %s', (file, rule, said) => {
  const styles = `\n${readFileSync(path.join(import.meta.dirname, file), 'utf8')}`
  const [, ...begun] = styles.split(`\n${rule} {`)
  expect(begun.map((body) => body.split('\n}')[0]).join()).toContain(said)
})
