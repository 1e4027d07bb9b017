import type { Regressor } from '../models/model.ts'
import { toCsv } from '../data/read.ts'
import { once } from './once.ts'
import type { Entry } from './task.ts'

type Measured = { id: number; features: number[]; target: number }

/** Submissions of numbers, made by fitting each model once when it is first needed. */
export function regressorEntries(
  train: readonly Measured[],
  test: readonly Measured[],
  column: string,
  named: readonly [string, Regressor, number][],
): Entry[] {
  return named.map(([name, fit, noise]) => {
    const values = once(() => {
      const predict = fit(
        train.map(one => one.features),
        train.map(one => one.target),
      )
      return test.map(one => ({ id: one.id, value: predict(one.features) }))
    })
    return {
      name,
      predict: random =>
        toCsv(
          ['id', column],
          values().map(({ id, value }) => [id, (value + noise * random.normal()).toFixed(3)]),
        ),
    }
  })
}
