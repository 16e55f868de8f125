/** The picture that proves a claim. What is kept is a copy of our own making, never what was sent. */
import sharp from 'sharp'

const MOST_PIXELS = 50_000_000
/** Enough to read a price on a photographed screen. */
const LONGEST_EDGE = 1_600

/** Null when none was sent, "unreadable" for anything but a picture. */
export async function proofIn(sent: unknown): Promise<Uint8Array | null | 'unreadable'> {
  if (!(sent instanceof Blob) || sent.size === 0) return null
  try {
    return await sharp(await sent.arrayBuffer(), { limitInputPixels: MOST_PIXELS })
      .autoOrient()
      .resize(LONGEST_EDGE, LONGEST_EDGE, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 75 })
      .toBuffer()
  } catch {
    return 'unreadable'
  }
}
