/** The search forms as a visitor of the Spanish edition finds them: by their labels. */
import { expect, type Locator, type Page } from '@playwright/test'
import { PAGE_ROOT_ID } from '../../src/rendering/pages/page-data.ts'
import { isSmall } from './journey.ts'
import type { WrittenDay } from './days.ts'

export interface SearchForm {
  destination: Locator
  origin: Locator
  checkIn: Locator
  checkOut: Locator
  occupancy: Locator
  submit: Locator
  calendar: Locator
  guests: Locator
}

export function searchForm(page: Page): SearchForm {
  const box = (name: string) => page.getByRole('combobox', { name, exact: true })
  return {
    destination: box('Destino'),
    origin: box('Origen'),
    checkIn: box('Entrada'),
    checkOut: box('Salida'),
    occupancy: page.getByRole('button', { name: /^Ocupación:/ }),
    submit: page.locator('form').getByRole('button', { name: /^Buscar (hoteles|vuelo|escapadas)/ }),
    calendar: page.getByRole('dialog', { name: 'Elige las fechas' }),
    guests: page.getByRole('dialog', { name: '¿Quién viaja?' }),
  }
}

/** Opens a page with a form on it, and waits until the form has come to life. */
export async function openForm(page: Page, address = '/'): Promise<SearchForm> {
  await page.goto(address)
  await formIsAlive(page)
  return searchForm(page)
}

export async function formIsAlive(page: Page): Promise<void> {
  await page.locator('form input[name="nombre_destino1"][role="combobox"]').first().waitFor({
    state: 'attached',
  })
  await pageIsAlive(page)
}

/** Before React has taken over the whole page, nobody answers a click. */
export async function pageIsAlive(page: Page): Promise<void> {
  await page.waitForFunction((rootId) => {
    const marks = Object.entries(document.getElementById(rootId) ?? {})
    const mark = marks.find(([name]) => name.startsWith('__reactContainer$'))?.[1]
    const root = (mark as ReactMark | undefined)?.stateNode.current.memoizedState
    return root?.isDehydrated === false
  }, PAGE_ROOT_ID)
}

/** What React leaves on the element it renders into. */
interface ReactMark {
  stateNode: { current: { memoizedState: { isDehydrated: boolean } | null } }
}

export async function choose(box: Locator, text: string, option: string | RegExp): Promise<void> {
  await box.click()
  await box.fill(text)
  await box.page().getByRole('option', { name: option }).first().click()
  await expect(box).not.toHaveValue(text)
}

/** A box in use fills a small screen, and has a button of its own to leave it. */
export async function leaveBox(box: Locator): Promise<void> {
  const page = box.page()
  if (!isSmall(page)) return box.press('Escape')
  await page.getByRole('button', { name: 'Volver' }).locator('visible=true').click()
}

/** Types both dates; where the calendar opened meanwhile, it is applied. */
export async function typeDates(page: Page, from: WrittenDay, to: WrittenDay): Promise<void> {
  const { checkIn, checkOut, calendar } = searchForm(page)
  await checkIn.fill(from.typed)
  // Leaving the first field may move the second date, before anybody types there.
  await checkOut.focus()
  await checkOut.fill(to.typed)
  await checkOut.press('Enter')
  if (!isSmall(page)) {
    await calendar.getByRole('button', { name: 'Aplicar' }).click()
    await expect(calendar).toBeHidden()
  }
  await expect(checkIn).toHaveValue(from.typed)
  await expect(checkOut).toHaveValue(to.typed)
}

/** What is wrong with a control, as it is read out and as its code is written. */
export async function expectProblem(
  control: Locator,
  code: string,
  message: string | RegExp,
): Promise<void> {
  await expect(control).toHaveAccessibleDescription(message)
  const told = (await control.getAttribute('aria-describedby'))!.split(' ')[0]
  const sentence = control.page().locator(`[id="${told}"]`)
  await expect(sentence).toBeVisible()
  await expect(sentence).toHaveAttribute('data-code', code)
  // A number of the specification can be read, too.
  if (/^\d/.test(code)) await expect(sentence).toContainText(code)
}

/** The address of a form that is filled in with these values. */
export function filledIn(values: Record<string, string>, path = '/hoteles/'): string {
  return `${path}?${new URLSearchParams(values).toString()}`
}
