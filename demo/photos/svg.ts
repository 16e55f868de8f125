/**
 * Small builders of SVG text. A picture is a list of shapes plus shared definitions;
 * definitions are kept once per content, because most of a picture's bytes would repeat.
 */
export type Point = readonly [number, number]
export type Stop = readonly [offset: number, colour: string, opacity?: number]
/** A gradient's line in the box of the shape it fills: x1 y1 x2 y2. */
export type Slope = readonly [number, number, number, number]

const DOWN: Slope = [0, 0, 0, 1]
export const ACROSS: Slope = [0, 0, 1, 0]

export class Picture {
  private readonly prefix: string
  private readonly ids = new Map<string, string>()
  private defs = ''
  private body = ''

  constructor(prefix: string) {
    this.prefix = prefix
  }

  /** Appends finished markup. */
  add(markup: string): void {
    this.body += markup
  }

  shape(path: string, fill: string, more = ''): void {
    if (path) this.body += `<path d="${path}" fill="${fill}"${more && ' ' + more}/>`
  }

  line(path: string, stroke: string, width: number, more = ''): void {
    if (!path) return
    this.body +=
      `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${num(width)}"` +
      `${more && ' ' + more}/>`
  }

  oval(x: number, y: number, rx: number, ry: number, fill: string, more = ''): void {
    this.body +=
      `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" ` +
      `fill="${fill}"${more && ' ' + more}/>`
  }

  rect(x: number, y: number, w: number, h: number, fill: string, more = ''): void {
    this.body +=
      `<rect x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}" ` +
      `fill="${fill}"${more && ' ' + more}/>`
  }

  /** A linear gradient in the shape's own box; returns the paint to fill with. */
  fade(stops: readonly Stop[], slope: Slope = DOWN): string {
    const [x1, y1, x2, y2] = slope
    const line =
      (x1 ? ` x1="${x1}"` : '') +
      (y1 ? ` y1="${y1}"` : '') +
      (x2 === 1 ? '' : ` x2="${x2}"`) +
      (y2 ? ` y2="${y2}"` : '')
    return this.paint(`<linearGradient${line}>${stopsOf(stops)}</linearGradient>`)
  }

  /** From one colour to another across the shape's own box. */
  ramp(from: string, to: string, slope: Slope = DOWN): string {
    return this.fade(
      [
        [0, from],
        [1, to],
      ],
      slope,
    )
  }

  /** From one colour at a height of the canvas to another further down. */
  rampDown(from: string, to: string, top: number, bottom: number): string {
    return this.wash(
      [
        [0, from],
        [1, to],
      ],
      0,
      top,
      0,
      bottom,
    )
  }

  /** A linear gradient on the canvas, so that many shapes share one light. */
  wash(stops: readonly Stop[], x1: number, y1: number, x2: number, y2: number): string {
    const start = (x1 ? ` x1="${num(x1)}"` : '') + (y1 ? ` y1="${num(y1)}"` : '')
    const line = `${start} x2="${num(x2)}" y2="${num(y2)}"`
    return this.paint(
      `<linearGradient gradientUnits="userSpaceOnUse"${line}>${stopsOf(stops)}</linearGradient>`,
    )
  }

  /** A radial gradient in the shape's own box: glows, soft shadows, domes. */
  glow(stops: readonly Stop[], x = 0.5, y = 0.5, radius = 0.5): string {
    const where =
      x === 0.5 && y === 0.5 && radius === 0.5 ? '' : ` cx="${x}" cy="${y}" r="${radius}"`
    return this.paint(`<radialGradient${where}>${stopsOf(stops)}</radialGradient>`)
  }

  /** Thin upright bars: railings and slats. */
  hatch(colour: string, step: number, width: number): string {
    return this.paint(
      `<pattern width="${step}" height="9" patternUnits="userSpaceOnUse">` +
        `<path d="M0 0h${width}v9H0z" fill="${colour}"/></pattern>`,
    )
  }

  /** A path written once, to be filled, stroked and clipped by several shapes through `use`. */
  outline(path: string): string {
    return this.define(`<path d="${path}"/>`)
  }

  clipTo(outline: string): string {
    return `clip-path="url(#${this.define(`<clipPath><use href="#${outline}"/></clipPath>`)})"`
  }

  /** A clipping path; returns the attribute to put on a group. */
  clip(path: string): string {
    return `clip-path="url(#${this.define(`<clipPath><path d="${path}"/></clipPath>`)})"`
  }

  /** Draws into a definition instead of the picture; returns its id for `use`. */
  symbol(draw: () => void): string {
    return this.define(`<g>${this.captured(draw)}</g>`)
  }

  group(attributes: string, draw: () => void): void {
    const inner = this.captured(draw)
    if (inner) this.body += `<g ${attributes}>${inner}</g>`
  }

  use(id: string, x: number, y: number, scaleX = 1, scaleY = Math.abs(scaleX), more = ''): void {
    const move = x || y ? `translate(${Math.round(x)} ${Math.round(y)})` : ''
    const equal = scaleX === scaleY ? '' : ' ' + fine(scaleY)
    const scale = scaleX === 1 && scaleY === 1 ? '' : `scale(${fine(scaleX)}${equal})`
    const transform = move || scale ? ` transform="${move}${scale}"` : ''
    this.body += `<use href="#${id}"${transform}${more && ' ' + more}/>`
  }

  document(width: number, height: number, canvasWidth: number, canvasHeight: number): string {
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
      `viewBox="0 0 ${canvasWidth} ${canvasHeight}" preserveAspectRatio="xMidYMid slice">` +
      `<defs>${this.defs}</defs>${this.body}</svg>`
    )
  }

  private captured(draw: () => void): string {
    const before = this.body
    this.body = ''
    draw()
    const inner = this.body
    this.body = before
    return inner
  }

  private paint(markup: string): string {
    return `url(#${this.define(markup)})`
  }

  private define(markup: string): string {
    const known = this.ids.get(markup)
    if (known) return known
    const id = this.prefix + this.ids.size.toString(36)
    this.ids.set(markup, id)
    const nameEnd = markup.search(/[ >]/)
    this.defs += `${markup.slice(0, nameEnd)} id="${id}"${markup.slice(nameEnd)}`
    return id
  }
}

/** One decimal is a tenth of a pixel on the canvas: enough, and short. */
function num(value: number): string {
  return short(Math.round(value * 10) / 10)
}

/** A leading zero says nothing: .5 for 0.5. */
export function short(value: number): string {
  if (value > 0 && value < 1) return String(value).slice(1)
  if (value < 0 && value > -1) return '-' + String(value).slice(2)
  return String(value)
}

function fine(value: number): string {
  return short(Math.round(value * 100) / 100)
}

function stopsOf(stops: readonly Stop[]): string {
  let out = ''
  for (const [offset, colour, opacity] of stops) {
    out +=
      `<stop${offset ? ` offset="${short(offset)}"` : ''} stop-color="${colour}"` +
      (opacity === undefined ? '/>' : ` stop-opacity="${short(opacity)}"/>`)
  }
  return out
}
