/** Roofs, drawn over the finished walls of a block. */
import { drawCrenels, drawFlat, drawMansard } from './flat-roofs.ts'
import { drawGableFront, drawGableSide, drawHip } from './pitched-roofs.ts'
import type { Roofing } from './roofing.ts'
import type { Style } from './architecture.ts'

const ROOFS: Record<Style['roof'], (at: Roofing) => void> = {
  flat: drawFlat,
  mansard: drawMansard,
  'gable-front': drawGableFront,
  'gable-side': drawGableSide,
  hip: (at) => drawHip(at, at.block.w * 0.14 + 1, 0.9),
  crenels: drawCrenels,
  thatch: (at) => drawHip(at, Math.min(at.block.w, at.block.d) * 0.55 + 0.6, 1),
}

export function drawRoof(at: Roofing): void {
  ROOFS[at.works.design.style.roof](at)
}
