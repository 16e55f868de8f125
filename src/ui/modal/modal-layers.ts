/**
 * Which open dialog lies over which. Browsers stack modal dialogs by the order of their opening
 * and ignore z-index there, so those of a higher layer are opened anew over a lower one.
 */

const layers = new Map<HTMLDialogElement, number>()

export function showInLayer(dialog: HTMLDialogElement, layer: number): void {
  dialog.showModal()
  layers.set(dialog, layer)
  const above = [...layers].filter(([, other]) => other > layer).toSorted(byLayer)
  for (const [other] of above) {
    other.close()
    other.showModal()
  }
}

export function hideFromLayers(dialog: HTMLDialogElement): void {
  layers.delete(dialog)
  dialog.close()
}

function byLayer([, one]: [unknown, number], [, other]: [unknown, number]): number {
  return one - other
}
