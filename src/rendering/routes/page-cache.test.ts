import { expect, test } from 'vitest'
import { pageCache } from './page-cache.ts'

/** Asks for pages and tells what was sent, and how often one had to be rendered. */
function asker(most?: number) {
  const bodies = pageCache(most)
  const asker = {
    rendered: 0,
    ask(data: string, csrfToken = 'token', key = '/list') {
      const { body, data: told } = bodies.bodyOf({
        key,
        data,
        csrfToken,
        render: (token) => {
          asker.rendered++
          return [
            '<p>',
            Buffer.from(data),
            `</p><input value="${token}">`,
            `<input value="${token}">`,
          ]
        },
      })
      expect(String(told)).toBe(data)
      return body.map(String).join('')
    },
  }
  return asker
}

const written = (data: string, token: string) =>
  `<p>${data}</p><input value="${token}"><input value="${token}">`

test('what is asked for again and again is rendered twice: once for its memory', () => {
  const page = asker()
  for (let at = 0; at < 5; at++) expect(page.ask('64 €')).toBe(written('64 €', 'token'))
  expect(page.rendered).toBe(2)
})

test('everybody gets a token of their own, also in what was kept', () => {
  const { ask } = asker()
  for (const token of ['a', 'b', 'c', 'd']) expect(ask('64 €', token)).toBe(written('64 €', token))
})

test('an old price is never shown', () => {
  const { ask } = asker()
  for (const price of ['64 €', '64 €', '64 €', '70 €', '70 €', '64 €', '64 €'])
    expect(ask(price)).toBe(written(price, 'token'))
})

test('the same data at another address, or for others, is another page', () => {
  const page = asker()
  for (const key of ['/a', '/a', '/b', '/b']) page.ask('64 €', 'token', key)
  expect(page.rendered).toBe(4)
})

test('what nobody asked for the longest is forgotten', () => {
  const page = asker(2)
  for (const key of ['/a', '/a', '/b', '/b', '/c', '/c', '/a']) page.ask('64 €', 'token', key)
  expect(page.rendered).toBe(7)
})
