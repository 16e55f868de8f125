/**
 * Brings the photos of stored hotels into the folder of pictures. What was fetched is noted photo
 * by photo, so a run that is cut short goes on where it stopped, and failures are tried again.
 */
import type { Reason } from '../outside/imports/reasons.ts'
import { resizePhotos, type PhotoFolders } from '../outside/imports/resize-photos.ts'
import type { Database } from '../storage/database.ts'
import {
  countWaitingPhotos,
  keepPhoto,
  waitingPhotos,
  type WaitingPhoto,
} from '../storage/operator-photos.ts'

export interface PhotosReport {
  fetched: number
  failed: number
  /** The first ones. */
  failures: { hotel: string; photo: string; reason: Reason }[]
}

const MOST_LISTED = 1000

/** Downloads wait for other machines most of the time, so a few of them go side by side. */
const AT_ONCE = 4

export async function fetchOperatorPhotos(
  database: Database,
  folders: PhotoFolders,
  onProgress: (done: number, all: number) => void = () => undefined,
): Promise<PhotosReport> {
  const report: PhotosReport = { fetched: 0, failed: 0, failures: [] }
  const all = await countWaitingPhotos(database)
  let after = { hotelId: 0, position: 0 }
  for (;;) {
    const photos = await waitingPhotos(database, after, AT_ONCE)
    if (photos.length === 0) return report
    await Promise.all(photos.map(fetch))
    after = photos.at(-1)!
    onProgress(report.fetched + report.failed, all)
  }

  async function fetch(photo: WaitingPhoto): Promise<void> {
    const [resized] = await resizePhotos([photo.source], folders)
    if (resized!.ok) {
      await keepPhoto(database, photo, resized!.hash)
      report.fetched += 1
      return
    }
    report.failed += 1
    if (report.failures.length < MOST_LISTED)
      report.failures.push({
        hotel: photo.operatorId,
        photo: photo.source,
        reason: resized!.reason,
      })
  }
}
