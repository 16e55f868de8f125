/** The cart as whole requests. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sellingHotel } from '../../../tests/fixtures/selling-hotel.ts'
import type { CartPageData } from '../pages/cart/cart-page.tsx'

const hotel = sellingHotel()
beforeAll(hotel.open)
afterAll(hotel.close)

test('keeps what was chosen, for a while', async () => {
  const browser = await hotel.chosen()
  expect(browser.status).toBe(303)
  await browser.follow()
  const { items, hold } = browser.data<CartPageData>()
  expect(items.map(({ line }) => [line.title, line.price])).toEqual([['Patio de la Luz', 15_000]])
  expect(hold!.secondsLeft).toBeGreaterThan(880)
  expect(browser.headers['cache-control']).toBe('no-store')
  expect(browser.payload).toContain('<meta name="robots" content="noindex">')
})

test('gives the rooms back', async () => {
  const browser = await hotel.chosen()
  await browser.follow()
  const [item] = browser.data<CartPageData>().items
  await browser.send('/carrito/', { remove: item!.id })
  await browser.follow()
  expect(browser.data<CartPageData>()).toMatchObject({ items: [], notice: null })
})

test('is kept longer by a button, twice, and never by taking out and putting in', async () => {
  const browser = await hotel.chosen()
  await browser.follow()
  const keepLonger = async (renew: string) => {
    await browser.send('/carrito/', { renew })
    expect([browser.status, browser.headers['location']]).toEqual([303, '/carrito/'])
    await browser.follow()
    const { secondsLeft, renewal } = browser.data<CartPageData>().hold!
    return [Math.ceil(secondsLeft / 60), renewal]
  }
  expect(browser.payload).toContain('Guardarlas 15 minutos más')
  expect(await keepLonger('0')).toEqual([30, 1])
  expect(await keepLonger('0')).toEqual([30, 1])
  expect(await keepLonger('1')).toEqual([45, null])
  expect(browser.payload).not.toContain('Guardarlas 15 minutos más')
  for (const renew of ['2', '-1', 'x', '', '1e9']) expect((await keepLonger(renew))[0]).toBe(45)

  const [item] = browser.data<CartPageData>().items
  await browser.send('/carrito/', { remove: item!.id })
  expect([...browser.cookies.keys()]).toContain('cart_emptied')
  await hotel.chosen(browser)
  await browser.follow()
  expect(browser.data<CartPageData>().hold).toMatchObject({ renewal: null })
  expect([...browser.cookies.keys()]).not.toContain('cart_emptied')
})

test('without anything in it is not kept longer', async () => {
  const browser = hotel.browser()
  await browser.open('/carrito/')
  await browser.send('/carrito/', { renew: '0' })
  expect([browser.status, browser.headers['location']]).toEqual([303, '/carrito/'])
  await browser.send('/carrito/', { renew: '0' }, { withToken: false })
  expect(browser.status).toBe(403)
})

test('tells searches which rooms are its own, as long as it keeps them', async () => {
  const browser = await hotel.chosen()
  expect(decodeURIComponent(browser.cookies.get('cart_stays')!)).toMatch(/^8\.\d+\.\d+\.1$/)
  await browser.follow()
  const [item] = browser.data<CartPageData>().items
  await browser.send('/carrito/', { remove: item!.id })
  expect(browser.cookies.has('cart_stays')).toBe(false)
})

test('sets no cookie that the page about cookies does not name', async () => {
  const browser = await hotel.chosen()
  const names = [...browser.cookies.keys()].filter((name) => name.startsWith('cart'))
  expect(names.length).toBeGreaterThan(3)
  await browser.open('/cookies')
  for (const name of names) expect(browser.payload).toContain(`>${name}<`)
})

test.each([
  ['forged', 'x.y', 400],
  ['missing', undefined, 400],
])('refuses an offer that is %s', async (_, token, status) => {
  const browser = hotel.browser()
  await browser.open('/carrito/')
  await browser.send('/carrito/', token === undefined ? {} : { checkout_token: token })
  expect(browser.status).toBe(status)
  expect(browser.data<CartPageData>().notice?.problem.code).toBe('token-forged')
})

test('takes nothing from another site', async () => {
  const browser = hotel.browser()
  await browser.send('/carrito/', { checkout_token: 'x.y' }, { withToken: false })
  expect(browser.status).toBe(403)
})

test('says that its time is over', async () => {
  const browser = hotel.browser()
  browser.cookies.set('cart', '00000000-0000-4000-8000-000000000000')
  await browser.open('/carrito/')
  expect(browser.data<CartPageData>().notice?.problem.code).toBe('hold-expired')
})

test('keeps no more rooms of one hotel for one address than a group needs', async () => {
  let browser = await hotel.chosen()
  for (let kept = 1; browser.status === 303 && kept <= 20; kept++) browser = await hotel.chosen()
  expect(browser.status).toBe(429)
  const { problem } = browser.data<CartPageData>().notice!
  expect(problem).toMatchObject({ code: 'too-many-holds', limit: 10 })
  expect(browser.payload).toContain('como máximo 10')
})

test('keeps the code of a gift box with the stay, and leads back to its pages', async () => {
  await hotel.database.db.deleteFrom('cart_items').execute()
  const browser = hotel.browser()
  await hotel.chosen(browser)
  const { checkout_token: token } = browser.sent
  await browser.send('/carrito/', { checkout_token: token!, giftBoxCode: 'REGALO-7' })
  await browser.follow()
  const codesOf = () =>
    browser.data<CartPageData>().items.map(({ line }) => {
      const told = line.facts.find(({ icon }) => icon === 'gift')
      return told?.values[0]!.text ?? ''
    })
  expect(codesOf()).toEqual(['', 'REGALO-7'])
  expect(browser.data<CartPageData>().items[1]!.line.href).toMatch(
    /^\/hoteles\/giftbox\/profile\/regalo-7\//,
  )
  expect(browser.payload).toContain('Caja regalo')
  await browser.send('/carrito/', { checkout_token: token!, giftBoxCode: '<b>' })
  await browser.follow()
  expect(codesOf().at(-1)).toBe('')
})
