/**
 * Keeps the demo world two years long: each new day its calendars move on by one. The days behind
 * cannot be searched anyway, so nobody waits for this.
 */
import { storedWorld } from '../../catalogue/store/catalogue.ts'
import { forgetChangesBefore } from '../../../../store/change-feed.ts'
import { exclusively } from '../../../../store/exclusive.ts'
import { rollCalendars } from '../store/roll-calendars.ts'
import { openStore } from '../../../../store/store.ts'
import { demoCatalogue } from '../../../../../demo/catalogue/demo-catalogue.ts'
import { Land } from '../../../../places/geography/land.ts'
import { DEMO_SEED, readGeography, type WorldToPrepare } from '../../../../../demo/prepare-world.ts'

/** Every node has read a change long before, or begins from a newer snapshot. */
const CHANGES_KEPT_MS = 7 * 86_400_000

export async function rollWorld(world: WorldToPrepare): Promise<void> {
  const database = await openStore(world)
  try {
    await exclusively(database, async () => {
      const stored = await storedWorld(database)
      if (!stored || stored.firstDay >= world.today) return
      const { calendarsFrom } = demoCatalogue({
        geography: readGeography(world.geographyFile),
        land: new Land(),
        size: world.catalogueSize,
        seed: DEMO_SEED,
        firstDay: world.today,
      })
      await forgetChangesBefore(database, Date.now() - CHANGES_KEPT_MS)
      await rollCalendars(
        database,
        world.today,
        (hotelId) =>
          new Map(calendarsFrom(hotelId, world.today).map((room) => [room.roomTypeId, room])),
      )
    })
  } finally {
    await database.close()
  }
}
