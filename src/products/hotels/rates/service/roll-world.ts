/**
 * Keeps the world two years long: each new day its calendars move on by one. The days behind cannot
 * be searched anyway, so nobody waits for this.
 */
import type { InventedWorld, WorldToPrepare } from '../../catalogue/service/invented-world.ts'
import { storedWorld } from '../../catalogue/store/catalogue.ts'
import { forgetChangesBefore } from '../../../../store/change-feed.ts'
import { exclusively } from '../../../../store/exclusive.ts'
import { openStore } from '../../../../store/store.ts'
import { readGeography } from '../../../../places/service/read-geography.ts'
import { rollCalendars } from '../store/roll-calendars.ts'

/** Every node has read a change long before, or begins from a newer snapshot. */
const CHANGES_KEPT_MS = 7 * 86_400_000

export async function rollWorld(
  world: WorldToPrepare,
  invented: InventedWorld | null,
): Promise<void> {
  const { today, catalogueSize } = world
  const database = await openStore(world)
  try {
    await exclusively(database, async () => {
      const stored = await storedWorld(database)
      if (!stored || stored.firstDay >= today) return
      const catalogue = invented?.catalogue(
        readGeography(world.geographyFile),
        catalogueSize,
        today,
      )
      await forgetChangesBefore(database, Date.now() - CHANGES_KEPT_MS)
      await rollCalendars(database, today, (hotelId) => {
        const rooms = catalogue?.calendarsFrom(hotelId, today) ?? []
        return new Map(rooms.map((room) => [room.roomTypeId, room]))
      })
    })
  } finally {
    await database.close()
  }
}
