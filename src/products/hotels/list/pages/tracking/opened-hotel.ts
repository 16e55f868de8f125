/**
 * Which hotel a click on the page opens, if any: by a link of its card, of the map or of the
 * comparison, or by a tap on the card.
 */

/** What does something else when it is tapped. */
const CONTROLS = 'a, button, input, label, summary, dialog'
const NEW_TAB_BUTTON = 1

export type CardClick = Pick<MouseEvent, 'target' | 'button'> & { pointerType?: string }

/** Only small screens open a hotel by a tap anywhere on its card. */
export function openedHotel(click: CardClick, isSmallScreen: boolean): number | null {
  if (click.button > NEW_TAB_BUTTON) return null
  const target = click.target as Partial<Element> | null
  const card = target?.closest?.<HTMLElement>('[data-hotel]')
  if (!card) return null
  const isLink = !!target!.closest!('a[href]')
  const isTap = isSmallScreen && click.pointerType === 'touch' && !target!.closest!(CONTROLS)
  return isLink || isTap ? Number(card.dataset['hotel']) : null
}
