/**
 * The browser opens and closes `details`. Of a menu or a panel one expects more: Escape closes it,
 * and so does a click or Tab elsewhere, and a link of it that is followed.
 *
 * Returns what undoes it, so that it can be the `ref` of an element.
 */

export function closeOnLeaving(menu: HTMLDetailsElement): () => void {
  const closeOutside = ({ target }: Event) => {
    if (target instanceof Node && !menu.contains(target)) menu.open = false
  }
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && menu.open) closeWithFocus(menu)
  }
  const closeOnFollowing = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a')) closeWithFocus(menu)
  }
  document.addEventListener('pointerdown', closeOutside)
  document.addEventListener('focusin', closeOutside)
  document.addEventListener('keydown', closeOnEscape)
  menu.addEventListener('click', closeOnFollowing)
  return () => {
    document.removeEventListener('pointerdown', closeOutside)
    document.removeEventListener('focusin', closeOutside)
    document.removeEventListener('keydown', closeOnEscape)
    menu.removeEventListener('click', closeOnFollowing)
  }
}

/** What had the focus is hidden now; whoever goes on by keys goes on at its button. */
function closeWithFocus(menu: HTMLDetailsElement): void {
  menu.open = false
  menu.querySelector('summary')?.focus()
}
