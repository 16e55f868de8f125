import { expect, test } from 'vitest'
import { eachDatabase } from '../../../../../tests/fixtures/databases.ts'
import { MAX_FAVOURITES } from '../rules/favourites.ts'
import type { Database } from '../../../../store/database.ts'
import { changeFavourites, favouritesOf } from './favourites.ts'
import { addPerson } from '../../../../accounts/store/people.ts'
import { dataOfPerson, forgetPerson } from '../../../../accounts/store/people-data.ts'

eachDatabase((open) => {
  async function opened() {
    const database = await open()
    const [ana, eva] = [await person(database, 'ana'), await person(database, 'eva')]
    const change = (id: number, added: number[], removed: number[], now: number) =>
      changeFavourites(database, id, { added, removed }, now)
    return { database, ana, eva, change }
  }

  test('the newest come first, each hotel once, each person their own', async () => {
    const { database, ana, eva, change } = await opened()
    expect(await change(ana, [7, 3], [], 1_000)).toEqual([7, 3])
    expect(await change(ana, [9], [], 2_000)).toEqual([9, 7, 3])
    // Liked again is nothing new.
    expect(await change(ana, [3], [], 3_000)).toEqual([9, 7, 3])
    expect(await change(eva, [3], [], 3_000)).toEqual([3])
    expect(await change(ana, [4], [7, 100], 4_000)).toEqual([4, 9, 3])
    expect(await change(ana, [], [], 5_000)).toEqual([4, 9, 3])
    expect(await favouritesOf(database, ana)).toEqual([4, 9, 3])
    expect(await favouritesOf(database, eva)).toEqual([3])
  })

  test('beyond the most of them the oldest go, also when two devices add at once', async () => {
    const { database, ana, change } = await opened()
    const first = Array.from({ length: MAX_FAVOURITES - 1 }, (_, at) => at + 1)
    await change(ana, first, [], 1_000)
    await Promise.all([change(ana, [501], [], 2_000), change(ana, [502], [], 2_001)])
    const ids = await favouritesOf(database, ana)
    expect([ids.length, ids.slice(0, 3), ids.at(-1)]).toEqual([
      MAX_FAVOURITES,
      [502, 501, 1],
      MAX_FAVOURITES - 2,
    ])
  })

  test('the same hotel from two devices at once is liked once', async () => {
    const { ana, change } = await opened()
    const answers = await Promise.all([change(ana, [5], [], 1), change(ana, [5], [], 2)])
    expect(answers).toEqual([[5], [5]])
  })

  test('they can be taken along, and go with their person', async () => {
    const { database, ana, eva, change } = await opened()
    await change(ana, [5], [], 1_000)
    await change(eva, [6], [], 1_000)
    const { favourites } = await dataOfPerson(database, ana)
    expect(favourites).toEqual([{ hotel_id: 5, added_at: 1_000 }])
    await forgetPerson(database, ana)
    const left = await database.db.selectFrom('favourites').select('hotel_id').execute()
    expect(left).toEqual([{ hotel_id: 6 }])
    expect(await change(ana, [5], [], 2_000)).toEqual([])
  })
})

async function person(database: Database, name: string): Promise<number> {
  const email = `${name}@example.com`
  const added = { email, name, passwordHash: '$x', role: 'customer' } as const
  return (await addPerson(database, added, 1))!
}
