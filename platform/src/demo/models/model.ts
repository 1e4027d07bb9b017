/** Rows of numbers; every model standardises for itself where it needs to. */
export type Matrix = readonly (readonly number[])[]

/** A model that gives one number a row. */
export type Regressor = (train: Matrix, target: readonly number[]) => (row: readonly number[]) => number
/** A model that gives a probability for each of `classes`. */
export type Classifier = (
  train: Matrix,
  target: readonly number[],
  classes: number,
) => (row: readonly number[]) => number[]

export function standardiser(rows: Matrix): (row: readonly number[]) => number[] {
  const columns = rows[0]?.length ?? 0
  const means = Array.from(
    { length: columns },
    (_, column) => rows.reduce((sum, row) => sum + (row[column] as number), 0) / rows.length,
  )
  const spreads = means.map(
    (mean, column) =>
      Math.sqrt(rows.reduce((sum, row) => sum + ((row[column] as number) - mean) ** 2, 0) / rows.length) || 1,
  )
  return row => row.map((value, column) => (value - (means[column] as number)) / (spreads[column] as number))
}

export const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length
export const argmax = (values: readonly number[]): number =>
  values.reduce((best, value, index) => (value > (values[best] as number) ? index : best), 0)
