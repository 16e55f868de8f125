/**
 * Brings the photos of stored hotels into the folder of pictures. What was fetched is noted photo
 * by photo, so a run that is cut short goes on where it stopped, and failures are tried again.
 */
import type { Reason } from '../imports/reasons.ts'
import { resizePhotos, type PhotoFolders } from '../imports/resize-photos.ts'
import type { Database } from '../../store/database.ts'
import {
  countWaitingPhotos,
  keepPhoto,
  publishPhotos,
  unpublishedPhotos,
  waitingPhotos,
  type WaitingPhoto,
} from '../store/operator-photos.ts'

export interface PhotosReport {
  fetched: number
  failed: number
  failures: { hotel: string; photo: string; reason: Reason }[]
}

/** Downloads wait for other machines most of the time, so a few of them go side by side. */
const AT_ONCE = 4

const HOTELS_TOLD_AT_ONCE = 100

export async function fetchOperatorPhotos(
  database: Database,
  folders: PhotoFolders,
  onProgress: (done: number, all: number) => void = () => undefined,
): Promise<PhotosReport> {
  const report: PhotosReport = { fetched: 0, failed: 0, failures: [] }
  const all = await countWaitingPhotos(database)
  const untold = new Set<number>()
  let after = { hotelId: 0, position: 0 }
  for (;;) {
    const photos = await waitingPhotos(database, after, AT_ONCE)
    await Promise.all(photos.map(fetch))
    after = photos.at(-1) ?? after
    if (photos.length === 0) break
    if (untold.size >= HOTELS_TOLD_AT_ONCE) {
      await publishPhotos(database, [...untold])
      untold.clear()
    }
    onProgress(report.fetched + report.failed, all)
  }
  const left = await unpublishedPhotos(database)
  for (let from = 0; from < left.length; from += HOTELS_TOLD_AT_ONCE)
    await publishPhotos(database, left.slice(from, from + HOTELS_TOLD_AT_ONCE))
  return report

  async function fetch(photo: WaitingPhoto): Promise<void> {
    const [resized] = await resizePhotos([photo.source], folders)
    if (resized!.ok) {
      await keepPhoto(database, photo, resized!.hash)
      report.fetched += 1
      untold.add(photo.hotelId)
      return
    }
    report.failed += 1
    report.failures.push({ hotel: photo.operatorId, photo: photo.source, reason: resized!.reason })
  }
}
