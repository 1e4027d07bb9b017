import { readGapminder } from '../data/read.ts'
import { ridge } from '../models/linear.ts'
import type { Regressor } from '../models/model.ts'
import { neighbourRegressor } from '../models/neighbours.ts'
import { meanRegressor } from '../models/simple.ts'
import { treeRegressor } from '../models/tree.ts'
import { regressorEntries } from './regressor-entries.ts'
import { isTest, usageOf } from './split.ts'
import { taskFiles } from './task-files.ts'
import type { Task } from './task.ts'

export function lifeExpectancyTask(): Task {
  const all = readGapminder().map((row, index) => ({
    id: index + 1,
    row,
    features: [
      row.year,
      row.fertility,
      Math.log(row.population),
      ...[0, 1, 2, 3, 4].map(cluster => (row.cluster === cluster ? 1 : 0)),
    ],
    target: row.lifeExpectancy,
  }))
  // Whole countries are held out, so that nobody can read a year off its neighbours.
  const train = all.filter(one => !isTest(`country ${one.row.country}`, 0.4))
  const test = all.filter(one => isTest(`country ${one.row.country}`, 0.4))
  const named: [string, Regressor, number][] = [
    ['mean.csv', meanRegressor, 0],
    ['noisy_mean.csv', meanRegressor, 3],
    ['stump.csv', treeRegressor(1, 20), 1.2],
    ['ridge_1000.csv', ridge(1000), 1],
    ['tree_depth2.csv', treeRegressor(2, 10), 1],
    ['knn_15.csv', neighbourRegressor(15), 0.8],
    ['tree_depth4.csv', treeRegressor(4, 8), 0.8],
    ['knn_5.csv', neighbourRegressor(5), 0.6],
    ['ridge_1.csv', ridge(1), 0.4],
  ]
  return {
    file: {
      idColumn: { name: 'id', kind: 'integer' },
      columns: [{ name: 'life_expect', kind: 'number' }],
      formats: ['csv', 'csv.gz', 'json'],
      expectedRows: test.length,
    },
    metric: { key: 'rmse', params: {}, direction: 'minimize' },
    ...taskFiles({
      train,
      test,
      given: ({ row }) => ({
        country: row.country,
        year: row.year,
        cluster: row.cluster,
        pop: row.population,
        fertility: row.fertility,
      }),
      truth: one => ({ life_expect: one.target }),
      usage: one => usageOf(`life ${one.id}`),
      sample: () => ({ life_expect: 60 }),
    }),
    models: regressorEntries(train, test, 'life_expect', named),
  }
}
