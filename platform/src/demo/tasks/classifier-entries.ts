import type { Classifier } from '../models/model.ts'
import { once } from './once.ts'
import type { Entry } from './task.ts'

type Labelled<R> = { id: number; row: R; features: number[]; label: number }

/** Submissions of labels or class probabilities, made by fitting each model once when it is first needed. */
export function classifierEntries<R>(
  train: readonly Labelled<R>[],
  test: readonly Labelled<R>[],
  classes: readonly string[],
  named: readonly [string, Classifier, number][],
  write: (predictions: { id: number; shares: number[] }[]) => string,
): Entry[] {
  return named.map(([name, fit, noise]) => {
    const shares = once(() => {
      const predict = fit(
        train.map(row => row.features),
        train.map(row => row.label),
        classes.length,
      )
      return test.map(row => ({ id: row.id, shares: predict(row.features) }))
    })
    return {
      name,
      predict: random =>
        write(
          shares().map(({ id, shares: own }) => {
            const shaken = own.map(share => Math.max(0.002, share + noise * 0.25 * random.normal()))
            const whole = shaken.reduce((a, b) => a + b, 0)
            return { id, shares: shaken.map(share => share / whole) }
          }),
        ),
    }
  })
}
