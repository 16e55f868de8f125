/**
 * On small screens a box in use fills what the on-screen keyboard leaves.
 *
 * This tells the styles of an element where the visible part of the page is: some keyboards cover
 * the page instead of shortening it, and styles alone cannot know.
 */
export function followViewport(element: HTMLElement | null): (() => void) | undefined {
  const viewport = window.visualViewport
  if (!viewport || !element) return undefined
  const follow = () => {
    element.style.setProperty('--visible-top', `${viewport.offsetTop}px`)
    element.style.setProperty('--visible-height', `${viewport.height}px`)
  }
  follow()
  viewport.addEventListener('resize', follow)
  viewport.addEventListener('scroll', follow)
  return () => {
    viewport.removeEventListener('resize', follow)
    viewport.removeEventListener('scroll', follow)
  }
}
