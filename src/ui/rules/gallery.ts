/** The photo gallery: a carousel on small screens, a strip of thumbnails elsewhere. */

export const GALLERY = {
  autoPlayMs: 8000,
  desktopThumbnails: { least: 4, most: 6 },
  otherThumbnails: { least: 1, most: 3 },
} as const
