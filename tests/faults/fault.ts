/** A small break of the product, and the tests that must see it. */
export interface Fault {
  /** What goes wrong, and for whom. */
  name: string
  area: string
  file: string
  /** Stands exactly once in the file. */
  find: string
  replace: string
  /** Test files, or the static checks `lint` and `types`. */
  tests: string[]
}
