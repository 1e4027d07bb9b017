import { mean, standardiser, type Classifier, type Matrix, type Regressor } from './model.ts'

function nearest(train: Matrix, k: number) {
  const scale = standardiser(train)
  const rows = train.map(scale)
  const size = rows[0]?.length ?? 0
  const flat = Float64Array.from(rows.flat())
  return (row: readonly number[]): number[] => {
    const asked = Float64Array.from(scale(row))
    // The nearest so far in their order: whoever is as near as another stays behind it.
    const found: { index: number; distance: number }[] = []
    for (let index = 0; index < rows.length; index++) {
      let distance = 0
      for (let column = 0; column < size; column++) {
        const apart = (flat[index * size + column] as number) - (asked[column] as number)
        distance += apart * apart
      }
      if (found.length === k && distance >= (found.at(-1)?.distance ?? Infinity)) continue
      let place = found.length
      while (place > 0 && (found[place - 1]?.distance ?? 0) > distance) place--
      found.splice(place, 0, { index, distance })
      if (found.length > k) found.pop()
    }
    return found.map(({ index }) => index)
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
