/** LocalFavourites of one browser and what they tell an account, which may not be there to hear it. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FavouriteChanges } from '../rules/favourites.ts'
import { EDITIONS } from '../../../../site/editions/editions.ts'
import { favouritesOf, likedBy, toggleFavourite } from './liked-hotels.ts'
import { followFavourites, clearFavourites, sendFavourites } from './send-favourites.ts'

const SITE = { type: 'web', edition: EDITIONS.es, prefixed: false } as const

/** Nobody comes twice: what the browser keeps is under their number. */
let people = 0
const person = (ids: number[] = [], at = 1) => ({ id: ++people, favourites: { ids, at } })

type Reply = (sent: FavouriteChanges) => { status: number; body: unknown }
const calls: FavouriteChanges[] = []
let reply: Reply

beforeEach(() => {
  calls.length = 0
  vi.stubGlobal('location', { href: 'http://es.localhost/' })
  vi.stubGlobal('document', { cookie: 'csrf_token=t' })
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const sent = JSON.parse(body) as FavouriteChanges
    calls.push(sent)
    const { status, body: told } = reply(sent)
    return new Response(JSON.stringify(told), { status })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** Keeps what it is told, as the server does. */
function account(ids: number[], at = 10): Reply {
  let held = ids
  return ({ added, removed }) => {
    held = [...added, ...held.filter((id) => !added.includes(id) && !removed.includes(id))]
    return { status: 200, body: { ids: held, at: ++at } }
  }
}

const failing: Reply = () => ({ status: 503, body: { code: 'try-again' } })

test('hearts of nobody are in the browser, and join the first account', async () => {
  toggleFavourite(null, 5)
  toggleFavourite(null, 6)
  toggleFavourite(null, 7)
  toggleFavourite(null, 7)
  expect(likedBy(null)).toEqual([6, 5])
  reply = account([1])
  const ana = person([1])
  await sendFavourites(SITE, ana)
  expect(calls).toEqual([{ added: [6, 5], removed: [] }])
  expect(likedBy(ana)).toEqual([6, 5, 1])
  expect(favouritesOf(ana)).toEqual({ ids: [6, 5, 1], at: 11, added: [], removed: [] })
  // The next person finds nothing of them.
  const eva = person()
  await sendFavourites(SITE, eva)
  expect(calls).toHaveLength(1)
  expect(favouritesOf(eva).ids).toEqual([])
})

test('what could not be told stays pressed, and is told at the next page', async () => {
  reply = failing
  const ana = person([1, 2])
  toggleFavourite(ana, 3)
  toggleFavourite(ana, 1)
  expect(likedBy(ana)).toEqual([3, 2])
  await sendFavourites(SITE, ana)
  expect(calls).toHaveLength(1)
  expect(likedBy(ana)).toEqual([3, 2])
  reply = account([1, 2])
  // Another page of the same person, as the server wrote it.
  await sendFavourites(SITE, { ...ana, favourites: { ids: [1, 2], at: 5 } })
  expect(calls[1]).toEqual({ added: [3], removed: [1] })
  expect(favouritesOf(ana)).toMatchObject({ ids: [3, 2], at: 11 })
  await sendFavourites(SITE, ana)
  expect(calls).toHaveLength(2)
})

test('what is said while something is told is told afterwards', async () => {
  const ana = person()
  const answer = account([])
  let isFirst = true
  reply = (sent) => {
    if (isFirst) toggleFavourite(ana, 3)
    isFirst = false
    return answer(sent)
  }
  toggleFavourite(ana, 3)
  await sendFavourites(SITE, ana)
  expect(calls).toEqual([
    { added: [3], removed: [] },
    { added: [], removed: [3] },
  ])
  expect(likedBy(ana)).toEqual([])
})

test('a hotel that nobody knows is let go of, and the others are told', async () => {
  const ana = person()
  const answer = account([])
  reply = (sent) =>
    sent.added.includes(9)
      ? { status: 422, body: { problems: [{ code: 'hotel-unknown', field: 'added.9' }] } }
      : answer(sent)
  toggleFavourite(ana, 8)
  toggleFavourite(ana, 9)
  await sendFavourites(SITE, ana)
  expect(calls.map(({ added }) => added)).toEqual([[9, 8], [8]])
  expect(likedBy(ana)).toEqual([8])
})

test('the newer word counts: of the page, or of another tab', async () => {
  reply = account([])
  const ana = person([1], 100)
  followFavourites(SITE, ana)
  // A page out of the history.
  expect(favouritesOf({ ...ana, favourites: { ids: [1, 2], at: 50 } }).ids).toEqual([1])
  // A page after another device was used.
  expect(favouritesOf({ ...ana, favourites: { ids: [3], at: 200 } }).ids).toEqual([3])
  clearFavourites(ana)
  expect(favouritesOf({ ...ana, favourites: { ids: [1, 2], at: 50 } }).ids).toEqual([1, 2])
  expect(calls).toEqual([])
})
