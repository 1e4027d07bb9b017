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

/** Multinomial logistic regression by gradient descent. */
export const logistic =
  (steps: number, rate = 0.5, penalty = 1e-3): Classifier =>
  (train, target, classes) => {
    const scale = standardiser(train)
    const rows: Matrix = train.map(row => [1, ...scale(row)])
    const size = rows[0]?.length ?? 0
    const weights = Array.from({ length: classes }, () => Array.from({ length: size }, () => 0))
    for (let step = 0; step < steps; step++) {
      const gradients = weights.map(own => own.map(weight => penalty * weight))
      for (const [at, row] of rows.entries()) {
        const shares = softmax(weights, row)
        for (let k = 0; k < classes; k++) {
          const error = ((shares[k] as number) - (target[at] === k ? 1 : 0)) / rows.length
          const gradient = gradients[k] as number[]
          for (let j = 0; j < size; j++) gradient[j] = (gradient[j] as number) + error * (row[j] as number)
        }
      }
      for (const [k, own] of weights.entries())
        for (let j = 0; j < size; j++)
          own[j] = (own[j] as number) - rate * ((gradients[k] as number[])[j] as number)
    }
    return row => softmax(weights, [1, ...scale(row)])
  }

function softmax(weights: readonly (readonly number[])[], row: readonly number[]): number[] {
  const scores: number[] = []
  for (const own of weights) {
    let score = 0
    for (let index = 0; index < own.length; index++) score += (own[index] as number) * (row[index] as number)
    scores.push(score)
  }
  const top = Math.max(...scores)
  const powers = scores.map(score => Math.exp(score - top))
  const whole = powers.reduce((a, b) => a + b, 0)
  return powers.map(power => power / whole)
}
