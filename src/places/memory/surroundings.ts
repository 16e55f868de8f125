/** What something lies in, with all that is the same in the line of everything that lies there. */
export class Surroundings {
  /** Of the nearest place; empty when there is none. */
  readonly id: string
  /** From the nearest place up to the country. */
  readonly names: readonly string[]
  private readonly nearest: string | undefined
  private readonly country: string | undefined
  private readonly usualEnd: string

  constructor(id: string, names: readonly string[]) {
    this.id = id
    this.names = names
    this.nearest = names[0]
    this.country = names.at(-1)
    this.usualEnd = lineEnd(this.nearest, this.country)
  }

  /** The nearest place of another name, then the country: "Sevilla, Andalucía, España". */
  lineOf(name: string): string {
    if (name !== this.nearest && name !== this.country) return name + this.usualEnd
    const nearest = this.names.find((place) => place !== name)
    return name + lineEnd(nearest, name === this.country ? nearest : this.country)
  }
}

export const NOWHERE = new Surroundings('', [])

function lineEnd(nearest: string | undefined, country: string | undefined): string {
  if (nearest === undefined) return ''
  return nearest === country ? `, ${nearest}` : `, ${nearest}, ${country}`
}
