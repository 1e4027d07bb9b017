import { mean, type Classifier, type Regressor } from './model.ts'

/** Always the mean. */
export const meanRegressor: Regressor = (_train, target) => {
  const value = mean(target)
  return () => value
}

/** Always how often each class occurs. */
export const priorClassifier: Classifier = (_train, target, classes) => {
  const shares = Array.from(
    { length: classes },
    (_, index) => target.filter(value => value === index).length / target.length,
  )
  return () => shares
}
