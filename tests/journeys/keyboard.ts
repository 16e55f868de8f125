/** What a visitor without a mouse can do: go from stop to stop, and press keys. */
import { expect, type Locator } from '@playwright/test'

/** More stops than any page has before its forms end. */
const MAX_STOPS = 90

/** By Tab alone (or Shift+Tab); where it arrives, the focus can be seen. */
export async function tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const page = target.page()
  for (let stops = 0; stops < MAX_STOPS; stops++) {
    await page.keyboard.press(key)
    if (await hasFocus(target)) break
  }
  await expect(target).toBeFocused()
  await expect(target).toBeInViewport()
  // Waits: a box may just be handing its focus to the one that suggests.
  await expect(target.and(page.locator('*:focus-visible'))).toHaveCount(1)
}

export async function backTo(target: Locator): Promise<void> {
  await tabTo(target, 'Shift+Tab')
}

/** Where the visitor is already there, no key is pressed. */
async function beAt(target: Locator): Promise<void> {
  if (!(await hasFocus(target))) await tabTo(target)
}

export async function press(target: Locator, key = 'Enter'): Promise<void> {
  await beAt(target)
  await target.page().keyboard.press(key)
}

/** Takes the place of whatever was in the box. */
export async function typeInto(target: Locator, text: string): Promise<void> {
  const { keyboard } = target.page()
  await beAt(target)
  await keyboard.press('ControlOrMeta+a')
  await keyboard.press('Delete')
  await keyboard.type(text)
}

/**
 * A list that is closed follows the arrows. It follows letters, too, but forgets them after a
 * second, which a busy machine may need for each.
 */
export async function select(target: Locator, label: string): Promise<void> {
  const { keyboard } = target.page()
  const chosen = target.locator('option:checked')
  const options = await target.locator('option').count()
  await beAt(target)
  await keyboard.press('Home')
  for (let row = 0; row < options && (await chosen.textContent()) !== label; row++)
    await keyboard.press('ArrowDown')
  await expect(chosen).toHaveText(label)
}

/** Types into a box that suggests, and goes down to a suggestion. */
export async function suggest(box: Locator, text: string, option: RegExp): Promise<Locator> {
  const page = box.page()
  await typeInto(box, text)
  const list = page.getByRole('listbox')
  const wanted = list.getByRole('option', { name: option }).first()
  await expect(wanted).toBeVisible()
  const marked = list.getByRole('option', { selected: true })
  // A later answer may take the mark away again: then the next press begins at the top.
  await expect(async () => {
    await page.keyboard.press('ArrowDown')
    await expect(marked).toHaveCount(1, { timeout: 2_000 })
    expect(await wanted.and(marked).count()).toBe(1)
    const id = (await wanted.getAttribute('id'))!
    await expect(box).toHaveAttribute('aria-activedescendant', id, { timeout: 2_000 })
  }).toPass({ intervals: [0] })
  return wanted
}

export async function pick(box: Locator, text: string, option: RegExp): Promise<void> {
  await suggest(box, text, option)
  await box.page().keyboard.press('Enter')
  await expect(box.page().getByRole('listbox')).toHaveCount(0)
  await expect(box).not.toHaveValue(text)
}

async function hasFocus(target: Locator): Promise<boolean> {
  const focused = target.page().locator('*:focus')
  return (await target.and(focused).count()) > 0
}

/** Has the focus, shows it, and nothing that floats over the page hides it. */
export async function isSeen(target: Locator): Promise<void> {
  await expect(target).toBeFocused()
  await expect(target).toBeInViewport()
  await expect(target.and(target.page().locator('*:focus-visible'))).toHaveCount(1)
  await expect.poll(() => target.evaluate(isUncovered), String(target)).toBe(true)
}

function isUncovered(element: Element): boolean {
  const { x, y, width, height } = element.getClientRects()[0]!
  const found = document.elementFromPoint(x + width / 2, y + height / 2)
  return element.contains(found) || Boolean(found?.contains(element) && found.closest('label'))
}
