/** How a gallery is laid out: as wide as the screen allows, and anew when that changes. */
import { GALLERY } from '../rules/gallery.ts'
import { SEARCHER_BAND_WIDTH, sizeClass } from '../rules/screen-sizes.ts'
import { useScreenWidth } from '../browser/use-screen-width.ts'

export interface GalleryLayout {
  /** One photo after the other, or one photo over a strip of thumbnails. */
  kind: 'carousel' | 'strip'
  /** How many are in view at a time. */
  thumbnails: number
}

/** From here on a screen between phone and desktop has room for one thumbnail more. */
const ROOMY_TABLET_WIDTH = 768

const { desktopThumbnails: desktop, otherThumbnails: other } = GALLERY

export function galleryLayout(width: number): GalleryLayout {
  switch (sizeClass(width)) {
    case 'S':
      return { kind: 'carousel', thumbnails: other.least }
    case 'M':
      return {
        kind: 'strip',
        thumbnails: width < ROOMY_TABLET_WIDTH ? other.most - 1 : other.most,
      }
    case 'L':
      return { kind: 'strip', thumbnails: desktop.least }
    case 'XL':
      return {
        kind: 'strip',
        thumbnails: width <= SEARCHER_BAND_WIDTH ? desktop.most - 1 : desktop.most,
      }
  }
}

/** Follows the window, at most every 100 ms. */
export function useGalleryLayout(): GalleryLayout {
  return galleryLayout(useScreenWidth())
}
