/** The picture that proves a claim. What is kept is a copy of our own making, never what was sent. */
import { sentPicture } from '../../accounts/routes/picture-upload.ts'

/** Enough to read a price on a photographed screen. */
const LONGEST_EDGE = 1_600

/** Null when none was sent, "unreadable" for anything but a picture. */
export async function proofIn(sent: unknown): Promise<Uint8Array | null | 'unreadable'> {
  if (!(sent instanceof Blob) || sent.size === 0) return null
  const size = { fit: 'inside', withoutEnlargement: true } as const
  const picture = await sentPicture(sent, (whole) =>
    whole.resize(LONGEST_EDGE, LONGEST_EDGE, size).webp({ quality: 75 }),
  )
  return picture ?? 'unreadable'
}
