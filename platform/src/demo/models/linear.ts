import { mean, standardiser, type Classifier, type Matrix, type Regressor } from './model.ts'

/** Ridge regression by Gaussian elimination of the normal equations. */
export const ridge =
  (penalty: number): Regressor =>
  (train, target) => {
    const scale = standardiser(train)
    const rows = train.map(scale)
    const size = rows[0]?.length ?? 0
    const centre = mean(target)
    const system = Array.from({ length: size }, (_, i) => [
      ...Array.from(
        { length: size },
        (_, j) =>
          rows.reduce((sum, row) => sum + (row[i] as number) * (row[j] as number), 0) +
          (i === j ? penalty : 0),
      ),
      rows.reduce((sum, row, at) => sum + (row[i] as number) * ((target[at] as number) - centre), 0),
    ])
    const weights = solve(system)
    return row =>
      centre + scale(row).reduce((sum, value, index) => sum + value * (weights[index] as number), 0)
  }

/** Solves a square system given with its right side as last column. */
export function solve(system: readonly (readonly number[])[]): number[] {
  const rows = system.map(row => [...row])
  const size = rows.length
  for (let column = 0; column < size; column++) {
    const best = rows
      .slice(column)
      .reduce(
        (at, row, index) =>
          Math.abs(row[column] as number) > Math.abs((rows[at] as number[])[column] as number)
            ? column + index
            : at,
        column,
      )
    const pivot = rows[best] as number[]
    rows[best] = rows[column] as number[]
    rows[column] = pivot
    for (let other = 0; other < size; other++) {
      if (other === column) continue
      const row = rows[other] as number[]
      const factor = (row[column] as number) / (pivot[column] as number)
      for (let at = column; at <= size; at++) row[at] = (row[at] as number) - factor * (pivot[at] as number)
    }
  }
  return rows.map((row, index) => (row[size] as number) / (row[index] as number))
}

/** Multinomial logistic regression by gradient descent. Thousands of steps: its numbers lie flat, and nothing is made in a step. */
export const logistic =
  (steps: number, rate = 0.5, penalty = 1e-3): Classifier =>
  (train, target, classes) => {
    const scale = standardiser(train)
    const rows: Matrix = train.map(row => [1, ...scale(row)])
    const size = rows[0]?.length ?? 0
    const inputs = Float64Array.from(rows.flat())
    const weights = new Float64Array(classes * size)
    const gradients = new Float64Array(classes * size)
    const shares = new Float64Array(classes)
    for (let step = 0; step < steps; step++) {
      for (let at = 0; at < weights.length; at++) gradients[at] = penalty * (weights[at] as number)
      for (let row = 0; row < rows.length; row++) {
        softmax(weights, inputs, row * size, size, shares)
        for (let k = 0; k < classes; k++) {
          const error = ((shares[k] as number) - (target[row] === k ? 1 : 0)) / rows.length
          for (let j = 0; j < size; j++)
            gradients[k * size + j] =
              (gradients[k * size + j] as number) + error * (inputs[row * size + j] as number)
        }
      }
      for (let at = 0; at < weights.length; at++)
        weights[at] = (weights[at] as number) - rate * (gradients[at] as number)
    }
    return row => {
      softmax(weights, Float64Array.from([1, ...scale(row)]), 0, size, shares)
      return [...shares]
    }
  }

/** Writes the share of each class for the row of inputs that begins at `from`. */
function softmax(
  weights: Float64Array,
  inputs: Float64Array,
  from: number,
  size: number,
  shares: Float64Array,
) {
  let top = -Infinity
  for (let k = 0; k < shares.length; k++) {
    let score = 0
    for (let j = 0; j < size; j++) score += (weights[k * size + j] as number) * (inputs[from + j] as number)
    shares[k] = score
    top = Math.max(top, score)
  }
  let whole = 0
  for (let k = 0; k < shares.length; k++) whole += shares[k] = Math.exp((shares[k] as number) - top)
  for (let k = 0; k < shares.length; k++) shares[k] = (shares[k] as number) / whole
}
