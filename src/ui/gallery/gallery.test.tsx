/** The parts of the gallery as they are written in each of their states. */
import { expect, test } from 'vitest'
import { rendered } from '../../../tests/fixtures/rendered.tsx'
import type { HotelPhoto } from '../rules/photo-sizes.ts'
import HotelGallery from '../../products/hotels/list/pages/card/hotel-gallery.tsx'
import { Lightbox, lightboxAfter, LightboxBar, lightboxOf, LightboxWait } from './lightbox.tsx'
import { LightboxStage } from './lightbox-stage.tsx'
import { PhotoCarousel } from './photo-carousel.tsx'
import { PhotoStrip } from './photo-strip.tsx'

const PHOTOS: HotelPhoto[] = [1, 2, 3, 4, 5, 6, 7, 8].map((position) => ({
  picture: `/photos/7/${position}-full`,
  thumbnail: `/photos/7/${position}-thumb`,
  description: `Vista ${position}`,
}))

test('opened from a card, it says whose photos it is fetching', () => {
  const html = gallery('Hotel Azahar')
  expect(html).toContain('Fotos de Hotel Azahar')
  expect(html).toContain('Cargando las fotos…')
  expect(html).toContain('data-phase="open"')
  expect(html).not.toContain('<img')
  expect(html).not.toContain('style=')
})

test('a hotel without its name has another', () => {
  expect(gallery('')).toContain('Fotos de Hotel sorpresa')
})

test('a dialog is named by its title', () => {
  const html = rendered(<Lightbox name="Azahar" photos={PHOTOS} onClose={nothing} />)
  const [, titleId] = /aria-labelledby="([^"]+)"/.exec(html)!
  expect(html).toContain(`id="${titleId}">Fotos de Azahar</h2>`)
})

test('photos that did not come can be asked for again', () => {
  const html = rendered(<LightboxWait isEmpty={false} hasFailed onRetry={nothing} />)
  expect(html).toContain('role="alert"')
  expect(html).toContain('No se ha podido cargar este contenido.')
  expect(html).toContain('Reintentar')
})

test('a hotel may have none', () => {
  const html = rendered(<LightboxWait isEmpty hasFailed={false} onRetry={nothing} />)
  expect(html).toContain('todavía no tiene fotos')
})

test.each([
  [false, 'Iniciar la presentación'],
  [true, 'Detener la presentación'],
])('with the slideshow on: %s, its button says %s', (isOn, name) => {
  const opened = lightboxOf(8, 2)
  const box = isOn ? lightboxAfter(opened, { type: 'toggle-slideshow' }) : opened
  const html = rendered(
    <LightboxBar
      titleId="t"
      title="Fotos"
      box={box}
      photos={PHOTOS}
      onToggleSlideshow={nothing}
      onClose={nothing}
    />,
  )
  expect(html).toContain(`aria-label="${name}"`)
  expect(html.replaceAll('<!-- -->', '')).toContain('3 / 8')
  expect(html).toContain('Foto 3 de 8: Vista 3')
  expect(html).toContain(`aria-live="${isOn ? 'off' : 'polite'}"`)
})

test('the stage shows one photo in sizes to choose from', () => {
  const html = rendered(
    <LightboxStage photos={PHOTOS} position={2} onShow={nothing} onSettled={nothing} />,
  )
  expect(html).toContain('srcSet="/photos/7/3-wide 960w, /photos/7/3-full 1600w"')
  expect(html).toContain('alt="Vista 3"')
  expect(html).toContain('aria-label="Foto siguiente"')
  expect(html).not.toContain('/photos/7/4')
})

test('the strip has every photo and one stop for the Tab key', () => {
  const html = rendered(<PhotoStrip photos={PHOTOS} position={2} onShow={nothing} />)
  expect(html.match(/<img/g)).toHaveLength(8)
  expect(html.match(/tabindex="0"/gi)).toHaveLength(1)
  expect(html).toContain('aria-label="Foto 3 de 8: Vista 3" aria-current="true"')
  expect(html).toContain('data-thumbnails="6"')
})

test('few thumbnails need no buttons to move them', () => {
  const html = rendered(<PhotoStrip photos={PHOTOS.slice(0, 6)} position={0} onShow={nothing} />)
  expect(html).not.toContain('Más miniaturas')
})

test('the carousel loads the photo and its neighbours; the others cannot be reached', () => {
  const html = carousel()
  const loaded = [...html.matchAll(/src="\/photos\/7\/(\d)-wide"/g)].map(([, photo]) => photo)
  expect(loaded).toEqual(['2', '3', '4'])
  expect(html.match(/<li[^>]*inert/g)).toHaveLength(7)
  expect(html).not.toContain('Ampliar')
})

test('on a page its photos can be enlarged', () => {
  expect(carousel({ onOpen: nothing })).toContain('aria-label="Ampliar: Vista 3"')
})

function gallery(name: string): string {
  return rendered(<HotelGallery hotelId={7} hiddenOfferId={null} name={name} onClose={nothing} />)
}

function carousel(more: { onOpen?: () => void } = {}): string {
  return rendered(
    <PhotoCarousel
      photos={PHOTOS}
      label="Fotos"
      position={2}
      onShow={nothing}
      isPlaying
      onTogglePlaying={nothing}
      {...more}
    />,
  )
}

function nothing(): void {}
