/** The map of a list without a mouse. */
import { expect, isSmall, test, widthOf } from './journey.ts'
import { backTo, isSeen, press, tabTo } from './keyboard.ts'
import { COAST, isBeside, openList } from './results-list.ts'

test('the map, and what is in view on it', async ({ page }) => {
  const { keyboard } = page
  await openList(page, COAST)
  const name = isBeside(page) ? 'Ver en el mapa' : 'Mapa'
  const opener = page.getByRole('button', { name, exact: true })
  await press(opener)
  const map = page.getByRole('dialog', { name: 'Mapa de Costa Blanca' })
  const close = map.getByRole('button', { name: 'Cerrar el mapa' })
  await isSeen(close)
  if (widthOf(page) >= 1280) {
    const [beside, full] = ['Mostrar junto a la lista', 'Ver a pantalla completa'].map((words) =>
      map.getByRole('button', { name: words }),
    )
    await press(beside!)
    await isSeen(full!)
    await keyboard.press('Enter')
    await isSeen(beside!)
  }
  const drawer = map.getByRole('button', { name: /^A la vista/ })
  if (!isBeside(page)) {
    await press(drawer)
    await expect(drawer).toHaveAttribute('aria-expanded', 'true')
    await isSeen(drawer)
  }
  const entry = map.locator('li button[data-hotel]').first()
  await expect(entry.locator('span').nth(1)).toHaveText(/\w/)
  await tabTo(entry)
  await isSeen(entry)
  await keyboard.press('Enter')
  const popup = map.locator('.leaflet-popup')
  await isSeen(popup.getByRole('button', { name: 'Cerrar' }))
  await backTo(popup.getByRole('link', { name: 'Ver la página del hotel' }))
  await keyboard.press('Escape')
  await expect(popup).toHaveCount(0)
  // On a small screen the drawer has made room for the pop-up.
  await isSeen(isSmall(page) ? drawer : entry)
  await keyboard.press('Escape')
  await expect(map).toHaveCount(0)
  await isSeen(opener)
})
