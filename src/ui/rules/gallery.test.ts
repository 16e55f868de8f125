import { expect, test } from 'vitest'
import { GALLERY } from './lightbox.ts'

test.each([
  ['the carousel waits 8 s', GALLERY.autoPlayMs, 8000],
  ['4 to 6 thumbnails on a desktop', GALLERY.desktopThumbnails, { least: 4, most: 6 }],
  ['1 to 3 elsewhere', GALLERY.otherThumbnails, { least: 1, most: 3 }],
])('%s', (_, built, specified) => expect(built).toEqual(specified))
