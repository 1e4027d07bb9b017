import { mean, standardiser, type Classifier, type Matrix, type Regressor } from './model.ts'

function nearest(train: Matrix, k: number) {
  const scale = standardiser(train)
  const rows = train.map(scale)
  return (row: readonly number[]): number[] => {
    const asked = scale(row)
    return rows
      .map((own, index) => ({
        index,
        distance: own.reduce((sum, value, column) => sum + (value - (asked[column] as number)) ** 2, 0),
      }))
      .sort((a, b) => a.distance - b.distance || a.index - b.index)
      .slice(0, k)
      .map(({ index }) => index)
  }
}

export const neighbourRegressor =
  (k: number): Regressor =>
  (train, target) => {
    const near = nearest(train, k)
    return row => mean(near(row).map(index => target[index] as number))
  }

/** Shares of the classes among the neighbours, with one imaginary row spread over all classes. */
export const neighbourClassifier =
  (k: number): Classifier =>
  (train, target, classes) => {
    const near = nearest(train, k)
    return row => {
      const found = near(row).map(index => target[index])
      return Array.from(
        { length: classes },
        (_, index) => (found.filter(value => value === index).length + 1 / classes) / (k + 1),
      )
    }
  }
