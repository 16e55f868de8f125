/** Loungers and parasols: two models, drawn once and set out in rows. */
import type { Camera } from './camera.ts'
import { darken, lighten, under, type Light } from './palette.ts'
import type { PhotoBrief } from './photo-brief.ts'
import type { Dice } from '../dice.ts'
import type { Picture } from './svg.ts'

export interface LoungerModels {
  lounger: string
  parasol: string
}

interface Terrace {
  picture: Picture
  dice: Dice
  light: Light
  camera: Camera
  accent: string
  brief: PhotoBrief
  x: number
  wide: number
  near: number
  far: number
}

/** One hundred units to a metre. */
export function loungerModels(
  picture: Picture,
  light: Light,
  accent: string,
  straw: boolean,
): LoungerModels {
  const frame = under(light, '#b98a5a', 0.7)
  const cushion = under(light, '#fffaf0', 1)
  const cloth = under(light, accent, 0.9)
  const lounger = picture.symbol(() => {
    picture.oval(
      0,
      4,
      125,
      16,
      picture.glow([
        [0, '#0b1a2c', light.cast * 2],
        [1, '#0b1a2c', 0],
      ]),
    )
    picture.shape('M-92-30v30h8v-28zM84-26v26h8v-28zM-20-28v28h7v-28z', darken(frame, 0.2))
    picture.shape('M-100-34l196 0l6 10h-208z', frame)
    picture.shape('M-26-46h120q8 0 9 10h-131zM-26-46l-58-50q-9-4-13 2l-2 6 60 52z', cushion)
    picture.shape('M34-47h40l5 12h-42z', cloth)
    picture.shape('M-92-97q8-7 14 0l16 15-13 9-23-19z', cloth)
  })
  const parasol = picture.symbol(() => {
    picture.oval(
      0,
      0,
      120,
      14,
      picture.glow([
        [0, '#0b1a2c', light.cast * 1.8],
        [1, '#0b1a2c', 0],
      ]),
    )
    picture.shape('M-5 0h10v-250h-10z', under(light, '#e9dcc6', 0.7))
    if (straw) {
      picture.shape(
        'M0-282Q-60-250-128-196q10 8 20-2q10 10 22 0q10 10 22 0q10 10 22 0q10 10 22 0q10 10 22 0q10 10 22 0q10 10 22 0q10 10 22 0q10 8 20-2Q60-250 0-282z',
        picture.ramp(under(light, '#dcbf84', 1), under(light, '#a88248', 0.4)),
      )
      picture.shape(
        'M0-282Q-20-240-40-196q8 6 18 2q10 6 20 0Q-2-250 0-282z',
        under(light, '#8d6a38', 0.4),
        'opacity=".35"',
      )
      return
    }
    const bright = under(light, lighten(accent, 0.08), 1)
    const shade = under(light, darken(accent, 0.2), 0.35)
    picture.shape(
      'M0-270Q-100-258-132-192q20-10 44 0q22-10 44 0q22-10 44 0q22-10 44 0q22-10 44 0q24-10 44 0Q100-258 0-270z',
      light.sunFromLeft ? shade : bright,
    )
    picture.shape(
      light.sunFromLeft
        ? 'M0-270Q-100-258-132-192q20-10 44 0q22-10 44 0q22-10 44 0Q22-240 0-270z'
        : 'M0-270Q100-258 132-192q-20-10-44 0q-22-10-44 0q-22-10-44 0Q-22-240 0-270z',
      bright,
    )
    picture.shape(
      'M0-270Q-44-250-44-192q22-10 44 0q22-10 44 0Q44-250 0-270z',
      under(light, '#fff6ea', 0.95),
    )
    picture.oval(0, -272, 4, 5, under(light, '#e9dcc6', 0.8))
  })
  return { lounger, parasol }
}

/** Two rows along the long sides of the pool and one behind it, far ones first. */
export function drawLoungers(at: Terrace): void {
  const { picture, dice, light, camera, accent, brief, x, wide, near, far } = at
  const straw = brief.climate === 'tropical' && dice.chance(0.6)
  const { lounger, parasol } = loungerModels(picture, light, accent, straw)
  const place = (id: string, px: number, z: number, flip: number) => {
    const [sx, sy] = camera.see(px, 0, z)
    const scale = camera.scale(z) / 100
    picture.use(id, sx, sy, scale * flip, scale)
  }
  for (const offset of [-3.6, -0.4, 2.8]) {
    place(parasol, x + offset + 1.4, far + 3.2, 1)
    place(lounger, x + offset, far + 2.6, 1)
  }
  for (const share of [0.78, 0.4, 0.12]) {
    const z = near + (far - near) * share
    for (const side of [-1, 1]) {
      const edge = x + side * (wide + 1.5)
      place(parasol, edge + side * 1.9, z + 0.5, 1)
      place(lounger, edge + side * 0.4, z, side)
    }
  }
}
