/**
 * Parts that stand many times on a page, cards and boxes to tick, are of a few forms and differ in
 * their words. The server renders each form once and fills words into it from then on
 * (`rendering/routes/templates.tsx`); the browser renders them like any other part.
 *
 * So the view of such a part shows its words as they are, and asks of them only whether they are
 * there; everything else that it decides by belongs to its form.
 */
import type { ComponentType } from 'react'

/** What there is nothing to say of is ''. */
export type Words = Readonly<Record<string, string | readonly string[]>>

/** Short and plain: how many different ones there are is how often a part is rendered. */
export type Form = Readonly<Record<string, string | number | boolean>>

export interface Looks {
  form: Form
  words: Words
}

/** A part of the page, to be written in a row with others. */
export interface StencilPart {
  View: ComponentType<Looks>
  look: Looks
}

/** With a look that fits the view. */
export function templatePart<Look extends Looks>(
  View: ComponentType<Look>,
  look: Look,
): StencilPart {
  return { View: View as ComponentType<Looks>, look }
}

/** Gives what stands for parts in the HTML until the page is put together. */
export type Template = (parts: readonly StencilPart[]) => string
