/** Columns of a linear programme, each between nothing and one, as its solver takes them. */
export class Columns {
  readonly #costs: number[] = []
  readonly #starts = [0]
  readonly #rows: number[] = []
  readonly #values: number[] = []

  get count(): number {
    return this.#costs.length
  }

  add(cost: number, entries: readonly (readonly [row: number, value: number])[]): void {
    this.#costs.push(cost)
    for (const [row, value] of entries) {
      this.#rows.push(row)
      this.#values.push(value)
    }
    this.#starts.push(this.#rows.length)
  }

  /** For a programme of so many rows. */
  of(numRows: number) {
    const numCols = this.count
    return {
      cost: Float64Array.from(this.#costs),
      lower: new Float64Array(numCols),
      upper: new Float64Array(numCols).fill(1),
      matrix: {
        format: 'csc' as const,
        numRows,
        numCols,
        starts: Int32Array.from(this.#starts),
        indices: Int32Array.from(this.#rows),
        values: Float64Array.from(this.#values),
      },
    }
  }
}
