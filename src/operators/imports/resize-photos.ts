/**
 * An operator's photos in the sizes that pages need. What is wrong with one is a reason for the
 * report; the others go on.
 */
import { createHash } from 'node:crypto'
import { access, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { PHOTO_SIZES, type PhotoSize } from '../../ui/rules/photo-sizes.ts'
import { FETCH_LIMITS, fetchPhoto, type FetchedPhoto, type FetchLimits } from './fetch-photo.ts'
import { isFileName, isWebAddress } from './photo-list.ts'
import { photoFile, PHOTO_FORMATS, type PhotoFormat } from './photo-sizes.ts'
import { messageOf, reason, type Reason } from './reasons.ts'

export interface PhotoFolders {
  /** Where file names are looked for; null when the operator has only web addresses. */
  source: string | null
  target: string
}

export type ResizedPhoto =
  | { ok: true; photo: string; hash: string; width: number; height: number }
  | { ok: false; photo: string; reason: Reason }

/** More would be a bomb: a small file that unpacks into gigabytes. */
const MOST_PIXELS = 100_000_000

/** In the order given. One after the other: sharp itself works on all cores. */
export async function resizePhotos(
  photos: readonly string[],
  folders: PhotoFolders,
  limits: FetchLimits = FETCH_LIMITS,
): Promise<ResizedPhoto[]> {
  const resized: ResizedPhoto[] = []
  for (const photo of photos) {
    const read = await readPhoto(photo, folders, limits)
    resized.push(
      read.ok
        ? await resizePhoto(photo, read.bytes, folders.target)
        : { ok: false, photo, reason: read.reason },
    )
  }
  return resized
}

async function readPhoto(
  photo: string,
  { source }: PhotoFolders,
  limits: FetchLimits,
): Promise<FetchedPhoto> {
  if (isWebAddress(photo)) return fetchPhoto(photo, limits)
  if (!isFileName(photo)) return { ok: false, reason: reason('photo-unusable', 'photos', photo) }
  if (source === null)
    return { ok: false, reason: reason('photo-not-found', 'photos', 'no folder was named') }
  try {
    const file = path.join(source, photo.replaceAll('\\', '/'))
    const { size } = await stat(file)
    if (size > limits.mostBytes) {
      const most = `${Math.round(limits.mostBytes / 1e6)} MB`
      return { ok: false, reason: reason('photo-too-large', 'photos', most) }
    }
    return { ok: true, bytes: await readFile(file) }
  } catch (error) {
    return { ok: false, reason: reason('photo-not-found', 'photos', messageOf(error)) }
  }
}

/** Files are named by the picture's content, so a repeated import finds them and does nothing. */
async function resizePhoto(photo: string, bytes: Buffer, target: string): Promise<ResizedPhoto> {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
  try {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    const { autoOrient } = await picture.metadata()
    const missing = await missingFiles(hash, target)
    // Decoding a large photo takes longest, so it happens once, at the greatest size needed.
    const upright = missing.length === 0 ? null : await decoded(picture)
    for (const { file, size, format } of missing) {
      const output = await sharp(upright!.data, { raw: upright!.info })
        .resize({ ...withoutEnlarging(size, upright!.info), fit: 'cover', position: 'attention' })
        .toFormat(format, PHOTO_FORMATS[format])
        .toBuffer()
      await writeWhole(file, output)
    }
    return { ok: true, photo, hash, width: autoOrient.width, height: autoOrient.height }
  } catch (error) {
    return { ok: false, photo, reason: reason('photo-broken', 'photos', messageOf(error)) }
  }
}

/** Turned as the camera was held, in the colours of the web; what the camera noted stays behind. */
function decoded(picture: Sharp) {
  return picture
    .autoOrient()
    .resize({ ...PHOTO_SIZES.full, fit: 'outside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
}

/** The proportions of the size, but no larger than the picture is. */
function withoutEnlarging(size: PhotoSize, picture: { width: number; height: number }) {
  const { width, height } = PHOTO_SIZES[size]
  const share = Math.min(1, picture.width / width, picture.height / height)
  return {
    width: Math.max(1, Math.round(width * share)),
    height: Math.max(1, Math.round(height * share)),
  }
}

async function missingFiles(hash: string, target: string) {
  const wanted = (Object.keys(PHOTO_SIZES) as PhotoSize[]).flatMap((size) =>
    (Object.keys(PHOTO_FORMATS) as PhotoFormat[]).map((format) => ({
      size,
      format,
      file: path.join(target, photoFile(hash, size, format)),
    })),
  )
  const isThere = await Promise.all(
    wanted.map(({ file }) =>
      access(file).then(
        () => true,
        () => false,
      ),
    ),
  )
  return wanted.filter((_, index) => !isThere[index])
}

/** A page that asks meanwhile must never get half a picture. */
async function writeWhole(file: string, bytes: Buffer) {
  await mkdir(path.dirname(file), { recursive: true })
  const unfinished = `${file}.${process.pid}.unfinished`
  try {
    await writeFile(unfinished, bytes)
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}
