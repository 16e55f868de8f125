/** The towns of a coast as the specified XML: `destino` elements with `id_destino` and `nombre`. */

export interface CoastTown {
  id: number
  name: string
}

export function coastAnswer(towns: readonly CoastTown[]): string {
  const rows = towns.map(
    ({ id, name }) =>
      `<destino><id_destino>${id}</id_destino><nombre>${escaped(name)}</nombre></destino>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<destinos>${rows.join('')}</destinos>\n`
}

function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(NOT_IN_XML, '')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
}

/** Characters that no XML document may hold, however they are written. */
// oxlint-disable-next-line no-control-regex -- those are the ones
const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g
